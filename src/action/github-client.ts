import { OptionError } from '../config/errors.ts';
import type { GitHubClient, GitHubEffects } from '../github/client/client.ts';
import { version } from '../version.ts';
import type { ActionJob } from './job.ts';

const requestTimeoutMs = 60_000;

/**
 * Everything that reading and publishing over the API needs. Octokit is loaded with the first request.
 *
 * @throws {OptionError} if there is no token, or one that cannot be sent
 */
export function createGitHubEffects(job: ActionJob): GitHubEffects {
  const { now, sleep, random } = job.environment;
  const token = validateToken(job.settings.token);
  let client: Promise<GitHubClient> | undefined;
  const load = () => {
    client ??= createClient(token, job);
    return client;
  };
  const github: GitHubClient = {
    graphql: async (document, variables) => (await load()).graphql(document, variables),
    request: async (route, parameters) => (await load()).request(route, parameters),
  };
  return { github, now, sleep, random };
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

async function createClient(token: string, { context, environment }: ActionJob): Promise<GitHubClient> {
  const { apiUrl, graphqlUrl } = context;
  const { fetch } = environment;
  const { getOctokit } = await import('@actions/github');
  const userAgent = `status-snippets/${version}`;
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent, request: { fetch } });
  const request = () => ({ signal: AbortSignal.timeout(requestTimeoutMs) });
  const { origin } = new URL(graphqlUrl);
  return {
    // With the origin as base, Octokit uses the address as it is; otherwise it derives one from `apiUrl`.
    graphql: (query, variables) =>
      octokit.graphql({ query, ...variables, baseUrl: origin, url: graphqlUrl, request: request() }),
    request: (route, parameters) => octokit.request(route, { ...parameters, request: request() }),
  };
}
