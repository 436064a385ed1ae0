import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import type { GitHubClient } from '../../../src/github/client/client.ts';
import { listingDocument, repositoriesDocument } from '../../../src/github/read/batch-query.ts';
import { branchFields, commitFields, overviewFields } from '../../../src/github/read/branch-query.ts';
import { listRepositories } from '../../../src/github/read/list-repositories.ts';
import { readRepositories } from '../../../src/github/read/read-repositories.ts';
import { parseOverview, skipReasonOf } from '../../../src/github/read/repository-overview.ts';
import { publicSchema } from '../../support/github/schema.ts';

const paths = ['README.md'];
const overview = (suffix: string) => overviewFields(paths, null, suffix);

/** A client whose responses come from a function, and the variables of its queries. */
function clientWith(respond: (variables: Readonly<Record<string, unknown>>, text: string) => unknown) {
  const queriedVariables: Readonly<Record<string, unknown>>[] = [];
  const client: GitHubClient = {
    github: {
      graphql: async (text, variables) => {
        queriedVariables.push(variables);
        return respond(variables, text);
      },
      request: async () => ({ data: null }),
    },
    sleep: async () => {},
    random: () => 0,
    now: () => 0,
  };
  return { client, queriedVariables };
}

/** Throws the error that Octokit throws for a response with errors. */
function throwPartialData(data: unknown, ...errors: object[]): never {
  throw Object.assign(new Error('Request failed'), { data, errors, headers: {} });
}

function repository(nameWithOwner: string, traits: object = {}) {
  const flags = { isArchived: false, isDisabled: false, isEmpty: false, isFork: false, isMirror: false, ...traits };
  const target = { oid: 'a'.repeat(40), tree: { oid: 'b'.repeat(40) }, f0: null };
  const base = { name: 'main', target };
  return { id: nameWithOwner, nameWithOwner, url: '', defaultBranchRef: { name: 'main' }, base, ...flags };
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const requests = (names: readonly string[]) => names.map((name) => ({ repository: name, select: overview }));
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `acme/r${index}`);
const namesIn = (variables: Readonly<Record<string, unknown>>) =>
  Object.entries(variables).flatMap(([name, value]) => (/^name_\d+$/.test(name) ? [`acme/${value}`] : []));

test.each([
  ['the overview of several repositories', repositoriesDocument(requests(['acme/a', 'acme/b']))],
  [
    'the overview with a named pull request branch',
    repositoriesDocument([{ repository: 'acme/a', select: (suffix) => overviewFields(paths, 'bots/status', suffix) }]),
  ],
  [
    'the pull requests of several repositories',
    repositoriesDocument([
      {
        repository: 'acme/a',
        select: (suffix) =>
          branchFields({ branch: 'main', pullRequestBranch: 'bots/status', paths, withRules: true }, suffix),
      },
    ]),
  ],
  [
    'the files of several repositories',
    repositoriesDocument([{ repository: 'acme/a', select: (suffix) => commitFields('a'.repeat(40), paths, suffix) }]),
  ],
  ['a listing with files', listingDocument('acme', null, overview(''))],
  ['a listing by name', listingDocument('acme', 'cursor', null)],
])("the query for %s is valid for GitHub's schema", (_, { text, variables }) => {
  const document = parse(text);
  expect(validate(publicSchema(), document)).toEqual([]);
  const declared = [...text.matchAll(/\$(\w+): /g)].map(([, name]) => name);
  expect(declared).toEqual(expect.arrayContaining(Object.keys(variables).filter((name) => name !== 'owner')));
});

test('readRepositories reads several repositories in one query, and returns the errors of each', async () => {
  const { client, queriedVariables } = clientWith(() =>
    throwPartialData(
      { r0: repository('acme/a'), r1: null },
      { type: 'NOT_FOUND', path: ['r1'], message: 'Could not resolve' },
    ),
  );
  const [found, missing] = await readRepositories(client, requests(['acme/a', 'acme/gone']));
  expect(queriedVariables).toHaveLength(1);
  expect(found).toMatchObject({ data: { repository: { nameWithOwner: 'acme/a' } }, errors: [] });
  expect(missing).toMatchObject({ data: { repository: null }, errors: [{ type: 'NOT_FOUND', path: 'repository' }] });
});

