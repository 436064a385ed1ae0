import type { Settings } from '../config/settings.ts';
import type { BranchTarget } from '../github/branch-query.ts';
import { invalidInput } from '../text/errors.ts';
import { notOnRunner } from './errors.ts';

/** What the runner tells about the run, in its environment and in the event that started the run. */
export interface RunContext {
  /** The event that started the run, such as `schedule`. */
  readonly event: string;
  /** `owner/name`. */
  readonly repository: string;
  /** The full reference, such as `refs/heads/main`; empty if the run has none. */
  readonly ref: string;
  /** The commit of the run; empty if it has none. */
  readonly sha: string;
  /** Null if the event does not contain it. */
  readonly defaultBranch: string | null;
  readonly isFork: boolean;
  /** Null if the event does not contain it. */
  readonly isPublic: boolean | null;
  /** The directory that actions/checkout fills; null if the runner names none. */
  readonly workspace: string | null;
  /** The address of the GitHub server that runs the workflow. The action sends its requests for GitHub only there. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  /** False on Forgejo and Gitea. */
  readonly hasGraphQL: boolean;
}

/**
 * Reads the environment of a run, and the file with its event.
 *
 * @throws {StatusSnippetsError} if a variable is missing, or the event is damaged
 */
export function readContext(env: NodeJS.ProcessEnv, readFile: (path: string) => string): RunContext {
  const repository = requireVariable(env, 'GITHUB_REPOSITORY');
  const apiUrl = requireVariable(env, 'GITHUB_API_URL').replace(/\/+$/, '');
  const event = readEvent(env.GITHUB_EVENT_PATH ?? '', readFile);
  const { default_branch: defaultBranch, fork, private: isPrivate } = Object(Object(event).repository);
  return {
    event: env.GITHUB_EVENT_NAME ?? '',
    repository,
    ref: env.GITHUB_REF ?? '',
    sha: env.GITHUB_SHA ?? '',
    defaultBranch: typeof defaultBranch === 'string' && defaultBranch !== '' ? defaultBranch : null,
    isFork: fork === true,
    isPublic: typeof isPrivate === 'boolean' ? !isPrivate : null,
    workspace: env.GITHUB_WORKSPACE || null,
    apiUrl,
    // Some runners do not set the address for GraphQL. It is derived here in the same way as GitHub derives it.
    graphqlUrl: env.GITHUB_GRAPHQL_URL || `${apiUrl.replace(/\/api\/v3$/, '/api')}/graphql`,
    hasGraphQL: !(/\/api\/v1$/.test(apiUrl) || env.GITEA_ACTIONS || env.FORGEJO_ACTIONS),
  };
}

function requireVariable(env: NodeJS.ProcessEnv, variable: string): string {
  const value = env[variable];
  if (!value) throw notOnRunner(variable);
  return value;
}

/** The parsed event; null if it cannot be read. It may be missing, because the environment contains all that is required. */
function readEvent(path: string, readFile: (path: string) => string): unknown {
  let text: string;
  try {
    text = readFile(path);
  } catch {
    return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    throw notOnRunner('GITHUB_EVENT_PATH', `is ${path}, which does not contain an event`);
  }
}

type TargetInputs = Pick<Settings, 'repository' | 'branch'>;

const branchPrefix = 'refs/heads/';

/**
 * Selects the branch for the modes `commit` and `pull-request`. The input `branch` names it. If that input is not set, it is
 * the default branch of a different repository that the input `repository` names, or else the branch of the run.
 */
export function selectTargetBranch(inputs: TargetInputs, run: RunContext): BranchTarget {
  return explicitTarget(inputs, run) ?? { repository: run.repository, branch: branchOf(run) };
}

/** The branch or repository that the inputs name; null if they name none, or only the repository of the workflow. */
export function explicitTarget({ repository, branch }: TargetInputs, run: RunContext): BranchTarget | null {
  if (isWorkflowRepository(repository, run) && branch === null) return null;
  return { repository: repository ?? run.repository, branch };
}

/** Whether the input `repository` is unset or names the repository of the workflow. GitHub's names ignore case. */
export function isWorkflowRepository(input: string | null, run: RunContext): boolean {
  return input === null || input.toLowerCase() === run.repository.toLowerCase();
}

/** The branch that was pushed or dispatched; the default branch on schedules, tags and releases; null if it is not known. */
function branchOf({ event, ref, defaultBranch }: RunContext): string | null {
  const branch = ref.startsWith(branchPrefix) ? ref.slice(branchPrefix.length) : null;
  // If the event does not name the default branch, the reference of a schedule does.
  if (event === 'schedule') return defaultBranch ?? branch;
  return event === 'release' || branch === null ? defaultBranch : branch;
}

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
  run: RunContext,
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
function isUnmergedRef({ event, ref }: RunContext): boolean {
  return (
    event.startsWith('pull_request') ||
    event === 'merge_group' ||
    ref.startsWith('refs/pull/') ||
    ref.startsWith(`${branchPrefix}gh-readonly-queue/`)
  );
}
