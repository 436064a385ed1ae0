import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSections } from '../../src/sections/find.ts';
import { documents } from './documents.ts';
import { type Filling, fill } from './filling.ts';
import { differsOnlyInSections, renderedAround, treeAround } from './surroundings.ts';

/** Where a failure prints a seed, `FC_SEED=<seed>` runs the same documents again. */
const seed = process.env.FC_SEED === undefined ? {} : { seed: Number(process.env.FC_SEED) };

/** What became of the documents of a property: how often, by outcome or by the first problem. */
class Tally {
  readonly #counts = new Map<string, number>();

  count(filling: Filling): void {
    const outcome = filling.outcome === 'refused' ? filling.problems[0]?.code : filling.outcome;
    this.#counts.set(outcome ?? '', this.of(outcome ?? '') + 1);
  }

  of(...outcomes: readonly string[]): number {
    return outcomes.reduce((sum, outcome) => sum + (this.#counts.get(outcome) ?? 0), 0);
  }
}

describe('of 10,000 documents, whatever they hold', () => {
  test('each is refused, or filled so that only sections change, in bytes and as rendered, and for good', async () => {
    const tally = new Tally();
    await fc.assert(
      fc.asyncProperty(documents, async ({ text, show }) => {
        const filling = await fill(text, show);
        tally.count(filling);
        if (filling.outcome !== 'filled') return;
        expect(differsOnlyInSections(text, filling.text), 'promise 1').toBe(true);
        expect(await fill(filling.text, show), 'promise 2').toMatchObject({
          outcome: 'filled',
          text: filling.text,
        });
        if (filling.text !== text)
          expect(renderedAround(filling.text), 'promise 3').toBe(renderedAround(text));
      }),
      { numRuns: 10_000, ...seed },
    );
    const late = tally.of('changes-surroundings', 'not-read-back');
    expect(tally.of('filled'), 'documents that were filled').toBeGreaterThan(5_000);
    expect(
      late / (late + tally.of('filled')),
      'share of documents refused for their surroundings',
    ).toBeLessThan(0.02);
  }, 180_000);
});

describe('of 1,500 documents, whatever they hold', () => {
  test('remark reads the same around the sections of each', async () => {
    await fc.assert(
      fc.asyncProperty(documents, async ({ text, show }) => {
        const filling = await fill(text, show);
        if (filling.outcome === 'filled') expect(treeAround(filling.text)).toBe(treeAround(text));
      }),
      { numRuns: Number(process.env.RUNS ?? 1_500), ...seed },
    );
  }, 120_000);

  test('each filled one, read again, holds the sections that were written', async () => {
    await fc.assert(
      fc.asyncProperty(documents, async ({ text, show }) => {
        const filling = await fill(text, show);
        if (filling.outcome !== 'filled') return;
        const again = await findSections(filling.text, 'md');
        const facts = ({ layout, attributes }: (typeof again.sections)[number]) => ({ layout, attributes });
        expect(again.problems).toEqual([]);
        expect(again.sections.map(facts)).toEqual(filling.finding.sections.map(facts));
      }),
      { numRuns: Number(process.env.RUNS ?? 1_500), ...seed },
    );
  }, 120_000);
});
