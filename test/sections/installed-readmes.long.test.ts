import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectSameComments } from './comments-in-tree.ts';
import { expectSameFinding } from './plain-parser.ts';
import { fill } from './refreshing.ts';
import { differsOnlyInSections, renderedAround } from './surroundings.ts';

/* Tests the READMEs of all installed packages. */

const root = join(import.meta.dirname, '../../node_modules');

/** The Markdown files of all installed packages, by their paths in `node_modules`, without what benchmarks installed. */
const installedMarkdown: readonly string[] = readdirSync(root, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => /^(?!\.cache).*\.(?:md|markdown)$/is.test(path))
  .sort();

function readInstalled(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

const readmes = installedMarkdown.filter((path) => /(?:^|[\\/])readme[^\\/]*$/i.test(path));
const start = '<!-- status-snippets start -->';
const end = '<!-- status-snippets end -->';

test.each(readmes)('sections at several places of node_modules/%s can be filled', async (path) => {
  const text = withSections(readInstalled(path).replace(/^\uFEFF/, ''));
  const filling = await fill(text, ['badge', 'link']);
  if (filling.outcome !== 'filled') return expect.fail(filling.message);
  expect(differsOnlyInSections(text, filling.text)).toBe(true);
  expect(await fill(filling.text, ['badge', 'link'])).toMatchObject({
    outcome: 'filled',
    text: filling.text,
  });
  expect(renderedAround(filling.text)).toBe(renderedAround(text));
});

test.each(readmes)(
  'parsing only what matters in node_modules/%s finds the same as parsing the whole text',
  async (path) => {
    await expectSameFinding(withSections(readInstalled(path)));
  },
);

const commented = installedMarkdown.filter((path) => readInstalled(path).includes('<!--'));

test.each(commented)(
  'the comments found in node_modules/%s are the comments in the tree of remark',
  async (path) => {
    await expectSameComments(readInstalled(path));
  },
);

/** Puts sections at the top, at a blank line in the middle, in the paragraph after it, and at the end. */
function withSections(text: string): string {
  const half = text.length >> 1;
  const middle = half + text.slice(half).search(/(?<=(?:\r\n|\n|\r(?!\n)){2})|$/);
  const section = `${start}\n${end}`;
  return `${section}\n\n${text.slice(0, middle)}\n\n${section}\n\nText ${start}${end}\n\n${text.slice(middle)}\n\n${section}\n`;
}
