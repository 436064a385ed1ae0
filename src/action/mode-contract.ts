import type { RawOptions, Settings } from '../config/settings.ts';
import type { GitHubClient } from '../github/client/client.ts';
import type { GitHubError } from '../github/errors.ts';
import type { PublishResult } from '../github/publish-result.ts';
import type { FirstSelection } from '../github/read/read-files.ts';
import type { Outcome } from '../refresh/json-report.ts';
import type { InputFile, RefreshSettings } from '../refresh/refresh-input.ts';
import { type RefreshResult, withWriteFailure } from '../refresh/refresh-result.ts';
import type { Effects } from '../runtime/effects.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import type { RunContext } from './run-context.ts';
import type { Target } from './target-branch.ts';
import type { Runner } from './workflow-commands.ts';

/** The side effects of the action, except for those on the files of the workspace. */
export interface ActionEffects extends Effects {
  readonly env: NodeJS.ProcessEnv;
  readonly runner: Runner;
  /** @throws {Error} if the file cannot be read */
  readonly readFile: (path: string) => string;
}

/** One run of the action: its inputs and its side effects. */
export interface ModeInput {
  /** The settings of the inputs, without those of a configuration file. */
  readonly inputs: Settings;
  readonly context: RunContext;
  readonly effects: ActionEffects;
  /** Combines the inputs with the settings of a configuration file. Inputs take precedence. */
  readonly configureRun: (configuration: RawOptions) => ConfiguredRun;
}

/** A run with the settings of both the inputs and the configuration file. */
export interface ConfiguredRun {
  readonly settings: Settings & Pick<RefreshSettings, 'checkOnly'>;
  readonly fetchSnippets: FetchSnippets;
  /** Refreshes the sections of files, and handles embeds outside sections as the option `unmarked` says. */
  readonly refreshFilesAndEmbeds: (files: readonly InputFile[]) => Promise<RefreshResult>;
}

/** The refresh of one repository through the API. */
export interface RepositoryRun {
  readonly modeInput: ModeInput;
  readonly client: GitHubClient;
  readonly target: Target;
  /** What the first call reads from the repository. */
  readonly selection: FirstSelection;
  /** Whether the files may be missing and need no section. */
  readonly areFilesOptional: boolean;
}

/** Runs a mode. It throws the errors that `errors.ts` lists as expected. Any other error is an internal error. */
export type Mode = (modeInput: ModeInput) => Promise<ModeResult>;

/** What a mode did. */
export interface ModeResult {
  readonly refresh: RefreshResult;
  /** Null if there was nothing to publish, or if the mode does not publish. */
  readonly published: PublishResult | { readonly outcome: 'failed'; readonly error: GitHubError } | null;
}

/** The result if publishing failed: every section that should have changed is `out-of-date`. */
export function toFailedModeResult(refresh: RefreshResult, error: GitHubError): ModeResult {
  return { refresh: withWriteFailure(toOutOfDate(refresh), error), published: { outcome: 'failed', error } };
}

/** The same result, with the outcome `out-of-date` wherever it was `changed`. */
export function toOutOfDate(refresh: RefreshResult): RefreshResult {
  const replaceOutcome = <Item extends { readonly outcome: Outcome }>(item: Item): Item =>
    item.outcome === 'changed' ? { ...item, outcome: 'out-of-date' } : item;
  const files = refresh.files.map((file) => replaceOutcome({ ...file, sections: file.sections.map(replaceOutcome) }));
  return replaceOutcome({ ...refresh, files });
}
