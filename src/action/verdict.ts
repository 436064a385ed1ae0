import type { PublishError } from '../github/errors.ts';
import type { Published } from '../github/publish-result.ts';
import type { Run } from '../refresh/refresh-files.ts';
import type { Outcome } from '../refresh/report/report.ts';
import { unpublished } from '../refresh/result.ts';

/**
 * The run as it is reported after publishing. Sections that this run brought into a commit or a pull request are `changed`;
 * those that wait in a pull request which was right already, or which a person closed, are `out-of-date`.
 *
 * @param runs what each reading of the branch came to, the first one first; at least one
 */
export function runAfter(runs: readonly Run[], published: Published): Run {
  const last = lastOf(runs);
  if (published.outcome !== 'proposed') {
    return published.outcome === 'declined' ? outOfDate(last) : last;
  }
  // Later readings may be those of the branch of the pull request, where nothing is left to change.
  const proposed = runs.find(({ changes }) => changes.length > 0) ?? last;
  return published.commit !== null || published.opened ? proposed : outOfDate(proposed);
}

/** The run as it is reported where publishing failed: nothing is right that was not before. */
export function runRefused(runs: readonly Run[], error: PublishError): Run {
  return unpublished(outOfDate(lastOf(runs)), error);
}

function lastOf(runs: readonly Run[]): Run {
  const last = runs.at(-1);
  if (last === undefined) throw new Error('Publishing rendered nothing');
  return last;
}

function outOfDate(run: Run): Run {
  const files = run.files.map((file) => ({
    ...file,
    outcome: named(file.outcome),
    sections: file.sections.map((section) => ({ ...section, outcome: named(section.outcome) })),
  }));
  return { ...run, outcome: named(run.outcome), files };
}

function named<Name extends Outcome>(outcome: Name): Name | 'out-of-date' {
  return outcome === 'changed' ? 'out-of-date' : outcome;
}
