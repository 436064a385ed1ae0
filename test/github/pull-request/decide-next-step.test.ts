import { describe, expect, test } from 'vitest';
import type { HeadCommit, OpenPullRequest } from '../../../src/github/branch-query.ts';
import type { KnownCommit } from '../../../src/github/files.ts';
import {
  appendTrailer,
  type DesiredState,
  decideNextStep,
  type Step,
} from '../../../src/github/next-step.ts';

/*
 * Checks rules for every state that a run can read, and the rows of the table in
 * docs/decisions/0010-pull-request-decision-table.md.
 */

const base = 'b'.repeat(40);
const ours = 'f'.repeat(40);
const wanted = 'd'.repeat(40);

interface State {
  readonly changes: boolean;
  /** The open pull requests from a branch of this name: into the base, into another base, or from a fork. */
  readonly open: readonly ('mine' | 'elsewhere' | 'fork')[];
  readonly branch: 'absent' | 'ours' | 'others';
  readonly right: boolean;
  readonly ahead: number;
  /** The last pull request that is not open: closed with the same or another change, or merged at the head or before. */
  readonly last: 'none' | 'closed, same' | 'closed, other' | 'merged here' | 'merged before';
}

function* states(): Generator<State> {
  for (const changes of [true, false])
    for (const open of [
      [],
      ['mine'],
      ['elsewhere'],
      ['fork'],
      ['elsewhere', 'mine'],
      ['mine', 'fork'],
    ] as const)
      for (const branch of ['absent', 'ours', 'others'] as const)
        for (const right of [true, false])
          for (const ahead of [0, 1, 2])
            for (const last of [
              'none',
              'closed, same',
              'closed, other',
              'merged here',
              'merged before',
            ] as const) {
              // A missing branch has no pull request and no commits. A branch with two commits has one by others.
              if (branch === 'absent' && (open.length > 0 || right || ahead > 0)) continue;
              if (branch === 'others' && ahead === 0) continue;
              if (branch === 'ours' && ahead === 2) continue;
              yield { changes, open, branch, right, ahead, last };
            }
}

function pullRequest(change: Partial<OpenPullRequest>): OpenPullRequest {
  return {
    ...{
      id: 'PR',
      number: 1,
      url: 'u',
      title: '',
      body: '',
      state: 'OPEN',
      baseRefName: 'main',
      headRefOid: ours,
    },
    ...{
      isCrossRepository: false,
      isDraft: false,
      changedFiles: 1,
      mergeStateStatus: 'CLEAN',
      autoMergeRequest: null,
    },
    isMergeQueueEnabled: false,
    timelineItems: { nodes: [] },
    ...change,
  };
}

const lastPullRequests: Readonly<Record<State['last'], OpenPullRequest[]>> = {
  none: [],
  'closed, same': [pullRequest({ state: 'CLOSED', body: '<!-- status-snippets-hash: same -->' })],
  'closed, other': [pullRequest({ state: 'CLOSED', body: '<!-- status-snippets-hash: other -->' })],
  'merged here': [pullRequest({ state: 'MERGED', body: '<!-- status-snippets-hash: same -->' })],
  'merged before': [pullRequest({ state: 'MERGED', headRefOid: 'e'.repeat(40) })],
};

const openPullRequestsByKind = {
  mine: pullRequest({}),
  elsewhere: pullRequest({ baseRefName: 'develop' }),
  fork: pullRequest({ isCrossRepository: true }),
};

function stateOf({ open, branch, right, ahead, last }: State): KnownCommit {
  const message = branch === 'ours' ? `Point it\n\n${appendTrailer('')}` : 'Mine';
  const committer = { email: 'noreply@github.com' };
  const head = {
    compare: { aheadBy: 1, behindBy: ahead, headTarget: { oid: base } },
    associatedPullRequests: { nodes: open.map((kind) => openPullRequestsByKind[kind]) },
    target: { oid: ours, url: '', message, committer, parents: { nodes: [{ oid: base }] } },
  };
  return {
    id: 'R',
    nameWithOwner: 'acme/site',
    url: 'u',
    defaultBranchRef: { name: 'main' },
    base: { name: 'main' },
    commit: { oid: base },
    readPaths: new Set(),
    entries: new Map(),
    headOids: new Map([['README.md', right ? wanted : base]]),
    listing: null,
    head: branch === 'absent' ? null : head,
    closed: { nodes: lastPullRequests[last] },
  };
}

function desiredOf({ changes }: State): DesiredState {
  const oids = new Map([['README.md', wanted]]);
  const autoMerge = { isMergedByGitHub: false };
  return {
    branch: 'status-snippets/main',
    oids,
    changedFiles: Number(changes),
    hash: 'same',
    ownOid: null,
    ...autoMerge,
  };
}

function stepOf(state: State): Step | { kind: 'refused'; code: unknown } {
  try {
    return decideNextStep(stateOf(state), desiredOf(state));
  } catch (error) {
    return { kind: 'refused', code: Reflect.get(Object(error), 'code') };
  }
}

