import type { PageFacts } from './plan/plan-file.ts';
import type { Failure, Run } from './refresh-files.ts';
import type { FileReport, Problem, RunError } from './report/report.ts';

/** A file of a run, whatever became of it. */
type AnyFile = FailedFile | { readonly outcome: 'surveyed' | 'planned'; readonly path: string };

/**
 * A run that failed, so that every file stays as it is.
 *
 * @param failure why; where it is not given, the first trouble of the files that counts most
 */
export function failedRun(
  files: readonly AnyFile[],
  pages: readonly PageFacts[],
  failure: Failure = firstFailure(files),
): Run {
  return { outcome: 'failed', files: files.map(reportOf), pages, changes: [], warnings: [], failure };
}

/** The run when its files are written, but what was to happen with them then did not. */
export function unpublished(run: Run, { code, message }: RunError): Run {
  return { ...run, outcome: 'failed', failure: { kind: 'publishing', code, message } };
}

function reportOf(file: AnyFile): FileReport {
  const { path } = file;
  if (file.outcome !== 'failed') return { path, outcome: 'unchanged', sections: [], problems: [] };
  const problems = file.troubles.map(({ line, column, code, message }) => ({ line, column, code, message }));
  return { path, outcome: 'failed', sections: [], problems };
}

function firstFailure(files: readonly AnyFile[]): Failure {
  const troubles = files.flatMap((file) =>
    file.outcome === 'failed' ? file.troubles.map((trouble) => ({ path: file.path, ...trouble })) : [],
  );
  const first = failureKinds.flatMap((kind) => troubles.filter((trouble) => trouble.kind === kind))[0];
  if (!first) throw new Error('A run without trouble cannot have failed');
  const { kind, code, path, line, column, message } = first;
  return { kind, code, message: `${path}:${line}:${column}: ${message}` };
}

/** Whose fault a failure is. Of several in a run the first in this order decides how it ends. */
export const failureKinds = ['input', 'refused', 'unavailable', 'publishing'] as const;

export type FailureKind = (typeof failureKinds)[number];

/** Why nothing becomes of a file, at a place of it. */
export interface Trouble extends Problem {
  readonly kind: FailureKind;
}

/** A file that stays as it is, because of what is wrong with it or with a page it shows. */
export interface FailedFile {
  readonly outcome: 'failed';
  readonly path: string;
  readonly troubles: readonly Trouble[];
}

/** A file that cannot be read or written, or has no section. */
export function failedFile(path: string, problem: Problem): FailedFile {
  return { outcome: 'failed', path, troubles: [{ kind: 'input', ...problem }] };
}
