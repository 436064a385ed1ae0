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
