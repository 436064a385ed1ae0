import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { expectSameComments } from './comments-in-tree.ts';
import { installedMarkdown, readInstalled } from './installed.ts';
import { expectSameFinding } from './plain-parser.ts';
import { fill } from './refreshing.ts';
import { differsOnlyInSections, renderedAround } from './surroundings.ts';

/* Tests the READMEs of all installed packages. */

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml', 'toml']);
const readmes = installedMarkdown.filter((path) => /(?:^|[\\/])readme[^\\/]*$/i.test(path));
const start = '<!-- status-snippets start -->';
const end = '<!-- status-snippets end -->';

test.each(readmes)('sections at several places of node_modules/%s can be filled', async (path) => {
  const text = withSections(readInstalled(path));
  const filling = await fill(text, ['badge', 'link']);
  if (filling.outcome !== 'filled') return expect(filling).toBe('filled');
  expect(differsOnlyInSections(text, filling.text)).toBe(true);
  expect(await fill(filling.text, ['badge', 'link'])).toMatchObject({
    outcome: 'filled',
    text: filling.text,
  });
  expect(renderedAround(filling.text)).toBe(renderedAround(text));
});

test.each(readmes)('parsing node_modules/%s block by block finds the same as parsing the whole text', async (path) => {
  const text = readInstalled(path);
  const middle = text.indexOf('\n\n', text.length / 2) + 2;
  await expectSameFinding(`${start}\n${end}\n\n${text}`);
  await expectSameFinding(`${text.slice(0, middle)}${start}\n${end}\n\n${text.slice(middle)}`);
  await expectSameFinding(`${text}\n\n${start}\n${end}\n`);
});

const commented = installedMarkdown.filter((path) => readInstalled(path).includes('<!--'));

test.each(commented)('the comments found in node_modules/%s are the comments in the tree of remark', async (path) => {
  await expectSameComments(readInstalled(path));
});

/** Puts sections after the first heading and its text, into the first list item, quote and paragraph, and at the end. */
function withSections(text: string): string {
  const ending = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  // Only the start is parsed, because building the tree takes longest, and the sections are added near the start.
  const tree = processor.parse(text.slice(0, 10_000).replace(/[^\r\n]*$/, ''));
  const insertions = new Map<number, string>();
  const insert = (node: Nodes | undefined, inserted: string) => {
    if (node?.position) insertions.set((node.position.end.offset ?? 0) + mark, inserted);
  };
  const heading = first(tree, ({ type }) => type === 'heading');
  insert(heading, `${ending}${ending}${start}${ending}${end}${ending}`);
  const item = first(tree, ({ type }) => type === 'listItem');
  const lead = first(item, ({ type }) => type === 'paragraph');
  insert(lead, `${ending}${prefixOf(text, lead, mark)}${start}${ending}${prefixOf(text, lead, mark)}${end}`);
  const quoted = first(
    first(tree, ({ type }) => type === 'blockquote'),
    ({ type }) => type === 'paragraph',
  );
  insert(quoted, ` ${start}${end}`);
  insert(
    tree.children.find(({ type }) => type === 'paragraph'),
    ` ${start} ${end}`,
  );
  let result = text;
  for (const [offset, inserted] of [...insertions].sort(([one], [other]) => other - one)) {
    result = result.slice(0, offset) + inserted + result.slice(offset);
  }
  return `${result}${ending}${ending}${start}${ending}${end}`;
}

function first(node: Nodes | undefined, test: (node: Nodes) => boolean): Nodes | undefined {
  let found: Nodes | undefined;
  if (node) {
    visit(node, (candidate: Nodes) => {
      if (!test(candidate)) return CONTINUE;
      found = candidate;
      return EXIT;
    });
  }
  return found;
}

/** The text before a block on its first line, with list markers replaced by blanks. */
function prefixOf(text: string, node: Nodes | undefined, mark: number): string {
  const { column = 1, offset = 0 } = node?.position?.start ?? {};
  return text.slice(offset + mark - column + 1, offset + mark).replace(/[^>\t]/g, ' ');
}
