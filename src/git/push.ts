import { exitOf, isError, StatusSnippetsError } from '../text/errors.ts';
import { maxAttempts } from '../text/git-entry.ts';
import { escapeCommands } from '../text/quote.ts';
import type { Head, PushTarget } from './fetch-head.ts';
import { branchMoved, changeTrailer, fetchHead, isOriginal, listReferences } from './fetch-head.ts';
import type { Repository } from './repository.ts';
import { gitError, lacksIdentity } from './run-git.ts';

/** The new texts by their paths from the top of the repository. */
type Files = ReadonlyMap<string, string>;

/** The entry of the JSON report, and the sentence for people about what was to be pushed; empty if there was nothing. */
export type Published = Readonly<Awaited<ReturnType<typeof publish>>>;

/** Without files, no change is due: a request of ours that is still open is withdrawn, by deleting its branch. */
export type Publish = (files: Files, message: string) => Promise<Published>;

/**
 * Works at the head of a remote branch; again if the branch or the request moves before the result is pushed.
 * @throws {StatusSnippetsError} `invalid-input`, `push-failed`, `branch-moved`, `commits-by-others`, and as `work` does
 */
export async function pushFrom<Result>(
  repository: Repository,
  target: PushTarget,
  work: (head: Head, publish: Publish) => Promise<Result>,
  pause: (attempt: number) => Promise<void>,
): Promise<Result> {
  const findCheckedOut = async () => `${(await repository.git(['symbolic-ref', '--quiet', 'HEAD'])).bytes}`.trim();
  let branch = target.branch ?? ((await findCheckedOut()).replace(/^refs\/heads\//, '') || null);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const head = await fetchHead(repository, { ...target, branch }, attempt);
      branch = head.branch;
      return await work(head, (files, message) => publish(head, files, message));
    } catch (error) {
      if (!isError(error) || exitOf(error.code) !== 'publishing') throw error;
      if (error.code !== 'branch-moved' || attempt === maxAttempts) {
        const place = { remote: repository.shown, branch: target.changeRequest ?? branch };
        const fields = { ...error.fields, publish: { outcome: 'failed', ...place, commit: null }, cause: error };
        throw new StatusSnippetsError(error.code, fields);
      }
      await pause(attempt);
    }
  }
}

async function publish(head: Head, files: Files, message: string) {
  const { repository, changeRequest, request, dryRun } = head;
  const { shown } = repository;
  const isDue = files.size > 0;
  const branch = changeRequest ?? head.branch;
  const place = `${branch} on ${shown}`;
  type Outcome = 'pushed' | 'deleted' | 'unchanged' | 'would-push' | 'would-delete';
  const report = (outcome: Outcome, sentence: (what: string) => string, commit: string | null = null) => {
    return { publication: { outcome, remote: shown, branch, commit }, sentence };
  };

  // Git cannot close a request of AGit.
  if (!isDue && (request === null || usesAGit(head))) return report('unchanged', () => '');
  const treeId = isDue ? await head.tree.write(files) : '';
  if (isDue && (await isUpToDate(head, treeId)))
    return report('unchanged', (what) => `No push of ${what}: ${place} is already up to date.`);
  // Only a commit of ours that is not merged may be replaced or deleted. A branch without new commits may be anybody's.
  if (request?.isOurs === false) {
    const content = request.isMerged ? `no commit that ${head.branch} lacks (was it merged?)` : 'commits of others';
    const problem = `${place} contains ${content}, so it stays as it is`;
    if (!isDue && request.isMerged) return report('unchanged', () => `${problem}.`);
    const fix = `${request.isMerged ? '' : 'merge it, '}delete it, or name another branch`;
    throw new StatusSnippetsError('commits-by-others', { problem, fix });
  }
  const unneeded = `${place}, which is not needed any more.`;
  if (dryRun && isDue) return report('would-push', (what) => `Would push ${what} to ${place}.`);
  if (dryRun) return report('would-delete', () => `Would delete ${unneeded}`);

  const commit = isDue ? await writeCommit(head, treeId, message) : '';
  const messages = await pushCommit(head, commit, place, isDue ? pushOptionsOf(head, message) : []);
  if (!isDue) return report('deleted', () => `Deleted ${unneeded}`);
  const link = changeRequest && linkToOpen(messages, repository.address, changeRequest, head.branch);
  return report('pushed', (what) => `Pushed ${what} to ${place}${link ? `, see ${link}` : '.'}`, commit);
}

function usesAGit({ changeRequest, forge }: Head): boolean {
  return changeRequest !== null && forge === 'forgejo';
}

function referenceFor(head: Head): string {
  return usesAGit(head) ? `refs/for/${head.branch}` : `refs/heads/${head.changeRequest ?? head.branch}`;
}

