import { OptionError } from '../config/errors.ts';
import type { GitHubClient } from '../github/client.ts';
import { version } from '../version.ts';
import type { Run } from './mode.ts';

const requestTimeoutMs = 60_000;

/**
 * The GitHub client, clock and randomness for reading and publishing through the API.
 *
 * @throws {OptionError} if the token is empty, or cannot be sent in a header
 */
export async function createGitHubClient({ inputs, context, effects }: Run): Promise<GitHubClient> {
  const { now, sleep, random, fetch } = effects;
  const token = validateToken(inputs.token);
  // Loaded here, so that a run without a valid token does not wait for it.
  const { getOctokit } = await import('@actions/github');
  const userAgent = `status-snippets/${version}`;
  const octokit = getOctokit(token, { baseUrl: context.apiUrl, userAgent, request: { fetch } });
  const request = () => ({ signal: AbortSignal.timeout(requestTimeoutMs) });
  // With the origin as its base URL, Octokit uses this address as it is. Otherwise it would derive one from `apiUrl`.
  const graphqlAddress = { baseUrl: new URL(context.graphqlUrl).origin, url: context.graphqlUrl };
  return {
    github: {
      graphql: (query, variables) => octokit.graphql({ query, ...variables, ...graphqlAddress, request: request() }),
      request: (route, parameters) => octokit.request(route, { ...parameters, request: request() }),
    },
    now,
    sleep,
    random,
  };
}

function validateToken(token: string | null): string {
  if (token === null) {
    throw new OptionError(
      'input token',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
      'is empty: remove it, or check that the secret in it exists; its default is ${{ github.token }}',
    );
  }
  // Checked here, because the error for a header that cannot be sent would quote the token.
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new OptionError('input token', 'contains white space or a character that no token has: paste it again');
  }
  return token;
}
