import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkShown } from '../../src/sections/checks/placement.ts';
import { findSections } from '../../src/sections/find.ts';
import type { Format } from '../../src/sections/format.ts';
import { type Filling, fill, type Shown } from './filling.ts';
import { htmlDocuments } from './html-documents.ts';
import { pageAround } from './html-surroundings.ts';
import { mdxDocuments } from './mdx-documents.ts';
import { renderedMdxAround } from './mdx-surroundings.ts';
import { differsOnlyInSections } from './surroundings.ts';

interface Property {
  readonly format: Format;
  readonly documents: fc.Arbitrary<{ readonly text: string; readonly show: readonly Shown[] }>;
  readonly around: (text: string) => string | Promise<string>;
  readonly runs: number;
  /** How many of the filled ones are rendered as well. */
  readonly rendered: number;
  /** How many of the documents have to be filled, for the rest to mean something. */
  readonly filled: number;
}

const properties: readonly Property[] = [
  {
    format: 'mdx',
    documents: mdxDocuments,
    around: renderedMdxAround,
    runs: 2_000,
    rendered: 500,
    filled: 900,
  },
  { format: 'html', documents: htmlDocuments, around: pageAround, runs: 3_000, rendered: 3_000, filled: 700 },
];

const seed = process.env.FC_SEED === undefined ? {} : { seed: Number(process.env.FC_SEED) };

describe.each(properties)(
  'of $runs documents of $format',
  ({ format, documents, around, runs, rendered, filled }) => {
    test('each is refused, or filled so that only sections change, in bytes and as rendered, and for good', async () => {
      const outcomes = new Map<string, number>();
      await fc.assert(
        fc.asyncProperty(documents, async ({ text, show }) => {
          const filling = await fillWhereItFits(text, show, format);
          const outcome = filling.outcome === 'refused' ? (filling.problems[0]?.code ?? '') : filling.outcome;
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
          if (filling.outcome !== 'filled') return;
          expect(differsOnlyInSections(text, filling.text), 'promise 1').toBe(true);
          expect(await fillWhereItFits(filling.text, show, format), 'promise 2').toMatchObject({
            text: filling.text,
          });
          const again = await findSections(filling.text, format);
          expect(again.problems, 'promise 7').toEqual([]);
          expect(again.sections.map(({ layout }) => layout)).toEqual(
            filling.finding.sections.map(({ layout }) => layout),
          );
          // To compile takes long, so the later ones are held to the bytes alone.
          const isRendered = (outcomes.get('filled') ?? 0) <= rendered;
          if (isRendered && filling.text !== text)
            expect(await around(filling.text), 'promise 3').toBe(await around(text));
        }),
        { numRuns: Number(process.env.RUNS ?? runs), ...seed },
      );
      if (process.env.SHOW) console.log(outcomes);
      const of = (outcome: string) => outcomes.get(outcome) ?? 0;
      const late = of('changes-surroundings') + of('not-read-back');
      if (process.env.RUNS === undefined) expect(of('filled')).toBeGreaterThan(filled);
      expect(late / (late + of('filled')), 'share refused for their surroundings').toBeLessThan(0.05);
    }, 240_000);
  },
);

/** As a run does: what does not fit is refused before anything is written. */
async function fillWhereItFits(text: string, show: readonly Shown[], format: Format): Promise<Filling> {
  const finding = await findSections(text, format);
  const problems = checkShown(
    finding,
    finding.sections.map(() => show),
  );
  return problems.length > 0 && finding.problems.length === 0
    ? { outcome: 'refused', problems }
    : fill(text, show, format);
}
