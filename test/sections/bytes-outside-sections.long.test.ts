import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Format } from '../../src/sections/format.ts';
import { type Document, documents } from './documents.ts';
import { htmlDocuments } from './html-documents.ts';
import { mdxDocuments } from './mdx-documents.ts';
import { fill } from './refreshing.ts';

const kinds: readonly { format: Format; generated: fc.Arbitrary<Document>; count: number }[] = [
  { format: 'md', generated: documents, count: 6_000 },
  { format: 'mdx', generated: mdxDocuments as fc.Arbitrary<Document>, count: 2_000 },
  { format: 'html', generated: htmlDocuments as fc.Arbitrary<Document>, count: 2_000 },
];

test.each(kinds)(
  'filling the sections of $count random $format documents changes no byte outside of them',
  async ({ format, generated, count }) => {
    let filled = 0;
    await fc.assert(
      fc.asyncProperty(generated, async ({ text, show }) => {
        const filling = await fill(text, show, format);
        if (filling.outcome !== 'filled' || !filling.change?.sections) return;
        filled += 1;
        const { before, after } = filling.change.sections;
        expect(outside(filling.text, after)).toEqual(outside(text, before));
      }),
      { numRuns: count },
    );
    expect(filled).toBeGreaterThan(count / 5);
  },
);

/** The UTF-16 bytes of a text before, between and after its sections. */
function outside(text: string, sections: readonly { content: { start: number; end: number } }[]): Buffer[] {
  const edges = [0, ...sections.flatMap(({ content }) => [content.start, content.end]), text.length];
  return edges.flatMap((edge, index) =>
    index % 2 === 0 ? [Buffer.from(text.slice(edge, edges[index + 1]), 'utf16le')] : [],
  );
}
