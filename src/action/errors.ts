import { OptionError } from '../config/errors.ts';
import { FileError } from '../files/errors.ts';
import { type FileRefusal, FilesRefusedError, GitHubError } from '../github/errors.ts';
import type { Report } from '../refresh/json-report.ts';
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

/** Errors whose message is for the user. */
const expectedErrors = [
  ...[OptionError, InputError, ServiceError, GitHubError, FileError],
  ...[NotInWorkflowError, UnsupportedModeError, MissingCheckoutError],
];

/** The report of a run that an error ended before it had a result. */
export function toErrorReport(error: unknown): Report & { readonly error: object } {
  const files = refusedFiles(error).map(({ path, code, message }) => ({
    path,
    outcome: 'failed' as const,
    sections: [],
    problems: [{ line: 1, column: 1, code, message }],
  }));
  return { version: 1, outcome: 'failed', pages: [], files, error: describeError(error) };
}

/** An unexpected error is an internal error, and its stack is part of the message. */
function describeError(error: unknown): NonNullable<Report['error']> {
  const isExpected = expectedErrors.some((type) => error instanceof type);
  if (isExpected && error instanceof Error && 'code' in error) {
    return { code: String(error.code), message: error.message };
  }
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: 'internal-error', message: `internal error in status-snippets, please report it\n${details}` };
}

function refusedFiles(error: unknown): readonly FileRefusal[] {
  if (error instanceof FilesRefusedError) return error.files;
  return error instanceof FileError ? [error] : [];
}
