import type { Report } from '../refresh/result.ts';
import { isError, StatusSnippetsError } from '../text/errors.ts';

/**
 * The error if the action does not run as a step of a workflow, or the runner's environment is incomplete.
 *
 * @param problem the rest of the sentence that begins with the variable
 */
export function notOnRunner(variable: string, problem = 'is not set'): StatusSnippetsError {
  const fix = 'run this as a step of a GitHub workflow, or use npx status-snippets elsewhere';
  return new StatusSnippetsError('not-on-a-runner', { subject: variable, problem, fix });
}

/** @param timeLimit in minutes */
export function timeLimitReached(timeLimit: number): StatusSnippetsError {
  return new StatusSnippetsError('time-limit', {
    problem: `The time limit of ${timeLimit} ${timeLimit === 1 ? 'minute' : 'minutes'} is reached.`,
    fix: 'The next run continues; `time-limit` sets the limit.',
  });
}

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

/** The code and the message of an error. An unexpected error is an internal error, and its message contains the stack. */
export function describeError(error: unknown): NonNullable<Report['error']> {
  if (isError(error)) return { code: error.code, message: error.message };
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: 'internal-error', message: `internal error in status-snippets, please report it\n${details}` };
}

function refusedFiles(error: unknown) {
  if (!isError(error)) return [];
  if (error.fields.files !== undefined) return error.fields.files;
  if (error.fields.place === undefined) return [];
  return [{ path: error.fields.place.path, code: error.code, message: error.about('this file').message }];
}
