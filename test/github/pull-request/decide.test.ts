import { expect, test } from 'vitest';
import { type DesiredState, decide, type Step } from '../../../src/github/pull-request/decide.ts';
import { appendTrailer } from '../../../src/github/pull-request/own-commits.ts';
import { blobOid } from '../../../src/github/read/git-object.ts';
import type { PullRequest } from '../../../src/github/read/parse-branch.ts';
import type { BranchState } from '../../../src/github/read/read-branch.ts';

/*
 * All states that a reading can find, each with everything that must never follow from it. The single rows of the table in
 * docs/decisions/0010-pull-request-decision-table.md are covered by update.test.ts.
 */

const zeroes = '0'.repeat(40);
const base = 'b'.repeat(40);
const ours = 'f'.repeat(40);
const wanted = { path: 'README.md', bytes: Buffer.from('new'), oid: blobOid(Buffer.from('new'), base) };

interface State {
  readonly changes: boolean;
  readonly open: readonly ('mine' | 'elsewhere' | 'fork')[];
  readonly branch: 'absent' | 'ours' | 'others';
  readonly right: boolean;
  readonly ahead: number;
  readonly behind: number;
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
                // An open pull request needs its branch, and only commits can be others'.
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

const lasts: Readonly<Record<State['last'], PullRequest[]>> = {
  none: [],
  'closed, same': [pullRequest({ state: 'CLOSED', body: '<!-- status-snippets-hash: same -->' })],
  'closed, other': [pullRequest({ state: 'CLOSED', body: '<!-- status-snippets-hash: other -->' })],
  'merged here': [pullRequest({ state: 'MERGED', body: '<!-- status-snippets-hash: same -->' })],
  'merged before': [pullRequest({ state: 'MERGED', headOid: 'e'.repeat(40) })],
};

const opens = {
  mine: pullRequest({}),
  elsewhere: pullRequest({ base: 'develop' }),
  fork: pullRequest({ isCrossRepository: true }),
};

function branchState({ open, branch, right, ahead, behind, last }: State): BranchState {
  const message = branch === 'ours' ? appendTrailer('') : 'Mine';
  const history = Array.from({ length: ahead }, (_, index) => ({
    oid: index === 0 ? ours : `c${index}`,
    parents: [`c${index + 1}`],
    message,
    committerEmail: 'noreply@github.com',
    url: '',
  }));
  const blob = { oid: right ? wanted.oid : zeroes, sizeBytes: 3, text: 'x' };
  const entries = [{ mode: 0o100644, type: 'blob', blob }];
  const openPullRequests = open.map((one) => opens[one]);
  const found = { oid: ours, aheadBy: ahead, behindBy: behind, history, entries, openPullRequests };
  return {
    repository: { id: 'R', nameWithOwner: 'acme/site', url: 'u', defaultBranch: 'main' },
    base: { name: 'main', oid: base, treeOid: base, rules: [], history: [], entries: [] },
    head: branch === 'absent' ? null : found,
    closed: lasts[last],
    paths: ['README.md'],
    files: [],
  };
}

function desiredOf({ changes }: State): DesiredState {
  return { branch: 'status-snippets/main', files: [wanted], changes: changes ? [wanted] : [], hash: 'same' };
}

function stepOf(state: State): Step | { step: 'refused'; code: unknown } {
  try {
    return decide(branchState(state), desiredOf(state));
  } catch (error) {
    return { step: 'refused', code: Reflect.get(Object(error), 'code') };
  }
}

const moving = ['create', 'recreate', 'close'];
const writing = [...moving, 'append', 'open', 'commit-on-top'];

const laws: Readonly<Record<string, (state: State, step: ReturnType<typeof stepOf>) => boolean>> = {
  "a branch with others' commits is never moved, but where a merged pull request keeps them": (state, { step }) =>
    state.branch !== 'others' || !moving.includes(step) || (step === 'create' && state.last === 'merged here'),
  'our branch is never pointed at the base while a pull request is open from it': (state, { step }) =>
    state.open.length === 0 || step !== 'create',
  'a right base leads to nothing but closing': (state, { step }) =>
    state.changes || !writing.includes(step) || step === 'close',
  'a pull request into another base, or repository, is never written to': (state, { step }) =>
    !state.open.some((one) => one !== 'mine') || !writing.includes(step),
  'a pull request is opened only where none is': (state, { step }) =>
    state.open.length === 0 || !['create', 'open'].includes(step),
  'a change that a person turned down is not proposed': (state, { step }) =>
    state.open.length > 0 || state.last !== 'closed, same' || !writing.includes(step),
  'a change that nobody turned down is proposed, or there is a refusal': (state, { step }) =>
    !state.changes || step === 'refused' || step === 'decline' || step === 'update-text' || writing.includes(step),
  'a branch without a commit of its own is never proposed': (state, { step }) => state.ahead > 0 || step !== 'open',
  'what is right is not written again': (state, { step }) =>
    !(state.right && state.branch === 'ours' && state.open[0] === 'mine') ||
    !['append', 'recreate', 'commit-on-top'].includes(step),
  'a move starts from where the branch was read': (state, step) =>
    !('from' in step) || step.from === (state.branch === 'absent' ? zeroes : ours),
};

const all = [...states()];

test.each(Object.entries(laws))('%s', (_, law) => {
  expect(all.filter((state) => !law(state, stepOf(state)))).toEqual([]);
});

test('every step follows from some state', () => {
  const steps = new Set(all.map((state) => stepOf(state).step));
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
      'recreate',
      'refused',
      'create',
    ].sort(),
  );
  expect(all.length).toBeGreaterThan(1000);
});

test('the only refusals are of branches in use and of others’ commits', () => {
  const refusals = all.map(stepOf).filter((step) => step.step === 'refused');
  expect(new Set(refusals.map((step) => Reflect.get(step, 'code')))).toEqual(
    new Set(['branch-in-use', 'commits-by-others']),
  );
});
