import type { Settings } from '../config/settings.ts';
import type { RunContext } from './run-context.ts';

/** The branch whose files a run reads. If the mode publishes, the change is for this branch. */
export interface Target {
  /** `owner/name`. */
  readonly repository: string;
  /** Null for the default branch, if the run does not know its name. */
  readonly branch: string | null;
}

type TargetInputs = Pick<Settings, 'repository' | 'branch'>;
/** The part of the run context that decides which branch a run is about. */
export type RunInfo = Pick<RunContext, 'event' | 'repository' | 'ref' | 'defaultBranch'>;

export const branchPrefix = 'refs/heads/';

/**
 * Selects the branch for the modes `commit` and `pull-request`. The input `branch` names it. If that input is not set, it is
 * the default branch of a different repository that the input `repository` names, or else the branch of the run.
 */
export function selectTargetBranch(inputs: TargetInputs, run: RunInfo): Target {
  return explicitTarget(inputs, run) ?? { repository: run.repository, branch: branchOf(run) };
}

/** The branch or repository that the inputs name; null if they name none, or only the repository of the workflow. */
export function explicitTarget({ repository, branch }: TargetInputs, run: RunInfo): Target | null {
  if (isWorkflowRepository(repository, run) && branch === null) return null;
  return { repository: repository ?? run.repository, branch };
}

/** Whether the input `repository` is unset or names the repository of the workflow. GitHub's names ignore case. */
export function isWorkflowRepository(input: string | null, run: Pick<RunContext, 'repository'>): boolean {
  return input === null || input.toLowerCase() === run.repository.toLowerCase();
}

/** The branch that was pushed or dispatched; the default branch on schedules, tags and releases; null if it is not known. */
export function branchOf({ event, ref, defaultBranch }: RunInfo): string | null {
  const branch = ref.startsWith(branchPrefix) ? ref.slice(branchPrefix.length) : null;
  // If the event does not name the default branch, the reference of a schedule does.
  if (event === 'schedule') return defaultBranch ?? branch;
  return event === 'release' || branch === null ? defaultBranch : branch;
}
