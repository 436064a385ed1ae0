import { describe, expect, test } from 'vitest';
import { explicitTarget, isWorkflowRepository, selectTargetBranch } from '../../src/action/target-branch.ts';

const repository = 'acme/site';

function runOn(event: string, ref: string, defaultBranch: string | null = 'trunk') {
  return { event, repository, ref, defaultBranch };
}

describe('the branch of a run', () => {
  const inputs = { repository: null, branch: null };

  test.each([
    ['a push', 'topic', runOn('push', 'refs/heads/topic')],
    ['a push to a branch with slashes', 'a/b-1.x', runOn('push', 'refs/heads/a/b-1.x')],
    ['a dispatch', 'topic', runOn('workflow_dispatch', 'refs/heads/topic')],
    ['a dispatch by another repository', 'trunk', runOn('repository_dispatch', 'refs/heads/trunk')],
    ['a schedule', 'trunk', runOn('schedule', 'refs/heads/trunk')],
    ['a schedule whose event has no default branch', 'main', runOn('schedule', 'refs/heads/main', null)],
    ['a pushed tag', 'trunk', runOn('push', 'refs/tags/v1.2.3')],
    ['a dispatch on a tag', 'trunk', runOn('workflow_dispatch', 'refs/tags/v1.2.3')],
    ['a release', 'trunk', runOn('release', 'refs/tags/v1.2.3')],
    ['a release without a tag yet', 'trunk', runOn('release', 'refs/heads/topic')],
    ['a tag whose event has no default branch', null, runOn('push', 'refs/tags/v1', null)],
    ['a deployment of a commit', 'trunk', runOn('deployment', '')],
  ])('the target branch of %s is %s', (_, branch, run) => {
    expect(selectTargetBranch(inputs, run)).toEqual({ repository, branch });
  });

  test('the input branch is the target branch on a tag and on a pull request too', () => {
    const named = { repository: null, branch: 'gh-pages' };
    for (const run of [runOn('push', 'refs/tags/v1'), runOn('pull_request', 'refs/pull/7/merge')]) {
      expect(selectTargetBranch(named, run).branch).toBe('gh-pages');
    }
  });

  test('the target branch of another repository is its default branch unless the input branch is set', () => {
    const other = { repository: 'acme/docs', branch: null };
    const run = runOn('push', 'refs/heads/topic');
    expect(selectTargetBranch(other, run)).toEqual(other);
    expect(selectTargetBranch({ ...other, branch: 'x' }, run).branch).toBe('x');
  });

  test('the input repository with the name of the repository of the run selects the branch of the run, in any letter case', () => {
    const run = runOn('push', 'refs/heads/topic');
    expect(selectTargetBranch({ repository: 'Acme/Site', branch: null }, run).branch).toBe('topic');
    expect(isWorkflowRepository('Acme/Site', run)).toBe(true);
    expect(isWorkflowRepository('acme/docs', run)).toBe(false);
  });

  test('mode check reads the commit of the run unless branch or repository is set', () => {
    const run = runOn('pull_request', 'refs/pull/7/merge');
    expect(explicitTarget(inputs, run)).toBeNull();
    expect(explicitTarget({ repository, branch: null }, run)).toBeNull();
    expect(explicitTarget({ repository: null, branch: 'x' }, run)).toEqual({ repository, branch: 'x' });
  });
});
