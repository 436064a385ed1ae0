import type { RawOptions, Settings } from '../config/settings.ts';
import type { BranchTarget, Target } from '../github/branch-query.ts';
import type { GitHubClient } from '../github/client.ts';
import type { Committed } from '../github/commit.ts';
import type { Proposed } from '../github/propose.ts';
import type { SourceFile } from '../refresh/input.ts';
import type { RefreshResult } from '../refresh/result.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import type { Effects } from '../service/request.ts';
import type { StatusSnippetsError } from '../text/errors.ts';
import type { RunContext } from './run-context.ts';
import type { Runner } from './workflow-commands.ts';

/** The side effects of the action, except for those on the files of the workspace. */
export interface ActionEffects extends Effects {
  readonly env: NodeJS.ProcessEnv;
  readonly runner: Runner;
  /** @throws {Error} if the file cannot be read */
  readonly readFile: (path: string) => string;
}

export interface Run {
  /** The settings of the inputs, without those of a configuration file. */
  readonly inputs: Settings;
  readonly context: RunContext;
  readonly effects: ActionEffects;
  /** Combines the inputs with the settings of a configuration file. Inputs take precedence. */
  readonly configureRun: (configuration: RawOptions) => ConfiguredRun;
}

export interface ConfiguredRun {
  readonly settings: Settings;
  readonly fetchSnippets: FetchSnippets;
  /** Refreshes the sections of files, and handles embeds outside sections as the option `unmarked` says. */
  readonly refreshFilesAndEmbeds: (files: readonly SourceFile[]) => Promise<RefreshResult>;
}

export interface RepositoryRun<T extends Target = BranchTarget> {
  readonly run: Run;
  readonly client: GitHubClient;
  readonly target: T;
  readonly limits: RepositoryLimits;
}

export interface RepositoryLimits {
  /** Whether files may be missing and need no section. */
  readonly areFilesOptional: boolean;
  readonly maxFileBytes: number;
}

/** The limits of a run for the one repository that the workflow names. */
export const singleRepository: RepositoryLimits = { areFilesOptional: false, maxFileBytes: 16 * 1024 * 1024 };

/** Runs a mode. It throws expected errors as `StatusSnippetsError`. Any other error is an internal error. */
export type Mode = (run: Run) => Promise<ModeResult>;

export interface ModeResult {
  readonly refresh: RefreshResult;
  /** Null if there was nothing to publish, or if the mode does not publish. */
  readonly published: Committed | Proposed | FailedPublishing | null;
}

export interface FailedPublishing {
  readonly outcome: 'failed';
  readonly error: StatusSnippetsError;
}
