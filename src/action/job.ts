import type { Settings } from '../config/settings.ts';
import type { GitHubError } from '../github/errors.ts';
import type { PublishResult } from '../github/publish-result.ts';
import type { InputFile } from '../refresh/input.ts';
import { refreshFiles } from '../refresh/refresh-files.ts';
import type { RefreshResult } from '../refresh/result.ts';
import { timeEffects } from '../runtime/effects.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import type { RunContext } from './context.ts';
import type { Environment } from './environment.ts';

/** One run of the action: its settings and its side effects. */
export interface ActionJob {
  readonly settings: Settings;
  readonly context: RunContext;
  readonly environment: Environment;
  readonly fetchSnippets: FetchSnippets;
}

/** Carries out a job. Throws what `error-report.ts` knows; everything else is an internal error. */
export type Mode = (job: ActionJob) => Promise<JobResult>;

/** What a mode did. */
export interface JobResult {
  readonly refresh: RefreshResult;
  /** What was published; null if nothing was, or if publishing failed. */
  readonly published: PublishResult | null;
  /** Why publishing failed; null if it did not. */
  readonly publishError: GitHubError | null;
  /** Whether the files are those of the workflow's own repository, where annotations can be shown. */
  readonly isOwnRepository: boolean;
}

/**
 * Refreshes files with the settings of the job.
 *
 * @param checkOnly whether nothing will be written
 */
export function refreshForJob(
  { settings, fetchSnippets }: ActionJob,
  files: readonly InputFile[],
  checkOnly = false,
): Promise<RefreshResult> {
  const { slug, customDomain, show, baseUrl, statusPageHost, source } = settings;
  const refreshSettings = { slug, customDomain, show, baseUrl, statusPageHost, source, checkOnly };
  return refreshFiles(files, refreshSettings, fetchSnippets, timeEffects);
}
