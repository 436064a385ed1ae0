import { execFile } from 'node:child_process';
import { relative, sep } from 'node:path';
import { GitError } from './errors.ts';

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

/** How git ended: its output, or its own words about what is wrong. */
type GitResult =
  | { readonly outcome: 'done'; readonly output: string }
  | { readonly outcome: 'failed'; readonly message: string };

const maxOutputBytes = 64 * 1024 * 1024;

/** Runs git in a folder. Special characters in paths have no meaning. */
export function runGit(folder: string, args: readonly string[]): Promise<GitResult> {
  return new Promise((resolve) => {
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: maxOutputBytes } as const;
    execFile('git', ['--literal-pathspecs', ...args], options, (error, stdout, stderr) => {
      if (error === null) resolve({ outcome: 'done', output: stdout });
      else resolve({ outcome: 'failed', message: (stderr || stdout || error.message).trim() });
    });
  });
}
