import type { Settings } from '../config/settings.ts';
import { invalidInput } from '../text/errors.ts';
import type { RunContext } from './run-context.ts';
import { branchOf, branchPrefix, explicitTarget, isWorkflowRepository, type RunInfo } from './target-branch.ts';

/** Why a run does nothing: it is a scheduled run in a fork. Null for all other runs. */
export function findSkipReason({ runInForks }: Pick<Settings, 'runInForks'>, run: RunContext): string | null {
  if (run.event !== 'schedule' || !run.isFork || runInForks) return null;
  return `${run.repository} is a fork, and scheduled runs do nothing in forks; to run anyway, set run-in-forks: true`;
}

/**
 * Checks that `repositories` and `shard` can be combined with the other inputs.
 *
 * @throws {StatusSnippetsError}
 */
export function validateCombination({ repositories, repository, branch, shard, mode }: Settings): void {
  if (repositories.length === 0) {
    if (shard === null) return;
    const problem = 'divides the input repositories, which is empty';
    throw invalidInput('input shard', { problem, fix: 'set it, or remove shard' });
  }
  const otherInput = repository === null ? (branch === null ? null : 'branch') : 'repository';
  if (otherInput !== null) {
    const fix = `remove input ${otherInput}; of each repository, the default branch is updated`;
    throw invalidInput('input repositories', { problem: `cannot be used together with input ${otherInput}`, fix });
  }
  if (mode !== 'write') return;
  const fix = 'set mode: commit, pull-request or check';
  const problem = 'rewrites the files of one workspace, not those of repositories';
  throw invalidInput('input mode', { value: 'write', problem, fix });
}

/**
 * Why the mode cannot write to the branch or workspace of the run; null if it can, or if it writes nothing. A run for a pull
 * request or a merge queue has no branch to write to, unless the inputs name one.
 */
export function findUnsupportedReason(
  inputs: Pick<Settings, 'mode' | 'repository' | 'branch' | 'repositories'>,
  run: RunInfo,
): string | null {
  const { mode, repository, branch, repositories } = inputs;
  if (mode === 'check') return null;
  const hasExplicitBranch = mode !== 'write' && explicitTarget(inputs, run) !== null;
  if (isUnmergedRef(run) && !hasExplicitBranch) {
    const mayNameBranch = mode !== 'write' && repositories.length === 0;
    const what = run.event === 'merge_group' ? 'a merge queue' : 'a pull request';
    const fix = `set mode: check, which writes nothing${mayNameBranch ? ', or set the input branch' : ''}`;
    return `mode ${mode} updates a branch, but a run for ${what} (event ${run.event}) has none: ${fix}`;
  }
  if (mode !== 'write') return null;
  const problem = 'cannot be used with mode write, which rewrites the files of the workspace: remove it, and set';
  if (!isWorkflowRepository(repository, run)) return `input repository ${problem} repository of actions/checkout`;
  if (branch !== null && branch !== branchOf(run)) return `input branch ${problem} ref of actions/checkout`;
  return null;
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
