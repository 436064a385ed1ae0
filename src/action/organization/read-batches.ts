import type { GitHubClient } from '../../github/client/client.ts';
import { GitHubError } from '../../github/errors.ts';
import { maxRepositoriesPerQuery, type RepositoryRequest } from '../../github/read/batch-query.ts';
import { type ListingPage, listRepositories } from '../../github/read/list-repositories.ts';
import { endsRun, type RepositoryResponse, readRepositories } from '../../github/read/read-repositories.ts';
import { skipReasonOf } from '../../github/read/repository-overview.ts';
import type { OwnerSelection, RepositorySelection } from './select-repositories.ts';

/** A repository of a batch, with the response to the first query about it. */
export interface BatchRepository {
  /** `owner/name`; if `isNamed` is true, in the spelling of the input. */
  readonly name: string;
  /** Whether the input names the repository in full. */
  readonly isNamed: boolean;
  readonly response: RepositoryResponse;
}

/** A line of the input that selects nothing, or that selects a repository which cannot be read. */
export interface FailedLine {
  readonly line: string;
  readonly error: GitHubError;
}

/** Repositories that were read together, and the lines of the input that failed. */
export interface Batch {
  readonly repositories: readonly BatchRepository[];
  readonly failures: readonly FailedLine[];
}

/** How far a run has read its repositories. */
export interface ReadProgress {
  /** How many repositories are known so far. */
  total: number;
  /** How many repositories were read. */
  read: number;
  /** The names of the repositories that are known and were not read yet. */
  waiting: readonly string[];
  /** Each owner whose listing is not complete, with the number of repositories still to be listed; null if it is unknown. */
  readonly unlistedOwners: Map<string, number | null>;
}

export function createReadProgress({ names, owners }: RepositorySelection): ReadProgress {
  const unlistedOwners = new Map(owners.map(({ owner }) => [owner, null]));
  return { total: names.length, read: 0, waiting: names, unlistedOwners };
}

/**
 * Reads the repositories of a run, batch by batch, so that no more than one batch is in memory. Owners whose repositories
 * are all selected are listed with their files. For other owners, the names are listed first, and the files are read
 * afterwards.
 *
 * @param progress is updated
 */
export async function* readBatches(
  client: GitHubClient,
  { names, owners }: RepositorySelection,
  select: RepositoryRequest['select'],
  progress: ReadProgress,
): AsyncGenerator<Batch> {
  let unread = names.map((name) => ({ name, isNamed: true }));
  for (const owner of owners.filter(({ isWhole }) => !isWhole)) {
    for await (const { repositories, failures } of listOwner(client, owner, null, progress)) {
      // Skipped repositories need no further query.
      yield { repositories: repositories.filter(({ response }) => skipReasonOf(response) !== null), failures };
      const usable = repositories.filter(({ response }) => skipReasonOf(response) === null);
      unread = [...unread, ...usable.map(({ name }) => ({ name, isNamed: false }))];
      progress.waiting = unread.map(({ name }) => name);
      progress.total = unread.length;
    }
  }
  while (unread.length > 0) {
    const batch = unread.slice(0, maxRepositoriesPerQuery);
    const responses = await readRepositories(
      client,
      batch.map(({ name }) => ({ repository: name, select })),
    );
    unread = unread.slice(batch.length);
    progress.waiting = unread.map(({ name }) => name);
    progress.read += batch.length;
    const repositories = responses.flatMap((response, index) => {
      const requested = batch[index];
      return requested === undefined ? [] : [{ ...requested, response }];
    });
    yield { repositories, failures: [] };
  }
  for (const owner of owners.filter(({ isWhole }) => isWhole)) yield* listOwner(client, owner, select, progress);
}

/** Lists the repositories of an owner. The lines that match none of them become failures. */
async function* listOwner(
  client: GitHubClient,
  { owner, lines, isSelected }: OwnerSelection,
  select: RepositoryRequest['select'] | null,
  progress: ReadProgress,
): AsyncGenerator<Batch> {
  const unmatched = new Set(lines);
  const totalBefore = progress.total;
  let listedCount = 0;
  const failUnmatched = (code: string, problem: string, fix: string): Batch => {
    const error = new GitHubError(code, problem, fix);
    return { repositories: [], failures: [...unmatched].map(({ line }) => ({ line, error })) };
  };
  try {
    for await (const page of listRepositories(client, owner, select)) {
      listedCount += page.repositories.length;
      progress.unlistedOwners.set(owner, Math.max(0, page.totalCount - listedCount));
      if (select !== null) {
        progress.total = totalBefore + page.totalCount;
        progress.read += page.repositories.length;
      }
      const { visible, failures } = separateHidden(page, owner);
      for (const line of unmatched) if (visible.some(({ name }) => line.matches(name))) unmatched.delete(line);
      yield { repositories: visible.filter(({ name }) => isSelected(name)), failures };
    }
  } catch (error) {
    if (!(error instanceof GitHubError) || endsRun(error)) throw error;
    progress.unlistedOwners.delete(owner);
    yield { repositories: [], failures: lines.map(({ line }) => ({ line, error })) };
    return;
  }
  progress.unlistedOwners.delete(owner);
  if (listedCount === 0) {
    yield failUnmatched('no-repositories', `The token sees no repository of ${owner}.`, accessFix);
  } else if (unmatched.size > 0) {
    const problem = `None of the ${listedCount} repositories of ${owner} that the token sees matches.`;
    yield failUnmatched('no-match', problem, 'Correct or remove the line in the input `repositories`.');
  }
}

const accessFix =
  'Install the GitHub App on the repositories that it should update, and set `token` to its token; the GITHUB_TOKEN of a ' +
  'workflow has access to its own repository only.';

/** Separates the repositories of a page that the token may see from those that it may not see, which are failures. */
function separateHidden({ repositories }: ListingPage, owner: string) {
  const visible: BatchRepository[] = [];
  const failures: FailedLine[] = [];
  for (const { name, response } of repositories) {
    if (name !== null) visible.push({ name, isNamed: false, response });
    else if (!(response instanceof GitHubError)) {
      const message = response.errors[0]?.message ?? 'no reason';
      const problem = `A repository of ${owner} cannot be read: GitHub says "${message}".`;
      failures.push({ line: `${owner}/*`, error: new GitHubError('hidden-repository', problem, accessFix) });
    }
  }
  return { visible, failures };
}
