import {
  changedFiles,
  divergence,
  listBranches,
  resolveBranch,
  writeCommit,
} from './git-repository.ts';
import { GraphError } from './graph-error.ts';
import { commitObject, pullRequestObject } from './objects.ts';
import type { PullRequestRecord } from './pull-requests.ts';
import type { Repositories } from './repositories.ts';
import {
  bot,
  requireCommitsAllowed,
  requireUnprotected,
  requireWrite,
  type TestRepository,
} from './test-repository.ts';

interface CommitInput {
  readonly branch: { readonly repositoryNameWithOwner?: string; readonly branchName?: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string; readonly body?: string };
  readonly fileChanges?: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[];
  };
}

interface RefUpdate {
  readonly name: string;
  readonly beforeOid?: string;
  readonly afterOid: string;
  readonly force?: boolean;
}

interface PullRequestInput {
  readonly baseRefName: string;
  readonly headRefName: string;
  readonly title: string;
  readonly body?: string;
  readonly draft?: boolean;
}

type Input<T> = { readonly input: T };
type InRepository<T> = Input<T & { readonly repositoryId: string }>;
type OnPullRequest<T> = Input<T & { readonly pullRequestId: string }>;

export function mutations(repositories: Repositories) {
  const withId = (id: string) => {
    const repository = repositories.findById(id);
    if (repository === null || repository.settings.contents === 'none') throw unresolvedId(id);
    return repository;
  };
  return {
    createCommitOnBranch: ({ input }: Input<CommitInput>) =>
      createCommitOnBranch(repositories, input),
    updateRefs: ({ input }: InRepository<{ refUpdates: readonly RefUpdate[] }>) =>
      updateRefs(withId(input.repositoryId), input.refUpdates),
    createPullRequest: ({ input }: InRepository<PullRequestInput>) =>
      createPullRequest(withId(input.repositoryId), input),
    updatePullRequest: ({
      input,
    }: OnPullRequest<{ title?: string; body?: string; state?: string }>) =>
      updatePullRequest(withId(input.pullRequestId), input),
    enablePullRequestAutoMerge: ({
      input,
    }: OnPullRequest<{ mergeMethod?: string; expectedHeadOid?: string }>) =>
      enableAutoMerge(withId(input.pullRequestId), input),
  };
}

function unresolvedId(id: string): GraphError {
  return new GraphError('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`);
}

function createCommitOnBranch(
  repositories: Repositories,
  { branch, expectedHeadOid, message, fileChanges }: CommitInput,
) {
  const asked = branch.repositoryNameWithOwner ?? '';
  const repository = repositories.find(asked);
  if (repository === null || repository.settings.contents === 'none') {
    throw new GraphError(
      'NOT_FOUND',
      `Could not resolve to a Repository with the name '${asked}'.`,
    );
  }
  requireWrite(repository, 'contents');
  const { git } = repository;
  const name = branch.branchName?.replace(/^refs\/heads\//, '') ?? '';
  const head = resolveBranch(git, name);
  if (head === null)
    throw new GraphError(
      'NOT_FOUND',
      `Could not resolve to a Ref with the name 'refs/heads/${name}'.`,
    );
  const stale = `Expected branch to point to "${expectedHeadOid}" but it did not.  Pull and try again.`;
  if (head !== expectedHeadOid) throw new GraphError('STALE_DATA', stale);
  requireUnprotected(repository, name);
  requireCommitsAllowed(repository);

  const additions = fileChanges?.additions ?? [];
  const files = Object.fromEntries(
    additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]),
  );
  const body = message.body ? `\n\n${message.body}` : '';
  const written = `${message.headline}${body}\n`;
  const oid = writeCommit(git, {
    parents: [head],
    files,
    message: written,
    author: bot,
    committer: repository.settings.committer,
  });
  repository.pulls.setBranch(name, oid);
  return { commit: commitObject(repository, oid) };
}

