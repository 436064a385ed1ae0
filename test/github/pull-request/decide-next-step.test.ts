import { expect, test } from 'vitest';
import {
  type DesiredState,
  decideNextStep,
  type Step,
  toDesiredState,
} from '../../../src/github/pull-request/decide-next-step.ts';
import { appendTrailer } from '../../../src/github/pull-request/own-commits.ts';
import { blobOid } from '../../../src/github/read/git-object.ts';
import type { PullRequest } from '../../../src/github/read/parse-branch.ts';
import type { BranchState } from '../../../src/github/read/read-branch.ts';

/*
 * Checks rules for every state that a run can read, and the rows of the table in
 * docs/decisions/0010-pull-request-decision-table.md.
 */

const zeroes = '0'.repeat(40);
const base = 'b'.repeat(40);
const ours = 'f'.repeat(40);
const wanted = { path: 'README.md', bytes: Buffer.from('new'), oid: blobOid(Buffer.from('new'), base) };

interface State {
  /** Whether the base needs a change. */
  readonly changes: boolean;
  /** The open pull requests from a branch of this name: into the base, into another base, or from a fork. */
  readonly open: readonly ('mine' | 'elsewhere' | 'fork')[];
  /** Whether the pull request branch exists, and whether it has commits by others. */
  readonly branch: 'absent' | 'ours' | 'others';
  /** Whether the pull request branch has the wanted text. */
  readonly right: boolean;
  readonly ahead: number;
  readonly behind: number;
  /** The last pull request that is not open: closed with the same or another change, or merged at the head or before. */
  readonly last: 'none' | 'closed, same' | 'closed, other' | 'merged here' | 'merged before';
}

function* states(): Generator<State> {
  for (const changes of [true, false])
    for (const open of [[], ['mine'], ['elsewhere'], ['fork'], ['elsewhere', 'mine'], ['mine', 'fork']] as const)
      for (const branch of ['absent', 'ours', 'others'] as const)
        for (const right of [true, false])
          for (const ahead of [0, 1, 2])
            for (const behind of [0, 1])
              for (const last of ['none', 'closed, same', 'closed, other', 'merged here', 'merged before'] as const) {
                // A missing branch has no pull request and no commits. A branch with commits by others is ahead of the base.
                if (branch === 'absent' && (open.length > 0 || right || ahead > 0 || behind > 0)) continue;
                if (branch === 'others' && ahead === 0) continue;
                yield { changes, open, branch, right, ahead, behind, last };
              }
}

function pullRequest(change: Partial<PullRequest>): PullRequest {
  const fields = {
    id: 'PR',
    number: 1,
    url: 'u',
    state: 'OPEN',
    title: '',
    body: '',
    base: 'main',
    headOid: ours,
  };
  return { ...fields, isCrossRepository: false, ...change };
}

const lastPullRequests: Readonly<Record<State['last'], PullRequest[]>> = {
  none: [],
  'closed, same': [pullRequest({ state: 'CLOSED', body: '<!-- status-snippets-hash: same -->' })],
  'closed, other': [pullRequest({ state: 'CLOSED', body: '<!-- status-snippets-hash: other -->' })],
  'merged here': [pullRequest({ state: 'MERGED', body: '<!-- status-snippets-hash: same -->' })],
  'merged before': [pullRequest({ state: 'MERGED', headOid: 'e'.repeat(40) })],
};

const openPullRequestsByKind = {
  mine: pullRequest({}),
  elsewhere: pullRequest({ base: 'develop' }),
  fork: pullRequest({ isCrossRepository: true }),
};

function branchState({ open, branch, right, ahead, behind, last }: State): BranchState {
  const message = branch === 'ours' ? `Point it\n\n${appendTrailer('')}` : 'Mine';
  const history = Array.from({ length: ahead }, (_, index) => ({
    oid: index === 0 ? ours : `c${index}`,
    parents: [`c${index + 1}`],
    message,
    committerEmail: 'noreply@github.com',
    url: '',
  }));
  const blob = { oid: right ? wanted.oid : zeroes, sizeBytes: 3, text: 'x' };
  const entries = [{ mode: 0o100644, type: 'blob', blob, fileNames: [] }];
  const openPullRequests = open.map((kind) => openPullRequestsByKind[kind]);
  const head = { oid: ours, aheadBy: ahead, behindBy: behind, history, entries, openPullRequests };
  return {
    repository: { id: 'R', nameWithOwner: 'acme/site', url: 'u', defaultBranch: 'main' },
    base: { name: 'main', oid: base, treeOid: base, rules: [], history: [], entries: [] },
    head: branch === 'absent' ? null : head,
    closed: lastPullRequests[last],
    nameWithOwner: 'acme/site',
    where: 'there',
    listing: null,
    paths: ['README.md'],
    files: [],
  };
}

