import { StatusSnippetsError } from '../core/errors.ts';
import { publishRequest } from './agit.ts';
import { type Head, listReferences, trailerOf } from './fetch-head.ts';
import { branchMoved, isRaceLost, linkToOpen, mergeRequestOptions, pushRefusal } from './forge.ts';
import { type Files, type Publication, reportFor } from './publication.ts';
import { gitError } from './run-git.ts';
import { writeCommit } from './write-commit.ts';

/**
 * Publishes what a run made of the files at the head of a remote branch. Without files, no change
 * is due: a request of ours that is open is withdrawn with its branch.
 * @throws {StatusSnippetsError} `push-failed`, `branch-moved`, `commits-by-others`
 */
export async function publish(head: Head, files: Files, message: string): Promise<Publication> {
  const { repository, changeRequest, request, forge, dryRun } = head;
  if (changeRequest !== null && forge === 'forgejo') return publishRequest(head, files, message);
  const branch = changeRequest ?? head.branch;
  const place = `${branch} on ${repository.remoteName}`;
  const report = reportFor(repository.remoteName, branch);
  if (files.size === 0) return withdraw(head, place, report);

  const treeId = await head.tree.write(files);
  if (await isUpToDate(head, treeId))
    return report('unchanged', (what) => `No push of ${what}: ${place} is already up to date.`);
  if (request?.isOurs === false) throw commitsByOthers(head, request, place);
  if (dryRun) return report('would-push', (what) => `Would push ${what} to ${place}.`);

  const trailerFor = (draft: string) => trailerOf(branch, draft);
  const isRequest = changeRequest !== null;
  const commit = await writeCommit(head, treeId, message, isRequest ? trailerFor : undefined);
  const opened = { base: head.branch, address: repository.address, isNew: request === null };
  const opensRequest = isRequest && forge === 'gitlab';
  const options = opensRequest ? mergeRequestOptions(head.mergeRequest, opened, message) : [];
  const messages = await pushCommit(head, commit, place, options);
  const link = isRequest ? linkToOpen(messages, repository.address, branch, head.branch) : null;
  const end = link === null ? '.' : `, see ${link}`;
  return report('pushed', (what) => `Pushed ${what} to ${place}${end}`, commit);
}

async function withdraw(
  head: Head,
  place: string,
  report: ReturnType<typeof reportFor>,
): Promise<Publication> {
  const { request, dryRun } = head;
  if (request === null) return report('unchanged', () => '');
  if (!request.isOurs && request.isMerged)
    return report('unchanged', () => `${describeOthers(head, request, place)}.`);
  if (!request.isOurs) throw commitsByOthers(head, request, place);
  const unneeded = `${place}, which is not needed any more.`;
  if (dryRun) return report('would-delete', () => `Would delete ${unneeded}`);
  await pushCommit(head, '', place, []);
  return report('deleted', () => `Deleted ${unneeded}`);
}

type Request = NonNullable<Head['request']>;

/**
 * Only a commit of ours that is not merged may be replaced or deleted. A branch without new commits
 * may be anybody's.
 */
function commitsByOthers(head: Head, request: Request, place: string): StatusSnippetsError {
  const problem = describeOthers(head, request, place);
  const fix = `${request.isMerged ? '' : 'merge it, '}delete it, or name another branch`;
  return new StatusSnippetsError('commits-by-others', { problem, fix });
}

function describeOthers({ branch }: Head, { isMerged }: Request, place: string): string {
  const content = isMerged
    ? `no commit that ${branch} lacks (was it merged?)`
    : 'commits of others';
  return `${place} contains ${content}, so it stays as it is`;
}

/** Returns what git and the server said. The commit is empty to delete the branch. */
async function pushCommit(
  head: Head,
  commit: string,
  place: string,
  options: readonly string[],
): Promise<readonly string[]> {
  const { repository, changeRequest, request } = head;
  const name = `refs/heads/${changeRequest ?? head.branch}`;
  // What the branch must still be; empty if there must be none. Without this lease, a push to
  // `head.branch` would restore a branch, or commits, that somebody has deleted meanwhile.
  const lease = changeRequest === null ? head.base : (request?.commit ?? '');
  const { ok, messages } = await repository.push(`${commit}:${name}`, lease, options);
  if (!ok) {
    // The connection can end after the server did what it was asked for.
    const now = (await listReferences(repository, [name])).ids.get(name) ?? '';
    // By branch `a`, for `a/b`.
    const isNameTaken = messages.some((line) => /exists; cannot create/.test(line));
    const isLost = now !== lease || (!isNameTaken && isRaceLost(messages));
    if (now !== commit && isLost) throw branchMoved('push to', place, messages);
    if (now !== commit) throw pushRefusal(head, place, messages);
  }
  // GitLab takes the commit even if it refuses the options, and wraps the lines of this message.
  const isUnopened = messages.join(' ').includes('Error encountered with push options');
  if (changeRequest !== null && isUnopened) {
    // The branch is put back: otherwise the next run would find it up to date, although there may
    // be no request.
    await repository.push(`${lease}:${name}`, commit, []);
    throw gitError('push-failed', `the server opened no request for ${place}`, '', messages);
  }
  return messages;
}

/**
 * Whether the request makes the wanted changes to the current base and, if it is ours, no others.
 */
async function isUpToDate({ repository, base, request }: Head, treeId: string): Promise<boolean> {
  if (request === null || request.isMerged) return false;
  // Each change contains the ids before and after. So a request on an older base counts only if its
  // files are still the same.
  const changesOf = async (...range: readonly string[]) => {
    const diff = ['diff-tree', '-r', '-z', '--no-renames', ...range];
    const { ok, bytes } = await repository.git(diff);
    return ok ? new Set(`${bytes}`.match(/:[^\0]*\0[^\0]*/g)) : null;
  };
  const wanted = await changesOf(base, treeId);
  // A request of ours has only one commit. Of another one, git may not know the merge base: then
  // `found` is null.
  const start = request.isOurs ? [`${request.commit}^`] : ['--merge-base', base];
  const found = await changesOf(...start, request.commit);
  if (wanted === null || found === null) return false;
  const isComplete = [...wanted].every((change) => found.has(change));
  return isComplete && (!request.isOurs || found.size === wanted.size);
}
