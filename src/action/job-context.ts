import type { Settings } from '../config/settings.ts';
import { StatusSnippetsError, tryOr } from '../core/errors.ts';
import type { BranchTarget } from '../github/branch-query.ts';
import type { Committed } from '../github/commit.ts';
import type { Proposed } from '../github/propose.ts';
import type { RunInput } from '../project/prepare.ts';
import type { RefreshResult } from '../refresh/result.ts';
import type { Effects } from '../service/request.ts';
import type { Runner } from './workflow-commands.ts';

export interface ActionEffects extends Effects {
  readonly env: NodeJS.ProcessEnv;
  readonly runner: Runner;
  readonly readFile: (path: string) => string;
}

export interface ActionRun {
  /** Without those of a configuration file. */
  readonly inputs: Settings;
  readonly context: JobContext;
  readonly effects: ActionEffects;
  /** In milliseconds since 1970. */
  readonly deadlineMs: number;
  /** @throws {StatusSnippetsError} `time-limit` if no new work may start */
  readonly requireTime: () => void;
  /** What every repository of the run is prepared with. */
  readonly given: Omit<RunInput, 'isCheck'>;
}

export interface ModeResult {
  readonly refreshed: RefreshResult;
  /** Null if there was nothing to publish, or if the mode does not publish. */
  readonly published: Committed | Proposed | null;
  /** Of publishing. The result contains it as its failure, too. */
  readonly error: StatusSnippetsError | null;
}

export type JobContext = ReturnType<typeof readContext>;

export function readContext(env: NodeJS.ProcessEnv, readFile: (path: string) => string) {
  const apiUrl = requireVariable(env, 'GITHUB_API_URL').replace(/\/+$/, '');
  // The event may be missing, because the environment contains all that is required.
  const event: unknown = tryOr(() => JSON.parse(readFile(env.GITHUB_EVENT_PATH ?? '')), null);
  const {
    default_branch: defaultBranch,
    fork,
    private: isPrivate,
  } = Object(Object(event).repository);
  return {
    event: env.GITHUB_EVENT_NAME ?? '',
    repository: requireVariable(env, 'GITHUB_REPOSITORY'),
    ref: env.GITHUB_REF ?? '',
    sha: env.GITHUB_SHA ?? '',
    defaultBranch: typeof defaultBranch === 'string' && defaultBranch !== '' ? defaultBranch : null,
    isFork: fork === true,
    isPrivate: isPrivate === true,
    workspace: env.GITHUB_WORKSPACE || null,
    apiUrl,
    // Some runners do not set the address for GraphQL. It is derived here in the same way as GitHub
    // derives it.
    graphqlUrl: env.GITHUB_GRAPHQL_URL || `${apiUrl.replace(/\/api\/v3$/, '/api')}/graphql`,
    // Forgejo and Gitea have none.
    hasGraphQL: !(/\/api\/v1$/.test(apiUrl) || env.GITEA_ACTIONS || env.FORGEJO_ACTIONS),
  };
}

function requireVariable(env: NodeJS.ProcessEnv, variable: string): string {
  const value = env[variable];
  if (!value) throw notOnRunner(variable);
  return value;
}

export function notOnRunner(variable: string): StatusSnippetsError {
  const fix = 'run this as a step of a GitHub workflow, or use npx status-snippets elsewhere';
  return new StatusSnippetsError('mode-refused', { subject: variable, problem: 'is not set', fix });
}

export function findSkipReason({ runInForks }: Settings, context: JobContext): string | null {
  if (context.event !== 'schedule' || !context.isFork || runInForks) return null;
  return (
    `${context.repository} is a fork, and scheduled runs do nothing in forks; to run ` +
    'anyway, set run-in-forks: true'
  );
}

/**
 * A run for a pull request or a merge queue has no branch to write to, unless the inputs name one.
 */
export function requireSupportedMode(inputs: Settings, context: JobContext): void {
  const { mode, repository, branch, repositories } = inputs;
  const { event, ref } = context;
  if (mode === 'check') return;
  const refuse = (problem: string) => new StatusSnippetsError('mode-refused', { problem });
  const hasExplicitBranch = mode !== 'write' && explicitTarget(inputs, context) !== null;
  const isUnmerged =
    /^(?:pull_request|merge_group$)/.test(event) ||
    /^refs\/(?:pull|heads\/gh-readonly-queue)\//.test(ref);
  if (isUnmerged && !hasExplicitBranch) {
    const what = event === 'merge_group' ? 'a merge queue' : 'a pull request';
    const other = mode !== 'write' && repositories.length === 0 ? ', or set the input branch' : '';
    const fix = `set mode: check, which writes nothing${other}`;
    throw refuse(
      `mode ${mode} updates a branch, but a run for ${what} (event ${event}) has none: ${fix}`,
    );
  }
  if (mode !== 'write') return;
  const problem =
    'cannot be used with mode write, which rewrites the files of the workspace: remove it, and set';
  if (!isWorkflowRepository(repository, context))
    throw refuse(`input repository ${problem} repository of actions/checkout`);
  if (branch !== null && branch !== branchOf(context))
    throw refuse(`input branch ${problem} ref of actions/checkout`);
}

/**
 * Returns the target that the inputs set, or null; another repository without a branch means its
 * default branch.
 */
export function explicitTarget(
  { repository, branch }: Settings,
  context: JobContext,
): BranchTarget | null {
  if (isWorkflowRepository(repository, context) && branch === null) return null;
  return { repository: repository ?? context.repository, branch };
}

/** GitHub's names ignore case. */
export function isWorkflowRepository(input: string | null, context: JobContext): boolean {
  return input === null || input.toLowerCase() === context.repository.toLowerCase();
}

/** The default branch on schedules, tags and releases; null if it is not known. */
export function branchOf({ event, ref, defaultBranch }: JobContext): string | null {
  const branch = /^refs\/heads\/(.+)/.exec(ref)?.[1] ?? null;
  // If the event does not name the default branch, the reference of a schedule does.
  if (event === 'schedule') return defaultBranch ?? branch;
  return event === 'release' || branch === null ? defaultBranch : branch;
}
