import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { expect, test } from 'vitest';
import remarkStatusSnippets, { type Options } from '../../src/remark.ts';
import { offline, transform } from './processors.ts';

/* Tests what the plugin does with MDX. The fixtures of sections are in test/sections/fixtures.test.ts. */

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

async function compiled(value: string, options: Options, path: string): Promise<string> {
  const remarkPlugins: PluggableList = [
    remarkGfm,
    remarkFrontmatter,
    [remarkStatusSnippets, options],
  ];
  const file = await compile({ path, value }, { remarkPlugins, jsx: true, format: 'mdx' });
  return String(file);
}
