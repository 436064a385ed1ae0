import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { program } from '../support/command-line.ts';

const folder = dirname(program);
const chunks = readdirSync(folder).filter((name) => name.endsWith('.js'));

test('the published program contains no code of @actions, octokit or undici', () => {
  expect(chunks.length).toBeGreaterThan(5);
  const found = chunks.filter((name) =>
    /@actions\/|octokit|undici/i.test(readFileSync(join(folder, name), 'utf8')),
  );
  expect(found).toEqual([]);
});

test('the first chunk is small, and contains neither network code nor a parser', () => {
  const first = readFileSync(program, 'utf8');
  expect(first.length).toBeLessThan(100_000);
  // The table of the other chunks contains their names.
  const code = first.replace(/\d+:"[\w.-]+"/g, '');
  expect(code).not.toMatch(/micromark|parse5|http-cache-semantics/);
});
