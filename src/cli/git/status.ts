import { relative, sep } from 'node:path';
import { GitError, runGit } from './git.ts';

/** How a file in the working tree differs from the last commit. */
export type FileStatus =
  /** Its text differs there, in the index or in both. The texts are as git would check them out. */
  | { readonly kind: 'modified'; readonly head: string; readonly index: string }
  | { readonly kind: 'not-in-head' }
  /** In another way: its mode, a conflict. */
  | { readonly kind: 'other' };

/**
 * Compares files with the last commit.
 *
 * @param paths absolute and without links
 * @returns the files that differ, by their path
 * @throws {GitError} `no-repository`
 */
export async function readStatus(folder: string, paths: readonly string[]): Promise<ReadonlyMap<string, FileStatus>> {
  const options = ['--porcelain=v2', '-z', '--no-renames', '--ignored', '--untracked-files=all'];
  const [top, output] = [
    await gitOutput(folder, ['rev-parse', '--show-toplevel']),
    await gitOutput(folder, ['status', ...options, '--', ...paths]),
  ];
  const byName = new Map(paths.map((path) => [relative(top.trimEnd(), path).split(sep).join('/'), path]));
  const statuses = new Map<string, FileStatus>();
  for (const entry of output.split('\0').filter((line) => line !== '')) {
    const { name, status } = await parseEntry(folder, entry);
    statuses.set(byName.get(name) ?? name, status);
  }
  return statuses;
}

/** See "Porcelain Format Version 2" in the manual of git-status. */
async function parseEntry(folder: string, entry: string): Promise<{ name: string; status: FileStatus }> {
  if (/^[?!] /.test(entry)) return { name: entry.slice(2), status: { kind: 'not-in-head' } };
  const changed = /^1 .. \S+ (\S+) (\S+) (\S+) (\S+) (\S+) (.*)$/s.exec(entry);
  if (changed === null) return { name: entry.slice(entry.lastIndexOf(' ') + 1), status: { kind: 'other' } };
  const [, headMode, indexMode, mode, headId = '', indexId = '', name = ''] = changed;
  if (/^0+$/.test(headId)) return { name, status: { kind: 'not-in-head' } };
  if (headMode !== mode || indexMode !== mode) return { name, status: { kind: 'other' } };
  const [head, index] = [await readBlob(folder, headId, name), await readBlob(folder, indexId, name)];
  return { name, status: { kind: 'modified', head, index } };
}

function readBlob(folder: string, id: string, path: string): Promise<string> {
  return gitOutput(folder, ['cat-file', '--filters', `--path=${path}`, id]);
}

async function gitOutput(folder: string, args: readonly string[]): Promise<string> {
  const result = await runGit(folder, args);
  if (result.outcome === 'failed') throw new GitError('no-repository', folder, result.message);
  return result.output;
}
