import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { program } from '../support/command-line.ts';

const folder = dirname(program);
const chunks = readdirSync(folder).filter((name) => name.endsWith('.js'));

test('no part of the published program mentions @actions, octokit or undici', () => {
  expect(chunks.length).toBeGreaterThan(5);
  const found = chunks.filter((name) =>
    /@actions\/|octokit|undici/i.test(readFileSync(join(folder, name), 'utf8')),
  );
  expect(found).toEqual([]);
});

test('what every run loads is small, and holds neither the network nor a parser', () => {
  const first = readFileSync(program, 'utf8');
  expect(first.length).toBeLessThan(100_000);
  expect(first).not.toMatch(/micromark|parse5|http-cache-semantics/);
});
