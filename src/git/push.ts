import { statSync } from 'node:fs';
import { join } from 'node:path';
import querystring from 'node:querystring';
import { exitOf, invalidInput, isError, StatusSnippetsError } from '../text/errors.ts';
import { type CommitContents, commitFiles } from './commit.ts';
import { type Git, gitError } from './run-git.ts';
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

/** Returns the entry of the JSON report, and a line for people. */
export type Publish = (change: Change) => Promise<{ readonly publication: Publication; readonly message: string }>;

interface Remote extends PushTarget {
  readonly git: Git;
  readonly worktree: Worktree;
  /** Its name or its address, without user and password, for messages. */
  readonly shown: string;
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

/** The last line of a message on the branch of a change request; the branch, the key and the time follow. */
const trailer = 'Status-Snippets-Change:';

/** No programs in the background, no submodules, and no need for the program of LFS: its files stay pointers. */
const settings = [
  ...['gc.auto=0', 'maintenance.auto=false', 'core.fsmonitor=false', 'submodule.recurse=false', 'color.ui=false'],
  ...['filter.lfs.smudge=', 'filter.lfs.clean=', 'filter.lfs.process=', 'filter.lfs.required=false'],
];

/**
 * In a temporary worktree at the head of a remote branch; again if the branch moves before the result is pushed.
 * @param work gets the folder that corresponds to `folder`, and the function that commits and pushes
 * @throws {StatusSnippetsError} `no-repository`, `invalid-input`, `push-failed`, `branch-moved`, `commits-by-others`,
 * `commit-failed`, and as `work` does
 */
export async function pushFrom<Result>(
  anyGit: Git,
  folder: string,
  target: PushTarget,
  work: (folder: string, publish: Publish) => Promise<Result>,
  pause: (attempt: number) => Promise<void>,
): Promise<Result> {
  let secrets: readonly string[] = [];
  const git: Git = async (where, args, options) => {
    const result = await anyGit(where, [...settings.flatMap((setting) => ['-c', setting]), ...args], options);
    const hide = (line: string) => secrets.reduce((text, secret) => text.replaceAll(secret, '***'), line);
    return { ...result, words: result.words.map(hide) };
  };
  const shown = target.remote.replace(/\/\/[^/]*@/, '//'); // a password in it may contain blanks
  let { branch } = target;
  try {
    return await withWorktree(git, folder, async (worktree) => {
      const remotes = (await git(folder, ['remote', '--verbose'])).stdout;
      checkRemote(target.remote, remotes);
      secrets = secretsIn(`${remotes} ${target.remote}`);
      branch ??= (await git(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD'])).stdout.trim() || null;
      for (let attempt = 1; ; attempt += 1) {
        const head = await fetchHead({ ...target, branch, git, worktree, shown }, attempt);
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

/** Relative addresses count from the top of the user's checkout. */
function online({ git, worktree, maxSeconds }: Remote, ...args: string[]) {
  // The helper of git for HTTP outlives a git that was ended, until it notices the silence itself.
  const limits = ['http.lowSpeedLimit=1', `http.lowSpeedTime=${Math.ceil(maxSeconds) + 3}`];
  const options = [`--git-dir=${worktree.gitDir}`, ...limits.flatMap((limit) => ['-c', limit])];
  return git(worktree.top, [...options, ...args], { maxSeconds });
}

async function local({ git, worktree }: Remote, ...args: string[]): Promise<string> {
  const { ok, stdout, words } = await git(worktree.path, args);
  if (ok) return stdout.trim();
  throw gitError('push-failed', `git ${args[0]} failed`, 'check the repository and the disk', words);
}

const checkAccess = 'check the address and the credentials';

/** The newest request first; for `HEAD`, the branch that it means. */
async function listReferences(remote: Remote, ...names: string[]): Promise<Map<string, string>> {
  const args = ['ls-remote', '--symref', '--sort=-v:refname', '--', remote.remote, ...names];
  const { ok, stdout, words } = await online(remote, ...args);
  if (!ok) throw gitError('push-failed', `git could not read ${remote.shown}`, checkAccess, words);
  const lines = stdout.matchAll(/^(?:ref: refs\/heads\/(\S+)\tHEAD|(\S+)\t(refs\/\S+))$/gm);
  return new Map([...lines].map(([, branch, commit, name]) => [name ?? 'HEAD', branch ?? commit ?? '']));
}

async function fetchHead(remote: Remote, attempt: number): Promise<Head> {
  const { changeRequest, forge, shown } = remote;
  const requests = forge === 'forgejo' ? 'refs/pull/*/head' : `refs/heads/${changeRequest}`;
  const wanted = ['HEAD', ...(changeRequest === null ? [] : [requests])];
  const isListed = remote.branch === null || changeRequest !== null;
  const listed: Map<string, string> = isListed ? await listReferences(remote, ...wanted) : new Map();
  const branch = remote.branch ?? listed.get('HEAD') ?? 'HEAD';
  listed.delete('HEAD');
  if (branch === changeRequest) {
    const [problem, fix] = ['is the branch that the request is about', 'use another one, such as status-snippets'];
    throw invalidInput('--change-request', { value: branch, problem, fix });
  }

  // The user's checkout does not see references below refs/worktree of another worktree.
  const searched = [...listed].slice(0, maxSearchedRequests);
  const names = [`refs/heads/${branch}`, ...searched.map(([name]) => name)];
  const refspecs = names.map((name) => `+${name}:refs/worktree/${name}`);
  const options = ['--no-tags', '--no-recurse-submodules', '--refmap=', '--'];
  const { ok, words } = await online(remote, 'fetch', ...options, remote.remote, ...refspecs);
  if (words.some((line) => line.endsWith(`find remote ref refs/heads/${branch}`))) {
    const fields = { problem: `has no branch ${branch}`, fix: 'push it, or name another one with --branch' };
    throw new StatusSnippetsError(attempt === 1 ? 'invalid-input' : 'push-failed', { subject: shown, ...fields });
  }
  if (!ok) throw gitError('push-failed', `git could not fetch from ${shown}`, checkAccess, words);
  const commits = searched.map(([, commit]) => commit);
  const base = await local(remote, 'rev-parse', `refs/worktree/refs/heads/${branch}`);
  await local(remote, 'update-ref', '--no-deref', 'HEAD', base);
  await local(remote, 'reset', '--quiet', '--hard');
  return { ...remote, branch, base, request: await findRequest(remote, base, commits) };
}

/** AGit names no branch, so there the newest request with a commit of ours counts. */
async function findRequest(remote: Remote, base: string, commits: readonly string[]): Promise<Head['request']> {
  for (const commit of commits) {
    const newest = (...args: string[]) => local(remote, 'rev-list', '--max-count=1', ...args, commit, `^${base}`);
    const isMerged = (await newest()) === '';
    const ours = await newest('--fixed-strings', `--grep=${trailer} ${remote.changeRequest} `);
    if (remote.forge === 'forgejo' && ours === '') continue;
    if (ours !== commit) return { commit, key: null, isOurs: isMerged };
    const text = await local(remote, 'cat-file', 'commit', commit);
    const written = new RegExp(`^${trailer} \\S+ (\\w+) (\\d+)$`, 'm').exec(text);
    // Whoever amends or rebases a commit commits it at another time.
    const isOurs = text.includes(`> ${written?.[2]} `, text.indexOf('\ncommitter '));
    return { commit, key: written?.[1] ?? null, isOurs };
  }
  return null;
}

async function publish(head: Head, { contents, key, note }: Change): ReturnType<Publish> {
  const { shown, changeRequest, request, dryRun } = head;
  const isAGit = changeRequest !== null && head.forge === 'forgejo';
  const branch = changeRequest ?? head.branch;
  const place = `${branch} on ${shown}`;
  const report = (outcome: Publication['outcome'], message: string, commit: string | null = null) => {
    return { publication: { outcome, remote: shown, branch, commit }, message };
  };

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

  const commit = contents === null ? '' : await commitContents(head, contents, key);
  const name = isAGit ? `refs/for/${head.branch}` : `refs/heads/${branch}`;
  const expected = changeRequest === null ? head.base : (request?.commit ?? '');
  // On the branch itself our commit is a child of its head: there the lease only keeps a deleted branch deleted.
  const lease = isAGit ? [] : [`--force-with-lease=${name}:${expected}`];
  const options = contents === null ? [] : requestOptions(head, `${contents.message}\n${note}`);
  const args = ['--porcelain', ...lease, ...options.map((option) => `--push-option=${option}`)];
  const { ok, words } = await online(head, 'push', ...args, '--', head.remote, `${commit}:${name}`);
  if (!ok) {
    // The connection can end after the server did what it was asked for. AGit has no branch to look at.
    const now = isAGit ? expected : ((await listReferences(head, name)).get(name) ?? '');
    if (now !== commit) throw describeRefusal(head, place, words, now !== expected);
  }
  if (contents === null) return report('deleted', `deleted ${moot}`);
  const link = changeRequest && words.map((line) => /https?:\/\/\S+/.exec(line)?.[0]).find(Boolean);
  return report('pushed', `pushed ${commit.slice(0, 10)} to ${place}${link ? `, see ${link}` : ''}`, commit);
}

async function commitContents(head: Head, contents: CommitContents, key: string): Promise<string> {
  const { worktree, changeRequest } = head;
  const { ok } = await head.git(worktree.path, ['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT']);
  const identity = ok ? [] : ['-c', 'user.name=status-snippets', '-c', 'user.email=status-snippets@localhost'];
  const time = Math.floor(Date.now() / 1000);
  const env = { GIT_COMMITTER_DATE: `@${time} +0000` };
  const git: Git = (folder, args, options) => head.git(folder, [...identity, ...args], { ...options, env });
  const marked = `${contents.message.trimEnd()}\n\n${trailer} ${changeRequest} ${key} ${time}`;
  await commitFiles(git, worktree.path, { ...contents, message: changeRequest === null ? contents.message : marked });
  return local(head, 'rev-parse', 'HEAD');
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

const lostRacePattern =
  /^\[(remote )?rejected\] .*(stale info|fetch first|non-fast-forward|lock|failed to update ref|incorrect old value|already exists)/;

function describeRefusal({ changeRequest, forge }: Head, place: string, words: readonly string[], isOther: boolean) {
  const hasMoved = isOther || words.some((line) => lostRacePattern.test(line));
  const isRefused = words.some((line) => line.startsWith('[remote rejected]'));
  const advice: string[] = [];
  if (hasMoved) advice.push(`it moved or was locked in ${maxAttempts} attempts, so run again later`);
  else if (isRefused && changeRequest === null) {
    advice.push('if the branch is protected, add --change-request status-snippets');
  }
  if (forge === 'gitlab' && words.some((line) => /not allowed|denied|forbidden|40[13]|authenticat/i.test(line))) {
    const setting = 'Settings > CI/CD > Job token permissions > Allow Git push requests to the repository';
    advice.push(`for a job token, turn on ${setting}`);
  }
  const problem = isRefused ? `the push to ${place} was refused` : `git could not push to ${place}`;
  return gitError(hasMoved ? 'branch-moved' : 'push-failed', problem, advice.join('; '), words);
}
