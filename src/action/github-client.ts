import { OptionError } from '../config/errors.ts';
import type { GitHubClient } from '../github/client/client.ts';
import { version } from '../version.ts';
import type { ModeInput } from './mode-contract.ts';

const requestTimeoutMs = 60_000;

/**
 * The GitHub client, clock and randomness for reading and publishing through the API.
 *
 * @throws {OptionError} if there is no token, or one that cannot be sent
 */
export async function createGitHubClient({ inputs, context, effects }: ModeInput): Promise<GitHubClient> {
  const { now, sleep, random, fetch } = effects;
  const token = validateToken(inputs.token);
  // Loaded here, so that a run without a valid token does not wait for it.
  const { getOctokit } = await import('@actions/github');
  const userAgent = `status-snippets/${version}`;
  const octokit = getOctokit(token, { baseUrl: context.apiUrl, userAgent, request: { fetch } });
  const request = () => ({ signal: AbortSignal.timeout(requestTimeoutMs) });
  // With the origin as base, Octokit uses the address as it is; otherwise it derives one from `apiUrl`.
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
  // The error about a header that cannot be sent would quote the token.
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new OptionError('input token', 'contains white space or a character that no token has: paste it again');
  }
  return token;
}
