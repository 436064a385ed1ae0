import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { expect, test } from 'vitest';
import remarkStatusSnippets, { type Options } from '../../src/remark.ts';
import { sectionFixtures } from '../support/section-fixtures.ts';
import { offline, transform } from './processors.ts';

/* In MDX the plugin agrees with the command line too: both make the same program, as the compiler of MDX sees it. */

const fixtures = sectionFixtures('mdx');
const filled = fixtures.filter(({ read }) => read('output.mdx') !== null);
/** Where the syntax is MDX at all: otherwise no plugin runs. */
const refused = fixtures.filter(
  ({ read }) => !/mdx-syntax|is a syntax error/.test(read('problems.txt') ?? 'mdx-syntax'),
);

test.each(filled)('the plugin makes of $name the program that the command line writes', async ({ read }) => {
  const given = { slug: 'acme', source: 'offline', ...JSON.parse(read('options.json') ?? '{}') };
  const built = await compiled(read('input.mdx') ?? '', given);
  expect(built).toBe(await compiled(read('output.mdx') ?? '', null));
});

test.each(refused)('the plugin reports the problems of $name', async ({ read }) => {
  const given = { ...offline, ...JSON.parse(read('options.json') ?? '{}') };
  const { file } = await transform(read('input.mdx') ?? '', given, 'page.mdx');
  const said = file.messages.map(({ line, column, ruleId, reason }) => `${line}:${column} ${ruleId}: ${reason}\n`);
  expect(said.join('')).toBe(read('problems.txt'));
});

async function compiled(value: string, options: Options | null): Promise<string> {
  const remarkPlugins: PluggableList = [remarkGfm, remarkFrontmatter];
  if (options !== null) remarkPlugins.push([remarkStatusSnippets, options]);
  const file = await compile({ path: 'page.mdx', value }, { remarkPlugins, jsx: true });
  return String(file);
}
