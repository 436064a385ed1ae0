import type { GitHub } from '../github/client/client.ts';
import { version } from '../version.ts';
import type { RunContext } from './context.ts';
import type { World } from './environment.ts';
import { fetchFor } from './fetch-for.ts';

/** Longest wait for an answer, in milliseconds. */
const patience = 60_000;

/** The client for the GitHub that runs this. */
export async function openGitHub(
  token: string,
  { apiUrl, graphqlUrl }: Pick<RunContext, 'apiUrl' | 'graphqlUrl'>,
  world: Pick<World, 'fetch' | 'env'>,
): Promise<GitHub> {
  const fetch = await fetchFor(apiUrl, world);
  const { getOctokit } = await import('@actions/github');
  const userAgent = `status-snippets/${version}`;
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent, request: { fetch } });
  const request = () => ({ signal: AbortSignal.timeout(patience) });
  const { origin } = new URL(graphqlUrl);
  return {
    // Given the origin, the client leaves the address as it is; else it makes one of its own out of `apiUrl`.
    graphql: (query, variables) =>
      octokit.graphql({ query, ...variables, baseUrl: origin, url: graphqlUrl, request: request() }),
    request: (route, parameters) => octokit.request(route, { ...parameters, request: request() }),
  };
}
