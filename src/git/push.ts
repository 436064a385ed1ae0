import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import querystring from 'node:querystring';
import { exitOf, invalidInput, isError, StatusSnippetsError } from '../text/errors.ts';
import { type CommitContents, commitFiles } from './commit.ts';
import { createGit, type Git, gitError, outputOf } from './run-git.ts';
import { type Worktree, withWorktree } from './worktree.ts';

export interface PushTarget {
  readonly remote: string;
  /** Null for the branch of the checkout; if there is none, for the default branch of the remote. */
  readonly branch: string | null;
  /** Null to push to `branch` itself. */
  readonly changeRequest: string | null;
  /** What opens a request: push options, AGit, or nothing. */
  readonly forge: 'gitlab' | 'forgejo' | 'other';
  readonly dryRun: boolean;
  /** For each command that talks to the remote. */
  readonly maxSeconds: number;
}

export interface Change {
  /** Null if the files at the head of the branch are right. */
  readonly contents: CommitContents | null;
  /** Letters and digits that identify what changes in which sections, whatever surrounds them. */
  readonly key: string;
  /** The end of the description of a change request. */
  readonly note: string;
}

interface Publication {
  readonly outcome: 'pushed' | 'deleted' | 'unchanged' | 'would-push' | 'would-delete';
  readonly remote: string;
  readonly branch: string;
  readonly commit: string | null;
}

/** Returns the entry of the report, and a line for people. */
export type Publish = (change: Change) => Promise<readonly [publication: Publication, message: string]>;

interface Remote extends PushTarget {
  readonly git: Git;
  readonly worktree: Worktree;
  /** Its name or its address, without user and password, for messages. */
  readonly shown: string;
  /** Of all commits of the run, in seconds. */
  readonly time: number;
}

/** What a change is based on. The worktree contains the commit `base`. */
interface Head extends Remote {
  readonly branch: string;
  readonly base: string;
  /** The last commit, and its key if the request may stay. `isOurs` if it may be replaced. */
  readonly request: { readonly commit: string; readonly key: string | null; readonly isOurs: boolean } | null;
}

const maxAttempts = 5;

/** How many of the newest requests of AGit are searched for ours. */
const maxSearchedRequests = 50;

/** Of a commit on the branch of a change request. Its values are the branch, the key and the time of the commit. */
const trailer = 'Status-Snippets-Change';

/** No programs in the background, no submodules, and no need for the program of LFS: its files stay pointers. */
const settings = [
  ...['gc.auto=0', 'maintenance.auto=false', 'core.fsmonitor=false', 'submodule.recurse=false', 'color.ui=false'],
  ...['filter.lfs.smudge=', 'filter.lfs.clean=', 'filter.lfs.process=', 'filter.lfs.required=false'],
];

/** For a commit where git knows no name or no address. */
const identity = ['user.name=status-snippets', 'user.email=status-snippets@localhost'];

/**
 * In a temporary worktree at the head of a remote branch; again if the branch moves before the result is pushed.
 * @param work gets the folder that corresponds to `folder`, and the function that commits and pushes
 * @throws {StatusSnippetsError} `no-repository`, `invalid-input`, `push-failed`, `branch-moved`, `commits-by-others`,
 * `commit-failed`, and as `work` does
 */
