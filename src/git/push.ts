import { statSync } from 'node:fs';
import { join } from 'node:path';
import { invalidInput, isError, StatusSnippetsError } from '../text/errors.ts';
import { type CommitContents, commitFiles } from './commit.ts';
import { fetchHead, type Head, listReferences, local, online, type PushTarget, trailer } from './remote-head.ts';
import { appendWords, type Git } from './run-git.ts';
import { withTemporaryWorktree } from './temporary-worktree.ts';

/** What a run wants to publish. */
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
    const result = await anyGit(where, [...settings, ...args], options);
    return { ...result, words: result.words.map(hide) };
  };
  return withTemporaryWorktree(git, folder, async (worktree) => {
    const { shown, addresses } = await checkRemote(git, folder, target.remote);
    secrets = addresses.flatMap(secretsIn);
    const checkedOut = await git(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
    const branch = target.branch ?? (checkedOut.stdout.trim() || null);
    for (let attempt = 1; ; attempt += 1) {
      const head = await fetchHead({ ...target, branch, git, worktree, shown, hide }, attempt);
      const corresponding = join(worktree.path, worktree.prefix);
      if (!statSync(corresponding, { throwIfNoEntry: false })?.isDirectory()) {
        const problem = `does not exist in ${head.branch} on ${shown}`;
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
}

/** The remote for messages, which is its name or its address without user and password, and all of its addresses. */
async function checkRemote(git: Git, folder: string, remote: string) {
  const names = (await git(folder, ['remote'])).stdout.trim().split('\n');
  const isAddress = !names.includes(remote);
  if (isAddress && !/^[^-].*[:/\\]/.test(remote)) {
    const fix = names[0] ? `use ${names.join(' or ')}` : 'add one with git remote add';
    throw invalidInput('--remote', { value: remote, problem: 'is not a remote of this repository', fix });
  }
  if (isAddress) return { shown: remote.replace(/\/\/[^/]*@/, '//'), addresses: [remote] };
  const [forFetch, forPush] = [
    await git(folder, ['remote', 'get-url', '--all', remote]),
    await git(folder, ['remote', 'get-url', '--all', '--push', remote]),
  ];
  return { shown: remote, addresses: `${forFetch.stdout}${forPush.stdout}`.split('\n') };
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
  const person = { NAME: 'status-snippets', EMAIL: 'status-snippets@localhost' };
  const time = Math.floor(Date.now() / 1000);
  const env: Record<string, string> = changeRequest === null ? {} : { GIT_COMMITTER_DATE: `@${time} +0000` };
  for (const [name, value] of identity.ok ? [] : Object.entries(person)) {
    env[`GIT_AUTHOR_${name}`] = value;
    env[`GIT_COMMITTER_${name}`] = value;
  }
  const marked = `${contents.message.trimEnd()}\n\n${trailer}: ${changeRequest} ${key} ${time}`;
  const message = changeRequest === null ? contents.message : marked;
  await commitFiles(git, worktree.path, { ...contents, message }, env);
  return local(head, 'rev-parse', 'HEAD');
}

/** The push options that open a request, or update it. */
function requestOptions(head: Head, message: string, note: string): string[] {
  const { changeRequest, forge, branch, request, isSearched } = head;
  // A push option is one line.
  const [title = '', ...body] = message.split('\n').filter((line) => line !== '');
  const description = [...body, note].join(' ');
  if (changeRequest === null || forge === 'other') return [];
  if (forge === 'gitlab') {
    const texts = [`target=${branch}`, `title=${title}`, `description=${description}`];
    return ['create', ...texts, 'remove_source_branch'].map((option) => `merge_request.${option}`);
  }
  // Without it, the server refuses to replace commits. Those of others could be in a request that was not searched.
  const force = request !== null || isSearched ? ['force-push=true'] : [];
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
