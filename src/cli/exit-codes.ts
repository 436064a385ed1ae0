import type { RefreshResult } from '../refresh/result.ts';
import { type ExitName as ErrorExit, exitOf, isError } from '../text/errors.ts';

/** The exit codes of the command line, by name. The table of the reference is generated from these rows. */
export const exitCodes = {
  success: { code: 0, meaning: 'success: sections are up to date, whether or not something changed' },
  outOfDate: { code: 1, meaning: '`check` found a section, or `find` an embed, out of date' },
  input: {
    code: 2,
    meaning: 'an option, marker or file is invalid, the output cannot be written, or `--commit` is not possible',
  },
  refused: { code: 3, meaning: 'the service refused the request, or its response is invalid or unsafe' },
  unavailable: {
    code: 4,
    meaning: 'the service is unavailable and there is no usable cached response; nothing was written',
  },
  publishing: { code: 5, meaning: 'the changes were written only in part, or could not be committed or pushed' },
  internal: { code: 70, meaning: 'internal error' },
} as const satisfies Record<ErrorExit | 'success' | 'outOfDate' | 'internal', { code: number; meaning: string }>;

export type ExitName = keyof typeof exitCodes;

/** The name of the exit code for the result of a run. */
export function exitNameOf({ failure, outcome }: RefreshResult): ExitName {
  if (failure !== null) return exitOf(failure.code);
  return outcome === 'out-of-date' ? 'outOfDate' : 'success';
}

/** The name of the exit code for an error that ended a command, and the code and message for the report. */
export function describeCommandError(error: unknown): { exit: ExitName; code: string; message: string } {
  if (isError(error)) return { exit: exitOf(error.code), code: error.code, message: error.message };
  const message = `internal error in status-snippets, please report it (Node.js ${process.version}): ${String(error)}`;
  return { exit: 'internal', code: 'internal-error', message };
}
