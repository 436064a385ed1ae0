import { expect, test } from 'vitest';
import { parseRepositorySnapshot } from '../../../src/github/read/parse-branch.ts';

const target = { oid: 'a'.repeat(40), tree: { oid: 'b'.repeat(40) } };
const repository = {
  id: 'R_1',
  nameWithOwner: 'acme/site',
  url: 'https://github.com/acme/site',
  defaultBranchRef: { name: 'main' },
  base: { name: 'main', target },
  head: { target, compare: { aheadBy: 2, behindBy: 3 }, associatedPullRequests: { nodes: [] } },
};

const closedPullRequest = {
  id: 'PR_1',
  number: 1,
  url: 'https://github.com/acme/site/pull/1',
  state: 'CLOSED',
  title: '',
  body: '',
  baseRefName: 'main',
  headRefOid: 'c'.repeat(40),
  isCrossRepository: false,
};

test('the commits ahead and behind are counted from the pull request branch, not from the base', () => {
  expect(parseRepositorySnapshot({ repository }, 0).head).toMatchObject({ behindBy: 2, aheadBy: 3 });
});

test('a branch that GitHub cannot compare is infinitely far ahead and behind', () => {
  const head = { ...repository.head, compare: null };
  const { head: read } = parseRepositorySnapshot({ repository: { ...repository, head } }, 0);
  expect(read).toMatchObject({ behindBy: Number.POSITIVE_INFINITY, aheadBy: Number.POSITIVE_INFINITY });
});

test.each(['id', 'nameWithOwner', 'url'])('a response of GitHub without %s is refused', (field) => {
  expect(() => parseRepositorySnapshot({ repository: { ...repository, [field]: undefined } }, 0)).toThrow(
    `GitHub's response has no usable "repository.${field}".`,
  );
});

test.each([
  ['head.compare.aheadBy', { head: { ...repository.head, compare: { aheadBy: '2', behindBy: 3 } } }],
  ['closed.nodes', { closed: { nodes: {} } }],
  ['closed.nodes.1.id', { closed: { nodes: [closedPullRequest, { ...closedPullRequest, id: 7 }] } }],
])('a response of GitHub whose %s has the wrong type is refused with its path', (place, change) => {
  expect(() => parseRepositorySnapshot({ repository: { ...repository, ...change } }, 0)).toThrow(
    expect.objectContaining({
      code: 'unexpected-answer',
      message:
        `GitHub's response has no usable "repository.${place}". Check that GITHUB_API_URL and GITHUB_GRAPHQL_URL are the ` +
        'addresses of a GitHub server.',
    }),
  );
});

test('the known rules of a branch are each described once', () => {
  const types = ['DELETION', 'PULL_REQUEST', 'MERGE_QUEUE', 'REQUIRED_STATUS_CHECKS', 'NEW_ON_GITHUB', 'PULL_REQUEST'];
  const base = { ...repository.base, rules: { nodes: types.map((type) => ({ type })) } };
  const { base: read } = parseRepositorySnapshot(
    { repository: { ...repository, base, mergeQueue: { id: 'MQ_1' } } },
    0,
  );
  expect(read?.rules).toEqual(['a pull request', 'the merge queue', 'passing checks']);
});

test('a response of GitHub without the optional fields is accepted', () => {
  const { id, nameWithOwner, url } = repository;
  const bare = parseRepositorySnapshot({ repository: { id, nameWithOwner, url } }, 0);
  expect(bare).toMatchObject({ base: null, head: null, closed: [], repository: { defaultBranch: null } });
});
