import { expect, test } from 'vitest';
import { type GitHubForTests, startGitHub } from './github.ts';
import { sendGraphQL } from './send-graphql.ts';

const overview =
  'nameWithOwner isEmpty base: defaultBranchRef { name } file: object(expression: "HEAD:a.md") { ... on Blob { byteSize } }';

const listing = `query($owner: String!, $cursor: String) { repositoryOwner(login: $owner) { __typename
  repositories(first: 2, after: $cursor) { totalCount pageInfo { hasNextPage endCursor } nodes { ${overview} } } } }`;

const commit =
  'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';

function aliases(...names: readonly string[]): string {
  return `{ ${names.map((name, index) => `r${index}: repository(owner: "acme", name: "${name}") { ${overview} }`).join(' ')} }`;
}

async function commitTo(github: GitHubForTests, name: string, text: string) {
  const { head } = github.add(`acme/${name}`, { files: { 'a.md': 'one' } });
  const branch = { repositoryNameWithOwner: `acme/${name}`, branchName: 'main' };
  const additions = [{ path: 'a.md', contents: Buffer.from(text).toString('base64') }];
  const input = {
    branch,
    expectedHeadOid: await head('main'),
    message: { headline: 'C' },
    fileChanges: { additions },
  };
  return sendGraphQL(github, commit, { input });
}

test('the GitHub for tests continues a listing after a deleted repository, and leaves out repositories the token cannot see', async () => {
  await using github = await startGitHub({ repository: 'acme/a' });
  for (const name of ['b', 'c', 'd']) github.add(`acme/${name}`, { files: { 'a.md': name } });
  github.add('acme/hidden', { settings: { contents: 'none' } });
  github.add('other/e');
  const { repositories: first } = (await sendGraphQL(github, listing, { owner: 'ACME' })).body.data
    .repositoryOwner;
  expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
  expect(first.nodes).toMatchObject([
    { nameWithOwner: 'acme/a', isEmpty: true, base: null },
    { isEmpty: false },
  ]);
  github.remove('acme/b');
  const next = await sendGraphQL(github, listing, {
    owner: 'acme',
    cursor: first.pageInfo.endCursor,
  });
  expect(next.body.data.repositoryOwner.repositories).toMatchObject({
    pageInfo: { hasNextPage: false },
    nodes: [{ nameWithOwner: 'acme/c' }, { nameWithOwner: 'acme/d' }],
  });
  expect((await sendGraphQL(github, listing, { owner: 'nobody' })).body).toEqual({
    data: { repositoryOwner: null },
  });
  expect(github.violations).toEqual([]);
});

test('the GitHub for tests reports an error per alias, and finds repositories by old names and in any letter case', async () => {
  await using github = await startGitHub({ repository: 'acme/a', files: { 'a.md': '' } });
  github.settings.formerNames = ['acme/old'];
  const { data, errors } = (await sendGraphQL(github, aliases('A', 'gone', 'old'))).body;
  const found = { nameWithOwner: 'acme/a', file: { byteSize: 0 } };
  expect(data).toMatchObject({ r0: found, r1: null, r2: found });
  expect(errors).toMatchObject([{ type: 'NOT_FOUND', path: ['r1'] }]);
});

