import type { GitHubForTests } from './github.ts';

export async function sendGraphQL(
  github: GitHubForTests,
  query: string,
  variables: object = {},
  token = github.token,
) {
  const response = await fetch(`${github.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `token ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
