import type { RunContext } from '../context.ts';
import type { ActionSettings, Repository } from '../inputs/settings.ts';

/** Where the files are read, and published where the mode publishes. */
export interface Target {
  /** `owner/name`. */
  readonly repository: string;
  /** Null for the default branch, where the run does not know its name. */
  readonly branch: string | null;
  /** Whether that is the repository of the workflow. */
  readonly own: boolean;
}

/** The mode does not go with the event, or with another input. */
export class ModeRefused extends Error {
  override readonly name = 'ModeRefused';
  readonly code = 'mode-refused';
}

type Wish = Pick<ActionSettings, 'mode' | 'repository' | 'branch'>;
type Here = Pick<RunContext, 'event' | 'repository' | 'ref' | 'defaultBranch'>;

/**
 * Chooses the branch of the modes `commit` and `pull-request`: the one that `branch` names; of another `repository` the
 * default branch; else the one that was pushed or dispatched, and the default branch on schedules, tags and releases.
 *
 * @throws {ModeRefused} on an event for a pull request or a merge queue, whose commits no branch of ours holds
 */
export function chooseBranch(wish: Wish, here: Here): Target {
  const own = isOwn(wish.repository, here.repository);
  const repository = nameOf(wish.repository ?? here.repository);
  if (wish.branch !== null || !own) return { repository, branch: wish.branch, own };
  if (isProposal(here)) {
    throw new ModeRefused(
      `mode ${wish.mode} changes a branch, and ${runOf(here)} has none that it could change: ` +
        'set mode: check, which writes nothing, or name a branch with the input branch',
    );
  }
  return { repository, branch: branchOf(here), own };
}

/**
 * Makes sure that mode `write` may rewrite the workspace.
 *
 * @throws {ModeRefused} on an event for a pull request or a merge queue, and where another repository or branch is asked for
 */
export function allowWriting(wish: Wish, here: Here): void {
  if (isProposal(here)) {
    throw new ModeRefused(
      `mode write rewrites files for later steps to publish, and ${runOf(here)} has no branch to publish them to: ` +
        'set mode: check, which writes nothing',
    );
  }
  const elsewhere = isOwn(wish.repository, here.repository)
    ? wish.branch !== null && wish.branch !== branchOf(here) && 'branch'
    : 'repository';
  if (elsewhere) {
    throw new ModeRefused(
      `input ${elsewhere} has no place in mode write, which rewrites the files of the workspace: ` +
        `leave it out, and give ${elsewhere === 'branch' ? 'ref' : elsewhere} to actions/checkout`,
    );
  }
}

/** The branch or repository that `check` was told to look at; null where it was told none, and looks at this run's commit. */
export function elsewhereToCheck(wish: Wish, here: Here): Target | null {
  const own = isOwn(wish.repository, here.repository);
  if (own && wish.branch === null) return null;
  return { repository: nameOf(wish.repository ?? here.repository), branch: wish.branch, own };
}

/** `owner/name`. */
export function nameOf({ owner, name }: Repository): string {
  return `${owner}/${name}`;
}

/** GitHub's names are the same in any case. */
function isOwn(wanted: Repository | null, own: Repository): boolean {
  return wanted === null || nameOf(wanted).toLowerCase() === nameOf(own).toLowerCase();
}

const heads = 'refs/heads/';

/** Events that run on the default branch or on none; on a schedule the run's reference is the default branch. */
function branchOf({ event, ref, defaultBranch }: Here): string | null {
  const branch = ref.startsWith(heads) ? ref.slice(heads.length) : null;
  if (event === 'schedule' || event === 'release' || branch === null) {
    return defaultBranch ?? (event === 'schedule' ? branch : null);
  }
  return branch;
}

/** Whether a run is about commits that are only proposed: those of a pull request, or of a merge queue. */
function isProposal({ event, ref }: Here): boolean {
  return (
    event.startsWith('pull_request') ||
    event === 'merge_group' ||
    ref.startsWith('refs/pull/') ||
    ref.startsWith(`${heads}gh-readonly-queue/`)
  );
}

function runOf({ event }: Here): string {
  const what = event === 'merge_group' ? 'a merge queue' : 'a pull request';
  return `a run for ${what} (event ${event})`;
}
