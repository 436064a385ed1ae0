import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { program } from '../support/command-line.ts';

const folder = dirname(program);
const chunks = readdirSync(folder).filter((name) => name.endsWith('.js'));

/** The code of a chunk, without the names of other chunks that it may load. */
function codeOf(name: string): string {
  return readFileSync(join(folder, name), 'utf8').replace(/"\.\/[\w.-]+"/g, '');
}

test('the built program contains no code of @actions and octokit, and undici only in a chunk of its own', () => {
  expect(chunks.length).toBeGreaterThan(5);
  const chunksWithPackages = chunks.filter((name) =>
    /@actions\/|octokit|undici/i.test(codeOf(name)),
  );
  expect(chunksWithPackages.filter((name) => name !== 'undici-7.js')).toEqual([]);
});

test('the file that is started can be read by a Node.js that is too old for the program, so that it says so', () => {
  const started = codeOf('index.js');
  expect(started.length).toBeLessThan(1000);
  expect(started).not.toMatch(/\?\.|\?\?|\*\*|\.\.\.|\basync\b|\bcatch\s*\{|\bimport\b|#\w/);
});

test('the first chunk of the built program is small, and contains neither network code nor a parser', () => {
  const first = codeOf('main.js');
  expect(first.length).toBeLessThan(130_000);
  expect(first).not.toMatch(/micromark|parse5|http-cache-semantics/);
});

test('the chunks that a section in Markdown needs contain neither the parser of MDX nor that of HTML', () => {
  const loaded = new Set<string>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    const source = readFileSync(join(folder, name), 'utf8');
    for (const [, required = ''] of source.matchAll(/=require\("\.\/([\w.-]+)"\)/g)) load(required);
  };
  load('parse-markdown.js');
  const code = [...loaded].map(codeOf).join('\n');
  expect(code).toContain('fromMarkdown');
  expect(code).not.toMatch(/acorn|TokenizerMode|parse5/);
});
