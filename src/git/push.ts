import { statSync } from 'node:fs';
import { join } from 'node:path';
import { exitOf, invalidInput, isError, StatusSnippetsError } from '../text/errors.ts';
import { type CommitContents, commitFiles } from './commit.ts';
import { appendWords, type Git, type GitResult } from './run-git.ts';
import { type Worktree, withTemporaryWorktree } from './temporary-worktree.ts';

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

export interface Change {
  /** Null if the files at the head of the branch are right. */
  readonly contents: CommitContents | null;
  /** Letters and digits that identify what changes in which sections, whatever surrounds them. */
  readonly key: string;
  /** The end of the description of a change request. */
  readonly note: string;
}

/** The entry `publish` of the JSON report. */
export interface Publication {
  readonly outcome: 'pushed' | 'deleted' | 'unchanged' | 'would-push' | 'would-delete';
  readonly remote: string;
  readonly branch: string;
  readonly commit: string | null;
}

/** Commits and pushes; returns the entry of the report, and a line for people. */
export type Publish = (change: Change) => Promise<readonly [publication: Publication, message: string]>;

const maxAttempts = 5;

/** No maintenance in the background, no submodules, and no need for the program of LFS: its files stay pointers. */
const settings = [
  ...['gc.auto=0', 'maintenance.auto=false', 'submodule.recurse=false', 'color.ui=false'],
  ...['filter.lfs.smudge=', 'filter.lfs.clean=', 'filter.lfs.process=', 'filter.lfs.required=false'],
].flatMap((setting) => ['-c', setting]);

const isAboutWorktree = (line: string) => /^(fatal|error): .*worktrees\/status-snippets-/.test(line);

/**
 * Runs work in a temporary worktree at the head of a remote branch; again if the branch moves before the result is pushed.
 *
 * @param work gets the folder that corresponds to `folder`, and the function that commits and pushes
 * @param pause waits before the next attempt
 * @throws {StatusSnippetsError} `no-repository`, `invalid-input`, `push-failed`, `branch-moved`, `commits-by-others`,
 *   `commit-failed`, and as `work` does
 */
