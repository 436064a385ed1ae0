import { relative, sep } from 'node:path';
import { StatusSnippetsError } from '../text/errors.ts';
import { shorten } from '../text/quote.ts';
import { type Git, gitError } from './run-git.ts';

interface CommitFile {
  readonly path: string;
  /** Absolute, with links resolved: a run changes the target of a link, not the link. */
  readonly realPath: string;
}

export interface CommitContents {
  /** Files of the last commit, which were clean before they changed. */
  readonly changed: readonly CommitFile[];
  /** Git may not track them yet. */
  readonly created: readonly CommitFile[];
  readonly message: string;
}

/**
 * Files must be in the last commit, under exactly this name, and have no other changes.
 * @throws {StatusSnippetsError} `dirty-file`, `no-repository`
 */
export async function refuseUncommitted(git: Git, folder: string, files: readonly CommitFile[]): Promise<void> {
  const run = async (...args: string[]) => {
    const { ok, stdout, words } = await git(folder, args);
    if (ok) return stdout.split('\0');
    const problem = `--commit cannot commit in ${folder}`;
    throw gitError('no-repository', problem, 'run it in a git repository, or leave it out', words);
  };
  const [top = ''] = await run('rev-parse', '--show-toplevel');
  // `H` is a file in the index that git compares with the disk. Where the disk ignores letter case, only the index knows it.
  const known = new Set(await run('ls-files', '-v', '-z', '--full-name', '--', ':/'));
  const options = ['--porcelain=v1', '-z', '--no-renames', '--untracked-files=no', '--ignore-submodules=all'];
  const states = new Map((await run('status', ...options)).map((entry) => [entry.slice(3), entry]));
  for (const file of files) {
    const name = relative(top.trimEnd(), file.realPath).split(sep).join('/');
    const isNew = !known.has(`H ${name}`) || states.get(name)?.startsWith('A');
    if (!isNew && !states.has(name)) continue;
    const state = isNew ? 'is not in the last commit' : 'already differs from the last commit';
    const problem = `${state}, so --commit would commit more than the section`;
    const fix = 'commit or undo the other changes first. After init, undo them and run init --commit';
    throw new StatusSnippetsError('dirty-file', { subject: file.path, problem, fix });
  }
}

/** A terminal ends git too, so that its commit fails and can be undone. */
export async function whileIgnoringSignals(work: () => Promise<void>): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const ignore = () => {};
  for (const signal of signals) process.on(signal, ignore);
  await work().finally(() => {
    for (const signal of signals) process.off(signal, ignore);
  });
}

/**
 * Commits only the given files to the current branch, even if others are staged.
 * @throws {StatusSnippetsError} `commit-failed`; the index is as before, and the files stay written
 */
export async function commitFiles(git: Git, folder: string, contents: CommitContents): Promise<void> {
  const { changed, created, message } = contents;
  const all = [...changed, ...created];
  const run = (args: readonly string[], files: readonly CommitFile[]) => {
    // Without a meaning for special characters.
    const input = files.map(({ realPath }) => `:(literal)${realPath}`).join('\0');
    return git(folder, [...args, '--pathspec-from-file=-', '--pathspec-file-nul'], { input });
  };
  let result = await run(['add'], created);
  if (result.ok) result = await run(['commit', '--quiet', '--only', '--message', message], all);
  if (result.ok) return;
  if (created.length > 0) await run(['reset', '--quiet'], created);
  const problem = `git did not commit ${shorten(all.map(({ path }) => path).join(', '))}`;
  if (!result.words.some((line) => /tell me who you are|ident name|auto-detect email/i.test(line))) {
    throw gitError('commit-failed', problem, 'the files are as before', result.words);
  }
  const fix = 'set your name with git config user.name, and your address with git config user.email';
  throw gitError('commit-failed', problem, fix);
}
