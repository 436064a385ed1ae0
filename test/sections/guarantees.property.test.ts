import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Format } from '../../src/sections/format.ts';
import type { SnippetName } from '../../src/sections/marker.ts';
import { parseSections } from '../../src/sections/parse-sections.ts';
import { randomRuns } from '../support/random-runs.ts';
import { documents, hasListThatMicromarkMisses } from './documents.ts';
import { htmlDocuments } from './html-documents.ts';
import { pageAround } from './html-surroundings.ts';
import { mdxDocuments } from './mdx-documents.ts';
import { renderedMdxAround } from './mdx-surroundings.ts';
import { fill } from './refreshing.ts';
import { differsOnlyInSections, renderedAround, treeAround } from './surroundings.ts';

interface Property {
  readonly format: Format;
  readonly generated: fc.Arbitrary<{
    readonly text: string;
    readonly show: readonly SnippetName[];
  }>;
  /** The rendered text around the sections. */
  readonly around: readonly ((text: string) => string | Promise<string>)[];
  readonly runs: number;
  /** How many of the filled documents are rendered as well. Not all are, because the MDX compiler is slow. */
  readonly rendered: number;
  /** The least share of the documents that must be filled, so that the test checks enough of them. */
  readonly filled: number;
  /** The greatest share of these and the refused ones together that may be refused only after they were filled. */
  readonly late: number;
}

const all = Number.POSITIVE_INFINITY;
const properties: readonly Property[] = [
  {
    format: 'md',
    generated: documents,
    around: [renderedAround, treeAround],
    runs: 600,
    rendered: all,
    filled: 0.4,
    late: 0.02,
  },
  {
    format: 'mdx',
    generated: mdxDocuments,
    around: [renderedMdxAround],
    runs: 100,
    rendered: 25,
    filled: 0.4,
    late: 0.05,
  },
  {
    format: 'html',
    generated: htmlDocuments,
    around: [pageAround],
    runs: 200,
    rendered: all,
    filled: 0.2,
    late: 0.25,
  },
];

test.each(properties)(
  'random $format documents are refused, or only their sections change, and a second run changes nothing',
  async ({ format, generated, around, runs, rendered, filled, late }) => {
    const outcomes = new Map<string, number>();
    const of = (outcome: string) => outcomes.get(outcome) ?? 0;
    const numRuns = randomRuns(runs);
    const property = fc.asyncProperty(generated, async ({ text, show }) => {
      const filling = await fill(text, show, format);
      const outcome = filling.outcome === 'refused' ? filling.code : filling.outcome;
      outcomes.set(outcome, of(outcome) + 1);
      if (filling.outcome !== 'filled') return;
      expect(differsOnlyInSections(text, filling.text), 'only sections change').toBe(true);
      expect(await fill(filling.text, show, format), 'a second run changes nothing').toMatchObject({
        text: filling.text,
      });
      const again = await parseSections(filling.text.replace(/^\uFEFF/, ''), format);
      expect(again.problems, 'the result is valid').toEqual([]);
      if (!filling.change?.sections) return;
      const { before, after } = filling.change.sections;
      const facts = ({ layout, attributes }: (typeof before)[number]) => ({ layout, attributes });
      expect(again.sections, 'the sections are found again').toEqual(after);
      expect(after.map(facts)).toEqual(before.map(facts));
      if (
        of('filled') > randomRuns(rendered) ||
        (format === 'md' && hasListThatMicromarkMisses(text))
      )
        return;
      for (const render of around)
        expect(await render(filling.text), 'around').toBe(await render(text));
    });
    await fc.assert(property, { numRuns });
    const refused = of('changes-surroundings');
    expect(of('filled') / numRuns, 'share that is filled').toBeGreaterThan(filled);
    expect(refused / (refused + of('filled')), 'share refused for their surroundings').toBeLessThan(
      late,
    );
  },
);