export async function pushFrom<Result>(
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
  target: PushTarget,
  work: (folder: string, publish: Publish) => Promise<Result>,
  pause: (attempt: number) => Promise<void>,
): Promise<Result> {
  const time = Math.floor(Date.now() / 1000);
  const plainGit = createGit({ ...env, GIT_COMMITTER_DATE: `@${time} +0000` });
  const shown = target.remote.replace(/\/\/[^/]*@/, '//');
  let { branch } = target;
  try {
    return await withWorktree(plainGit, folder, async (worktree) => {
      const remotes = (await plainGit(folder, ['remote', '--verbose'])).stdout;
      checkRemote(target.remote, remotes);
      branch ??= (await plainGit(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD'])).stdout.trim() || null;
      const git = await configureGit(plainGit, worktree, target.maxSeconds, secretsIn(`${remotes} ${target.remote}`));
      for (let attempt = 1; ; attempt += 1) {
        const head = await fetchHead({ ...target, branch, git, worktree, shown, time }, attempt);
        branch = head.branch;
        const corresponding = join(worktree.path, worktree.prefix);
        if (!existsSync(corresponding)) {
          const problem = `does not exist in ${branch} on ${shown}`;
          throw invalidInput(worktree.prefix, { problem, fix: 'run in a folder that does' });
        }
        try {
          return await work(corresponding, (change) => publish(head, change));
        } catch (error) {
          if (!isError(error, 'branch-moved') || attempt === maxAttempts) throw error;
          await pause(attempt);
        }
      }
    });
  } catch (error) {
    if (!isError(error) || exitOf(error.code) !== 'publishing') throw error;
    const failed = { outcome: 'failed', remote: shown, branch: target.changeRequest ?? branch, commit: null };
    throw new StatusSnippetsError(error.code, { ...error.fields, publish: failed, cause: error });
  }
}

/** `remotes` is what `git remote --verbose` prints. Everything that looks like an address is accepted. */
function checkRemote(remote: string, remotes: string): void {
  const names = [...new Set([...remotes.matchAll(/^(.+)\t/gm)].map(([, name]) => name))];
  if (names.includes(remote) || /^[^-].*[:/\\]/.test(remote)) return;
  const fix = names.length > 0 ? `use ${names.join(' or ')}` : 'add one with git remote add';
  throw invalidInput('--remote', { value: remote, problem: 'is not a remote of this repository', fix });
}

/** The passwords of addresses, and user names that can be tokens: as they are written, and decoded. */
function secretsIn(text: string): string[] {
  const found = [...text.matchAll(/https?:\/\/([^\s/:]*):?([^\s/]*)@/gi)].flatMap(([, user = '', password = '']) =>
    user.length < 16 && password !== '' ? [password] : [user, password],
  );
  return found.flatMap((secret) => (secret === '' ? [] : [secret, querystring.unescape(secret)]));
}

async function configureGit(
  git: Git,
  { path }: Worktree,
  maxSeconds: number,
  secrets: readonly string[],
): Promise<Git> {
  // The helper of git for HTTP outlives a git that was ended, until it notices the silence itself.
  const limits = ['http.lowSpeedLimit=1', `http.lowSpeedTime=${Math.ceil(maxSeconds) + 3}`];
  const { ok: hasIdentity } = await git(path, ['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT']);
  const all = [...settings, ...limits, ...(hasIdentity ? [] : identity)].flatMap((setting) => ['-c', setting]);
  const hide = (line: string) => secrets.reduce((text, secret) => text.replaceAll(secret, '***'), line);
  return async (folder, args, options) => {
    const result = await git(folder, [...all, ...args], options);
    return { ...result, words: result.words.map(hide) };
  };
}

/** Relative addresses count from the top of the user's checkout. */
function online({ git, worktree, maxSeconds }: Remote, ...args: string[]) {
  return git(worktree.top, [`--git-dir=${worktree.gitDir}`, ...args], { maxSeconds });
}

async function local({ git, worktree }: Remote, ...args: string[]): Promise<string> {
  return (await outputOf(git, worktree.path, args, 'push-failed')).trim();
}

function cannotRead({ shown }: Remote, words: readonly string[]) {
  return gitError('push-failed', `git could not read ${shown}`, 'check the address and the credentials', words);
}

/** The newest request first. */
async function listReferences(remote: Remote, ...names: string[]): Promise<string> {
  const args = ['ls-remote', '--symref', '--sort=-v:refname', '--', remote.remote, ...names];
  const { ok, stdout, words } = await online(remote, ...args);
  if (ok) return stdout;
  throw cannotRead(remote, words);
}

async function fetchHead(remote: Remote, attempt: number): Promise<Head> {
  const { changeRequest, forge, shown, worktree } = remote;
  const requests = forge === 'forgejo' ? 'refs/pull/*/head' : `refs/heads/${changeRequest}`;
  const wanted = ['HEAD', ...(changeRequest === null ? [] : [requests])];
  const isListed = remote.branch === null || changeRequest !== null;
  const listed = isListed ? await listReferences(remote, ...wanted) : '';
  const [, defaultBranch = 'HEAD'] = /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(listed) ?? [];
  const branch = remote.branch ?? defaultBranch;
  if (branch === changeRequest) {
    const [problem, fix] = ['is the branch that the request is about', 'use another one, such as status-snippets'];
    throw invalidInput('--change-request', { value: branch, problem, fix });
  }

  const names = listed.match(/(?<=\t)refs\/(heads|pull)\/.+/g)?.slice(0, maxSearchedRequests) ?? [];
  // Without references, which the user's checkout would have too: FETCH_HEAD is of the worktree.
  const options = ['--no-tags', '--no-recurse-submodules', '--refmap=', '--'];
  const { ok, words } = await online(remote, 'fetch', ...options, remote.remote, `refs/heads/${branch}`, ...names);
  if (words.some((line) => line.endsWith(`find remote ref refs/heads/${branch}`))) {
    const fields = { problem: `has no branch ${branch}`, fix: 'push it, or name another one with --branch' };
    throw new StatusSnippetsError(attempt === 1 ? 'invalid-input' : 'push-failed', { subject: shown, ...fields });
  }
  if (!ok) throw cannotRead(remote, words);
  const fetched = readFileSync(join(worktree.gitDir, 'FETCH_HEAD'), 'utf8');
  const [base = '', ...commits] = fetched.match(/^\w+/gm) ?? [];
  // Hooks of a checkout may need programs that a commit does not need.
  await local(remote, '-c', 'core.hooksPath=/dev/null', 'checkout', '--quiet', '--force', '--detach', base);
  return { ...remote, branch, base, request: await findRequest(remote, base, commits) };
}

/** AGit names no branch, so there the newest request with a commit of ours counts. */
async function findRequest(remote: Remote, base: string, commits: readonly string[]): Promise<Head['request']> {
  const { changeRequest, forge } = remote;
  for (const commit of commits) {
    const format = `--format=%ct %(trailers:key=${trailer},valueonly)`;
    const log = await local(remote, 'rev-list', format, commit, `^${base}`);
    if (forge === 'forgejo' && !log.includes(` ${changeRequest} `)) continue;
    const [, time, name, key = null, markedTime] = /^commit .*\n(\d+) (\S+) (\w+) (\d+)/.exec(log) ?? [];
    // Whoever amends or rebases a commit commits it at another time. The log is empty if the request was merged.
    return { commit, key, isOurs: log === '' || (name === changeRequest && time === markedTime) };
  }
  return null;
}

async function publish(head: Head, { contents, key, note }: Change): ReturnType<Publish> {
  const { shown, changeRequest, request, dryRun, worktree } = head;
  const isAGit = changeRequest !== null && head.forge === 'forgejo';
  const branch = changeRequest ?? head.branch;
  const place = `${branch} on ${shown}`;
  const report = (outcome: Publication['outcome'], message: string, commit: string | null = null) =>
    [{ outcome, remote: shown, branch, commit }, message] as const;

  // Git cannot close a request of AGit.
  if (contents === null && (request === null || isAGit)) return report('unchanged', '');
  if (contents !== null && request?.key === key) return report('unchanged', `${place} is already right`);
  if (request?.isOurs === false) {
    const problem = `${place} contains commits of others, so it stays as it is`;
    throw new StatusSnippetsError('commits-by-others', { problem, fix: 'merge it, delete it, or name another branch' });
  }
  const moot = `${place}, which is not needed any more`;
  if (dryRun && contents === null) return report('would-delete', `would delete ${moot}`);
  if (dryRun) return report('would-push', `would push to ${place}`);

  let commit = '';
  if (contents !== null) {
    const marks = changeRequest === null ? '' : `\n\n${trailer}: ${changeRequest} ${key} ${head.time}`;
    await commitFiles(head.git, worktree.path, { ...contents, message: contents.message + marks });
    commit = await local(head, 'rev-parse', 'HEAD');
  }
  const name = isAGit ? `refs/for/${head.branch}` : `refs/heads/${branch}`;
  const replaced = changeRequest === null ? head.base : request?.commit;
  // The branch of AGit never exists.
  const expected = isAGit ? '' : (replaced ?? '');
  const options = contents === null ? [] : requestOptions(head, `${contents.message}\n${note}`);
  // On the branch itself our commit is a child of its head: there the lease only keeps a deleted branch deleted.
  const args = [`--force-with-lease=${name}:${expected}`, ...options.map((option) => `--push-option=${option}`)];
  const { ok, words } = await online(head, 'push', '--porcelain', ...args, '--', head.remote, `${commit}:${name}`);
  if (!ok) {
    // The connection can end after the server did what it was asked for.
    const [now = ''] = (await listReferences(head, name)).split('\t');
    if (now !== commit) throw describeRefusal(head, place, words, now !== expected);
  }
  if (contents === null) return report('deleted', `deleted ${moot}`);
  const link = changeRequest && words.map((line) => /https?:\/\/\S+/.exec(line)?.[0]).find(Boolean);
  return report('pushed', `pushed ${commit.slice(0, 10)} to ${place}${link ? `, see ${link}` : ''}`, commit);
}

function requestOptions({ changeRequest, forge, branch, request }: Head, message: string): string[] {
  if (changeRequest === null || forge === 'other') return [];
  // A push option is one line.
  const [title, ...body] = message.split('\n').filter((line) => line !== '');
  const texts = [`title=${title}`, `description=${body.join(' ')}`];
  if (forge === 'gitlab') {
    const options = ['create', `target=${branch}`, ...texts, 'remove_source_branch'];
    return options.map((option) => `merge_request.${option}`);
  }
  // Only a request that was looked at is replaced: others may contain commits of a person.
  return [`topic=${changeRequest}`, ...texts, ...(request === null ? [] : ['force-push=true'])];
}

/** Words of servers about a branch that another push locks, and so may not have moved yet. */
const lockedPattern = /^\[remote rejected\] .*(lock ref|update ref|old value)/;

function describeRefusal({ changeRequest }: Head, place: string, words: readonly string[], hasMoved: boolean) {
  const isRefused = words.some((line) => line.startsWith('[remote rejected]'));
  const problem = isRefused ? `the push to ${place} was refused` : `git could not push to ${place}`;
  if (hasMoved || words.some((line) => lockedPattern.test(line))) {
    const fix = `it moved or was locked in ${maxAttempts} attempts, so run again later`;
    return gitError('branch-moved', problem, fix, words);
  }
  const fix = 'if the branch is protected, add --change-request status-snippets';
  return gitError('push-failed', problem, isRefused && changeRequest === null ? fix : '', words);
}