async function updateRefs(repository: TestRepository, updates: readonly RefUpdate[]) {
  requireWrite(repository, 'contents');
  for (const { name, afterOid } of updates) {
    const branch = branchIn(name);
    requireUnprotected(repository, branch);
    if (!isZero(afterOid)) requireWorkflowsPermission(repository, branch, afterOid);
    else if (repository.settings.deletionsRefused)
      throw new GraphError(
        'UNPROCESSABLE',
        'Repository rule violations found\n\nCannot delete this branch\n\n',
      );
  }
  for (const update of updates) requirePossible(repository, update);
  for (const { name, afterOid } of updates) {
    repository.pulls.setBranch(branchIn(name), isZero(afterOid) ? null : afterOid);
  }
  return { clientMutationId: null, __typename: 'UpdateRefsPayload' };
}

function requirePossible(
  { git, settings }: TestRepository,
  { name, beforeOid, afterOid, force }: RefUpdate,
): void {
  const refuse = (words: string) => new GraphError('UNPROCESSABLE', words);
  const lost = (words: string) =>
    refuse(settings.lostRace ?? `cannot lock ref '${name}': ${words}`);
  const branch = branchIn(name);
  const now = resolveBranch(git, branch);
  if (now === null && isZero(afterOid)) throw refuse('Reference does not exist');
  if (beforeOid !== undefined && isZero(beforeOid) && now !== null)
    throw lost('reference already exists');
  if (beforeOid !== undefined && !isZero(beforeOid) && now !== beforeOid) {
    throw lost(
      now === null
        ? `unable to resolve reference '${name}'`
        : `is at ${now} but expected ${beforeOid}`,
    );
  }
  if (isZero(afterOid)) return;
  const other = listBranches(git).find(
    (one) => one.startsWith(`${branch}/`) || branch.startsWith(`${one}/`),
  );
  if (other !== undefined) {
    throw refuse(
      `cannot lock ref '${name}': 'refs/heads/${other}' exists; cannot create '${name}'`,
    );
  }
  if (now !== null && !force && divergence(git, now, afterOid)[0] > 0)
    throw refuse('Update is not a fast forward');
}

function branchIn(name: string): string {
  return name.replace('refs/heads/', '');
}

/** Throws if the commits a branch gets change a workflow and the token lacks `workflows`, which GITHUB_TOKEN cannot have. */
function requireWorkflowsPermission(
  { git, settings, defaultBranch }: TestRepository,
  branch: string,
  to: string,
): void {
  if (settings.workflows) return;
  const base = resolveBranch(git, branch) ?? resolveBranch(git, defaultBranch) ?? to;
  const [path] = changedFiles(git, base, to, '.github/workflows');
  if (path === undefined) return;
  throw new GraphError(
    'UNPROCESSABLE',
    `refusing to allow a GitHub App to create or update workflow \`${path}\` without \`workflows\` permission`,
  );
}

function isZero(oid: string): boolean {
  return /^0+$/.test(oid);
}

async function createPullRequest(
  repository: TestRepository,
  { baseRefName, headRefName, title, body = '', draft = false }: PullRequestInput,
) {
  const { git, pulls, settings } = repository;
  requireWrite(repository, 'pullRequests');
  if (!settings.actionsMayCreatePullRequests) {
    throw new GraphError(
      'UNPROCESSABLE',
      'GitHub Actions is not permitted to create or approve pull requests',
    );
  }
  requireLengths({ title, body });
  if (draft && !settings.draftsSupported) {
    throw new GraphError(
      'UNPROCESSABLE',
      'Draft pull requests are not supported in this repository.',
    );
  }
  const base = resolveBranch(git, baseRefName);
  const head = resolveBranch(git, headRefName);
  if (base === null || head === null)
    throw new GraphError('UNPROCESSABLE', "Head sha can't be blank, Head ref must be a branch");
  const [own] = divergence(git, head, base);
  if (own === 0)
    throw new GraphError('UNPROCESSABLE', `No commits between ${baseRefName} and ${headRefName}`);
  if (pulls.openFrom(headRefName).some((one) => one.base === baseRefName)) {
    const owner = repository.nameWithOwner.split('/')[0];
    throw new GraphError(
      'UNPROCESSABLE',
      `A pull request already exists for ${owner}:${headRefName}.`,
    );
  }
  const record = pulls.add({ title, body, base: baseRefName, head: headRefName, headOid: head });
  record.isDraft = draft;
  return { pullRequest: pullRequestObject(repository, record) };
}

