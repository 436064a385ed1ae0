import type { GitHubForTests } from './github.ts';

/** Sends a document to a GitHub for tests, without a client. */
export async function ask(github: GitHubForTests, query: string, variables: object = {}, token = github.token) {
  const response = await fetch(`${github.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `token ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
