import type { GitHubClient } from '../github/client.ts';
import { invalidInput, StatusSnippetsError } from '../text/errors.ts';
import { version } from '../version.ts';
import type { ActionEffects, ActionRun } from './run-context.ts';

const requestTimeoutMs = 60_000;

/** @throws {StatusSnippetsError} if the server has no GraphQL API, or the token is empty or cannot be sent in a header */
export async function createGitHubClient({ inputs, context, effects }: ActionRun): Promise<GitHubClient> {
  if (!context.hasGraphQL) {
    throw new StatusSnippetsError('mode-refused', {
      problem: `mode ${inputs.mode} needs the GraphQL API of GitHub, which this server does not have`,
      fix: 'check out the repository, set mode: write, and push with git in a later step, or run npx status-snippets --push',
    });
  }
  const token = validateToken(inputs.token);
  // Loaded here, so that a run without a valid token does not wait for it.
  const { getOctokit } = await import('@actions/github');
  const userAgent = `status-snippets/${version}`;
  const octokit = getOctokit(token, { baseUrl: context.apiUrl, userAgent, request: { fetch: loggingFetch(effects) } });
  const { graphqlUrl } = context;
  // With the origin as its base URL, Octokit uses this address as it is. Otherwise it would derive one from `apiUrl`.
  const graphql = octokit.graphql.defaults({ baseUrl: new URL(graphqlUrl).origin, url: graphqlUrl });
  return { ...effects, github: { graphql, request: octokit.request } };
}

function validateToken(token: string | null): string {
  if (token === null) {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
    const fix = 'remove it, or check that the secret in it exists; its default is ${{ github.token }}';
    throw invalidInput('input token', { problem: 'is empty', fix });
  }
  // Checked here, because the error for a header that cannot be sent would quote the token.
  if (!/^[\x21-\x7e]+$/.test(token)) {
    const problem = 'contains white space or a character that no token has';
    throw invalidInput('input token', { problem, fix: 'paste it again' });
  }
  return token;
}

/** With a time limit for each call, and with debug logging a line. */
function loggingFetch({ fetch, now, runner }: ActionEffects): ActionEffects['fetch'] {
  return async (input, init) => {
    const start = now();
    let result = 'no response';
    try {
      const response = await fetch(input, { ...init, signal: AbortSignal.timeout(requestTimeoutMs) });
      const header = (name: string) => response.headers.get(name) ?? 'unknown';
      const points = `${header('x-ratelimit-remaining')} points left`;
      result = `${response.status}, ${points}, request ${header('x-github-request-id')}`;
      return response;
    } finally {
      const operation = /^\{"query":"\s*(\w+ \w+)/.exec(String(init?.body))?.[1];
      const call = operation ?? `${init?.method} ${new URL(String(input)).pathname}`;
      if (runner.isDebug()) runner.debug(`GitHub: ${call}: ${result}, ${now() - start} ms`);
    }
  };
}
