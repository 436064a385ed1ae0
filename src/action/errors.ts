import { OptionError } from '../config/errors.ts';
import { FileError } from '../files/errors.ts';
import { FilesRefusedError, GitHubError } from '../github/errors.ts';
import { ServiceError } from '../service/service-error.ts';
import { InputError } from '../snippets/inputs/input-error.ts';

/** The action does not run as a step of a workflow, or the runner's environment is incomplete. */
export class NotInWorkflowError extends Error {
  override readonly name = 'NotInWorkflowError';
  readonly code = 'not-on-a-runner';

  /** @param problem the rest of the sentence that begins with the variable */
  constructor(variable: string, problem = 'is not set') {
    super(`${variable} ${problem}: run this as a step of a GitHub workflow, or use npx status-snippets elsewhere`);
  }
}

/** The mode does not support the event, or another input. */
export class UnsupportedModeError extends Error {
  override readonly name = 'UnsupportedModeError';
  readonly code = 'mode-refused';
}

/** The workspace contains none of the files that mode `write` should rewrite. */
export class MissingCheckoutError extends Error {
  override readonly name = 'MissingCheckoutError';
  readonly code = 'no-checkout';

  constructor(files: readonly string[]) {
    super(
      `mode write found none of ${files.join(', ')} in the workspace: add a step with actions/checkout before this ` +
        'one, or set mode: commit, which needs no checkout',
    );
  }
}

/** An error that ended a run before it had a result. */
export interface ErrorReport {
  readonly code: string;
  readonly message: string;
  /** The files that caused it, each with its problem. */
  readonly files: readonly { readonly path: string; readonly code: string; readonly message: string }[];
}

/** Errors whose message is for the user. */
const expectedErrors = [
  ...[OptionError, InputError, ServiceError, GitHubError, FileError],
  ...[NotInWorkflowError, UnsupportedModeError, MissingCheckoutError],
];

/** Describes an error. An unexpected one is an internal error, and its stack is part of the message. */
export function toErrorReport(error: unknown): ErrorReport {
  const expected = expectedErrors.some((type) => error instanceof type);
  if (!expected || !(error instanceof Error && 'code' in error)) {
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const message = `internal error in status-snippets, please report it\n${details}`;
    return { code: 'internal-error', message, files: [] };
  }
  const { message } = error;
  const code = String(error.code);
  if (error instanceof FilesRefusedError) return { code, message, files: error.files };
  return { code, message, files: error instanceof FileError ? [{ path: error.path, code, message }] : [] };
}
