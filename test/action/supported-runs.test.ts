import { describe, expect, test } from 'vitest';
import { WorkflowError } from '../../src/action/errors.ts';
import { assertSupportedRun } from '../../src/action/supported-runs.ts';

const repository = 'acme/site';

function inputs(mode: 'commit' | 'pull-request' | 'write' | 'check', more: object = {}) {
  return { mode, repository: null, branch: null, ...more };
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

describe.each(unmergedRefs)('event $event, reference $ref', (run) => {
  test.each(['commit', 'pull-request', 'write'] as const)(
    'mode %s is refused for an unmerged reference and suggests mode check',
    (mode) => {
      expect(() => assertSupportedRun(inputs(mode), run)).toThrow(WorkflowError);
      expect(() => assertSupportedRun(inputs(mode), run)).toThrow(new RegExp(`^mode ${mode} .*mode: check`));
    },
  );

  test('mode check is supported for an unmerged reference', () => {
    expect(() => assertSupportedRun(inputs('check'), run)).not.toThrow();
  });

  test('modes that publish are supported for an unmerged reference if the input branch is set', () => {
    expect(() => assertSupportedRun(inputs('commit', { branch: 'x' }), run)).not.toThrow();
    expect(() => assertSupportedRun(inputs('pull-request', { branch: 'x' }), run)).not.toThrow();
  });
});

describe('mode write', () => {
  const run = runOn('push', 'refs/heads/topic');

  test('mode write may rewrite the workspace on a branch, a tag and a schedule', () => {
    for (const one of [run, runOn('push', 'refs/tags/v1'), runOn('schedule', 'refs/heads/trunk')]) {
      expect(() => assertSupportedRun(inputs('write'), one)).not.toThrow();
    }
    expect(() => assertSupportedRun(inputs('write', { branch: 'topic', repository }), run)).not.toThrow();
  });

  test('mode write refuses another branch or repository', () => {
    const write = (more: object) => () => assertSupportedRun(inputs('write', more), run);
    expect(write({ branch: 'x' })).toThrow(/^input branch .* set ref of actions\/checkout/);
    expect(write({ repository: 'acme/docs' })).toThrow(/^input repository .* set repository of actions\/checkout/);
  });
});
