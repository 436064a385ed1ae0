/**
 * The part of an octokit that publishing uses; `getOctokit()` of `@actions/github` fits.
 *
 * A GraphQL answer that holds errors rejects with an error that carries `errors`, `data` and `headers`; an HTTP status of
 * 400 or more rejects with one that carries `status` and `response`.
 */
export interface GitHub {
  graphql(document: string, variables: Readonly<Record<string, unknown>>): Promise<unknown>;
  request(route: string, parameters: Readonly<Record<string, unknown>>): Promise<{ readonly data: unknown }>;
}

/** Everything publishing does to the world, or learns from it. */
export interface PublishEffects {
  readonly github: GitHub;
  /** Resolves after so many milliseconds. */
  sleep(milliseconds: number): Promise<void>;
  /** From 0 up to, not including, 1. */
  random(): number;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Splits `owner/name`. A name without a slash has an empty second half, which GitHub does not find. */
export function splitName(nameWithOwner: string): { owner: string; name: string } {
  const slash = nameWithOwner.indexOf('/');
  if (slash === -1) return { owner: nameWithOwner, name: '' };
  return { owner: nameWithOwner.slice(0, slash), name: nameWithOwner.slice(slash + 1) };
}
