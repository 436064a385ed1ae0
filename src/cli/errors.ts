import { OptionError, UsageError } from '../config/errors.ts';
import { FileError } from '../files/errors.ts';
import { ServiceError } from '../service/errors.ts';
import { InputError } from '../snippets/inputs/input-error.ts';
import type { ExitName } from './exit-codes.ts';
import { DirtyFileError, NoRepositoryError } from './git/errors.ts';

/** No slug is set, and none can be inferred. */
export class NoSlugError extends Error {
  override readonly name = 'NoSlugError';
  readonly code = 'no-slug';

  /** @param reason why it cannot be inferred: `README.md contains no badge to infer it from` */
  constructor(reason: string | null = null) {
    super(`missing --slug, the name of the status page${reason === null ? '' : `: ${reason}`}`);
  }
}

/** What an error means for the exit code and the report. */
export interface ExitInfo {
  readonly exit: ExitName;
  readonly code: string;
  readonly message: string;
  /** Where an internal error occurred, for the bug report. */
  readonly stack: string;
}

const inputErrors = [UsageError, OptionError, InputError, FileError, NoSlugError, DirtyFileError, NoRepositoryError];

/** Maps an error that ended a command to an exit code. An unexpected one is an internal error. */
export function toExitInfo(error: unknown): ExitInfo {
  if (error instanceof ServiceError) return { exit: error.kind, ...pick(error), stack: '' };
  const inputError = inputErrors.find((type) => error instanceof type);
  if (inputError !== undefined) return { exit: 'input', ...pick(error as CodedError), stack: '' }; // each has a code
  const message = `internal error in status-snippets, please report it: ${String(error)}`;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return { exit: 'internal', code: 'internal-error', message, stack };
}

type CodedError = Error & { readonly code: string };

function pick({ code, message }: CodedError) {
  return { code, message };
}
