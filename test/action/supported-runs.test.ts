import { describe, expect, test } from 'vitest';
import { findUnsupportedReason } from '../../src/action/supported-runs.ts';

const repository = 'acme/site';

function inputs(mode: 'commit' | 'pull-request' | 'write' | 'check', more: object = {}) {
  return { mode, repository: null, branch: null, repositories: [], ...more };
}

function runOn(event: string, ref: string) {
  return { event, repository, ref, defaultBranch: 'trunk' };
}

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

describe.each(unmergedRefs)('for event $event with reference "$ref"', (run) => {
  test.each(['commit', 'pull-request', 'write'] as const)(
    'mode %s is refused for an unmerged reference and suggests mode check',
    (mode) => {
      expect(findUnsupportedReason(inputs(mode), run)).toMatch(new RegExp(`^mode ${mode} .*mode: check`));
    },
  );

  test('mode check is supported for an unmerged reference', () => {
    expect(findUnsupportedReason(inputs('check'), run)).toBeNull();
  });

  test('modes commit and pull-request are supported for an unmerged reference if the input branch is set', () => {
    expect(findUnsupportedReason(inputs('commit', { branch: 'x' }), run)).toBeNull();
    expect(findUnsupportedReason(inputs('pull-request', { branch: 'x' }), run)).toBeNull();
  });
});

describe('mode write', () => {
  const run = runOn('push', 'refs/heads/topic');

  test('mode write is supported on a branch, on a tag and on a schedule', () => {
    for (const one of [run, runOn('push', 'refs/tags/v1'), runOn('schedule', 'refs/heads/trunk')]) {
      expect(findUnsupportedReason(inputs('write'), one)).toBeNull();
    }
    expect(findUnsupportedReason(inputs('write', { branch: 'topic', repository }), run)).toBeNull();
  });

  test('mode write is refused with another branch or repository in the inputs', () => {
    const write = (more: object) => findUnsupportedReason(inputs('write', more), run);
    expect(write({ branch: 'x' })).toMatch(/^input branch .* set ref of actions\/checkout/);
    expect(write({ repository: 'acme/docs' })).toMatch(/^input repository .* set repository of actions\/checkout/);
  });
});