test('readRepositories uses partial data and reads the rest alone, so that only an unreadable repository fails', async () => {
  const { client, queriedVariables } = clientWith((variables) => {
    const names = namesIn(variables);
    const entries = names.map((name, index) => [`r${index}`, { ...repository(name), base: undefined }] as const);
    const bad = names.indexOf('acme/r5');
    const data = Object.fromEntries(entries.map(([key, value], index) => [key, index === bad ? null : value]));
    if (bad < 0) return data;
    const message = 'Resource limits for this query exceeded.';
    return throwPartialData(data, { type: 'RESOURCE_LIMITS_EXCEEDED', path: [`r${bad}`], message });
  });
  const read = await readRepositories(client, requests(numbered(8)));
  expect(read.map((response) => response instanceof Error)).toEqual(numbered(8).map((name) => name === 'acme/r5'));
  expect(queriedVariables.map((variables) => namesIn(variables).length)).toEqual([8, 1, 1, 1]);
});

test('readRepositories halves a query without data until its parts succeed', async () => {
  const { client, queriedVariables } = clientWith((variables) => {
    const names = namesIn(variables);
    if (names.length > 2) throw Object.assign(new Error('Bad gateway'), { status: 502, response: {} });
    return Object.fromEntries(names.map((name, index) => [`r${index}`, repository(name)]));
  });
  const read = await readRepositories(client, requests(numbered(8)));
  expect(read.map((response) => skipReasonOf(response))).toEqual(Array(8).fill(null));
  expect(queriedVariables.map((variables) => namesIn(variables).length)).toEqual([8, 4, 2, 2, 4, 2, 2]);
});

test('readRepositories throws if the token stops working', async () => {
  const { client } = clientWith(() => {
    throw Object.assign(new Error('Bad credentials'), { status: 401, response: { headers: {} } });
  });
  await expect(readRepositories(client, requests(numbered(3)))).rejects.toMatchObject({ code: 'bad-credentials' });
});

const page = (names: readonly string[], endCursor: string | null) => ({
  repositoryOwner: {
    repositories: {
      totalCount: 3,
      pageInfo: { hasNextPage: endCursor !== null, endCursor },
      nodes: names.map((name) => repository(name, { isFork: name === 'acme/fork' })),
    },
  },
});

test('listRepositories lists an owner page by page, with the files in the same query', async () => {
  const { client, queriedVariables } = clientWith(({ cursor }) =>
    cursor === null ? page(['acme/a', 'acme/fork'], 'next') : page(['acme/b'], null),
  );
  const pages = await collect(listRepositories(client, 'acme', overview));
  expect(queriedVariables).toHaveLength(2);
  const listed = pages.flatMap(({ repositories }) => repositories);
  expect(listed.map(({ name, response }) => [name, skipReasonOf(response)])).toEqual([
    ['acme/a', null],
    ['acme/fork', 'fork'],
    ['acme/b', null],
  ]);
  const [first] = listed;
  if (first === undefined) throw new Error('nothing was listed');
  const parsed = await parseOverview(client, 'acme/a', paths, first.response);
  expect(parsed).toMatchObject({ base: { name: 'main', entries: [null] }, hasPullRequestBranch: false });
});

test('listRepositories lists only names if a query with files fails, and reads the files in halves', async () => {
  const { client, queriedVariables } = clientWith((variables, text) => {
    if (text.startsWith('query Listing') && 'p0' in variables) {
      throw Object.assign(new Error('Bad gateway'), { status: 502, response: {} });
    }
    if (text.startsWith('query Listing')) return page(numbered(4), null);
    return Object.fromEntries(namesIn(variables).map((name, index) => [`r${index}`, repository(name)]));
  });
  const [first] = await collect(listRepositories(client, 'acme', overview));
  expect(first?.repositories.map(({ response }) => 'data' in response && response.data)).toEqual(
    numbered(4).map((name) => ({ repository: repository(name) })),
  );
  expect(queriedVariables.map((variables) => namesIn(variables).length)).toEqual([0, 0, 2, 2]);
});

test('listRepositories throws an error that names an owner that does not exist', async () => {
  const { client } = clientWith(() => ({ repositoryOwner: null }));
  await expect(collect(listRepositories(client, 'nobody', null))).rejects.toThrow(
    'Listing the repositories of nobody failed',
  );
});
