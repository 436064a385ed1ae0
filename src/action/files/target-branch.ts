import type { Repository } from '../../config/parse-values.ts';
import type { Settings } from '../../config/settings.ts';
import type { RunContext } from '../context.ts';
import { UnsupportedModeError } from '../errors.ts';

/** Where to read the files, and to publish them if the mode does. */
export interface Target {
  /** `owner/name`. */
  readonly repository: string;
  /** Null for the default branch, if the run does not know its name. */
  readonly branch: string | null;
  /** Whether this is the repository of the workflow. */
  readonly isOwnRepository: boolean;
}

type TargetInput = Pick<Settings, 'mode' | 'repository' | 'branch'>;
type RunInfo = Pick<RunContext, 'event' | 'repository' | 'ref' | 'defaultBranch'>;

/**
 * Selects the branch for the modes `commit` and `pull-request`: the input `branch`; the default branch of another
 * `repository`; else the branch that was pushed or dispatched, and the default branch on schedules, tags and releases.
 *
 * @throws {UnsupportedModeError} on an event for a pull request or a merge queue, whose commits are on no branch to write
 */
export function selectTargetBranch(input: TargetInput, run: RunInfo): Target {
  const explicit = explicitTarget(input, run);
  if (explicit !== null) return explicit;
  if (isUnmergedRef(run)) {
    throw new UnsupportedModeError(
      `mode ${input.mode} writes to a branch, but ${describeRun(run)} has no branch to write to: ` +
        'set mode: check, which writes nothing, or set the input branch',
    );
  }
  return { repository: toFullName(run.repository), branch: branchOf(run), isOwnRepository: true };
}

/** The branch or repository that the inputs name; null if they name none, or only the repository of the workflow. */
export function explicitTarget({ repository, branch }: TargetInput, run: RunInfo): Target | null {
  const isOwnRepository = isOwn(repository, run.repository);
  if (isOwnRepository && branch === null) return null;
  return { repository: toFullName(repository ?? run.repository), branch, isOwnRepository };
}

/**
 * Checks that mode `write` may rewrite the workspace.
 *
 * @throws {UnsupportedModeError} on an event for a pull request or a merge queue, and with another repository or branch
 */
export function assertWritable(input: TargetInput, run: RunInfo): void {
  if (isUnmergedRef(run)) {
    throw new UnsupportedModeError(
      `mode write rewrites files for later steps to publish, but ${describeRun(run)} has no branch to publish to: ` +
        'set mode: check, which writes nothing',
    );
  }
  const isOtherBranch = input.branch !== null && input.branch !== branchOf(run);
  const unsupported = isOwn(input.repository, run.repository) ? isOtherBranch && 'branch' : 'repository';
  if (unsupported) {
    throw new UnsupportedModeError(
      `input ${unsupported} cannot be used with mode write, which rewrites the files of the workspace: ` +
        `remove it, and set ${unsupported === 'branch' ? 'ref' : unsupported} of actions/checkout`,
    );
  }
}

/** `owner/name`. */
export function toFullName({ owner, name }: Repository): string {
  return `${owner}/${name}`;
}

/** GitHub's names ignore case. */
function isOwn(wanted: Repository | null, own: Repository): boolean {
  return wanted === null || toFullName(wanted).toLowerCase() === toFullName(own).toLowerCase();
}

const branchPrefix = 'refs/heads/';

/** Schedules and releases mean the default branch; on a schedule, the run's reference is that branch too. */
function branchOf({ event, ref, defaultBranch }: RunInfo): string | null {
  const branch = ref.startsWith(branchPrefix) ? ref.slice(branchPrefix.length) : null;
  if (event === 'schedule' || event === 'release' || branch === null) {
    return defaultBranch ?? (event === 'schedule' ? branch : null);
  }
  return branch;
}

/** True for the commits of a pull request or a merge queue, which are not merged yet. */
function isUnmergedRef({ event, ref }: RunInfo): boolean {
  return (
    event.startsWith('pull_request') ||
    event === 'merge_group' ||
    ref.startsWith('refs/pull/') ||
    ref.startsWith(`${branchPrefix}gh-readonly-queue/`)
  );
}

function describeRun({ event }: RunInfo): string {
  const what = event === 'merge_group' ? 'a merge queue' : 'a pull request';
  return `a run for ${what} (event ${event})`;
}
