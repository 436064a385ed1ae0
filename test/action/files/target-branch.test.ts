import { describe, expect, test } from 'vitest';
import { UnsupportedModeError } from '../../../src/action/errors.ts';
import { assertWritable, explicitTarget, selectTargetBranch } from '../../../src/action/files/target-branch.ts';

const repository = { owner: 'acme', name: 'site' };

function input(more: Partial<Parameters<typeof selectTargetBranch>[0]> = {}) {
  return { mode: 'commit', repository: null, branch: null, ...more } as const;
}

function runOn(event: string, ref: string, defaultBranch: string | null = 'trunk') {
  return { event, repository, ref, defaultBranch };
}

describe('the branch of a run', () => {
  test.each([
    ['a push', runOn('push', 'refs/heads/topic'), 'topic'],
    ['a push to a branch with slashes', runOn('push', 'refs/heads/a/b-1.x'), 'a/b-1.x'],
    ['a dispatch', runOn('workflow_dispatch', 'refs/heads/topic'), 'topic'],
    ['a call from elsewhere', runOn('repository_dispatch', 'refs/heads/trunk'), 'trunk'],
    ['a schedule', runOn('schedule', 'refs/heads/trunk'), 'trunk'],
    ['a schedule whose event tells no default branch', runOn('schedule', 'refs/heads/main', null), 'main'],
    ['a pushed tag', runOn('push', 'refs/tags/v1.2.3'), 'trunk'],
    ['a dispatch on a tag', runOn('workflow_dispatch', 'refs/tags/v1.2.3'), 'trunk'],
    ['a release', runOn('release', 'refs/tags/v1.2.3'), 'trunk'],
    ['a release without a tag yet', runOn('release', 'refs/heads/topic'), 'trunk'],
    ['a tag in an event that tells nothing', runOn('push', 'refs/tags/v1', null), null],
    ['a deployment of a commit', runOn('deployment', ''), 'trunk'],
  ])('the branch is that of %s', (_, run, branch) => {
    expect(selectTargetBranch(input(), run)).toEqual({
      repository: 'acme/site',
      branch,
      isOwnRepository: true,
    });
  });

  test('the input branch is used on a tag and on a pull request too', () => {
    const named = input({ branch: 'gh-pages' });
    for (const run of [runOn('push', 'refs/tags/v1'), runOn('pull_request', 'refs/pull/7/merge')]) {
      expect(selectTargetBranch(named, run).branch).toBe('gh-pages');
    }
  });

  test('the branch of another repository is its default branch unless the input branch is set', () => {
    const other = { owner: 'acme', name: 'docs' };
    const run = runOn('push', 'refs/heads/topic');
    expect(selectTargetBranch(input({ repository: other }), run)).toEqual({
      repository: 'acme/docs',
      branch: null,
      isOwnRepository: false,
    });
    expect(selectTargetBranch(input({ repository: other, branch: 'x' }), run).branch).toBe('x');
  });

  test('the name of the own repository selects the branch of the run, in any letter case', () => {
    const same = input({ repository: { owner: 'Acme', name: 'Site' } });
    expect(selectTargetBranch(same, runOn('push', 'refs/heads/topic'))).toMatchObject({
      branch: 'topic',
      isOwnRepository: true,
    });
  });
});

const unmergedRefs = [
  runOn('pull_request', 'refs/pull/7/merge'),
  runOn('pull_request_target', 'refs/heads/trunk'),
  runOn('pull_request_review', 'refs/pull/7/merge'),
  runOn('pull_request_review_comment', 'refs/pull/7/merge'),
  runOn('merge_group', 'refs/heads/gh-readonly-queue/trunk/pr-7-abc'),
  runOn('merge_group', ''),
  runOn('push', 'refs/heads/gh-readonly-queue/trunk/pr-7-abc'),
  runOn('workflow_dispatch', 'refs/pull/7/head'),
];

describe.each(unmergedRefs)('event $event, reference $ref', (run) => {
  test.each(['commit', 'pull-request'] as const)(
    'mode %s is refused for an unmerged reference and suggests mode check',
    (mode) => {
      expect(() => selectTargetBranch(input({ mode }), run)).toThrow(UnsupportedModeError);
      expect(() => selectTargetBranch(input({ mode }), run)).toThrow(/^mode (commit|pull-request) .*mode: check/);
    },
  );

  test('mode write is refused for an unmerged reference and suggests mode check', () => {
    expect(() => assertWritable(input({ mode: 'write' }), run)).toThrow(/^mode write .*mode: check/);
  });
});

describe('mode write', () => {
  const run = runOn('push', 'refs/heads/topic');

  test('mode write may rewrite the workspace on a branch, a tag and a schedule', () => {
    for (const one of [run, runOn('push', 'refs/tags/v1'), runOn('schedule', 'refs/heads/trunk')]) {
      expect(() => assertWritable(input({ mode: 'write' }), one)).not.toThrow();
    }
    expect(() => assertWritable(input({ mode: 'write', branch: 'topic', repository }), run)).not.toThrow();
  });

  test('mode write refuses another branch or repository', () => {
    const other = { owner: 'acme', name: 'docs' };
    expect(() => assertWritable(input({ branch: 'x' }), run)).toThrow(/^input branch .* set ref of actions\/checkout/);
    expect(() => assertWritable(input({ repository: other }), run)).toThrow(/^input repository /);
  });
});

describe('mode check', () => {
  const run = runOn('pull_request', 'refs/pull/7/merge');

  test('mode check reads the commit of the run unless branch or repository is set', () => {
    expect(explicitTarget(input({ mode: 'check' }), run)).toBeNull();
    expect(explicitTarget(input({ mode: 'check', repository }), run)).toBeNull();
    expect(explicitTarget(input({ mode: 'check', branch: 'x' }), run)).toEqual({
      repository: 'acme/site',
      branch: 'x',
      isOwnRepository: true,
    });
  });
});
