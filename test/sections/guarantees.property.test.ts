import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSections } from '../../src/sections/parse-sections.ts';
import { randomRuns } from '../support/random-runs.ts';
import { documents } from './documents.ts';
import { type Filling, fill } from './refreshing.ts';
import { differsOnlyInSections, renderedAround, treeAround } from './surroundings.ts';

/** Counts the outcomes of filling: `filled`, or the code of the first problem. */
class Tally {
  readonly #counts = new Map<string, number>();

  count(filling: Filling): void {
    const outcome = filling.outcome === 'refused' ? filling.code : filling.outcome;
    this.#counts.set(outcome, this.of(outcome) + 1);
  }

  of(...outcomes: readonly string[]): number {
    return outcomes.reduce((sum, outcome) => sum + (this.#counts.get(outcome) ?? 0), 0);
  }
}

test('random Markdown documents are refused, or only their sections change, and a second run changes nothing', async () => {
  const runs = randomRuns(600);
  const tally = new Tally();
  await fc.assert(
    fc.asyncProperty(documents, async ({ text, show }) => {
      const filling = await fill(text, show);
      tally.count(filling);
      if (filling.outcome !== 'filled') return;
      expect(differsOnlyInSections(text, filling.text), 'only sections change').toBe(true);
      expect(await fill(filling.text, show), 'a second run changes nothing').toMatchObject({
        outcome: 'filled',
        text: filling.text,
      });
      if (filling.text !== text)
        expect(renderedAround(filling.text), 'the surroundings render identically').toBe(renderedAround(text));
    }),
    { numRuns: runs },
  );
  const refusedAfterRewriting = tally.of('changes-surroundings', 'not-read-back');
  expect(tally.of('filled'), 'documents that were filled').toBeGreaterThan(runs / 2);
  expect(
    refusedAfterRewriting / (refusedAfterRewriting + tally.of('filled')),
    'share of documents refused for their surroundings',
  ).toBeLessThan(0.02);
});

test('filling random Markdown documents does not change how remark parses the text around their sections', async () => {
  await fc.assert(
    fc.asyncProperty(documents, async ({ text, show }) => {
      const filling = await fill(text, show);
      if (filling.outcome === 'filled') expect(treeAround(filling.text)).toBe(treeAround(text));
    }),
    { numRuns: randomRuns(100) },
  );
});

test('the sections that were written into random Markdown documents are found again', async () => {
  await fc.assert(
    fc.asyncProperty(documents, async ({ text, show }) => {
      const filling = await fill(text, show);
      if (filling.outcome !== 'filled' || !filling.change?.sections) return;
      const { before, after } = filling.change.sections;
      const again = await parseSections(filling.text, 'md');
      const facts = ({ layout, attributes }: (typeof before)[number]) => ({ layout, attributes });
      expect(again.problems).toEqual([]);
      expect(again.sections).toEqual(after);
      expect(again.sections.map(facts)).toEqual(before.map(facts));
    }),
    { numRuns: randomRuns(100) },
  );
});
