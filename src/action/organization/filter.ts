import { configurationFileNames } from '../../config/settings.ts';
import type { GitHubClient } from '../../github/client.ts';
import { type FilesAt, findMissing } from '../../github/files.ts';
import { type Overview, readRepositories } from '../../github/repositories.ts';
import { chooseFiles, readRepositoryConfiguration, refreshAt } from '../files/repository-files.ts';
import type { Run } from '../mode.ts';
import { type Result, type RunLimits, repositoryLimits } from './limits.ts';

/** How many paths of a repository one query for several repositories looks at. Each is two look-ups: the entry and the file. */
const maxPathsPerQuery = 4;

/** How many files of a repository are read together with those of others. */
const maxSharedPaths = 20;

/** What the files of a repository say, at the head of its default branch. */
export interface Verdict {
  /** The name by which the repository was asked for. */
  readonly asked: string;
  /** Null if the repository could not be read. */
  readonly overview: Overview | null;
  /** The result of a run that writes nothing; null if the repository is skipped. */
  readonly result: Result | null;
}

/**
 * Decides which repositories are due: reads their files in batches, and refreshes the texts without writing anything.
 *
 * @param named the names that the input contains in full: a fork is skipped unless it is one of them
 */
export async function* filterRepositories(
  run: Run,
  client: GitHubClient,
  limits: RunLimits,
  names: readonly string[],
  named: ReadonlySet<string>,
): AsyncGenerator<Verdict> {
  const { files, mode, pullRequestBranch } = run.inputs;
  const skipReasonOf = ({ skipReason }: Overview, asked: string) => {
    return skipReason === 'fork' && named.has(asked) ? null : skipReason;
  };
  const request = {
    files: files.length > 0 ? configurationFileNames : [...configurationFileNames, 'README.md'],
    pullRequestBranch: mode === 'pull-request' ? pullRequestBranch : undefined,
    async findMissing(overview: Overview, asked: string) {
      const { at } = overview;
      if (at === null || skipReasonOf(overview, asked) !== null) return { at, paths: [] };
      return limits.forRepository(overview.name, async () => {
        const { settings } = run.configureRun(await readRepositoryConfiguration(client, at, repositoryLimits));
        const missing = await findMissing(client, at, chooseFiles(settings, at, repositoryLimits.areFilesOptional));
        // So many files are read in queries for this repository alone.
        const isMuch = missing.paths.length > maxSharedPaths;
        return { at: missing.at, paths: isMuch ? [] : missing.paths.slice(0, maxPathsPerQuery) };
      });
    },
  };
  for await (const { asked, overview, error } of readRepositories(client, names, request)) {
    const { name = asked, at = null } = overview ?? {};
    const skipReason = overview && skipReasonOf(overview, asked);
    const refresh = async (first: FilesAt) => {
      const target = { repository: name, branch: first.base?.name ?? null };
      const { refresh } = await refreshAt({ run, client, target, limits: repositoryLimits }, first);
      return { refresh, published: null };
    };
    if (overview === null) yield { asked, overview, result: { value: null, error } };
    else if (at === null || skipReason !== null) yield { asked, overview: { ...overview, skipReason }, result: null };
    else yield { asked, overview: { ...overview, skipReason }, result: await limits.attempt(name, () => refresh(at)) };
  }
}
