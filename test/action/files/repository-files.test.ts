import { describe, expect, test } from 'vitest';
import { firstSelection, refreshAt } from '../../../src/action/files/repository-files.ts';
import { type Run, singleRepository } from '../../../src/action/mode.ts';
import { parseSettings, type RawOptions } from '../../../src/config/settings.ts';
import { readAt } from '../../../src/github/files.ts';
import type { SourceFile } from '../../../src/refresh/input.ts';
import { clientFor } from '../../github/runs.ts';
import { startGitHub } from '../../support/github/github.ts';

type Files = NonNullable<Parameters<typeof startGitHub>[0]>['files'];

/** Reads the settings and the files of a repository as a mode does, and counts the calls. */
async function read(files: NonNullable<Files>, inputs: RawOptions = new Map()) {
  await using github = await startGitHub({ files });
  const client = clientFor(github);
  const target = { repository: 'acme/site', branch: 'main' };
  const at = await readAt(client, target, firstSelection(parseSettings(inputs)));
  const refreshed: string[] = [];
  const configureRun = (configuration: RawOptions) => ({
    settings: { ...parseSettings(new Map([...configuration, ...inputs])), checkOnly: false },
    fetchSnippets: async () => Promise.reject(new Error('asked')),
    async refreshFilesAndEmbeds(files: readonly SourceFile[]) {
      refreshed.push(...files.map(({ path }) => path));
      return { outcome: 'unchanged', files: [], pages: [], changes: [], warnings: [], failure: null } as const;
    },
  });
  const run = { configureRun } as unknown as Run;
  const { settings, paths } = await refreshAt({ run, client, target, limits: singleRepository }, at);
  expect(refreshed).toEqual(paths);
  expect(github.violations).toEqual([]);
  return { settings, paths, calls: github.calls.length };
}

function input(name: 'slug' | 'files', ...values: string[]): RawOptions {
  return new Map([[name, { givenAs: `input ${name}`, values }]]);
}

describe('the configuration file of a repository', () => {
  test('the configuration file of a repository is read in the same call as the README', async () => {
    const files = { 'status-snippets.json': '{ "slug": "acme", "maxAge": 60 }', 'README.md': 'x', 'package.json': '{' };
    const { settings, paths, calls } = await read(files);
    expect(settings).toMatchObject({ slug: 'acme', maxAge: 60 });
    expect([paths, calls]).toEqual([['README.md'], 1]);
    expect((await read(files, input('slug', 'other'))).settings).toMatchObject({ slug: 'other', maxAge: 60 });
  });

  test('settings are read from the key "status-snippets" of package.json, not from a dependency of that name', async () => {
    const own = { 'package.json': '{ "status-snippets": { "slug": "acme" } }', 'README.md': 'x' };
    expect((await read(own)).settings.slug).toBe('acme');
    const other = { 'package.json': '{ "devDependencies": { "status-snippets": "1" } }', 'README.md': 'x' };
    expect(await read(other)).toMatchObject({ settings: { slug: null }, calls: 1 });
  });

  test('files that the configuration file names take one more call, unless the input files is set', async () => {
    const files = { 'status-snippets.json': '{ "files": ["docs/a.md"] }', 'docs/a.md': 'x', 'b.md': 'x' };
    expect(await read(files)).toMatchObject({ paths: ['docs/a.md'], calls: 2 });
    expect(await read(files, input('files', 'b.md'))).toMatchObject({ paths: ['b.md'], calls: 1 });
    const globs = { ...files, 'status-snippets.json': '{ "files": ["docs/*.md"] }' };
    expect(await read(globs)).toMatchObject({ paths: ['docs/a.md'], calls: 3 });
    expect(await read(files, input('files', '*.md'))).toMatchObject({ paths: ['b.md'], calls: 2 });
  });

  test('an invalid configuration file of a repository is refused with the position of the mistake', async () => {
    const files = { 'status-snippets.json': '{\n  "baseUrl": "https://x.example"\n}', 'README.md': 'x' };
    await expect(read(files)).rejects.toThrow('status-snippets.json:2:3: baseUrl cannot be set in a file');
  });
});

describe('the README of a repository', () => {
  test.each([
    [['README.md', 'docs/README.md'], 'README.md', 1],
    [['.github/workflows/ci.yml', 'README.md'], 'README.md', 1],
    [['.github/README.md', 'README.md'], '.github/README.md', 2],
    [['readme.md', 'docs/README.md'], 'readme.md', 2],
    [['docs/Readme.md', 'src/README.md'], 'docs/Readme.md', 2],
    [['rEaDmE.md', 'docs/README.md'], 'rEaDmE.md', 2],
    [['.github/ReadMe.markdown', 'docs/README.md'], '.github/ReadMe.markdown', 2],
    [['docs/README.MarkDown', 'src/README.md'], 'docs/README.MarkDown', 2],
    [['README.md/a.txt', 'readme.md'], 'readme.md', 2],
  ])('in a repository with %j, the README is %s, found with %i call(s)', async (names, chosen, calls) => {
    const found = await read(Object.fromEntries(names.map((name) => [name, 'x'])));
    expect([found.paths, found.calls]).toEqual([[chosen], calls]);
  });

  test('a repository without a README is refused because README.md does not exist', async () => {
    await expect(read({ 'src/README.md': 'x' })).rejects.toThrow('README.md does not exist on branch "main"');
  });
});
