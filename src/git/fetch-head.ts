import { createHash } from 'node:crypto';
import { invalidInput, StatusSnippetsError } from '../core/errors.ts';
import { openTree } from './commit-tree.ts';
import { branchMoved, type Forge, type MergeRequest } from './forge.ts';
import type { Repository } from './repository.ts';
import { gitError } from './run-git.ts';

export interface PushTarget {
  /**
   * Null for the branch of the checkout; if there is none, for the default branch of the remote.
   */
  readonly branch: string | null;
  /** Null to push to `branch` itself. */
  readonly changeRequest: string | null;
  readonly forge: Forge;
  readonly mergeRequest: MergeRequest;
  readonly dryRun: boolean;
}

/** The head of the remote branch, whatever is checked out. `base` is its id. */
export type Head = Readonly<Awaited<ReturnType<typeof fetchHead>>>;

/**
 * Begins the last line of the message of a commit on the branch of a change request. The branch
 * follows, and the id of the commit without this line. So amending it is noticed, even if its dates
 * stay the same.
 */
const changeTrailer = 'Status-Snippets-Change:';

export function trailerOf(changeRequest: string, draft: string): string {
  return `${changeTrailer} ${changeRequest} ${draft}`;
}

/** The ids by full names, the newest request first; for `HEAD`, also the branch that it means. */
export async function listReferences(
  { list, remoteName }: Repository,
  patterns: readonly string[],
): Promise<{ readonly ids: ReadonlyMap<string, string>; readonly meant: string }> {
  const { ok, bytes, messages } = await list(patterns);
  const fix = 'check the address and the credentials';
  if (!ok) throw gitError('push-failed', `git could not read ${remoteName}`, fix, messages);
  const listed = `${bytes}`;
  // A pattern also matches the end of a longer name.
  const isAskedFor = (name: string) =>
    patterns.includes(name) || patterns.includes(name.replace(/\/\d+\//, '/*/'));
  const lines = [...listed.matchAll(/^(\w+)\t(.+)$/gm)];
  const found = lines.map(([, id = '', name = '']) => [name, id] as const);
  const meant = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(listed)?.[1] ?? 'HEAD';
  return { ids: new Map(found.filter(([name]) => isAskedFor(name))), meant };
}

/** Null if the `HEAD` is detached. */
export async function branchOfCheckout({ git }: Repository): Promise<string | null> {
  const { bytes } = await git(['symbolic-ref', '--quiet', 'HEAD']);
  return `${bytes}`.trim().replace(/^refs\/heads\//, '') || null;
}

/** `attempt` counts from 1. */
export async function fetchHead(repository: Repository, target: PushTarget, attempt: number) {
  const { changeRequest, forge } = target;
  const baseName = target.branch === null ? 'HEAD' : `refs/heads/${target.branch}`;
  // The server of AGit keeps no branch for a request.
  const hasBranch = changeRequest !== null && forge !== 'forgejo';
  const requestName = `refs/heads/${changeRequest}`;
  const names = hasBranch ? [baseName, requestName] : [baseName];
  const { ids, meant } = await listReferences(repository, names);
  const branch = target.branch ?? meant;
  if (branch === changeRequest) {
    const problem = 'is the branch that the request is about';
    const fix = 'use another one, such as status-snippets';
    throw invalidInput('change-request', { value: branch, problem, fix });
  }
  const base = ids.get(baseName);
  if (base === undefined || branch === 'HEAD') {
    // After the first attempt, it was deleted meanwhile.
    const code = attempt === 1 ? 'invalid-input' : 'push-failed';
    const fix = 'push it, or name another one with --branch';
    const problem = `has no branch ${branch}`;
    throw new StatusSnippetsError(code, { subject: repository.remoteName, problem, fix });
  }
  const requestId = hasBranch ? ids.get(requestName) : undefined;
  const references = new Map([[`refs/heads/${branch}`, base]]);
  if (requestId !== undefined) references.set(requestName, requestId);
  await fetchCommits(repository, references);
  const request =
    requestId === undefined
      ? null
      : await describeRequest(repository, base, requestId, `${changeRequest}`);
  return { ...target, repository, branch, base, tree: openTree(repository, base), request };
}

/**
 * With all that they contain: a fetch that was interrupted can leave a commit without its files.
 */
export async function fetchCommits(
  repository: Repository,
  references: ReadonlyMap<string, string>,
): Promise<void> {
  const { git, remoteName, isPartial } = repository;
  const areHere = async (before: readonly string[], after: readonly string[] = []) => {
    // Without this option, a partial clone would fetch what is missing at once, and again all that
    // it already has.
    const options = ['--missing=print', ...before];
    const { ok, bytes } = await git(['rev-list', ...options, ...references.values(), ...after]);
    return ok && !bytes.includes('?');
  };
  // A partial clone lacks files anyway, and stores all of a fetch or nothing, so it is enough to
  // look for the commits. `--ignore-missing` is for broken references among `--all`, and must not
  // precede the ids, which must exist.
  const areComplete = () =>
    isPartial
      ? areHere(['--no-walk'])
      : areHere(['--objects', '--quiet'], ['--ignore-missing', '--not', '--all']);
  if (await areComplete()) return;
  const { ok, messages } = await repository.fetch([...references.keys()]);
  // After success, git has checked that all is there. If these commits are still missing, the
  // branch moved after it was listed.
  if (ok && (await areHere(['--no-walk']))) return;
  const isGone = messages.some((line) => /find remote ref|upload-pack: not our ref/.test(line));
  if (ok || isGone) throw branchMoved('fetch from', remoteName, messages);
  const fix = 'check the address and the credentials';
  throw gitError('push-failed', `git could not fetch from ${remoteName}`, fix, messages);
}

/** The head of the branch of a request. */
async function describeRequest(
  repository: Repository,
  base: string,
  commit: string,
  changeRequest: string,
) {
  const { run, isShallow } = repository;
  const newCommits = Number(await run(['rev-list', '--count', commit, `^${base}`]));
  // Older commits of a shallow base count as new, too.
  const isAlone = newCommits === 1 || (isShallow && newCommits > 0);
  return {
    commit,
    /** One commit of this program, which nobody rewrote: it may be moved and deleted. */
    isOurs: isAlone && (await isOriginal(repository, commit, changeRequest)),
    /** The base contains it. */
    isMerged: newCommits === 0,
  };
}

/** Whether the commit is, byte for byte, what this program wrote. */
async function isOriginal(
  { run }: Repository,
  commit: string,
  changeRequest: string,
): Promise<boolean> {
  const text = (await run(['cat-file', 'commit', commit])).toString('latin1');
  const [, header = '', message = ''] = /^(.*?)\n\n(.*)$/s.exec(text) ?? [];
  const trailer = /\n\n([^ \n]+) ([^ \n]+) (\w+)\n$/;
  const [line = '', key, branch = '', draftId] = trailer.exec(message) ?? [];
  const isForBranch = Buffer.from(branch, 'latin1').toString() === changeRequest;
  if (key !== changeTrailer || !isForBranch) return false;
  const unsigned = header.replace(/\ngpgsig(?:-sha256)? .*(?:\n .*)*/g, '');
  const content = Buffer.from(`${unsigned}\n\n${message.slice(0, -line.length)}\n`, 'latin1');
  const hash = createHash(commit.length === 40 ? 'sha1' : 'sha256');
  hash.update(`commit ${content.length}\0`).update(content);
  return hash.digest('hex') === draftId;
}
