import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../src/sections/markdown/parse-markdown.ts';
import type { ParseOptions } from '../../../src/sections/parsed-document.ts';

const start = '<!-- status-snippets start -->';
const end = '<!-- status-snippets end -->';

/** The texts of the emphasis in the outline of a text. */
async function outlinedEmphasis(text: string, options?: ParseOptions): Promise<string[]> {
  const spans = (await parseMarkdown(text, options)).outline();
  return spans.filter(({ type }) => type === 'emphasis').map((span) => text.slice(span.start, span.end));
}

const text = `_a_ <b>b</b>\n\n_c_ ${start}${end}\n\n_d_ <b>e</b>\n\n_f_ [Status-Page]\n\n_g_ <b>h</b>\n`;

test('parseMarkdown outlines only blocks with markers or labels of the snippets', async () => {
  expect(await outlinedEmphasis(text)).toEqual(['_c_', '_f_']);
});

test('parseMarkdown outlines all blocks with the extent whole', async () => {
  expect(await outlinedEmphasis(text, { extent: 'whole' })).toEqual(['_a_', '_c_', '_d_', '_f_', '_g_']);
});

test.each([
  [true, `${start}\n\n<pre>a</pre>\n\n${end}\n`],
  [true, `<pre>\n\na</pre>\n\n${start}\n\n${end}\n`],
  [false, `${start}\n<pre>\n\na</pre>\n\n${end}\n`],
  [false, `${start}\n<pre>\n\na</pre>\n\n${end}\n\n${start}\n\n${end}\n`],
])('isOutlineExact is %j for the text %j', async (isExact, source) => {
  expect((await parseMarkdown(source)).isOutlineExact).toBe(isExact);
});
