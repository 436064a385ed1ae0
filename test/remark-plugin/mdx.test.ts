import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { describe, expect, test } from 'vitest';
import remarkStatusSnippets, { type Options } from '../../src/remark.ts';
import { offline, transform } from './processors.ts';

/* In MDX the plugin agrees with the command line too: both make the same program, as the compiler of MDX sees it. */

const root = join(import.meta.dirname, '../fixtures/sections-mdx');
const names = readdirSync(root).filter((name) => existsSync(join(root, name, 'output.mdx')));
/** Those that are MDX at all: no plugin sees the others. */
const refused = readdirSync(root).filter((name) => {
  const problems = read(name, 'problems.txt') ?? 'mdx-syntax';
  return !/mdx-syntax|is a syntax error/.test(problems);
});

describe.each(names)('%s', (name) => {
  test('compiles to what the command line writes', async () => {
    const given = { slug: 'acme', source: 'offline', ...JSON.parse(read(name, 'options.json') ?? '{}') };
    const built = await compiled(read(name, 'input.mdx') ?? '', given);
    expect(built).toBe(await compiled(read(name, 'output.mdx') ?? '', null));
  });
});

describe.each(refused)('%s', (name) => {
  test('has the same problems', async () => {
    const given = { ...offline, ...JSON.parse(read(name, 'options.json') ?? '{}') };
    const { file } = await transform(read(name, 'input.mdx') ?? '', given, 'page.mdx');
    const said = file.messages.map(
      ({ line, column, ruleId, reason }) => `${line}:${column} ${ruleId}: ${reason}\n`,
    );
    expect(said.join('')).toBe(read(name, 'problems.txt'));
  });
});

async function compiled(value: string, options: Options | null): Promise<string> {
  const remarkPlugins: PluggableList = [remarkGfm, remarkFrontmatter];
  if (options !== null) remarkPlugins.push([remarkStatusSnippets, options]);
  const file = await compile({ path: 'page.mdx', value }, { remarkPlugins, jsx: true });
  return String(file);
}

function read(name: string, file: string): string | null {
  const path = join(root, name, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
