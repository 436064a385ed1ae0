import type { Settings } from '../config/settings.ts';
import type { GitHubError } from '../github/errors.ts';
import type { PublishResult } from '../github/publish-result.ts';
import type { InputFile } from '../refresh/input.ts';
import type { Outcome } from '../refresh/json-report.ts';
import { refreshFiles } from '../refresh/refresh-files.ts';
import { type RefreshResult, withPublishError as withFailure } from '../refresh/result.ts';
import type { Effects } from '../runtime/effects.ts';
import { timeEffects } from '../runtime/effects.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import type { RunContext } from './context.ts';
import type { Runner } from './runner.ts';

/** The side effects of the action, except for those on the files of the workspace. */
export interface Environment extends Effects {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly runner: Runner;
  /** @throws {Error} if the file cannot be read */
  readonly readFile: (path: string) => string;
}

/** One run of the action: its settings and its side effects. */
export interface ActionJob {
  readonly settings: Settings;
  readonly context: RunContext;
  readonly environment: Environment;
  readonly fetchSnippets: FetchSnippets;
}

/** Carries out a job. Throws what `errors.ts` knows; everything else is an internal error. */
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
  /** Null if the mode did not need it. */
  readonly changeReport: ChangeReport | null;
}

/** What a run changes, as a table in HTML and as a diff; both are empty if nothing changes. */
export interface ChangeReport {
  readonly table: string;
  readonly diff: string;
}

/**
 * Refreshes files with the settings of the job.
 *
 * @param checkOnly whether this is a `check` run, in which outdated sections are reported as `out-of-date`, not as `changed`
 */
export function refreshForJob(
  { settings, fetchSnippets }: ActionJob,
  files: readonly InputFile[],
  checkOnly = false,
): Promise<RefreshResult> {
  return refreshFiles(files, { ...settings, checkOnly }, fetchSnippets, timeEffects);
}

/** The result if there is nothing to publish, or if something was published. */
export function toJobResult(
  refresh: RefreshResult,
  isOwnRepository: boolean,
  published: PublishResult | null = null,
): JobResult {
  return { refresh, published, publishError: null, isOwnRepository, changeReport: null };
}

/** The result if publishing failed: every section that should have changed is `out-of-date`. */
export function withPublishError(
  refresh: RefreshResult,
  publishError: GitHubError,
  isOwnRepository: boolean,
): JobResult {
  const reported = withFailure(toOutOfDate(refresh), publishError);
  return { ...toJobResult(reported, isOwnRepository), publishError };
}

/** The same result, with sections that are `out-of-date` instead of `changed`. */
export function toOutOfDate(refresh: RefreshResult): RefreshResult {
  const files = refresh.files.map((file) => ({
    ...file,
    outcome: rename(file.outcome),
    sections: file.sections.map((section) => ({ ...section, outcome: rename(section.outcome) })),
  }));
  return { ...refresh, outcome: rename(refresh.outcome), files };
}

function rename<Name extends Outcome>(outcome: Name): Name | 'out-of-date' {
  return outcome === 'changed' ? 'out-of-date' : outcome;
}
