import { expect, test } from 'vitest';
import { dependsOnDefinitions, findLastMarkerOrLabelEnd } from '../../../src/sections/markdown/relevant-blocks.ts';

test.each([
  ['Text.', ''],
  ['a STATUS-SNIPPETS b', 'a STATUS-SNIPPET'],
  ['a [status-badge] b [Status-Page ] c', 'a [status-badge] b [Status-Page ]'],
  ['<!-- status-snippets end --> b */', '<!-- status-snippet'],
  ['{/* status-snippets end */} b */', '{/* status-snippets end '],
  ['{ /*\n\n status-snippets end */} b', '{ /*\n\n status-snippets end '],
  ['{/* status-snippets end', '{/* status-snippet'],
  ['{/* status-snippets start */} status-snippets b', '{/* status-snippets start */} status-snippet'],
])('the last comment or label in %j that may be a marker ends after %j', (text, before) => {
  expect(text.slice(0, findLastMarkerOrLabelEnd(text))).toBe(before);
});

const marker = '<!-- status-snippets start -->';

test.each([
  ['a marker after a bracket', `[a ${marker}\n\n[b]: /b\n`],
  ['a marker on the line after a bracket', `[a\n> ${marker}\n\n[b]: /b\n`],
  ['a label of the snippets after a bracket', '[status-badge]\n\n[b]: /b\n'],
  ['a definition whose label contains a tag', `${marker}\n\n[a <b> c]: /b\n`],
  ['a long label with a tag', `${marker}\n\n[<b>${'a'.repeat(995)}]: /b\n`],
])('definitions can affect the markers of a text with %s', (_, text) => {
  expect(dependsOnDefinitions(text)).toBe(true);
});

test.each([
  ['no definition', `[a ${marker}\n`],
  ['a bracket only after the last marker', `${marker}\n\n[b]: /b\n`],
  ['a blank line between bracket and marker', `[a\n\n${marker}\n\n[b]: /b\n`],
  ['a blank line with CRLF', `[a\r\n \t\r\n${marker}\r\n\r\n[b]: /b\r\n`],
  ['a blank line with CR', `[a\r\r${marker}\r\r[b]: /b\r`],
  ['a blank line in a quote', `> [a\n> >\n> ${marker}\n\n[b]: /b\n`],
  ['a tag before a definition', `${marker}\n<b>[b]: /b\n`],
  ['a label that is too long', `${marker}\n\n[<b>${'a'.repeat(999)}]: /b\n`],
])('definitions cannot affect the markers of a text with %s', (_, text) => {
  expect(dependsOnDefinitions(text)).toBe(false);
});
