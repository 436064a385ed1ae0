import type { RepositoryRequest } from '../../github/read/batch-query.ts';
import { branchFields, commitFields, maxFilesPerQuery, overviewFields } from '../../github/read/branch-query.ts';
import { listFiles } from '../../github/read/list-tree.ts';
import { type FirstRead, firstPaths, parseSnapshot, toFirstRead } from '../../github/read/read-branch.ts';
import { parseEntriesAt } from '../../github/read/read-commit.ts';
import { selectPaths } from '../../github/read/read-files.ts';
import { endsRun, readRepositories, requireResponse } from '../../github/read/read-repositories.ts';
import { readSelectedFiles } from '../../github/read/read-selected-files.ts';
import { parseOverview } from '../../github/read/repository-overview.ts';
import type { ModeResult } from '../mode.ts';
import { type BatchRepositoryRun, commitChanges, proposeChanges, pullRequestBranchFor } from './batch/modes.ts';
import { chooseFiles, readRepositoryConfiguration } from './batch/repository-files.ts';
import type { BatchRepository } from './read-batches.ts';

/** What all repositories of a run have in common. */
export type BatchRun = Omit<BatchRepositoryRun, 'target'>;

/** The result for a repository: a value, or the error that ended the work on it. */
export type RepositoryResult<T = ModeResult> = { readonly name: string } & (
  | { readonly outcome: 'done'; readonly value: T }
  | { readonly outcome: 'error'; readonly error: unknown }
);

/** Creates the function that selects what the first query reads from each repository. */
export function overviewSelector({ modeInput: { inputs }, selection }: BatchRun): RepositoryRequest['select'] {
  const paths = firstPaths(selection, null);
  const pullRequestBranch = inputs.mode === 'pull-request' ? inputs.pullRequestBranch : undefined;
  return (suffix) => overviewFields(paths, pullRequestBranch, suffix);
}

/** A repository after the first query. */
interface QueriedRepository {
  readonly name: string;
  readonly contents: FirstRead;
  /** Whether the repository may have a pull request branch of this program. */
  readonly hasPullRequestBranch: boolean;
}

/**
 * Refreshes the repositories of a batch, one after the other. Pull requests are read only for repositories that have
 * changes, or that may already have a pull request.
 */
export async function* refreshBatch(
  run: BatchRun,
  repositories: readonly BatchRepository[],
): AsyncGenerator<RepositoryResult> {
  const overviews: QueriedRepository[] = [];
  for (const { name, response } of repositories) {
    const result = await attempt(name, async () => {
      const paths = firstPaths(run.selection, null);
      const overview = await parseOverview(run.client, name, paths, response);
      return {
        name,
        contents: toFirstRead(overview, { branch: null, paths }, null),
        hasPullRequestBranch: overview.hasPullRequestBranch,
      };
    });
    if (result.outcome === 'done') overviews.push(result.value);
    else yield result;
  }
  const withPullRequest: QueriedRepository[] = [];
  for (const queried of await addMissingFiles(run, overviews)) {
    const { name, contents, hasPullRequestBranch } = queried;
    if (run.modeInput.inputs.mode === 'commit') {
      const target = { repository: contents.nameWithOwner, branch: contents.base.name };
      yield await attempt(name, () => commitChanges({ ...run, target }, contents));
      continue;
    }
    const result = await attempt(name, () => refreshOnly(run, contents));
    const hasChanges = result.outcome === 'done' && result.value.refresh.changes.length > 0;
    const isProposal = run.modeInput.inputs.mode === 'pull-request' && (hasChanges || hasPullRequestBranch);
    if (isProposal && result.outcome === 'done') withPullRequest.push(queried);
    else yield result;
  }
  yield* proposeBatch(run, withPullRequest);
}

