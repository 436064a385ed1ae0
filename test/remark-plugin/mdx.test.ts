import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { expect, test } from 'vitest';
import remarkStatusSnippets, { type Options } from '../../src/remark.ts';
import { sectionFixtures } from '../support/section-fixtures.ts';
import { offline, transform } from './processors.ts';

/* Tests that MDX compiles to the same program with the plugin as from the file that the command line writes. */

const fixtures = sectionFixtures('mdx');
const filled = fixtures.filter(({ read }) => read('output.mdx') !== null);
/** Cases that are refused although they are valid MDX, which has no HTML comments; with invalid MDX no plugin runs. */
const refusedByMarkers = fixtures.filter(
  ({ read }) =>
    !/mdx-syntax/.test(read('problems.txt') ?? 'mdx-syntax') &&
    !read('input.mdx')?.includes('<!--'),
);

test.each(filled)(
  'for $name, MDX compiles to the same program with the plugin as from the file that the command line writes',
  async ({ read }) => {
    const given = { slug: 'acme', source: 'offline', ...JSON.parse(read('options.json') ?? '{}') };
    const built = await compiled(read('input.mdx') ?? '', given);
    expect(built).toBe(await compiled(read('output.mdx') ?? '', null));
  },
);

test.each(refusedByMarkers)(
  'for $name in MDX, the plugin reports the same problems as the command line',
  async ({ read }) => {
    const given = { ...offline, ...JSON.parse(read('options.json') ?? '{}') };
    const { file } = await transform(read('input.mdx') ?? '', given, 'page.mdx');
    const reported = file.messages.map(
      ({ line, column, ruleId }) => `${line}:${column} ${ruleId}\n`,
    );
    expect(reported.join('')).toBe(read('problems.txt'));
  },
);

test('without the MDX compiler, an element that becomes a block around its section stays, and so does a paragraph', async () => {
  const text = '<b>{/* status-snippets start show="badge" */}{/* status-snippets end */}</b>';
  const { tree } = await transform(`${text}\n\n${text} <i>x</i>\n`, offline, 'page.mdx');
  const element = { name: 'b', children: [{}, { name: 'a' }, {}] };
  const paragraph = { type: 'paragraph', children: [element, {}, {}] };
  expect(tree.children).toMatchObject([{ ...element, type: 'mdxJsxFlowElement' }, paragraph]);
});

test('the plugin detects MDX in a .md file, as Docusaurus reads it, and Markdown in one without HTML', async () => {
  const mdx = '{/* status-snippets start */}{/* status-snippets end */}\n';
  expect(await compiled(mdx, offline, 'page.md')).toContain('https://statuspage.me/badge/acme.svg');
  expect(
    (await transform('`<!-- status-snippets start -->` { is no expression\n', offline)).messages,
  ).toEqual([]);
  const { messages } = await transform('<!-- status-snippets start -->\n', offline, 'a.MDX');
  expect(messages).toEqual([expect.stringContaining('is a syntax error in MDX')]);
});

async function compiled(
  value: string,
  options: Options | null,
  path = 'page.mdx',
): Promise<string> {
  const remarkPlugins: PluggableList = [remarkGfm, remarkFrontmatter];
  if (options !== null) remarkPlugins.push([remarkStatusSnippets, options]);
  const file = await compile({ path, value }, { remarkPlugins, jsx: true, format: 'mdx' });
  return String(file);
}