const stepsThatWrite = ['write', 'close', 'open'];

const rules: Readonly<Record<string, (state: State, step: ReturnType<typeof stepOf>) => boolean>> =
  {
    'a branch with commits by others is never written, unless a merged pull request keeps them': (
      state,
      { kind },
    ) =>
      state.branch !== 'others' ||
      !stepsThatWrite.includes(kind) ||
      (kind === 'write' && state.last === 'merged here'),
    'the only step that writes for a base that is up to date is to close the pull request': (
      state,
      { kind },
    ) => state.changes || !stepsThatWrite.includes(kind) || kind === 'close',
    'nothing is written while a pull request from the branch into another base or from a fork is open':
      (state, { kind }) =>
        !state.open.some((one) => one !== 'mine') || !stepsThatWrite.includes(kind),
    'a pull request is opened only if none is open': (state, step) =>
      state.open.length === 0 ||
      !(step.kind === 'open' || (step.kind === 'write' && step.pullRequest === null)),
    'a change that a person declined is not proposed again': (state, { kind }) =>
      state.open.length > 0 || state.last !== 'closed, same' || !stepsThatWrite.includes(kind),
    'a change is always proposed, declined, left to others or refused': (state, { kind }) =>
      !state.changes ||
      ['refused', 'decline', 'update-text'].includes(kind) ||
      (kind === 'leave-open' && state.branch === 'others') ||
      stepsThatWrite.includes(kind),
    'a branch without a commit of its own is never proposed': (state, { kind }) =>
      state.ahead > 0 || kind !== 'open',
    'a branch that is up to date is not written again': (state, { kind }) =>
      !(state.right && state.branch === 'ours' && state.open[0] === 'mine') || kind !== 'write',
    'a branch is moved from the commit that was read': (state, step) =>
      !('from' in step) || step.from === (state.branch === 'absent' ? null : ours),
  };

const all = [...states()];

test.each(Object.entries(rules))('in every state, %s', (_, rule) => {
  expect(all.filter((state) => !rule(state, stepOf(state)))).toEqual([]);
});

const first: State = {
  changes: true,
  open: [],
  branch: 'absent',
  right: false,
  ahead: 0,
  last: 'none',
};
const own: State = { ...first, branch: 'ours', ahead: 1 };
const shared: State = { ...first, branch: 'others', ahead: 1 };
const mine = openPullRequestsByKind.mine;
const toOpen = { kind: 'write', pullRequest: null };

test.each<[string, State, object]>([
  ['the first change creates the branch', first, { ...toOpen, from: null }],
  [
    'another change after a declined one creates the branch',
    { ...first, last: 'closed, other' },
    toOpen,
  ],
  [
    'a declined change is not proposed again',
    { ...first, last: 'closed, same' },
    { kind: 'decline' },
  ],
  ['a change that was merged before is proposed again', { ...own, last: 'merged before' }, toOpen],
  [
    'a pull request is opened for a branch that has the change',
    { ...own, right: true },
    { kind: 'open' },
  ],
  ['a branch with another change is rebuilt', own, { ...toOpen, from: ours }],
  [
    'a branch without commits is rebuilt',
    { ...own, ahead: 0, right: true },
    { ...toOpen, from: ours },
  ],
  [
    'a merged branch with commits by others is rebuilt',
    { ...shared, last: 'merged here' },
    { ...toOpen, from: ours },
  ],
  [
    'a merged branch with commits by others is rebuilt even if it has the change',
    { ...shared, right: true, last: 'merged here' },
    toOpen,
  ],
  [
    'only the text of a pull request that has the change is updated',
    { ...own, open: ['mine'], right: true },
    { kind: 'update-text' },
  ],
  [
    'a pull request with another change is rebuilt',
    { ...own, open: ['mine'] },
    { kind: 'write', from: ours, pullRequest: mine },
  ],
  [
    'a pull request with commits by others stays as it is',
    { ...shared, open: ['mine'] },
    { kind: 'leave-open' },
  ],
  [
    'a pull request whose last commit is ours, but not its first, stays as it is',
    { ...own, ahead: 2, open: ['mine'] },
    { kind: 'leave-open' },
  ],
  [
    'a pull request without a change is closed',
    { ...own, changes: false, open: ['mine'] },
    { kind: 'close', from: ours },
  ],
  [
    'a pull request without a change stays open if it has commits by others',
    { ...shared, changes: false, open: ['mine'] },
    { kind: 'leave-open', pullRequest: mine },
  ],
  [
    'a pull request without a change stays open if its branch has another one',
    { ...own, changes: false, open: ['mine', 'elsewhere'] },
    { kind: 'leave-open' },
  ],
])('decideNextStep: %s', (_, state, step) => {
  expect(stepOf(state)).toMatchObject(step);
});