/** Refreshes the texts of a repository and writes nothing to it. */
async function refreshOnly(
  { modeInput, client, areFilesOptional }: BatchRun,
  contents: FirstRead,
): Promise<ModeResult> {
  const { settings, refreshFilesAndEmbeds } = modeInput.configureRun(
    await readRepositoryConfiguration(client, contents),
  );
  const requestedFiles = await chooseFiles(settings, contents, areFilesOptional);
  const { files } = await readSelectedFiles(client, contents, requestedFiles);
  const refresh = await refreshFilesAndEmbeds(requestedFiles.toInputFiles(files));
  return { refresh, published: null };
}

/** Reads the pull requests of some repositories in one query, and takes the next step for each. */
async function* proposeBatch(
  run: BatchRun,
  repositories: readonly QueriedRepository[],
): AsyncGenerator<RepositoryResult> {
  const prepared = repositories.map(({ name, contents }) => {
    const branch = contents.base.name;
    const pullRequestBranch = pullRequestBranchFor(run.modeInput.inputs, branch);
    // Rules are read only for messages, and old servers do not have them.
    const query = { branch, pullRequestBranch, paths: contents.paths.slice(0, maxFilesPerQuery), withRules: false };
    return { name, query, repository: contents.nameWithOwner, select: (suffix: string) => branchFields(query, suffix) };
  });
  const responses = await readRepositories(run.client, prepared);
  for (const [index, { name, repository, query }] of prepared.entries()) {
    yield await attempt(name, async () => {
      const response = requireResponse(responses[index]);
      const snapshot = await parseSnapshot(run.client, repository, query.paths, response);
      const contents = toFirstRead(snapshot, query, null);
      return proposeChanges({ ...run, target: { repository, branch: query.branch } }, contents);
    });
  }
}

/**
 * Adds the files that the first query did not read, because only the configuration file or the listing of a repository names
 * them. One query reads these files for all repositories. Errors are ignored, because they occur again when the repository
 * is refreshed.
 */
async function addMissingFiles(
  run: BatchRun,
  repositories: readonly QueriedRepository[],
): Promise<QueriedRepository[]> {
  const { modeInput, client, areFilesOptional } = run;
  const reads: { readonly contents: FirstRead; readonly missing: readonly string[] }[] = [];
  for (const { name, contents } of repositories) {
    const result = await attempt(name, async () => {
      const { settings } = modeInput.configureRun(await readRepositoryConfiguration(client, contents));
      const requestedFiles = await chooseFiles(settings, contents, areFilesOptional);
      const listing = requestedFiles.matches && (await listFiles(client, contents.nameWithOwner, contents.base.oid));
      const missing = selectPaths(requestedFiles, listing).filter((path) => !contents.paths.includes(path));
      return { contents: { ...contents, listing }, missing: missing.slice(0, maxFilesPerQuery) };
    });
    reads.push(result.outcome === 'done' ? result.value : { contents, missing: [] });
  }
  const incomplete = reads.filter(({ missing }) => missing.length > 0);
  const requests = incomplete.map(({ contents, missing }) => ({
    repository: contents.nameWithOwner,
    select: (suffix: string) => commitFields(contents.base.oid, missing, suffix),
  }));
  const responses = await readRepositories(client, requests);
  return Promise.all(
    repositories.map(async (queried, index) => {
      const { contents, missing } = reads[index] ?? { contents: queried.contents, missing: [] };
      if (missing.length === 0) return { ...queried, contents };
      const response = responses[incomplete.findIndex((other) => other.contents === contents)];
      const added = await attempt(queried.name, async () =>
        parseEntriesAt(client, contents.nameWithOwner, contents.base.oid, missing, requireResponse(response)),
      );
      if (added.outcome === 'error') return { ...queried, contents };
      const entries = [...contents.base.entries, ...added.value];
      return {
        ...queried,
        contents: { ...contents, base: { ...contents.base, entries }, paths: [...contents.paths, ...missing] },
      };
    }),
  );
}

/** Does work on a repository. Catches every error, except for those that end the run. */
async function attempt<T>(name: string, work: () => Promise<T>): Promise<RepositoryResult<T>> {
  try {
    return { name, outcome: 'done', value: await work() };
  } catch (error) {
    if (endsRun(error)) throw error;
    return { name, outcome: 'error', error };
  }
}
