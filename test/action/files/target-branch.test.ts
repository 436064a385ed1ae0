import { describe, expect, test } from 'vitest';
import {
  allowWriting,
  chooseBranch,
  elsewhereToCheck,
  ModeRefused,
} from '../../../src/action/files/target-branch.ts';

const repository = { owner: 'acme', name: 'site' };

function wish(more: Partial<Parameters<typeof chooseBranch>[0]> = {}) {
  return { mode: 'commit', repository: null, branch: null, ...more } as const;
}

function here(event: string, ref: string, defaultBranch: string | null = 'trunk') {
  return { event, repository, ref, defaultBranch };
}

describe('the branch of a run', () => {
  test.each([
    ['a push', here('push', 'refs/heads/topic'), 'topic'],
    ['a push to a branch with slashes', here('push', 'refs/heads/a/b-1.x'), 'a/b-1.x'],
    ['a dispatch', here('workflow_dispatch', 'refs/heads/topic'), 'topic'],
    ['a call from elsewhere', here('repository_dispatch', 'refs/heads/trunk'), 'trunk'],
    ['a schedule', here('schedule', 'refs/heads/trunk'), 'trunk'],
    ['a schedule whose event tells no default branch', here('schedule', 'refs/heads/main', null), 'main'],
    ['a pushed tag', here('push', 'refs/tags/v1.2.3'), 'trunk'],
    ['a dispatch on a tag', here('workflow_dispatch', 'refs/tags/v1.2.3'), 'trunk'],
    ['a release', here('release', 'refs/tags/v1.2.3'), 'trunk'],
    ['a release without a tag yet', here('release', 'refs/heads/topic'), 'trunk'],
    ['a tag in an event that tells nothing', here('push', 'refs/tags/v1', null), null],
    ['a deployment of a commit', here('deployment', ''), 'trunk'],
  ])('is that of %s', (_, run, branch) => {
    expect(chooseBranch(wish(), run)).toEqual({ repository: 'acme/site', branch, own: true });
  });

  test('is the one that is named, also on a tag and on a pull request', () => {
    const named = wish({ branch: 'gh-pages' });
    for (const run of [here('push', 'refs/tags/v1'), here('pull_request', 'refs/pull/7/merge')]) {
      expect(chooseBranch(named, run).branch).toBe('gh-pages');
    }
  });

  test('of another repository is its default branch, unless one is named', () => {
    const other = { owner: 'acme', name: 'docs' };
    const run = here('push', 'refs/heads/topic');
    expect(chooseBranch(wish({ repository: other }), run)).toEqual({
      repository: 'acme/docs',
      branch: null,
      own: false,
    });
    expect(chooseBranch(wish({ repository: other, branch: 'x' }), run).branch).toBe('x');
  });

  test('of the own repository by its name is that of the run, however the name is written', () => {
    const same = wish({ repository: { owner: 'Acme', name: 'Site' } });
    expect(chooseBranch(same, here('push', 'refs/heads/topic'))).toMatchObject({
      branch: 'topic',
      own: true,
    });
  });
});

const proposals = [
  here('pull_request', 'refs/pull/7/merge'),
  here('pull_request_target', 'refs/heads/trunk'),
  here('pull_request_review', 'refs/pull/7/merge'),
  here('pull_request_review_comment', 'refs/pull/7/merge'),
  here('merge_group', 'refs/heads/gh-readonly-queue/trunk/pr-7-abc'),
  here('merge_group', ''),
  here('push', 'refs/heads/gh-readonly-queue/trunk/pr-7-abc'),
  here('workflow_dispatch', 'refs/pull/7/head'),
];

describe.each(proposals)('on $event of $ref', (run) => {
  test.each(['commit', 'pull-request'] as const)('mode %s is refused, and check suggested', (mode) => {
    expect(() => chooseBranch(wish({ mode }), run)).toThrow(ModeRefused);
    expect(() => chooseBranch(wish({ mode }), run)).toThrow(/^mode (commit|pull-request) .*mode: check/);
  });

  test('mode write is refused, and check suggested', () => {
    expect(() => allowWriting(wish({ mode: 'write' }), run)).toThrow(/^mode write .*mode: check/);
  });
});

describe('mode write', () => {
  const run = here('push', 'refs/heads/topic');

  test('may rewrite the workspace on a branch, a tag and a schedule', () => {
    for (const one of [run, here('push', 'refs/tags/v1'), here('schedule', 'refs/heads/trunk')]) {
      expect(() => allowWriting(wish({ mode: 'write' }), one)).not.toThrow();
    }
    expect(() => allowWriting(wish({ mode: 'write', branch: 'topic', repository }), run)).not.toThrow();
  });

  test('has no place for another branch or repository', () => {
    const other = { owner: 'acme', name: 'docs' };
    expect(() => allowWriting(wish({ branch: 'x' }), run)).toThrow(
      /^input branch .* ref to actions\/checkout/,
    );
    expect(() => allowWriting(wish({ repository: other }), run)).toThrow(/^input repository /);
  });
});

describe('mode check', () => {
  const run = here('pull_request', 'refs/pull/7/merge');

  test('looks at the commit of the run, unless it is told where', () => {
    expect(elsewhereToCheck(wish({ mode: 'check' }), run)).toBeNull();
    expect(elsewhereToCheck(wish({ mode: 'check', repository }), run)).toBeNull();
    expect(elsewhereToCheck(wish({ mode: 'check', branch: 'x' }), run)).toEqual({
      repository: 'acme/site',
      branch: 'x',
      own: true,
    });
  });
});
