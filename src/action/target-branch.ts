import type { Settings } from '../config/settings.ts';
import type { RunContext } from './run-context.ts';

/** Where to read the files, and to publish them if the mode does. */
export interface Target {
  /** `owner/name`. */
  readonly repository: string;
  /** Null for the default branch, if the run does not know its name. */
  readonly branch: string | null;
}

type TargetInputs = Pick<Settings, 'repository' | 'branch'>;
export type RunInfo = Pick<RunContext, 'event' | 'repository' | 'ref' | 'defaultBranch'>;

export const branchPrefix = 'refs/heads/';

/**
 * Selects the branch for the modes `commit` and `pull-request`: the input `branch`; the default branch of another
 * `repository`; else the branch of the run.
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

/** The branch that was pushed or dispatched, or the default branch on schedules, tags and releases. */
export function branchOf({ event, ref, defaultBranch }: RunInfo): string | null {
  const branch = ref.startsWith(branchPrefix) ? ref.slice(branchPrefix.length) : null;
  // The reference of a schedule is the default branch too.
  if (event === 'schedule') return defaultBranch ?? branch;
  return event === 'release' || branch === null ? defaultBranch : branch;
}
