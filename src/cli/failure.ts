import { FileError } from '../disk/file-error.ts';
import { EndpointError } from '../endpoint/errors.ts';
import { OptionError } from '../options/option-error.ts';
import { UsageError } from '../options/usage-error.ts';
import { InputError } from '../snippets/input-error.ts';
import { CommitError, DirtyFileError } from './commit-error.ts';
import type { ExitName } from './exit-codes.ts';

/** How the program ends because of an error, and what it says. */
export interface Failure {
  readonly exit: ExitName;
  readonly code: string;
  readonly message: string;
}

/** What an error that stopped a command means. One we do not know is a defect of ours, told with its stack. */
export function failureOf(error: unknown): Failure {
  if (error instanceof EndpointError) return { exit: error.kind, code: error.code, message: error.message };
  if (error instanceof CommitError) return { exit: 'publishing', code: error.code, message: error.message };
  const ours = inputErrors.some((type) => error instanceof type);
  if (ours && error instanceof Error && 'code' in error) {
    return { exit: 'input', code: String(error.code), message: error.message };
  }
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    exit: 'defect',
    code: 'defect',
    message: `this is a defect of status-snippets; please report it\n${words}`,
  };
}

const inputErrors = [UsageError, OptionError, InputError, FileError, DirtyFileError];
