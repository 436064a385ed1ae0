import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { folderWith } from '../support/folder-with.ts';

const program = join(process.cwd(), 'dist/cli/index.js');

/** Prints the most memory that the process had, in bytes, when it exits. */
const reportMemory = "process.on('exit', () => process.stderr.write(`${process.resourceUsage().maxRSS * 1024}\\n`));";

test('20,000 sections in 1.2 MB are checked with a diff in 10 seconds and 500 MB', async () => {
  const text = '<!-- status-snippets start -->\n<!-- status-snippets end -->\n\n'.repeat(20_000);
  await using folder = await folderWith({ 'README.md': text });
  const imported = `data:text/javascript,${encodeURIComponent(reportMemory)}`;
  const options = { cwd: folder.path, maxBuffer: 64 * 1024 * 1024 };
  const args = ['check', '--slug', 'acme', '--source', 'offline', '--diff'];
  const start = performance.now();
  const result = await promisify(execFile)(process.execPath, ['--import', imported, program, ...args], options).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  const seconds = (performance.now() - start) / 1000;
  expect(result).toMatchObject({ code: 1 });
  expect(result.stdout.match(/^\+\[!\[Status]/gm)).toHaveLength(20_000);
  expect(seconds).toBeLessThan(10);
  expect(Number(result.stderr.trim().split('\n').at(-1))).toBeLessThan(500_000_000);
});