function updatePullRequest(
  repository: TestRepository,
  {
    pullRequestId,
    title,
    body,
    state,
  }: { pullRequestId: string; title?: string; body?: string; state?: string },
) {
  requireWrite(repository, 'pullRequests');
  const record = repository.pulls.all.find((one) => one.id === pullRequestId);
  if (record === undefined) throw unresolvedId(pullRequestId);
  requireLengths({ title, body });
  record.title = title ?? record.title;
  record.body = body ?? record.body;
  changeState(record, state);
  return { pullRequest: pullRequestObject(repository, record) };
}

function enableAutoMerge(
  repository: TestRepository,
  {
    pullRequestId,
    mergeMethod = 'MERGE',
    expectedHeadOid,
  }: { pullRequestId: string; mergeMethod?: string; expectedHeadOid?: string },
) {
  requireWrite(repository, 'pullRequests');
  const { autoMergeAllowed, mergeMethods, mergeRule, looksUntilDecided } = repository.settings;
  const refuse = (words: string) => new GraphError('UNPROCESSABLE', words);
  if (!autoMergeAllowed) throw refuse('Auto merge is not allowed for this repository');
  if (!mergeMethods.includes(mergeMethod)) {
    const method =
      mergeMethod === 'MERGE' ? 'merge commits are' : `${mergeMethod.toLowerCase()} merging is`;
    throw refuse(`Merge method ${method} not allowed on this repository`);
  }
  const record = repository.pulls.all.find((one) => one.id === pullRequestId);
  if (record === undefined) throw unresolvedId(pullRequestId);
  if (expectedHeadOid !== undefined && expectedHeadOid !== record.headOid) {
    throw refuse("Head branch is out of date. The head OID doesn't match.");
  }
  record.looks += 1;
  if (mergeRule !== 'queue' && record.looks <= looksUntilDecided) {
    throw refuse(
      `Pull request Pull request is in ${record.looks % 2 === 1 ? 'clean' : 'unstable'} status`,
    );
  }
  if (mergeRule === 'none' || record.base !== repository.defaultBranch) {
    throw refuse('Pull request Protected branch rules not configured for this branch');
  }
  // In a queue, there is no automatic merge any more.
  record.autoMerge = mergeRule === 'queue' ? null : mergeMethod;
  record.timesAccepted += 1;
  return { clientMutationId: null, __typename: 'EnablePullRequestAutoMergePayload' };
}

function changeState(record: PullRequestRecord, state: string | undefined): void {
  if (state === undefined || state === record.state) return;
  if (record.state === 'MERGED')
    throw new GraphError('UNPROCESSABLE', 'Cannot change the state of a merged pull request.');
  if (state === 'OPEN' && !record.reopenable) {
    throw new GraphError(
      'UNPROCESSABLE',
      'state cannot be changed. The branch was force-pushed or recreated.',
    );
  }
  record.state = state === 'OPEN' ? 'OPEN' : 'CLOSED';
}

function requireLengths({
  title = '',
  body = '',
}: {
  title?: string | undefined;
  body?: string | undefined;
}): void {
  if ([...title].length > 256)
    throw new GraphError('UNPROCESSABLE', 'Title is too long (maximum is 256 characters)');
  if ([...body].length > 65_536)
    throw new GraphError('UNPROCESSABLE', 'Body is too long (maximum is 65536 characters)');
}