function desiredOf({ changes }: State): DesiredState {
  return { branch: 'status-snippets/main', files: [wanted], changes: changes ? [wanted] : [], hash: 'same' };
}

function stepOf(state: State): Step | { kind: 'refused'; code: unknown } {
  try {
    return decideNextStep(branchState(state), desiredOf(state));
  } catch (error) {
    return { kind: 'refused', code: Reflect.get(Object(error), 'code') };
  }
}

const stepsThatMoveBranches = ['reset-and-open', 'rebuild', 'close'];
const stepsThatWrite = [...stepsThatMoveBranches, 'append', 'open', 'commit-on-top'];

const rules: Readonly<Record<string, (state: State, step: ReturnType<typeof stepOf>) => boolean>> = {
  'a branch with commits by others is never moved, unless a merged pull request keeps them': (state, { kind }) =>
    state.branch !== 'others' ||
    !stepsThatMoveBranches.includes(kind) ||
    (kind === 'reset-and-open' && state.last === 'merged here'),
  'the pull request branch never points at the base while a pull request is open from it': (state, { kind }) =>
    state.open.length === 0 || kind !== 'reset-and-open',
  'the only step that writes for a base that is up to date is to close the pull request': (state, { kind }) =>
    state.changes || !stepsThatWrite.includes(kind) || kind === 'close',
  'nothing is written while a pull request from the branch into another base or from a fork is open': (
    state,
    { kind },
  ) => !state.open.some((one) => one !== 'mine') || !stepsThatWrite.includes(kind),
  'a pull request is opened only if none is open': (state, { kind }) =>
    state.open.length === 0 || !['reset-and-open', 'open'].includes(kind),
  'a change that a person declined is not proposed again': (state, { kind }) =>
    state.open.length > 0 || state.last !== 'closed, same' || !stepsThatWrite.includes(kind),
  'a change is always proposed, declined or refused': (state, { kind }) =>
    !state.changes ||
    kind === 'refused' ||
    kind === 'decline' ||
    kind === 'update-text' ||
    stepsThatWrite.includes(kind),
  'a branch without a commit of its own is never proposed': (state, { kind }) => state.ahead > 0 || kind !== 'open',
  'a branch that is up to date is not written again': (state, { kind }) =>
    !(state.right && state.branch === 'ours' && state.open[0] === 'mine') ||
    !['append', 'rebuild', 'commit-on-top'].includes(kind),
  'a branch is moved from the commit that was read': (state, step) =>
    !('from' in step) || step.from === (state.branch === 'absent' ? zeroes : ours),
};

const all = [...states()];

test.each(Object.entries(rules))('in every state, %s', (_, rule) => {
  expect(all.filter((state) => !rule(state, stepOf(state)))).toEqual([]);
});

const first: State = { changes: true, open: [], branch: 'absent', right: false, ahead: 0, behind: 0, last: 'none' };
const own: State = { ...first, branch: 'ours', ahead: 1 };
const shared: State = { ...first, branch: 'others', ahead: 1 };
const mine = openPullRequestsByKind.mine;

