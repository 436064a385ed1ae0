import type { Repository } from './inputs/settings.ts';

/** What the runner tells a step about its run. */
export interface RunContext {
  /** The event that started the run, such as `schedule`. */
  readonly event: string;
  readonly repository: Repository;
  /** The full reference, such as `refs/heads/main`; empty where the run has none. */
  readonly ref: string;
  /** The commit of the run; empty where it has none. */
  readonly sha: string;
  /** Null where the event does not tell. */
  readonly defaultBranch: string | null;
  readonly fork: boolean;
  /** Null where the event does not tell. */
  readonly isPublic: boolean | null;
  /** The folder that a checkout fills; null where there is none. */
  readonly workspace: string | null;
  /** The addresses of the GitHub that runs this, the only ones used. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The step does not run where its environment says it does. */
export class NotOnARunner extends Error {
  override readonly name = 'NotOnARunner';
  readonly code = 'not-on-a-runner';

  constructor(variable: string, problem = 'is not set') {
    super(
      `${variable} ${problem}: run this as a step of a GitHub workflow; elsewhere, use npx status-snippets`,
    );
  }
}

/**
 * Reads the environment of a run, and the event where the runner left it.
 *
 * @param readFile gives the text of a file; may throw
 * @throws {NotOnARunner}
 */
export function readContext(env: Environment, readFile: (path: string) => string): RunContext {
  return parseContext(env, readEvent(env.GITHUB_EVENT_PATH ?? '', readFile));
}

/** An event that is missing tells nothing; the environment tells enough to go on. */
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
    throw new NotOnARunner('GITHUB_EVENT_PATH', `names ${path}, which holds no event`);
  }
}

/** The pure twin of `readContext`. */
export function parseContext(env: Environment, event: unknown): RunContext {
  const repository = fieldOf(event, 'repository');
  const defaultBranch = fieldOf(repository, 'default_branch');
  const isPrivate = fieldOf(repository, 'private');
  const apiUrl = required(env, 'GITHUB_API_URL').replace(/\/+$/, '');
  return {
    event: env.GITHUB_EVENT_NAME ?? '',
    repository: repositoryOf(env),
    ref: env.GITHUB_REF ?? '',
    sha: env.GITHUB_SHA ?? '',
    defaultBranch: typeof defaultBranch === 'string' && defaultBranch !== '' ? defaultBranch : null,
    fork: fieldOf(repository, 'fork') === true,
    isPublic: typeof isPrivate === 'boolean' ? !isPrivate : null,
    workspace: env.GITHUB_WORKSPACE || null,
    apiUrl,
    // As GitHub lays its two addresses out, for runners that only tell the first.
    graphqlUrl: env.GITHUB_GRAPHQL_URL || `${apiUrl.replace(/\/api\/v3$/, '/api')}/graphql`,
  };
}

function repositoryOf(env: Environment): Repository {
  const [owner = '', name = ''] = required(env, 'GITHUB_REPOSITORY').split('/');
  return { owner, name };
}

function required(env: Environment, variable: string): string {
  const value = env[variable];
  if (!value) throw new NotOnARunner(variable);
  return value;
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}
