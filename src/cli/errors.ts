import { OptionError, UsageError } from '../config/errors.ts';
import { FileError } from '../files/errors.ts';
import { ServiceError } from '../service/errors.ts';
import { InputError } from '../snippets/inputs/input-error.ts';
import type { ExitName } from './exit-codes.ts';
import { DirtyFileError, NoRepositoryError } from './git/errors.ts';

/** Nothing says whose page is meant. */
export class NoSlugError extends Error {
  override readonly name = 'NoSlugError';
  readonly code = 'no-slug';

  /** @param where what was looked at in vain, as the rest of a sentence: `README.md has no badge that tells it` */
  constructor(where?: string) {
    super(`no slug${where === undefined ? '' : `, and ${where}`}: give --slug, the name of the page`);
  }
}

/** How the program ends because of an error, and what it says. */
export interface Ending {
  readonly exit: ExitName;
  readonly code: string;
  readonly message: string;
  /** What helps us to find a defect. */
  readonly stack?: string;
}

/** What an error that stopped a command means. One we do not know is a defect of ours, told with where it was. */
export function endingOf(error: unknown): Ending {
  if (error instanceof ServiceError) return { exit: error.kind, code: error.code, message: error.message };
  if (isInputError(error)) return { exit: 'input', code: error.code, message: error.message };
  const message = `this is a defect of status-snippets, please report it: ${String(error)}`;
  const { stack } = error instanceof Error ? error : {};
  return { exit: 'defect', code: 'defect', message, ...(stack !== undefined && { stack }) };
}

const inputErrors = [
  UsageError,
  OptionError,
  InputError,
  FileError,
  NoSlugError,
  DirtyFileError,
  NoRepositoryError,
];

function isInputError(error: unknown): error is InstanceType<(typeof inputErrors)[number]> {
  return inputErrors.some((type) => error instanceof type);
}
