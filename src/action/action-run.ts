import type { RawOptions, Settings } from '../config/settings.ts';
import type { Committed } from '../github/commit.ts';
import type { Proposed } from '../github/propose.ts';
import type { Sources } from '../refresh/parse-file.ts';
import type { RefreshResult } from '../refresh/result.ts';
import type { Effects } from '../service/request.ts';
import type { StatusSnippetsError } from '../text/errors.ts';
import type { RunContext } from './run-context.ts';
import type { Runner } from './workflow-commands.ts';

export interface ActionEffects extends Effects {
  readonly env: NodeJS.ProcessEnv;
  readonly runner: Runner;
  readonly readFile: (path: string) => string;
}

export interface ActionRun {
  /** Without those of a configuration file. */
  readonly inputs: Settings;
  readonly context: RunContext;
  readonly effects: ActionEffects;
  /** In milliseconds since 1970. */
  readonly deadlineMs: number;
  /** @throws {StatusSnippetsError} `time-limit` if no new work may start */
  readonly requireTime: () => void;
  /** The inputs take precedence over the configuration file. */
  readonly configure: (configuration: RawOptions) => {
    readonly settings: Settings;
    readonly refreshFiles: (files: Sources) => Promise<RefreshResult>;
  };
}

export interface ModeResult {
  readonly refreshed: RefreshResult;
  /** Null if there was nothing to publish, or if the mode does not publish. */
  readonly published: Committed | Proposed | null;
  /** Of publishing. The result contains it as its failure, too. */
  readonly error: StatusSnippetsError | null;
}