test.each<[string, State, object]>([
  ['the first change creates the branch', first, { kind: 'reset-and-open', from: zeroes }],
  [
    'another change after a declined one creates the branch',
    { ...first, last: 'closed, other' },
    { kind: 'reset-and-open' },
  ],
  [
    'a change that a person declined is not proposed again',
    { ...first, last: 'closed, same' },
    { kind: 'decline', pullRequest: { number: 1 } },
  ],
  ['a change that was merged before is proposed again', { ...own, last: 'merged before' }, { kind: 'append' }],
  ['a pull request is opened for a branch that has the change', { ...own, right: true }, { kind: 'open' }],
  [
    'a pull request is opened for a branch that has the change, even if it is behind',
    { ...own, right: true, behind: 1 },
    { kind: 'open' },
  ],
  ['a commit is appended to a branch with another change', own, { kind: 'append', parent: ours, pullRequest: null }],
  [
    'a branch with another change is reset if it is behind',
    { ...own, behind: 1 },
    { kind: 'reset-and-open', from: ours },
  ],
  ['a commit is appended to a branch without commits', { ...own, ahead: 0 }, { kind: 'append', changes: [wanted] }],
  [
    'a merged branch with commits by others is reset',
    { ...shared, last: 'merged here' },
    { kind: 'reset-and-open', from: ours },
  ],
  [
    'a merged branch with commits by others is reset even if it has the change',
    { ...shared, right: true, last: 'merged here' },
    { kind: 'reset-and-open' },
  ],
  [
    'only the text of a pull request that has the change is updated',
    { ...own, open: ['mine'], right: true },
    { kind: 'update-text' },
  ],
  [
    'a commit is appended to a pull request with another change',
    { ...own, open: ['mine'] },
    { kind: 'append', parent: ours, pullRequest: mine },
  ],
  ['a pull request is rebuilt if it is behind', { ...own, open: ['mine'], behind: 1 }, { kind: 'rebuild', from: ours }],
  [
    'a pull request with commits by others gets a commit on top',
    { ...shared, open: ['mine'] },
    { kind: 'commit-on-top' },
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

test.each([
  ['lacks', null],
  ['has as a directory', { mode: 0o040000, type: 'tree', blob: null, fileNames: [] }],
])('a file that the pull request branch %s is written by an appended commit', (_, entry) => {
  const state = branchState({ ...own, open: ['mine'] });
  const head = state.head && { ...state.head, entries: [entry] };
  expect(decideNextStep({ ...state, head }, desiredOf(own))).toMatchObject({ kind: 'append', changes: [wanted] });
});

test('a pull request branch that is used for something else is refused, with that use', () => {
  const fix = 'Set `pull-request-branch` to a name that nothing else uses.';
  const decideFor = (branch: string, state: BranchState) => () => decideNextStep(state, { ...desiredOf(own), branch });
  const state = branchState({ ...own, open: ['elsewhere'] });
  const onRelease = { ...state, base: { ...state.base, name: 'release' } };
  const refusal = (branch: string, use: string) =>
    `Branch "${branch}" cannot be the pull request branch: ${use}. ${fix}`;
  expect(decideFor('release', onRelease)).toThrow(refusal('release', 'it is the branch to update'));
  expect(decideFor('main', onRelease)).toThrow(refusal('main', 'it is the default branch'));
  expect(decideFor('badge', state)).toThrow(refusal('badge', 'u merges it into "develop"'));
});

test('a pull request branch with commits by others and without a pull request is refused', () => {
  expect(() => decideNextStep(branchState(shared), desiredOf(shared))).toThrow(
    'Branch "status-snippets/main" contains commits by others and has no open pull request; such commits are never ' +
      'overwritten. Open a pull request from it, delete it, or set `pull-request-branch` to another name.',
  );
});

test('the desired state of the branch has the new texts of changed files and the old texts of the others', () => {
  const other = { path: 'docs/a.md', text: 'a', oid: blobOid(Buffer.from('a'), base), mode: 0o100644 };
  const files = [other, { ...other, path: 'README.md', text: 'old' }];
  const desired = toDesiredState({ ...branchState(own), files }, 'badge', [wanted], 'same');
  expect(desired).toEqual({
    branch: 'badge',
    files: [{ path: 'docs/a.md', oid: other.oid, bytes: Buffer.from('a') }, wanted],
    changes: [wanted],
    hash: 'same',
  });
});

test('every kind of step is the next step of at least one state', () => {
  const steps = new Set(all.map((state) => stepOf(state).kind));
  expect([...steps].sort()).toEqual(
    [
      'append',
      'close',
      'decline',
      'commit-on-top',
      'update-text',
      'leave-open',
      'noop',
      'open',
      'rebuild',
      'refused',
      'reset-and-open',
    ].sort(),
  );
  expect(all.length).toBeGreaterThan(1000);
});

test('decideNextStep refuses only branches in use and commits by others', () => {
  const refusals = all.map(stepOf).filter((step) => step.kind === 'refused');
  expect(new Set(refusals.map((step) => Reflect.get(step, 'code')))).toEqual(
    new Set(['branch-in-use', 'commits-by-others']),
  );
});