/** Returns what git and the server said. The commit is empty to delete the branch. */
async function pushCommit(head: Head, commit: string, place: string, options: readonly string[]) {
  const { repository, changeRequest, request } = head;
  const isAGit = usesAGit(head);
  const name = referenceFor(head);
  // What the branch or the request must still be; empty if there must be none.
  const expected = changeRequest === null ? head.base : (request?.commit ?? '');
  // With AGit there is no branch to compare. All other pushes have a lease: without it, one to `head.branch` would restore a branch,
  // or commits, that somebody has deleted meanwhile.
  const lease = isAGit ? null : expected;
  const { ok, bytes, messages } = await push(repository, `${commit}:${name}`, lease, options);
  if (!ok) {
    // The connection can end after the server did what it was asked for. AGit has no branch to look at.
    const now = isAGit ? expected : ((await listReferences(repository, [name])).ids.get(name) ?? '');
    const isNameTaken = messages.some((line) => /exists; cannot create/.test(line)); // by branch `a`, for `a/b`
    const isRaceLost = now !== expected || (!isNameTaken && messages.some((line) => lostRacePattern.test(line)));
    if (now !== commit) throw isRaceLost ? branchMoved('push to', place, messages) : pushRefusal(head, place, messages);
  }
  if (isAGit) await requireOwnPullRequest(head, commit, place, `${bytes}`);
  // GitLab takes the commit even if it refuses the options, and wraps the lines of this message.
  if (changeRequest !== null && messages.join(' ').includes('Error encountered with push options')) {
    // The branch is put back: otherwise the next run would find it up to date, although there may be no request.
    await push(repository, `${request?.commit ?? ''}:${name}`, commit, []);
    throw gitError('push-failed', `the server opened no request for ${place}`, '', messages);
  }
  return messages;
}

/**
 * The server, not this run, chooses the pull request that it updates: the open one of this user with the topic and base. A server
 * with a git older than 2.29 opens none, and creates the reference as it is named.
 */
async function requireOwnPullRequest(head: Head, commit: string, place: string, printed: string): Promise<void> {
  const { repository, changeRequest, request, listed } = head;
  const name = referenceFor(head);
  const [, updated = '', old = ''] = /^.\t\w+:(.+)\t(?:(\w+)\.\.)?/m.exec(printed) ?? [];
  if (updated === name) {
    await push(repository, `:${name}`, commit, []);
    throw gitError('push-failed', `the server opened no request for ${place}`, 'use --forge other for a branch only');
  }
  if (request === null || old === '' || request.commit.startsWith(old)) return;
  const replaced = listed.get(updated) ?? '';
  const isKnown = replaced.startsWith(old);
  // Such as a request of ours to another base, or one that a person has opened again.
  if (isKnown && (await isOriginal(repository, replaced, `${changeRequest}`).catch(() => false))) return;
  const options = [`topic=${changeRequest}`, 'force-push=true'];
  const isBack = isKnown && (await push(repository, `${replaced}:${name}`, null, options)).ok;
  const found = `pull request ${/\d+/.exec(updated)} of ${repository.shown} contains commits of others`;
  const problem = isBack ? `${found}, so it stays as it is` : `${found}, which this push replaced: it was at ${old}`;
  throw new StatusSnippetsError('commits-by-others', { problem, fix: 'merge it, close it, or name another branch' });
}

/** Whether the request makes the wanted changes to the current base and, if it is ours, no others. */
async function isUpToDate({ repository, base, request }: Head, treeId: string): Promise<boolean> {
  if (request === null || request.isMerged) return false;
  // Each change contains the ids before and after. So a request on an older base counts only if its files are still the same.
  const changesOf = async (...range: readonly string[]) => {
    const { ok, bytes } = await repository.git(['diff-tree', '-r', '-z', '--no-renames', ...range]);
    return ok ? new Set(`${bytes}`.match(/:[^\0]*\0[^\0]*/g)) : null;
  };
  const wanted = await changesOf(base, treeId);
  // A request of ours has only one commit. Of another one, git may not know the merge base: then `found` is null.
  const start = request.isOurs ? [`${request.commit}^`] : ['--merge-base', base];
  const found = await changesOf(...start, request.commit);
  if (wanted === null || found === null) return false;
  return [...wanted].every((change) => found.has(change)) && (!request.isOurs || found.size === wanted.size);
}

async function writeCommit({ repository, base, changeRequest }: Head, treeId: string, message: string) {
  const { run, signs } = repository;
  const date = `@${Math.floor(Date.now() / 1000)} +0000`;
  const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const create = async (text: string, ...options: string[]) => {
    const createAs = (identity: readonly string[]) => {
      const args = [...identity.flatMap((setting) => ['-c', setting]), 'commit-tree', ...options, '-p', base, treeId];
      return run(args, `${text}\n`, env);
    };
    const id = await createAs(['user.useConfigOnly=true']).catch((error) => {
      if (!lacksIdentity([String(error)])) throw error;
      return createAs(['user.name=status-snippets', 'user.email=status-snippets@localhost']);
    });
    return `${id}`.trim();
  };
  const signature = signs ? ['-S'] : [];
  const text = message.trimEnd();
  if (changeRequest === null) return create(text, ...signature);
  // The trailer contains the id of the commit without it.
  const draft = await create(text);
  return create(`${text}\n\n${changeTrailer} ${changeRequest} ${draft}`, ...signature);
}

