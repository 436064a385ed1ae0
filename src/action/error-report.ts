import { OptionError } from '../config/errors.ts';
import { FileError } from '../files/errors.ts';
import { FilesRefusedError, GitHubError } from '../github/errors.ts';
import { ServiceError } from '../service/errors.ts';
import { HeaderError } from '../service/headers.ts';
import { InputError } from '../snippets/inputs/input-error.ts';
import { MissingCheckoutError, NotInWorkflowError, UnsupportedModeError } from './errors.ts';

/** An error that ended a run before it had a result. */
export interface ErrorReport {
  readonly code: string;
  readonly message: string;
  /** The files that caused it, each with its problem. */
  readonly files: readonly { readonly path: string; readonly code: string; readonly message: string }[];
}

/** Errors whose message is for the user. */
const expectedErrors = [
  OptionError,
  InputError,
  HeaderError,
  ServiceError,
  GitHubError,
  UnsupportedModeError,
  NotInWorkflowError,
  MissingCheckoutError,
  FileError,
];

/** Describes an error. An unexpected one is an internal error, and its stack is part of the message. */
export function toErrorReport(error: unknown): ErrorReport {
  if (error instanceof Error && 'code' in error && expectedErrors.some((type) => error instanceof type)) {
    const { code, message } = error;
    return { code: String(code), message, files: filesOf(error) };
  }
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const message = `internal error in status-snippets, please report it\n${details}`;
  return { code: 'defect', message, files: [] };
}

function filesOf(error: Error): ErrorReport['files'] {
  if (error instanceof FilesRefusedError) return error.files;
  if (error instanceof FileError) {
    const { path, code, message } = error;
    return [{ path, code, message }];
  }
  return [];
}
