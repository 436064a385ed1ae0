import { expect, test } from 'vitest';
import { applyEdits } from '../../src/core/range.ts';
import type { Format } from '../../src/sections/format.ts';
import { loadParser } from '../../src/sections/formats.ts';
import { findSurroundingChanges } from '../../src/sections/rewrite-sections.ts';

/** Replaces each `‹…|…›` of a text, and returns the parts of the text before that are parsed differently afterwards. */
async function changesBy(template: string, format: Format): Promise<readonly string[]> {
  let text = '';
  const edits: { start: number; end: number; text: string }[] = [];
  for (const [, around = '', old, written = ''] of template.matchAll(
    /([^‹]*)(?:‹(.*?)[|](.*?)›)?/gs,
  )) {
    text += around + (old ?? '');
    if (old !== undefined)
      edits.push({ start: text.length - old.length, end: text.length, text: written });
  }
  const { text: after, written } = applyEdits(text, edits);
  const parse = await loadParser(format);
  const changes = findSurroundingChanges(
    { document: parse(text), edits },
    { document: parse(after), edits: [...written.values()] },
  );
  return changes.map(({ start, end }) => text.slice(start, end));
}

test('what several edits change around them is found at once, in document order, and other edits are not blamed', async () => {
  const changes = await changesBy('One *‹a|b*›*.\n\nTwo *‹a|b›*.\n\nThree\n‹|\n\n›four.\n', 'md');
  expect(changes.some((change) => change.includes('*a*'))).toBe(true);
  expect(changes.some((change) => change.includes('four'))).toBe(true);
  expect(changes.filter((change) => change.includes('Two'))).toEqual([]);
  expect(changes.join().indexOf('*a*')).toBeLessThan(changes.join().indexOf('four'));
});

test.each<[Format, string]>([
  ['md', '- one\n‹|\n\n›- two\n'],
  ['md', 'Text ‹a|[^1]›.\n\n[^1]: Note.\n'],
  ['md', '<p>\n\n‹|b›\n\n<!-- a -->\n\n<img>\n</p>\n'],
  ['md', '<div><p>\n\n‹|<div></div>›\n\n<img>\n</p></div>\n'],
  ['md', '‹[a]: x|b›\n\n[ a ]: y\n\nSee [a].\n'],
  ['mdx', 'a ‹b|<b>c</b>› d\n\n- one\n‹|\n›- two\n'],
  ['mdx', '<b>{1}‹|<i />›{2} <b>{3}</b></b>\n'],
  ['html', '<p>‹a|<div>b</div>› c</p>'],
])('an edit that changes %s around it is found: %j', async (format, template) => {
  expect(await changesBy(template, format)).not.toEqual([]);
});

test.each<[Format, string]>([
  ['md', 'One *‹a|long words›*.\n\n- two ‹b|›\n\n> three ‹|c› ‹d|e›\n'],
  ['md', '<p>\n\n‹|b›\n\n</p>\n\n<p></p>\n\n‹|b›\n\n<img>\n\n<p>\n\na\n\n‹|b›\n\n<img>\n'],
  ['md', '<p>\n\n‹|<img>›\n\n<img>\n</p>\n\n<!-- <p> -->\n\n‹|b›\n\n<img>\n'],
  ['md', '<p>\n\n<!-- status-snippets start -->‹|<b>c</b>›<!-- status-snippets end -->\n\n</p>\n'],
  ['md', '<p>\n\n‹|b›\n\n<h1>c</h1>\n<b>d</b>\n\n</p>\n\n- <p>\n\n  ‹|b›\n- <img>\n'],
  [
    'md',
    '<details><p>\n\n‹|b›\n\n</details>\n\n<table><tr><td><p>\n\n‹|b›\n\n</td></tr></table>\n',
  ],
  ['mdx', 'One *‹a|long words›*.\n\n<p>‹b|<b>c</b>›</p>\n'],
  ['mdx', '{1}‹|<i />›{2} <b>{3}</b>\n'],
  ['html', '<p>‹a|<b>c</b>› d</p><ul><li>‹e|f›</ul>'],
])('an edit that changes nothing in %s around it is not reported: %j', async (format, template) => {
  expect(await changesBy(template, format)).toEqual([]);
});

test.each([
  '# c\n',
  'c\n===\n',
  '---\n',
  '```\n```\n',
  '    c\n',
  '| c |\n| - |\n',
  '>\n',
  '[^1]: ',
])('a block of Markdown ends an HTML paragraph above it: %j', async (block) => {
  expect(await changesBy(`[^1]\n\n<p>\n\n‹|b›\n\n${block}<!-- d --><img>\n`, 'md')).toEqual([]);
});
