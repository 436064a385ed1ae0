import type { GitHubForTests } from './github.ts';

/** Sends a GraphQL document to the GitHub for tests, without the client of `src/github`. */
export async function sendGraphQL(github: GitHubForTests, query: string, variables: object = {}, token = github.token) {
  const response = await fetch(`${github.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `token ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
