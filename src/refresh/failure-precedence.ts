import { type ExitName, exitOrder } from '../text/errors.ts';
import type { ErrorDetails, Problem } from './json-report.ts';

/** Why a run failed: the first problem of the most important kind. */
export interface Failure extends ErrorDetails {
  readonly kind: ExitName;
}

/** Why a file cannot be refreshed, with the position of the problem in the file. */
export interface FileProblem extends Problem {
  readonly kind: ExitName;
}

/** The failure that a run reports because of the problems of its files. */
export function firstFailure(
  files: readonly { readonly path: string; readonly problems?: readonly FileProblem[] }[],
): Failure {
  const problems = files.flatMap(({ path, problems = [] }) => problems.map((problem) => ({ path, ...problem })));
  const [first] = exitOrder.flatMap((kind) => problems.filter((problem) => problem.kind === kind));
  if (!first) throw new Error('A run without a problem cannot fail');
  const { kind, code, path, line, column, message } = first;
  return { kind, code, message: `${path}:${line}:${column}: ${message}` };
}