export function pushFrom<Result>(
  anyGit: Git,
  folder: string,
  target: PushTarget,
  work: (folder: string, publish: Publish) => Promise<Result>,
  pause: (attempt: number) => Promise<void>,
): Promise<Result> {
  let secrets: readonly string[] = [];
  const hide = (line: string) => secrets.reduce((text, secret) => text.replaceAll(secret, '***'), line);
  const git: Git = async (where, args, options) => {
    const attempt = () => anyGit(where, [...settings, ...args], options);
    let result = await attempt();
    // Git reads the other worktrees too, and fails while another run adds or removes one.
    for (let count = 1; count < maxAttempts && !result.ok && result.words.some(isAboutWorktree); count += 1) {
      result = await attempt();
    }
    return { ...result, words: result.words.map(hide) };
  };
  const shown = target.remote.replace(/\/\/[^/]*@/, '//');
  let { branch } = target;
  return withTemporaryWorktree(git, folder, async (worktree) => {
    secrets = (await findAddresses(git, folder, target.remote)).flatMap(secretsIn);
    branch ??= (await git(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD'])).stdout.trim() || null;
    for (let attempt = 1; ; attempt += 1) {
      const head = await fetchHead({ ...target, branch, git, worktree, shown, hide }, attempt);
      branch = head.branch;
      const corresponding = join(worktree.path, worktree.prefix);
      if (!statSync(corresponding, { throwIfNoEntry: false })?.isDirectory()) {
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
  }).catch((error: unknown) => {
    if (!isError(error) || exitOf(error.code) !== 'publishing') throw error;
    const failed = { outcome: 'failed', remote: shown, branch: target.changeRequest ?? branch, commit: null };
    throw new StatusSnippetsError(error.code, { ...error.fields, publish: failed, cause: error });
  });
}

async function findAddresses(git: Git, folder: string, remote: string): Promise<string[]> {
  const { stdout } = await git(folder, ['remote', '--verbose']);
  const listed = [...stdout.matchAll(/^(.+)\t(.*) \((?:fetch|push)\)/gm)];
  const addresses = listed.filter(([, name]) => name === remote).map(([, , address = '']) => address);
  if (addresses.length > 0) return addresses;
  if (/^[^-].*[:/\\]/.test(remote)) return [remote];
  const names = [...new Set(listed.map(([, name]) => name))].join(' or ');
  const fix = names ? `use ${names}` : 'add one with git remote add';
  throw invalidInput('--remote', { value: remote, problem: 'is not a remote of this repository', fix });
}

/** The password of an address, or a user name that can be a token: as it is written, decoded and encoded. */
function secretsIn(address: string): string[] {
  const [, user = '', password = ''] = /^https?:\/\/([^/:]*):?([^/]*)@/i.exec(address) ?? [];
  const secrets = [password, ...(password === '' || user.length >= 16 ? [user] : [])].filter((text) => text !== '');
  return secrets.flatMap((text) => {
    const decoded = new URLSearchParams(`text=${text.replaceAll('+', '%2B').replaceAll('&', '%26')}`).get('text') ?? '';
    return [text, decoded, encodeURIComponent(decoded)];
  });
}

async function publish(head: Head, { contents, key, note }: Change): ReturnType<Publish> {
  const { shown, changeRequest, request, dryRun } = head;
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
  if (dryRun) {
    if (contents === null) return report('would-delete', `would delete ${place}, which is not needed any more`);
    return report('would-push', `would push to ${place}`);
  }

  const commit = contents === null ? '' : await commitContents(head, contents, key);
  const name = isAGit ? `refs/for/${head.branch}` : `refs/heads/${branch}`;
  const expected = changeRequest === null ? head.base : (request?.commit ?? '');
  // On the branch itself our commit is a child of its head: there the lease only keeps a deleted branch deleted.
  const lease = isAGit ? [] : [`--force-with-lease=${name}:${expected}`];
  const options =
    contents === null ? [] : requestOptions(head, contents.message, note).map((option) => `--push-option=${option}`);
  const args = ['--porcelain', '--progress', ...lease, ...options, '--', head.remote, `${commit}:${name}`];
  const pushed = await online(head, 'push', ...args);
  if (!pushed.ok) {
    const reason = head.hide(/^!.*\t(.*)$/m.exec(pushed.stdout)?.[1] ?? '');
    // The connection can end after the server did what it was asked for. AGit has no branch to look at.
    const listed = isAGit ? null : await listReferences(head, name).catch(() => null);
    const now = listed === null ? expected : (listed.get(name) ?? '');
    const hasMoved = now !== expected || lostRacePattern.test(reason);
    if (now !== commit || listed === null) throw describeRefusal(head, place, pushed.words, reason, hasMoved);
  }
  if (contents === null) return report('deleted', `deleted ${place}, which is not needed any more`);
  const link = changeRequest && pushed.words.map((line) => /https?:\/\/\S+/.exec(line)?.[0]).find(Boolean);
  return report('pushed', `pushed ${commit.slice(0, 10)} to ${place}${link ? `, see ${link}` : ''}`, commit);
}

/** Reasons that git gives when a branch has moved, or when another push to it is not finished. */
const lostRacePattern =
  /stale info|fetch first|non-fast-forward|lock|failed to update ref|incorrect old value|already exists/;

async function commitContents(head: Head, contents: CommitContents, key: string): Promise<string> {
  const { git, worktree, changeRequest } = head;
  const identity = await git(worktree.path, ['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT']);
  const time = Math.floor(Date.now() / 1000);
  const env: Record<string, string> = changeRequest === null ? {} : { GIT_COMMITTER_DATE: `@${time} +0000` };
  for (const role of identity.ok ? [] : ['AUTHOR', 'COMMITTER']) {
    env[`GIT_${role}_NAME`] = 'status-snippets';
    env[`GIT_${role}_EMAIL`] = 'status-snippets@localhost';
  }
  const marked = `${contents.message.trimEnd()}\n\n${trailer}: ${changeRequest} ${key} ${time}`;
  const message = changeRequest === null ? contents.message : marked;
  await commitFiles(git, worktree.path, { ...contents, message }, env);
  return local(head, 'rev-parse', 'HEAD');
}

/** The push options that open a request, or update it. */
function requestOptions(head: Head, message: string, note: string): string[] {
  const { changeRequest, forge, branch, request } = head;
  // A push option is one line.
  const [title = '', ...body] = message.split('\n').filter((line) => line !== '');
  const description = [...body, note].join(' ');
  if (changeRequest === null || forge === 'other') return [];
  if (forge === 'gitlab') {
    const texts = [`target=${branch}`, `title=${title}`, `description=${description}`];
    return ['create', ...texts, 'remove_source_branch'].map((option) => `merge_request.${option}`);
  }
  // Only a request that was looked at is replaced: others may contain commits of a person.
  const force = request === null ? [] : ['force-push=true'];
  return [`topic=${changeRequest}`, `title=${title}`, `description=${description}`, ...force];
}

function describeRefusal(head: Head, place: string, words: readonly string[], reason: string, hasMoved: boolean) {
  const isRefused = reason.includes('remote rejected');
  const advice: string[] = [];
  if (hasMoved) advice.push(`it moved or was locked in ${maxAttempts} attempts, so run again later`);
  else if (isRefused && head.changeRequest === null) {
    advice.push('if the branch is protected, add --change-request status-snippets');
  }
  if (head.forge === 'gitlab' && words.some((line) => /not allowed|denied|forbidden|40[13]|authenticat/i.test(line))) {
    const setting = 'Settings > CI/CD > Job token permissions > Allow Git push requests to the repository';
    advice.push(`for a job token, turn on ${setting}`);
  }
  const problem = isRefused ? `the push to ${place} was refused` : `git could not push to ${place}`;
  const sentence = [problem, advice.join('; ')].filter(Boolean).join(': ');
  const all = appendWords(sentence, [...words, reason].filter(Boolean));
  return new StatusSnippetsError(hasMoved ? 'branch-moved' : 'push-failed', { problem: all });
}

interface Remote extends PushTarget {
  readonly git: Git;
  readonly worktree: Worktree;
  /** Its name or its address, without user and password, for messages. */
  readonly shown: string;
  /** Hides the password of the remote's address in what a server says. */
  readonly hide: (line: string) => string;
}

/** The state of the remote that a change is based on. The worktree contains the commit `base`. */
interface Head extends Remote {
  readonly branch: string;
  readonly base: string;
  /** The branch of the change request; `key` is null if somebody else added commits, `isOurs` if it may be replaced. */
  readonly request: { readonly commit: string; readonly key: string | null; readonly isOurs: boolean } | null;
}

/** The last line of a message on the branch of a change request, before the branch, the key of the change and the time. */
const trailer = 'Status-Snippets-Change';

/** How many of the newest requests of AGit are searched for ours. */
const maxSearchedRequests = 50;

const checkAccess = 'check the address and the credentials';

function pushFailed(problem: string, fix: string, words: readonly string[]): StatusSnippetsError {
  return new StatusSnippetsError('push-failed', { problem, fix: appendWords(fix, words) });
}

/** Runs a command that talks to the remote. Relative addresses count from the top of the user's checkout. */
function online({ git, worktree, maxSilence }: Remote, ...args: string[]): Promise<GitResult> {
  // The helper of git for HTTP outlives a git that was ended, until it notices the silence itself.
  const limits = ['http.lowSpeedLimit=1', `http.lowSpeedTime=${Math.ceil(maxSilence) + 3}`];
  const settings = [`--git-dir=${worktree.gitDir}`, ...limits.flatMap((limit) => ['-c', limit])];
  // Before a push, hooks of the user may work for a while.
  return git(worktree.top, [...settings, ...args], { maxSilence: args[0] === 'push' ? maxSilence * 5 : maxSilence });
}

async function local({ git, worktree }: Remote, ...args: string[]): Promise<string> {
  const result = await git(worktree.path, args);
  if (!result.ok) throw pushFailed(`git ${args[0]} failed`, 'check the repository and the disk', result.words);
  return result.stdout.trim();
}

/** The commits of references of the remote, the newest request first; for `HEAD`, the branch that it means. */
async function listReferences(remote: Remote, ...names: string[]): Promise<Map<string, string>> {
  const listed = await online(remote, 'ls-remote', '--symref', '--sort=-v:refname', '--', remote.remote, ...names);
  if (!listed.ok) throw pushFailed(`git could not read ${remote.shown}`, checkAccess, listed.words);
  const lines = listed.stdout.matchAll(/^(?:ref: refs\/heads\/(\S+)\tHEAD|(\S+)\t(refs\/\S+))$/gm);
  return new Map([...lines].map(([, branch, commit, name]) => [name ?? 'HEAD', branch ?? commit ?? '']));
}

async function fetchHead(remote: Remote, attempt: number): Promise<Head> {
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
    const [problem, fix] = ['is the branch that the request is about', 'use another one, such as status-snippets'];
    throw invalidInput('--change-request', { value: branch, problem, fix });
  }
  listed.delete('HEAD');
  const searched = [...listed].slice(0, maxSearchedRequests);

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
  return { ...remote, branch, base, request: await findRequest(remote, base, commits) };
}

/** Finds the commit of the change request. AGit names no branch, so there the newest request with a commit of ours counts. */
async function findRequest(remote: Remote, base: string, commits: readonly string[]): Promise<Head['request']> {
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
