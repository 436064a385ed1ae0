import type { Choice } from '../../config/options.ts';
import { readChoice, readFlag, readText } from '../../config/parse-values.ts';
import type { Givens } from '../../config/raw-values.ts';

/** The settings of the command line alone. */
export interface CliSettings {
  readonly only: Choice<'only'> | null;
  readonly workflow: boolean;
  readonly json: boolean;
  readonly diff: boolean;
  readonly dryRun: boolean;
  readonly quiet: boolean;
  readonly commit: boolean;
  /** The folder to work in; null for the current one. */
  readonly cwd: string | null;
}

/**
 * Judges what the command line was given.
 *
 * @throws {OptionError} for the first value that its option cannot have
 */
export function readCliSettings(givens: Givens): CliSettings {
  return {
    only: readChoice(givens, 'only'),
    workflow: readFlag(givens, 'workflow'),
    json: readFlag(givens, 'json'),
    diff: readFlag(givens, 'diff'),
    dryRun: readFlag(givens, 'dry-run'),
    quiet: readFlag(givens, 'quiet'),
    commit: readFlag(givens, 'commit'),
    cwd: readText(givens, 'cwd'),
  };
}
