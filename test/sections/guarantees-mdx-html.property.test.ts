import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Format } from '../../src/sections/format.ts';
import type { SnippetName } from '../../src/sections/markers/marker.ts';
import { parseSections } from '../../src/sections/parse-sections.ts';
import { randomRuns } from '../support/random-runs.ts';
import { htmlDocuments } from './html-documents.ts';
import { pageAround } from './html-surroundings.ts';
import { mdxDocuments } from './mdx-documents.ts';
import { renderedMdxAround } from './mdx-surroundings.ts';
import { fill } from './refreshing.ts';
import { differsOnlyInSections } from './surroundings.ts';

interface Property {
  readonly format: Format;
  readonly documents: fc.Arbitrary<{ readonly text: string; readonly show: readonly SnippetName[] }>;
  readonly around: (text: string) => string | Promise<string>;
  readonly runs: number;
  /** How many of the filled documents are rendered as well. Not all are, because the MDX compiler is slow. */
  readonly rendered: number;
  /** The least share of the documents that must be filled, so that the test checks enough of them. */
  readonly filled: number;
  /** The greatest share of these and the refused ones together that may be refused only after they were filled. */
  readonly late: number;
}

const properties: readonly Property[] = [
  {
    format: 'mdx',
    documents: mdxDocuments,
    around: renderedMdxAround,
    runs: randomRuns(100),
    rendered: randomRuns(25),
    filled: 0.4,
    late: 0.05,
  },
  {
    format: 'html',
    documents: htmlDocuments,
    around: pageAround,
    runs: randomRuns(200),
    rendered: randomRuns(200),
    filled: 0.2,
    late: 0.25,
  },
];

test.each(properties)(
  'random $format documents are refused, or only their sections change, and a second run changes nothing',
  async ({ format, documents, around, runs, rendered, filled, late }) => {
    const outcomes = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(documents, async ({ text, show }) => {
        const filling = await fill(text, show, format);
        const outcome = filling.outcome === 'refused' ? filling.code : filling.outcome;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        if (filling.outcome !== 'filled') return;
        expect(differsOnlyInSections(text, filling.text), 'only sections change').toBe(true);
        expect(await fill(filling.text, show, format), 'a second run changes nothing').toMatchObject({
          text: filling.text,
        });
        const again = await parseSections(filling.text, format);
        expect(again.problems, 'the result is valid').toEqual([]);
        if (filling.change?.sections) expect(again.sections).toEqual(filling.change.sections.after);
        const isRendered = (outcomes.get('filled') ?? 0) <= rendered;
        if (isRendered && filling.text !== text)
          expect(await around(filling.text), 'the surroundings render identically').toBe(await around(text));
      }),
      { numRuns: runs },
    );
    const of = (outcome: string) => outcomes.get(outcome) ?? 0;
    const refused = of('changes-surroundings') + of('not-read-back');
    expect(of('filled') / runs, 'share that is filled').toBeGreaterThan(filled);
    expect(refused / (refused + of('filled')), 'share refused for their surroundings').toBeLessThan(late);
  },
);
