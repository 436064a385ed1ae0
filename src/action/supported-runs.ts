import type { Settings } from '../config/settings.ts';
import { WorkflowError } from './errors.ts';
import type { RunContext } from './run-context.ts';
import { branchOf, branchPrefix, explicitTarget, isOwnRepository, type RunInfo } from './target-branch.ts';

type Inputs = Pick<Settings, 'mode' | 'repository' | 'branch'>;

/** Why a run does nothing: it is a scheduled run in a fork. Null for all other runs. */
export function findSkipReason({ runInForks }: Pick<Settings, 'runInForks'>, run: RunContext): string | null {
  if (run.event !== 'schedule' || !run.isFork || runInForks) return null;
  return `${run.repository} is a fork, and scheduled runs do nothing in forks; to run anyway, set run-in-forks: true`;
}

/**
 * Checks that the mode can write where the run and its inputs want it to. Mode `check`, which writes nothing, always can.
 *
 * @throws {WorkflowError} on an event for a pull request or a merge queue, whose commits are on no branch to write,
 *   and for mode `write` with another repository or branch than that of the workspace
 */
export function assertSupportedRun(inputs: Inputs, run: RunInfo): void {
  const { mode } = inputs;
  if (mode === 'check') return;
  const hasExplicitBranch = mode !== 'write' && explicitTarget(inputs, run) !== null;
  if (isUnmergedRef(run) && !hasExplicitBranch) {
    const what = run.event === 'merge_group' ? 'a merge queue' : 'a pull request';
    const fix = `set mode: check, which writes nothing${mode === 'write' ? '' : ', or set the input branch'}`;
    throw new WorkflowError(
      'mode-refused',
      `mode ${mode} updates a branch, but a run for ${what} (event ${run.event}) has none: ${fix}`,
    );
  }
  if (mode === 'write') assertOwnWorkspace(inputs, run);
}

function assertOwnWorkspace({ repository, branch }: Inputs, run: RunInfo): void {
  const problem = 'cannot be used with mode write, which rewrites the files of the workspace';
  if (!isOwnRepository(repository, run)) {
    throw new WorkflowError(
      'mode-refused',
      `input repository ${problem}: remove it, and set repository of actions/checkout`,
    );
  }
  if (branch !== null && branch !== branchOf(run)) {
    throw new WorkflowError('mode-refused', `input branch ${problem}: remove it, and set ref of actions/checkout`);
  }
}

/** Whether the commits of the run are those of a pull request or a merge queue, which are not merged yet. */
function isUnmergedRef({ event, ref }: RunInfo): boolean {
  return (
    event.startsWith('pull_request') ||
    event === 'merge_group' ||
    ref.startsWith('refs/pull/') ||
    ref.startsWith(`${branchPrefix}gh-readonly-queue/`)
  );
}