function pushOptionsOf(head: Head, message: string): readonly string[] {
  if (head.changeRequest === null) return [];
  const [title = '', ...body] = message.split('\n');
  const description = [body.join('\n').trim(), head.note].filter((text) => text !== '').join('\n\n');
  return requestOptions[head.forge](head, title, description);
}

/** @param lease what the branch must be now, empty if there must be none; null for what is no branch */
function push({ online }: Repository, refspec: string, lease: string | null, options: readonly string[]) {
  const args = ['--porcelain', '--no-verify', '--no-follow-tags', '--recurse-submodules=no'];
  if (lease !== null) args.push(`--force-with-lease=${refspec.replace(/^\w*:/, '')}:${lease}`);
  return online(['push', ...args, ...options.map((option) => `--push-option=${option}`)], [refspec]);
}

const lostRacePattern =
  /^\[(remote )?rejected\] .*(stale info|fetch first|\block|failed to update ref|incorrect old value|already exists)|^\[rejected\] .*non-fast-forward/;

/** The error about a push that the server refused, or that did not reach it. */
export function pushRefusal(
  { changeRequest, forge }: Pick<Head, 'changeRequest' | 'forge'>,
  place: string,
  messages: readonly string[],
) {
  const isRefused = messages.some((line) => line.startsWith('[remote rejected]'));
  const fixes = advice.flatMap(([only, pattern, text]) =>
    (only ?? forge) === forge && messages.some((line) => pattern.test(line)) ? [text] : [],
  );
  if (isRefused && !changeRequest) fixes.unshift('if the branch is protected, add --change-request status-snippets');
  const problem = isRefused ? `the push to ${place} was refused` : `git could not push to ${place}`;
  return gitError('push-failed', problem, fixes.join('; '), messages);
}

/** The push options that open or update a request. Each is one line. */
const requestOptions: Readonly<Record<Head['forge'], (head: Head, title: string, description: string) => string[]>> = {
  gitlab: ({ branch, repository, project, labels, assignees }, title, description) => [
    'merge_request.create',
    `merge_request.target=${branch}`,
    // A request from a fork would otherwise go to the project that it was forked from.
    ...(repository.address.replace(/\.git$/, '').endsWith(`/${project}`)
      ? [`merge_request.target_project=${project}`]
      : []),
    `merge_request.title=${title}`,
    // GitLab reads these two characters as a line break.
    `merge_request.description=${description.replaceAll('\n', '\\n')}`,
    'merge_request.remove_source_branch',
    ...labels.map((label) => `merge_request.label=${label}`),
    ...assignees.map((user) => `merge_request.assign=${user}`),
  ],
  forgejo: ({ changeRequest, request }, title, description) => [
    `topic=${changeRequest}`,
    `title=${title}`,
    `description={base64}${Buffer.from(description).toString('base64')}`,
    // Only a request that was looked at is replaced: others may contain commits of a person.
    ...(request === null ? [] : ['force-push=true']),
  ],
  other: () => [],
};

const jobTokenSetting = 'Settings > CI/CD > Job token permissions > Allow Git push requests to the repository';

/** What may help after a push that failed, on one forge or on all. */
const advice: readonly (readonly [forge: Head['forge'] | null, messages: RegExp, text: string])[] = [
  ['gitlab', /not allowed|denied|forbidden|40[13]|authenticat/i, `for a job token, turn on ${jobTokenSetting}`],
  [
    'forgejo',
    /internal server error|user does not exist/i,
    'the token of a job cannot open a pull request, so use the token of a user, or --forge other for a branch only',
  ],
  [null, /does not support push options/, 'use --forge other'],
];

/** A server may print other links before it, to a notice of maintenance or to alerts about dependencies. */
const requestLink = /\/(?:~?pulls?|pull-requests?|merge_requests|compare)(?:[/?]|$)|\/diff\/.+\.\.|\/c\/.+\/\+\/\d/;

/** Where a person can open the request: servers print it, but not Azure DevOps. */
export function linkToOpen(messages: readonly string[], address: string, from: string, to: string): string | null {
  const links = messages.flatMap((line) => line.match(/https?:\/\/[^\s\p{Cc}]+/gu) ?? []);
  const printed = links.findLast((link) => requestLink.test(link));
  if (printed !== undefined) return escapeCommands(printed);
  const web = address.replace(/^git@ssh\.(dev\.azure\.com):v3\/([^/]+\/[^/]+)\//, 'https://$1/$2/_git/');
  const [top] = /^https:\/\/(?:dev\.azure\.com|[\w-]+\.visualstudio\.com)\/.*_git\/[^/]+/.exec(web) ?? [];
  const query = `sourceRef=${encodeURIComponent(from)}&targetRef=${encodeURIComponent(to)}`;
  return top === undefined ? null : `${top}/pullrequestcreate?${query}`;
}
