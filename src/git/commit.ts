import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { StatusSnippetsError } from '../core/errors.ts';
import { shorten } from '../core/quote.ts';
import { type Git, gitError, lacksIdentity } from './run-git.ts';

interface CommitFile {
  readonly path: string;
  /** Absolute, with links resolved: a run changes the target of a link, not the link. */
  readonly realPath: string;
  /**
   * It is not in the last commit and not staged, before it is written. Others are clean files of
   * the last commit.
   */
  readonly isNew?: boolean;
}

type WrittenFile = CommitFile & { readonly text: string };

/**
 * Files that are not new must be as in the last commit, under exactly this name.
 * @throws `dirty-file`, `no-repository`
 */
export async function refuseUncommitted(
  git: Git,
  folder: string,
  files: readonly CommitFile[],
): Promise<void> {
  if (await isInProgress(git, folder)) {
    const subject = 'a merge, rebase, am, cherry-pick or revert';
    const problem = 'has begun, and --commit would end or be undone by it';
    const fix = 'finish or abort it first';
    throw new StatusSnippetsError('dirty-file', { subject, problem, fix });
  }
  const uncommitted = await findUncommitted(git, folder, files);
  if (uncommitted === null) return;
  const { path: subject, problem, fix } = uncommitted;
  const other =
    'commit or undo its changes first; if init or adopt made them, undo them and repeat that ' +
    'with --commit';
  throw new StatusSnippetsError('dirty-file', { subject, problem, fix: fix ?? other });
}

/** Whether git waits for the user: any commit would end that, or is lost when it is aborted. */
async function isInProgress(git: Git, folder: string): Promise<boolean> {
  const input = 'MERGE_HEAD\nCHERRY_PICK_HEAD\nREVERT_HEAD\n';
  const { bytes } = await git(folder, ['cat-file', '--batch-check'], { input });
  if (bytes.includes(' commit ')) return true;
  const folders = ['rebase-merge', 'rebase-apply'].flatMap((name) => ['--git-path', name]);
  const paths = `${(await git(folder, ['rev-parse', ...folders])).bytes}`.trim().split('\n');
  return paths.some((path) => path !== '' && existsSync(resolve(folder, path)));
}

/** How git marks a file with conflicts. */
const unmerged = /^(?:U.|.U|AA|DD) /;

async function findUncommitted(git: Git, folder: string, files: readonly CommitFile[]) {
  const run = async (...args: string[]) => {
    const { ok, bytes, messages } = await git(folder, args);
    if (ok) return bytes.toString().split('\0');
    const problem = `--commit cannot commit in ${folder}`;
    throw gitError(
      'no-repository',
      problem,
      'run it in a git repository, or leave it out',
      messages,
    );
  };
  const [top = ''] = await run('rev-parse', '--show-toplevel');
  // `H` is a file in the index that git compares with the disk. Where the disk ignores letter case,
  // only the index has its exact name.
  const listed = await run('ls-files', '-v', '-z', '--full-name', '--', ':/');
  const tags = new Map(listed.map((entry) => [entry.slice(2), entry[0]]));
  const options = [
    '--porcelain=v1',
    '-z',
    '--no-renames',
    '--untracked-files=no',
    '--ignore-submodules=all',
  ];
  // Without a lock, which would keep another run from committing.
  const entries = await run('--no-optional-locks', 'status', ...options);
  const conflict = entries.find((entry) => unmerged.test(entry));
  if (conflict !== undefined)
    return { path: conflict.slice(3), problem: 'has conflicts', fix: 'resolve them first' };
  const states = new Map(entries.map((entry) => [entry.slice(3), entry]));
  for (const { path, realPath, isNew = false } of files) {
    const name = relative(top.slice(0, -1), realPath).split(sep).join('/');
    const isInCommit = tags.get(name) === 'H' && !states.get(name)?.startsWith('A');
    const more = 'so --commit would commit more than the section';
    if (!isInCommit && !isNew)
      return { path, problem: `is not in the last commit, ${more}`, fix: 'commit it first' };
    if (states.has(name) || (isNew && tags.has(name)))
      return { path, problem: `already differs from the last commit, ${more}` };
  }
  return null;
}

/**
 * Commits only these files, even if others are staged. If that fails (`commit-failed`), index and
 * files stay as they are.
 */
export async function commitFiles(
  git: Git,
  folder: string,
  all: readonly WrittenFile[],
  message: string,
) {
  const created = all.filter(({ isNew }) => isNew);
  const run = (args: readonly string[], files: readonly CommitFile[]) => {
    // Without a meaning for special characters.
    const input = files.map(({ realPath }) => `:(literal)${realPath}`).join('\0');
    // With this setting, git would not look at the files again.
    const options = [
      '-c',
      'core.ignoreStat=false',
      ...args,
      '--pathspec-from-file=-',
      '--pathspec-file-nul',
    ];
    return git(folder, options, { input });
  };
  let result = await run(['add'], created);
  if (result.ok) result = await run(['commit', '--quiet', '--only', '--message', message], all);
  if (result.ok) return;
  // Another run may have committed the same. A hook that refuses may also have put the old texts
  // back.
  const inCommit = all.map((file) => ({ ...file, isNew: false }));
  const areWritten = all.every(
    ({ realPath, text }) => existsSync(realPath) && readFileSync(realPath, 'utf8') === text,
  );
  if (areWritten && (await findUncommitted(git, folder, inCommit)) === null) return;
  if (created.length > 0) await run(['reset', '--quiet'], created);
  const problem = `git did not commit ${shorten(all.map(({ path }) => path).join(', '))}`;
  const isUnknown = lacksIdentity(result.messages);
  const fix = isUnknown
    ? 'set your name with git config user.name, and your address with git config user.email'
    : 'the files stay as they were written, so correct that and commit them, or undo them and ' +
      'run again';
  throw gitError('commit-failed', problem, fix, isUnknown ? [] : result.messages);
}