describe('a commit of this program', () => {
  const state = stateOf({ ...own, open: ['mine'] });
  const body = `<!-- status-snippets-head: ${ours} -->`;

  function stepFor(
    tip: Partial<HeadCommit>,
    body: string,
    ownOid: string | null = null,
  ): Step['kind'] {
    const { head } = state;
    if (!head) throw new Error('no branch');
    const associatedPullRequests = { nodes: [pullRequest({ body })] };
    const changed = { ...head, target: { ...head.target, ...tip }, associatedPullRequests };
    return decideNextStep({ ...state, head: changed }, { ...desiredOf(own), ownOid }).kind;
  }

  test.each<[string, Partial<HeadCommit>, string]>([
    ['GitHub made it', {}, body.replaceAll('f', 'e')],
    [
      'the pull request names it, whoever made it',
      { committer: { email: 'web-flow@acme.example' } },
      body,
    ],
    [
      'no pull request names one',
      { committer: { email: 'web-flow@acme.example' } },
      'My own words',
    ],
  ])('a commit with the trailer and one parent is recognized if %s', (_, tip, text) => {
    expect(stepFor(tip, text)).toBe('write');
  });

  test.each<[string, Partial<HeadCommit>]>([
    ['without the trailer', { message: 'Update README.md' }],
    [
      'with the trailer in the middle of the message',
      { message: `Point it\n\n${appendTrailer('')}\n\nNot quite` },
    ],
    ['with two parents', { parents: { nodes: [{ oid: base }, { oid: wanted }] } }],
    ['that a person amended', { committer: { email: 'pat@example.com' }, oid: wanted }],
  ])('a commit %s counts as made by others', (_, tip) => {
    expect(stepFor(tip, body)).toBe('leave-open');
  });

  test('a commit that this run made is recognized before the pull request names it', () => {
    const tip = { committer: { email: 'web-flow@acme.example' }, oid: wanted };
    expect(stepFor(tip, body)).toBe('leave-open');
    expect(stepFor(tip, body, wanted)).toBe('write');
  });
});

test.each([
  ['', 'Refreshed-by: status-snippets'],
  ['Text.', 'Text.\n\nRefreshed-by: status-snippets'],
  [
    'Signed-off-by: Pat <pat@example.com>',
    'Signed-off-by: Pat <pat@example.com>\nRefreshed-by: status-snippets',
  ],
  ['Fixes: a\n continued\n', 'Fixes: a\n continued\nRefreshed-by: status-snippets'],
  ['Note: see\nthe page', 'Note: see\nthe page\n\nRefreshed-by: status-snippets'],
])('the trailer is appended to the body %j', (body, expected) => {
  expect(appendTrailer(body)).toBe(expected);
});

test.each([
  ['is rebuilt if GitHub merges it and says so', 'BEHIND', true, 1, 'write'],
  ['stays if a person merges it', 'BEHIND', false, 1, 'update-text'],
  ['stays if the base does not require it', 'BLOCKED', true, 1, 'update-text'],
  ['stays if the server does not say so', undefined, true, 1, 'update-text'],
  ['stays if GitHub has not noticed that it is up to date', 'BEHIND', true, 0, 'update-text'],
])(
  'a branch that is behind its base %s',
  (_, mergeStateStatus, isMergedByGitHub, aheadBy, kind) => {
    const state = stateOf({ ...own, open: ['mine'], right: true });
    const nodes = [pullRequest({ mergeStateStatus } as Partial<OpenPullRequest>)];
    const head = state.head && {
      ...state.head,
      compare: { aheadBy, behindBy: 1, headTarget: { oid: base } },
      associatedPullRequests: { nodes },
    };
    expect(
      decideNextStep({ ...state, head: head ?? null }, { ...desiredOf(own), isMergedByGitHub }),
    ).toMatchObject({
      kind,
    });
  },
);

test('a pull request branch that is used for something else is refused, with that use', () => {
  const fix = 'Set `pull-request-branch` to a name that nothing else uses.';
  const decideFor = (branch: string, state: KnownCommit) => () =>
    decideNextStep(state, { ...desiredOf(own), branch });
  const state = stateOf({ ...own, open: ['elsewhere'] });
  const onRelease = { ...state, base: { name: 'release' } };
  const refusal = (branch: string, use: string) =>
    `Branch "${branch}" cannot be the pull request branch: ${use}. ${fix}`;
  expect(decideFor('release', onRelease)).toThrow(refusal('release', 'it is the branch to update'));
  expect(decideFor('main', onRelease)).toThrow(refusal('main', 'it is the default branch'));
  expect(decideFor('badge', state)).toThrow(refusal('badge', 'u merges it into "develop"'));
});

test('a pull request branch with commits by others and without a pull request is refused', () => {
  expect(() => decideNextStep(stateOf(shared), desiredOf(shared))).toThrow(
    'Branch "status-snippets/main" contains commits by others and has no open pull request; such commits are never ' +
      'overwritten. Open a pull request from it, delete it, or set `pull-request-branch` to another name.',
  );
});
