import { relative, sep } from 'node:path';
import { StatusSnippetsError } from '../text/errors.ts';
import { appendWords, type Git } from './run-git.ts';

/** A file for a commit. */
export interface CommitFile {
  /** The path as the user wrote it. */
  readonly path: string;
  /** The absolute path, with symbolic links resolved: a run changes the target of a link, not the link. */
  readonly realPath: string;
}

/** What a commit contains. */
export interface CommitContents {
  /** Files of the last commit, which were clean before they changed. */
  readonly changed: readonly CommitFile[];
  /** New files, which git may not track yet. */
  readonly created: readonly CommitFile[];
  readonly message: string;
}

/**
 * Checks that files are in the last commit, under exactly this name, and have no other changes.
 *
 * @throws {StatusSnippetsError} `dirty-file`, `no-repository`
 */
export async function refuseUncommitted(git: Git, folder: string, files: readonly CommitFile[]): Promise<void> {
  const run = async (...args: string[]) => {
    const { ok, stdout, words } = await git(folder, args);
    if (ok) return stdout;
    const problem = `--commit cannot commit in ${folder}`;
    const fix = appendWords('run it in a git repository, or leave it out', words);
    throw new StatusSnippetsError('no-repository', { problem, fix });
  };
  const top = (await run('rev-parse', '--show-toplevel')).trimEnd();
  const refuse = ({ path }: CommitFile, state: string) => {
    const problem = `${state}, so --commit would commit more than the section`;
    const fix = 'commit or undo the other changes first. After init, undo them and run init --commit';
    return new StatusSnippetsError('dirty-file', { subject: path, problem, fix });
  };
  // `H` is a file in the index that git compares with the disk. Where the disk ignores letter case, only the index knows it.
  const listed = (await run('ls-files', '-v', '-z', '--full-name', '--', ':/')).split('\0');
  const known = new Set(listed.filter((entry) => entry.startsWith('H ')).map((entry) => entry.slice(2)));
  const options = ['--porcelain=v1', '-z', '--no-renames', '--untracked-files=no', '--ignore-submodules=all'];
  const dirty = (await run('status', ...options)).split('\0');
  const states = new Map(dirty.map((entry) => [entry.slice(3), entry.slice(0, 2)]));
  for (const file of files) {
    const name = relative(top, file.realPath).split(sep).join('/');
    const state = states.get(name);
    if (!known.has(name) || state?.startsWith('A')) throw refuse(file, 'is not in the last commit');
    if (state !== undefined) throw refuse(file, 'already differs from the last commit');
  }
}

/**
 * Commits only the given files to the current branch, even if others are staged.
 *
 * @throws {StatusSnippetsError} `commit-failed`; the index is as before, and the files stay written
 */
export async function commitFiles(
  git: Git,
  folder: string,
  { changed, created, message }: CommitContents,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const all = [...changed, ...created];
  const run = (args: readonly string[], files: readonly CommitFile[]) => {
    // Without a meaning for special characters.
    const input = files.map(({ realPath }) => `:(literal)${realPath}`).join('\0');
    return git(folder, [...args, '--pathspec-from-file=-', '--pathspec-file-nul'], { input, env });
  };
  const added = created.length > 0 ? await run(['add'], created) : null;
  const committed = added?.ok === false ? added : await run(['commit', '--quiet', '--only', '--message', message], all);
  if (committed.ok) return;
  if (created.length > 0) await run(['reset', '--quiet'], created);
  const names = all.map(({ path }) => path).join(', ');
  const hasIdentity = !committed.words.some((line) => /tell me who you are|ident name|auto-detect email/i.test(line));
  const problem = `git did not commit ${names.length > 200 ? `${all.length} files` : names}`;
  const fix = hasIdentity
    ? appendWords('they are as before', committed.words)
    : 'set your name with git config user.name, and your address with git config user.email';
  throw new StatusSnippetsError('commit-failed', { problem, fix });
}
