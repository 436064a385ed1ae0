import { invalidInput, StatusSnippetsError } from '../text/errors.ts';
import { appendWords, type Git, type GitResult } from './run-git.ts';
import type { Worktree } from './temporary-worktree.ts';

/** Where a run pushes, and how. */
export interface PushTarget {
  /** The name or the address of the remote. */
  readonly remote: string;
  /** Null for the branch of the checkout; if there is none, for the default branch of the remote. */
  readonly branch: string | null;
  /** The branch of the change request; null to push to `branch` itself. */
  readonly changeRequest: string | null;
  /** What opens a request: push options, AGit, or nothing. */
  readonly forge: 'gitlab' | 'forgejo' | 'other';
  readonly dryRun: boolean;
  /** The seconds after which a remote that sends nothing counts as failed. */
  readonly maxSilence: number;
}

export interface Remote extends PushTarget {
  readonly git: Git;
  readonly worktree: Worktree;
  /** The remote as messages name it. */
  readonly shown: string;
  /** Hides the password of the remote's address in what a server says. */
  readonly hide: (line: string) => string;
}

/** The state of the remote that a change is based on. The worktree contains the commit `base`. */
export interface Head extends Remote {
  readonly branch: string;
  readonly base: string;
  readonly request: Request | null;
  /** Whether `request` is null because there is none, not because there are too many others. */
  readonly isSearched: boolean;
}

/** What the branch of the change request contains. */
interface Request {
  readonly commit: string;
  /** The key of the change; null if somebody else added commits. */
  readonly key: string | null;
  /** Whether it may be replaced. */
  readonly isOurs: boolean;
}

/** The last line of a message on the branch of a change request, before the branch, the key of the change and the time. */
export const trailer = 'Status-Snippets-Change';

/** How many of the newest requests of AGit are searched for ours. */
const maxSearchedRequests = 50;

const checkAccess = 'check the address and the credentials';

function pushFailed(problem: string, fix: string, words: readonly string[]): StatusSnippetsError {
  return new StatusSnippetsError('push-failed', { problem, fix: appendWords(fix, words) });
}

/** Runs a command that talks to the remote. Relative addresses count from the top of the user's checkout. */
export function online({ git, worktree, maxSilence }: Remote, ...args: string[]): Promise<GitResult> {
  // The helper of git for HTTP outlives a git that was ended, until it notices the silence itself.
  const limits = ['http.lowSpeedLimit=1', `http.lowSpeedTime=${Math.ceil(maxSilence) + 3}`];
  const settings = [`--git-dir=${worktree.gitDir}`, ...limits.flatMap((limit) => ['-c', limit])];
  // Before a push, hooks of the user may work for a while.
  return git(worktree.top, [...settings, ...args], { maxSilence: args[0] === 'push' ? maxSilence * 5 : maxSilence });
}

/** Runs a command in the worktree. */
export async function local({ git, worktree }: Remote, ...args: string[]): Promise<string> {
  const result = await git(worktree.path, args);
  if (!result.ok) throw pushFailed(`git ${args[0]} failed`, 'check the repository and the disk', result.words);
  return result.stdout.trim();
}

/** The commits of references of the remote; for `HEAD`, the branch that it means. */
export async function listReferences(remote: Remote, ...names: string[]): Promise<Map<string, string>> {
  const listed = await online(remote, 'ls-remote', '--symref', '--', remote.remote, ...names);
  if (!listed.ok) throw pushFailed(`git could not read ${remote.shown}`, checkAccess, listed.words);
  const lines = listed.stdout.matchAll(/^(?:ref: refs\/heads\/(\S+)\tHEAD|(\S+)\t(refs\/\S+))$/gm);
  return new Map([...lines].map(([, branch, commit, name]) => [name ?? 'HEAD', branch ?? commit ?? '']));
}

/** Fetches the branch, and checks it out in the worktree. */
export async function fetchHead(remote: Remote, attempt: number): Promise<Head> {
  const { changeRequest, forge, shown } = remote;
  const requests = forge === 'forgejo' ? 'refs/pull/*/head' : `refs/heads/${changeRequest}`;
  const wanted = ['HEAD', ...(changeRequest === null ? [] : [requests])];
  const isListed = remote.branch === null || changeRequest !== null;
  const listed: Map<string, string> = isListed ? await listReferences(remote, ...wanted) : new Map();
  const branch = remote.branch ?? listed.get('HEAD');
  if (branch === undefined) {
    throw invalidInput(shown, { problem: 'has no default branch', fix: 'name one with --branch' });
  }
  if (branch === changeRequest) {
    const fields = {
      problem: 'is the branch that the request is about',
      fix: 'use another one, such as status-snippets',
    };
    throw invalidInput('--change-request', { value: branch, ...fields });
  }
  listed.delete('HEAD');
  const searched = [...listed].sort(([one], [other]) => numberIn(other) - numberIn(one)).slice(0, maxSearchedRequests);

  // The user's checkout does not see references below refs/worktree of another worktree.
  const names = [`refs/heads/${branch}`, ...searched.map(([name]) => name)];
  const options = ['--no-tags', '--no-recurse-submodules', '--refmap=', '--progress', '--'];
  const refspecs = names.map((name) => `+${name}:refs/worktree/${name}`);
  const fetched = await online(remote, 'fetch', ...options, remote.remote, ...refspecs);
  if (fetched.words.some((line) => line.endsWith(`find remote ref refs/heads/${branch}`))) {
    const fields = { problem: `has no branch ${branch}`, fix: 'push it, or name another one with --branch' };
    throw new StatusSnippetsError(attempt === 1 ? 'invalid-input' : 'push-failed', { subject: shown, ...fields });
  }
  if (!fetched.ok) throw pushFailed(`git could not fetch from ${shown}`, checkAccess, fetched.words);
  await local(remote, 'reset', '--quiet', '--hard', `refs/worktree/refs/heads/${branch}`);
  const base = await local(remote, 'rev-parse', 'HEAD');
  const commits = searched.map(([, commit]) => commit);
  const request = await findRequest(remote, base, commits);
  return { ...remote, branch, base, request, isSearched: searched.length === listed.size };
}

function numberIn(name: string): number {
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

/** Finds the commit of the change request. AGit names no branch, so there the newest request with a commit of ours counts. */
async function findRequest(remote: Remote, base: string, commits: readonly string[]): Promise<Request | null> {
  const { changeRequest, forge } = remote;
  for (const commit of commits) {
    const newest = (...args: string[]) => local(remote, 'rev-list', '--max-count=1', ...args, commit, `^${base}`);
    const isMerged = (await newest()) === '';
    const ours = isMerged ? '' : await newest('--fixed-strings', `--grep=${trailer}: ${changeRequest} `);
    if (forge === 'forgejo' && ours === '') continue;
    if (ours !== commit) return { commit, key: null, isOurs: isMerged };
    const text = await local(remote, 'cat-file', 'commit', commit);
    const [, key = null, time] = new RegExp(`^${trailer}: \\S+ (\\w+) (\\d+)$`, 'm').exec(text) ?? [];
    // Whoever amends or rebases a commit becomes its committer, at another time.
    return { commit, key, isOurs: /^committer .* (\d+) \S+$/m.exec(text)?.[1] === time };
  }
  return null;
}