test('the GitHub for tests limits what a query may look up, with aliases and items of lists counted, but not names', async () => {
  const files = { 'a.md': 'a' };
  await using github = await startGitHub({ repository: 'acme/a', files });
  for (const name of ['b', 'c']) github.add(`acme/${name}`, { files });
  Object.assign(github.limits, { lookUpsPerQuery: 1, responseToLargeQuery: 'resource-limits' });
  const type = 'RESOURCE_LIMITS_EXCEEDED';
  const partial = await sendGraphQL(github, aliases('a', 'b', 'c'));
  expect(partial.body).toMatchObject({
    data: { r0: { file: { byteSize: 1 } }, r1: { file: null } },
    errors: ['r1', 'r2'].map((alias) => ({ type, path: [alias, 'file'] })),
  });
  const page = await sendGraphQL(github, listing, { owner: 'acme' });
  expect(page.body.errors).toMatchObject([{ type, path: expect.arrayContaining(['nodes', 1]) }]);
  const names = '{ repositoryOwner(login: "acme") { repositories(first: 9) { nodes { name } } } }';
  expect((await sendGraphQL(github, names)).body.errors).toBeUndefined();
  github.limits.responseToLargeQuery = 'time-out';
  const { body } = await sendGraphQL(github, aliases('a', 'b'));
  const message = expect.stringMatching(
    /^Something went wrong while executing your query on \d{4}-\d\d-\d\dT/,
  );
  expect(body).toEqual({ errors: [{ message }] });
  github.limits.responseToLargeQuery = 'bad-gateway';
  const response = await fetch(`${github.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `token ${github.token}` },
    body: JSON.stringify({ query: aliases('a', 'b') }),
  });
  expect(response.status).toBe(502);
});

test('the GitHub for tests gives up on a document above 60 kB before it executes anything', async () => {
  await using github = await startGitHub({ files: { 'a.md': 'a' } });
  const { body } = await sendGraphQL(github, `{ viewer { login } } #${'x'.repeat(60_000)}`);
  expect(body).toEqual({ errors: [{ message: 'Timeout on validation of query' }] });
});

test('the GitHub for tests answers null for an expression that names nothing', async () => {
  await using github = await startGitHub({ files: { 'a/b.md': 'text' } });
  const document = `{ repository(owner: "acme", name: "site") {
    top: object(expression: "HEAD:") { ... on Tree { entries { name mode type } } }
    file: object(expression: "HEAD:a/b.md") { ... on Blob { text } }
    missing: object(expression: "HEAD:a/c.md") { oid } } }`;
  const { data, errors } = (await sendGraphQL(github, document)).body;
  expect(data.repository).toEqual({
    top: { entries: [{ name: 'a', mode: 0o040000, type: 'tree' }] },
    file: { text: 'text' },
    missing: null,
  });
  expect(errors).toBeUndefined();
});

test('the GitHub for tests counts points as documented, and refuses requests above the limit until the hour is over', async () => {
  let now = 1_800_000_000_000;
  await using github = await startGitHub({ now: () => now });
  const document = `{ viewer { repositories(first: 100) { nodes { issues(first: 50) { nodes { labels(first: 60) { totalCount } } } } } } }`;
  github.limits.pointsPerHour = 60;
  expect((await sendGraphQL(github, document)).headers.get('x-ratelimit-remaining')).toBe('9');
  const refused = await sendGraphQL(github, document);
  expect(refused.body.errors).toMatchObject([{ type: 'RATE_LIMITED' }]);
  expect(refused.headers.get('x-ratelimit-reset')).toBe('1800003600');
  expect(github.points).toBe(51);
  now += 3_600_000;
  github.limits.tokenLifetimeMs = 9_000_000;
  expect((await sendGraphQL(github, document)).headers.get('x-ratelimit-remaining')).toBe('9');
});

test('the GitHub for tests refuses requests that create content above the secondary limit, and says how long to wait', async () => {
  let now = 1_800_000_000_000;
  await using github = await startGitHub({ now: () => now });
  github.limits.contentRequests = [{ seconds: 90, requests: 2 }];
  const statuses: number[] = [];
  for (const name of ['a', 'b', 'c']) statuses.push((await commitTo(github, name, '1')).status);
  expect(statuses).toEqual([200, 200, 403]);
  const refused = await commitTo(github, 'd', '1');
  expect(refused.headers.get('retry-after')).toBe('90');
  now += 90_000;
  expect((await commitTo(github, 'e', '1')).status).toBe(200);
});

test('a repository of the GitHub for tests has the same commits in memory and in a directory', async () => {
  await using github = await startGitHub({ files: { 'a.md': 'a' } });
  await github.push('main', { 'docs/b.md': 'b' });
  const document = `{ repository(owner: "acme", name: "site") {
    object(expression: "main", oid: "${await github.head('main')}") { ... on Commit { oid message parents(first: 2) { nodes { oid } } } } } }`;
  const inMemory = (await sendGraphQL(github, document)).body;
  const parent = await github.git.text(['rev-parse', 'main~1']);
  expect(inMemory.data.repository.object.parents.nodes).toEqual([{ oid: parent }]);
  expect((await sendGraphQL(github, document)).body).toEqual(inMemory);
  await github.git.run(['fsck', '--strict', '--no-dangling']);
});
