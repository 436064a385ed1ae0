import { expect, test } from 'vitest';
import { firstSelection, refreshAt } from '../../../src/action/files/repository-files.ts';
import { type Run, singleRepository } from '../../../src/action/mode.ts';
import { parseSettings } from '../../../src/config/settings.ts';
import { readAt } from '../../../src/github/files.ts';
import type { SourceFile } from '../../../src/refresh/input.ts';
import { clientFor, rejection } from '../../github/runs.ts';
import type { FileContent } from '../../support/github/git-repository.ts';
import { startGitHub } from '../../support/github/github.ts';
import { section } from '../../support/refreshing.ts';

const latin1 = Buffer.from('caf\u00e9\n', 'latin1');
const large = Buffer.alloc(17 * 1024 * 1024, 'x');

/** Reads the files that the entries of the input `files` select on the branch `main`. */
async function read(files: Readonly<Record<string, FileContent>>, entries: readonly string[]) {
  await using github = await startGitHub({ files });
  const client = clientFor(github);
  const target = { repository: github.repository, branch: 'main' };
  const settings = parseSettings(new Map([['files', { givenAs: 'input files', values: entries }]]));
  const found: unknown[] = [];
  const configureRun = () => ({
    settings,
    async refreshFilesAndEmbeds(inputFiles: readonly SourceFile[]) {
      found.push(...inputFiles.map(({ path, text }) => [path, text]));
    },
  });
  const run = { configureRun } as unknown as Run;
  const at = await readAt(client, target, firstSelection(settings));
  await refreshAt({ run, client, target, limits: singleRepository }, at);
  return found;
}

test('a file without a marker that a pattern matches counts as empty if it cannot be read as text', async () => {
  const files = { 'README.md': section(), 'docs/latin1.md': latin1, 'docs/large.md': large };
  expect(await read(files, ['README.md', 'docs'])).toEqual([
    ['README.md', section()],
    ['docs/large.md', ''],
    ['docs/latin1.md', ''],
  ]);
});

test.each([
  ['is named', latin1, 'docs/a.md', 'is not UTF-8 text'],
  ['is named', large, 'docs/a.md', 'is larger than 16 MiB'],
  ['has a marker', Buffer.concat([latin1, Buffer.from(section())]), '**/*.md', 'is not UTF-8 text'],
  ['has a marker', Buffer.concat([large, Buffer.from(section())]), '**/*.md', 'is larger than 16 MiB'],
])('a file that %s and cannot be read as text is refused', async (_, content, entry, problem) => {
  const error = await rejection(read({ 'docs/a.md': content }, [entry]));
  expect(error).toMatchObject({ code: 'file-refused', message: expect.stringContaining(`docs/a.md ${problem}`) });
});
