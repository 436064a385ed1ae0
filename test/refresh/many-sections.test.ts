import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { folderWith } from '../support/folder-with.ts';

const program = join(process.cwd(), 'dist/cli/index.js');

test('check prints the diff of a file with 20,000 sections', async () => {
  const text = '<!-- status-snippets start -->\n<!-- status-snippets end -->\n\n'.repeat(20_000);
  await using folder = await folderWith({ 'README.md': text });
  const options = { cwd: folder.path, maxBuffer: 64 * 1024 * 1024 };
  const args = ['check', '--slug', 'acme', '--source', 'offline', '--diff'];
  const result = await promisify(execFile)(process.execPath, [program, ...args], options).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(result).toMatchObject({ code: 1 });
  expect(result.stdout.match(/^\+\[!\[Status]/gm)).toHaveLength(20_000);
});
