/**
 * The part of an Octokit instance that this folder uses; `getOctokit()` of `@actions/github` fits.
 *
 * A GraphQL response with errors rejects with an error that has `errors`, `data` and `headers`; an HTTP status of 400 or more
 * rejects with one that has `status` and `response`.
 */
export interface GitHubClient {
  graphql(document: string, variables: Readonly<Record<string, unknown>>): Promise<unknown>;
  request(route: string, parameters: Readonly<Record<string, unknown>>): Promise<{ readonly data: unknown }>;
}

/** The side effects of everything in this folder. */
export interface GitHubEffects {
  readonly github: GitHubClient;
  sleep(milliseconds: number): Promise<void>;
  /** From 0 up to, but not including, 1. */
  random(): number;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Splits `owner/name`. Without a slash the second part is empty, and GitHub finds no such repository. */
export function splitRepositoryName(nameWithOwner: string): { owner: string; name: string } {
  const [owner = '', ...name] = nameWithOwner.split('/');
  return { owner, name: name.join('/') };
}
