import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runInProcess } from '../support/command-line.ts';
import { fencedBlocks } from '../support/documents.ts';
import { folderWith } from '../support/folder-with.ts';

const extensions: Readonly<Record<string, string>> = { markdown: 'md', mdx: 'mdx' };

// The first block shows only the two markers. The other blocks come in pairs: a file before and after a run.
const [, ...examples] = fencedBlocks('docs/reference/markers.md');
const pairs = examples.flatMap((before, index) => {
  const after = examples[index + 1];
  return index % 2 === 0 && after ? [{ place: before.place, before, after }] : [];
});

test.each(pairs)(
  'the command line changes the example at $place to the text below it',
  async ({ before, after }) => {
    const path = `page.${extensions[before.language]}`;
    await using folder = await folderWith({ [path]: before.text });
    const ended = await runInProcess(folder, [path, '--slug', 'acme', '--source', 'offline']);
    expect(ended).toMatchObject({ code: 0, stderr: expect.stringContaining('Updated ') });
    expect(await readFile(folder.at(path), 'utf8')).toBe(after.text);
  },
);

test('the reference of markers shows at least four examples, each before and after a run', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(4);
  expect(examples).toHaveLength(2 * pairs.length);
});

test('every heading of the library reference is followed by a description', async () => {
  const reference = await readFile('docs/reference/library.md', 'utf8');
  expect(reference.match(/^### .+\n\n```/gm)).toBeNull();
});

test('the first example of the library reference and that of the plugin work', async () => {
  const blocks = fencedBlocks('docs/reference/library.md');
  const [, library] = blocks;
  const plugin = blocks.find(({ text }) => text.includes('status-snippets/remark'));
  await using folder = await folderWith({
    'package.json': '{ "type": "module" }',
    'library.js': library?.text ?? '',
    'plugin.js': `${plugin?.text}console.log(String(file));`,
    'both.js': "await import('./library.js'); await import('./plugin.js');",
  });
  await mkdir(folder.at('node_modules'));
  await symlink(resolve('.'), folder.at('node_modules', 'status-snippets'), 'junction');
  await symlink(resolve('node_modules/remark'), folder.at('node_modules', 'remark'), 'junction');
  const { stdout } = await promisify(execFile)(process.execPath, ['both.js'], {
    cwd: folder.path,
  });
  expect(stdout).toMatch(/^changed # Acme\n.*\]\(https:\/\/acme\.statuspage\.me\)/s);
  expect(stdout).toContain('-->[![Status](https://statuspage.me/badge/acme.svg)]');
});
