import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { fileRows } from '../../src/config/configuration-file.ts';
import { runInProcess } from '../support/command-line.ts';
import { fencedBlocks } from '../support/documents.ts';
import { folderWith } from '../support/folder-with.ts';
import { section } from '../support/section.ts';

const schema = JSON.parse(readFileSync('status-snippets.schema.json', 'utf8'));
const isValid = new Ajv({ strict: true }).compile(schema);
const [direct, inPackage] = fencedBlocks('docs/reference/configuration.md').map(({ text }) =>
  JSON.parse(text),
);

test('the JSON schema has exactly the settings that a configuration file may set', () => {
  expect(Object.keys(schema.properties)).toEqual(['$schema', ...fileRows.keys()]);
});

test('the address in the documented example is that of the schema of this major version in the package', () => {
  expect(direct.$schema).toBe(schema.$id);
  const [, name, major, path] =
    /^https:\/\/unpkg\.com\/([^@]+)@(\d+)\/(.+)$/.exec(schema.$id) ?? [];
  expect({ name, major }).toEqual({ name: manifest.name, major: manifest.version.split('.')[0] });
  expect(manifest.files).toContain(path);
});

test('the JSON schema and the program accept the documented examples', async () => {
  for (const example of [direct, inPackage['status-snippets']]) expect(isValid(example)).toBe(true);
  await using folder = await folderWith({
    'status-snippets.json': JSON.stringify(direct),
    'README.md': section('', ''),
    'docs/a.md': section('', ''),
    'other/package.json': JSON.stringify(inPackage),
    'other/README.md': section('', ''),
  });
  expect((await runInProcess(folder, ['--source', 'offline'])).code).toBe(0);
  expect((await runInProcess(folder, ['--source', 'offline', '--cwd', 'other'])).code).toBe(0);
});

test.each([
  { sulg: 'acme' },
  { baseUrl: 'https://x.example' },
  { slug: 5 },
  { maxAge: '300' },
  { maxAge: -1 },
  { files: [] },
  { files: 'README.md' },
  { source: 'ofline' },
  { show: [1] },
])('the JSON schema and the program refuse the configuration %j', async (file) => {
  expect(isValid(file)).toBe(false);
  await using folder = await folderWith({ 'status-snippets.json': JSON.stringify(file) });
  expect((await runInProcess(folder, ['print', '--slug', 'a', '--source', 'offline'])).code).toBe(
    2,
  );
});
