import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { GitError } from './errors.ts';

/** How a file in the working tree differs from the last commit. */
export type FileStatus =
  /**
   * The text of the file differs in the working tree, in the index or in both. `head` and `index` are the texts in the last
   * commit and in the index, as git would check them out.
   */
  | { readonly kind: 'modified'; readonly head: string; readonly index: string }
  /** The last commit does not contain the file. */
  | { readonly kind: 'not-in-head' }
  /** The file differs in something other than its text: its mode changed, or it has a merge conflict. */
  | { readonly kind: 'other' };

/** The path of a file that a commit may contain. */
export interface CommitPath {
  /** The path as the user wrote it. */
  readonly path: string;
  /** The absolute path, with symbolic links resolved: a run changes the target of a link, not the link. */
  readonly realPath: string;
}

/**
 * Compares files with the last commit.
 *
 * @returns the files that differ, by their real path
 * @throws {GitError} `no-repository`
 */
export async function readStatus(
  workingDirectory: string,
  files: readonly CommitPath[],
): Promise<Map<string, FileStatus>> {
  const root = (await runGit(workingDirectory, ['rev-parse', '--show-toplevel'])).trimEnd();
  const options = ['--porcelain=v2', '-z', '--no-renames', '--ignored', '--untracked-files=all'];
  const output = await runGit(workingDirectory, ['status', ...options, '--', ...files.map(({ realPath }) => realPath)]);
  const statuses = new Map<string, FileStatus>();
  for (const entry of output.split('\0').filter((line) => line !== '')) {
    const { name, status } = await parseEntry(workingDirectory, entry);
    statuses.set(resolve(root, name), status);
  }
  return statuses;
}

/** Parses an entry in the format that the manual of git-status describes as "Porcelain Format Version 2". */
async function parseEntry(workingDirectory: string, entry: string): Promise<{ name: string; status: FileStatus }> {
  if (/^[?!] /.test(entry)) return { name: entry.slice(2), status: { kind: 'not-in-head' } };
  const changed = /^1 .. \S+ (\S+) (\S+) (\S+) (\S+) (\S+) (.*)$/s.exec(entry);
  if (changed === null) return { name: entry.slice(entry.lastIndexOf(' ') + 1), status: { kind: 'other' } };
  const [, headMode, indexMode, mode, headId = '', indexId = '', name = ''] = changed;
  if (/^0+$/.test(headId)) return { name, status: { kind: 'not-in-head' } };
  if (headMode !== mode || indexMode !== mode) return { name, status: { kind: 'other' } };
  const [head, index] = [
    await readBlob(workingDirectory, headId, name),
    await readBlob(workingDirectory, indexId, name),
  ];
  return { name, status: { kind: 'modified', head, index } };
}

function readBlob(workingDirectory: string, id: string, path: string): Promise<string> {
  return runGit(workingDirectory, ['cat-file', '--filters', `--path=${path}`, id]);
}

const maxOutputBytes = 64 * 1024 * 1024;

/**
 * Runs git in a directory and returns its output. Special characters in paths have no meaning.
 *
 * @param toError creates the error if git fails, from what git printed
 */
export function runGit(
  workingDirectory: string,
  args: readonly string[],
  toError = (output: string) => new GitError('no-repository', workingDirectory, output),
): Promise<string> {
  return new Promise((done, reject) => {
    const options = { cwd: workingDirectory, encoding: 'utf8', maxBuffer: maxOutputBytes } as const;
    execFile('git', ['--literal-pathspecs', ...args], options, (error, stdout, stderr) => {
      if (error === null) done(stdout);
      else reject(toError((stderr || stdout || error.message).trim()));
    });
  });
}
