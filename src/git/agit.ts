import { fetchCommits, type Head, listReferences } from './fetch-head.ts';
import { branchMoved, isRaceLost, linkToOpen, pushRefusal } from './forge.ts';
import { type Files, type Publication, reportFor } from './publication.ts';
import type { Repository } from './repository.ts';
import { gitError } from './run-git.ts';
import { writeCommit } from './write-commit.ts';

// Forgejo and Gitea open a pull request of what is pushed to `refs/for/<base>`. The server decides
// which one is ours: the open one of this user with this topic and base. So no request has to be
// recognized here, and one of somebody else is never in the way.

/** Neither server changes them when it updates a request, so they must stay true. */
const requestText = [
  'title=Keep the status snippets up to date',
  'description=Only the text between the markers changes. The commit names the addresses.',
];

/** Without files nothing is due, and git cannot close a request of an earlier run. */
export async function publishRequest(
  head: Head,
  files: Files,
  message: string,
): Promise<Publication> {
  const { repository, changeRequest, branch: base, dryRun } = head;
  const remote = repository.remoteName;
  const branch = `${changeRequest}`;
  const place = `${branch} on ${remote}`;
  const report = reportFor(remote, branch);

  if (files.size === 0) return report('unchanged', () => '');
  const treeId = await head.tree.write(files);
  const number = await findSameRequest(head, treeId, [...files.keys()]);
  if (number !== null) {
    const found = `pull request ${number} on ${remote} makes this change already`;
    const warning = `${found}, so nothing is pushed, even if somebody closed it`;
    return { ...report('unchanged', (what) => `No push of ${what}: ${found}.`), warning };
  }
  if (dryRun) return report('would-push', (what) => `Would push ${what} to ${place}.`);
  const commit = await writeCommit(head, treeId, message);
  const messages = await push(head, commit, place);
  if (messages === null)
    return report('unchanged', (what) => `No push of ${what}: ${place} is already up to date.`);
  const link = linkToOpen(messages, repository.address, branch, base);
  const end = link === null ? '.' : `, see ${link}`;
  return report('pushed', (what) => `Pushed ${what} to ${place}${end}`, commit);
}

const sameCommit = /new commit is (?:the )?same (?:as|with)(?: the)? old commit/i;

/** Returns what the server said; null if the request is at this commit already. */
async function push(head: Head, commit: string, place: string): Promise<readonly string[] | null> {
  const { repository, changeRequest, branch } = head;
  const name = `refs/for/${branch}`;
  // Without effect where no request is open.
  const options = [`topic=${changeRequest}`, 'force-push=true', ...requestText];
  const { ok, bytes, messages } = await repository.push(`${commit}:${name}`, null, options);
  if (!ok && messages.some((line) => sameCommit.test(line))) return null;
  if (!ok && isRaceLost(messages)) throw branchMoved('push to', place, messages);
  if (!ok) throw pushRefusal(head, place, messages);
  // A server with a git older than 2.29 opens no request, and creates the reference as it is named.
  const isCreated = `${bytes}`.includes(`:${name}\t`);
  if (!isCreated) return messages;
  await repository.push(`:${name}`, commit, []);
  const fix = 'use --forge other for a branch only';
  throw gitError('push-failed', `the server opened no request for ${place}`, fix, messages);
}

/** How many of the newest requests are compared with the wanted changes. */
const maxRequests = 50;

/**
 * The number of a request, open or closed, that makes exactly the wanted changes in one commit, and
 * was neither merged nor made for older texts. Whoever made it, another one would not help.
 */
async function findSameRequest(
  { repository, base }: Head,
  treeId: string,
  paths: readonly string[],
) {
  const { ids } = await listReferences(repository, ['refs/pull/*/head']);
  const requests = new Map([...ids].slice(0, maxRequests));
  if (requests.size === 0) return null;
  await fetchCommits(repository, requests);
  const diff = ['diff-tree', '-r', '-z', '--no-renames'];
  const wanted = (await repository.run([...diff, base, treeId])).toString('latin1');
  const commits = [...requests.values()].map((commit) => `${commit}\n`).join('');
  const listed = (await repository.run([...diff, '--stdin'], commits)).toString('latin1');
  // A commit with one parent, and its changes. They contain the ids of the files before and after.
  const entries = listed.matchAll(/(\w{40,})\0((?::[^\0]*\0[^\0]*\0)*)/g);
  const changes = new Map([...entries].map(([, commit = '', its]) => [commit, its]));
  for (const [name, commit] of requests) {
    const isSame = changes.get(commit) === wanted;
    if (isSame && (await startsAtTheseTexts(repository, commit, base, paths)))
      return /\d+/.exec(name)?.[0] ?? null;
  }
  return null;
}

/** Whether no commit of the base after the parent of this commit has touched the files. */
async function startsAtTheseTexts(
  { git, run, isShallow }: Repository,
  commit: string,
  base: string,
  paths: readonly string[],
): Promise<boolean> {
  const isInBase = await git(['merge-base', '--is-ancestor', `${commit}^`, base]);
  // Otherwise the request has other commits, too, or the history of the base is not here.
  if (!isInBase.ok) return isShallow;
  const input = [`${commit}^..${base}`, '--', ...paths].join('\n');
  const list = ['--literal-pathspecs', 'rev-list', '--full-history', '--max-count=1', '--stdin'];
  return (await run(list, input)).length === 0;
}
