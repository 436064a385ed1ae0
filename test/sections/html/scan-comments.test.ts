import { expect, test } from 'vitest';
import { parseHtmlFragment } from '../../../src/sections/html/parse-html-fragment.ts';
import { initialHtmlState, needsTokenizer, scanComments } from '../../../src/sections/html/scan-comments.ts';

test.each(['<!--a\r\nb\rc\0-->', '<!--a--b-c', '<!--a-', '<!--a--', '<!--a--!'])(
  'scanComments reads the comment %j like the HTML tokenizer',
  (html) => {
    const [scanned, tokenized] = [scanComments(html, initialHtmlState), parseHtmlFragment(html, initialHtmlState)];
    expect(needsTokenizer.test(html)).toBe(false);
    expect(scanned.comments.map(({ text, isClosed }) => [text, isClosed])).toEqual(
      tokenized.comments.map(({ text, isClosed }) => [text, isClosed]),
    );
  },
);

test('scanComments returns the ranges between comments as plain text', () => {
  expect(scanComments('a<!--b-->c<!--d-->', initialHtmlState).texts).toEqual([
    ...[
      { start: 0, end: 1 },
      { start: 9, end: 10 },
      { start: 18, end: 18 },
    ],
  ]);
});
