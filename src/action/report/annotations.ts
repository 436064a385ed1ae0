import { isMoved } from '../../refresh/report/change-summary.ts';
import type { SectionReport } from '../../refresh/report/report.ts';
import type { Result } from '../job.ts';
import type { FilePlace, Level } from '../runner.ts';

/** A message for the people who look at the run. */
export interface Annotation {
  readonly level: Level;
  readonly message: string;
  /** Null where it is about no file of the workflow's repository. */
  readonly place: FilePlace | null;
}

/**
 * Everything that a result has to say, at the marker it is about.
 *
 * @param onUnavailable what a service that is away means
 */
export function annotationsOf(result: Result, onUnavailable: 'warn' | 'fail'): Annotation[] {
  const { run, refusal, own } = result;
  const all = [
    ...failures(
      result,
      onUnavailable === 'warn' && run.failure?.kind === 'unavailable' ? 'warning' : 'error',
    ),
    ...warnings(result),
    ...(refusal === null ? notes(result) : []),
  ];
  return own ? all : all.map((one) => ({ ...one, place: null }));
}

function failures({ run }: Result, level: Level): Annotation[] {
  const placed = run.files.flatMap(({ path, problems }) =>
    problems.map(({ line, column, message }) => at(level, { path, line, column }, message)),
  );
  const { failure } = run;
  return failure && placed.length === 0 ? [{ level, message: failure.message, place: null }] : placed;
}

function warnings({ run }: Result): Annotation[] {
  return run.warnings.map(({ path, line = 1, column = 1, message }) =>
    path === undefined
      ? { level: 'warning', message, place: null }
      : at('warning', { path, line, column }, message),
  );
}

/** What waits in a pull request fails nobody. */
function notes({ run, published }: Result): Annotation[] {
  return run.files.flatMap(({ path, sections }) =>
    sections
      .filter(({ outcome }) => outcome !== 'unchanged')
      .map((section) => {
        const level = section.outcome === 'out-of-date' && published === null ? 'error' : 'notice';
        return at(level, { path, line: section.line, column: 1 }, sectionNote(section));
      }),
  );
}

/** The message names the place too, because the log does not show where an annotation stands. */
function at(level: Level, place: FilePlace, message: string): Annotation {
  return { level, message: `${place.path}:${place.line}:${place.column}: ${message}`, place };
}

/** What became of a section that was not right, or is to become of it, as a sentence without its full stop. */
export function sectionNote(section: SectionReport): string {
  const { address, previousAddress, outcome } = section;
  const due = outcome === 'out-of-date';
  if (isMoved(section)) {
    return due
      ? `this section points at ${previousAddress}, and should point at ${address}`
      : `this section points at ${address} now, and pointed at ${previousAddress} before`;
  }
  if (previousAddress === null) {
    return due
      ? `this section lacks the snippets of ${address}`
      : `this section is filled with the snippets of ${address}`;
  }
  return due
    ? `this section differs from the snippets of ${address}`
    : `this section holds the snippets of ${address} again`;
}
