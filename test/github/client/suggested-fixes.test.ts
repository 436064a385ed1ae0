import { describe, expect, test } from 'vitest';
import { GitHubError } from '../../../src/github/errors.ts';
import { refusal } from '../../support/github/faults.ts';
import { startGitHub } from '../../support/github/github.ts';
import { commitTo, proposeTo, readme, rejection, run } from '../publishing.ts';

const after = 'https://new.example';
const files = { 'README.md': readme('https://old.example') };

/** How GitHub has been heard to refuse a commit, and what our message then advises. */
const refusals: readonly [type: string | null, words: string, code: string, fix: string][] = [
  [
    'BRANCH_PROTECTION_RULE_VIOLATION',
    'Changes must be made through a pull request.',
    'protected-branch',
    'Set `mode: pull-request`',
  ],
  [
    'UNPROCESSABLE',
    "protected branch 'main' check failed: At least 1 approving review is required.",
    'protected-branch',
    'Set `mode: pull-request`',
  ],
  [null, 'GH006: Protected branch update failed for refs/heads/main.', 'protected-branch', 'Set `mode: pull-request`'],
  [
    'UNPROCESSABLE',
    'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
    'ruleset',
    'Set `mode: pull-request`',
  ],
  [null, 'Repository rule violations found for refs/heads/main', 'ruleset', 'Set `mode: pull-request`'],
  [
    'UNPROCESSABLE',
    'Repository rule violations found\n\nChanges must be made through the merge queue\n\n',
    'merge-queue',
    'Set `mode: pull-request`',
  ],
  [
    'BRANCH_PROTECTION_RULE_VIOLATION',
    'Changes must be made through the merge queue',
    'merge-queue',
    'Set `mode: pull-request`',
  ],
  ['FORBIDDEN', 'Resource not accessible by integration', 'missing-permission', 'permissions: { contents: write }'],
  [
    'FORBIDDEN',
    'Resource not accessible by personal access token',
    'missing-permission',
    'permissions: { contents: write }',
  ],
  [
    null,
    'pat does not have the correct permissions to execute `CreateCommitOnBranch`',
    'missing-permission',
    'from a fork',
  ],
  ['FORBIDDEN', 'Repository was archived so is read-only.', 'archived', 'unarchive'],
  [
    'INSUFFICIENT_SCOPES',
    'Your token has not been granted the required scopes to execute this query.',
    'missing-scope',
    '`repo` scope',
  ],
  [
    'FORBIDDEN',
    'Resource protected by organization SAML enforcement. You must grant your OAuth token access.',
    'sso',
    'single sign-on',
  ],
  [
    'FORBIDDEN',
    'Although you appear to have the correct authorization credentials, the `acme` organization has an IP allow list enabled',
    'ip-allow-list',
    'allow list',
  ],
  ['UNPROCESSABLE', 'Changes must be made through a pull request.', 'protected-branch', 'Set `mode: pull-request`'],
  [null, "You're not authorized to push to this branch.", 'protected-branch', 'Set `mode: pull-request`'],
  [
    'UNPROCESSABLE',
    'Cannot create ref due to creations being restricted.',
    'branch-creation-restricted',
    'set `pull-request-branch` to a name that it allows',
  ],
  [
    'FORBIDDEN',
    'refusing to allow a GitHub App to create or update workflow `.github/workflows/ci.yml` without `workflows` permission',
    'missing-workflows-permission',
    'which GITHUB_TOKEN cannot have',
  ],
  [
    null,
    'refusing to allow a Personal Access Token to create or update workflow `.github/workflows/ci.yml` without `workflow` scope',
    'missing-workflows-permission',
    'GitHub App token with that permission',
  ],
  ['UNPROCESSABLE', 'Something GitHub never said before', 'refused', 'report it'],
];

test.each(refusals)('a refused commit has a code and a fix for %s: %s', async (type, words, code, fix) => {
  await using github = await startGitHub({ files });
  github.injectFault('createCommitOnBranch', refusal('createCommitOnBranch', type, words));
  const error = await rejection(run(github, commitTo(github), after));
  expect(error).toBeInstanceOf(GitHubError);
  expect(error).toMatchObject({ name: 'GitHubError', code });
  expect(error.message).toContain(fix);
  expect(error.message).toContain('Committing to branch "main" of acme/site failed: GitHub says "');
  expect(error.message).not.toMatch(/bypass|[\n\r]/);
  expect(github.calls).toHaveLength(2);
});

describe('refusals of the test GitHub', () => {
  test.each(['classic', 'ruleset', 'merge-queue'] as const)(
    'a branch protected by %s suggests a pull request, which works',
    async (how) => {
      await using github = await startGitHub({ files });
      github.settings.protections.set('main', how);
      const error = await rejection(run(github, commitTo(github), after));
      expect(error.message).toContain(
        'Set `mode: pull-request`, which opens a pull request instead of pushing to the branch.',
      );
      expect(await run(github, proposeTo(github), after)).toMatchObject({ outcome: 'proposed' });
    },
  );

  test('the requirements of the rules are named if the token may read them', async () => {
    await using github = await startGitHub({ files });
    github.settings.protections.set('main', 'ruleset');
    expect((await rejection(run(github, commitTo(github), after))).message).toContain(
      'Its rules require a pull request.',
    );
    github.settings.protections.set('main', 'merge-queue');
    expect((await rejection(run(github, commitTo(github), after))).message).toContain(
      'Its rules require the merge queue.',
    );
    github.settings.rulesVisible = false;
    expect((await rejection(run(github, commitTo(github), after))).message).not.toContain('Its rules');
  });

  test('a read-only token is refused with the permission it needs', async () => {
    await using github = await startGitHub({ files });
    github.settings.contents = 'read';
    const error = await rejection(run(github, commitTo(github), after));
    expect(error).toMatchObject({ code: 'missing-permission' });
    expect(error.message).toContain('pull request from a fork, and for Dependabot, the token is read-only');
  });

  test('an archived repository is refused', async () => {
    await using github = await startGitHub({ files });
    github.settings.archived = true;
    expect(await run(github, commitTo(github), 'https://old.example')).toMatchObject({
      outcome: 'unchanged',
    });
    expect(await rejection(run(github, commitTo(github), after))).toMatchObject({
      code: 'archived',
    });
    expect(await rejection(run(github, proposeTo(github), after))).toMatchObject({
      code: 'archived',
    });
  });

  test('a wrong or expired token is refused and not shown', async () => {
    await using github = await startGitHub({ files });
    const error = await rejection(run({ ...github, token: 'ghp_3xpired' }, commitTo(github), after));
    expect(error).toMatchObject({ code: 'bad-credentials' });
    expect(error.message).toContain('Bad credentials');
    expect(error.message).not.toContain('3xpired');
  });
});

test('HTTP 403 of the listing is refused with a code', async () => {
  await using github = await startGitHub({ files });
  const request = commitTo(github, { files: { paths: [], matches: () => true } });
  const body = {
    message: 'Resource not accessible by integration',
    documentation_url: 'https://docs.github.com',
  };
  github.injectFault('trees', { kind: 'answer', after: false, answer: { status: 403, body } });
  expect(await rejection(run(github, request, after))).toMatchObject({ code: 'missing-permission' });
});
