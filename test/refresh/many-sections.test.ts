import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { folderWith } from '../support/folder-with.ts';

const program = join(process.cwd(), 'dist/cli/index.js');

test('check prints a diff of 160,000 lines, of a file with 1,000 sections', async () => {
  // One call takes some 120,000 arguments at most.
  const blankLines = '\n'.repeat(155);
  const text = `<!-- status-snippets start -->${blankLines}<!-- status-snippets end -->\n\n`.repeat(1000);
  await using folder = await folderWith({ 'README.md': text });
  const options = { cwd: folder.path, maxBuffer: 64 * 1024 * 1024 };
  const args = ['check', '--slug', 'acme', '--source', 'offline', '--diff'];
  const result = await promisify(execFile)(process.execPath, [program, ...args], options).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(result).toMatchObject({ code: 1 });
  expect(result.stdout.match(/^\+\[!\[Status]/gm)).toHaveLength(1000);
  expect(result.stdout.match(/\n/g)?.length).toBeGreaterThan(150_000);
});

test('check reports each of 140,000 unknown markers, and reads 130,000 definitions', async () => {
  const section = '<!-- status-snippets start -->\n<!-- status-snippets end -->';
  const definitions = Array.from({ length: 130_000 }, (_, index) => `[a${index}]: x`).join('\n\n');
  await using folder = await folderWith({
    'markers.md': '<!-- status-snippets begin -->\n\n'.repeat(140_000),
    'definitions.md': `x [a\n\n${section}\n\n${definitions}\n`,
  });
  const run = (name: string) =>
    promisify(execFile)(process.execPath, [program, 'check', name, '--slug', 'acme', '--source', 'offline'], {
      cwd: folder.path,
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error: { code: number; stdout: string; stderr: string }) => error);
  const markers = await run('markers.md');
  expect(markers).toMatchObject({ code: 2 });
  expect(markers.stderr.match(/^markers\.md:\d+:1: /gm)).toHaveLength(140_000);
  expect(markers.stderr.match(/looks like a marker/g)).toHaveLength(140_000);
  expect(await run('definitions.md')).toMatchObject({ code: 1 });
});
