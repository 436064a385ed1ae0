import { describe, expect, test } from 'vitest';
import { type Operation, toGitHubError } from '../../../src/github/refusals.ts';
import { refusal } from '../../support/github/faults.ts';
import { startGitHub } from '../../support/github/github.ts';
import { commitTo, filesWhere, proposeTo, readme, rejection, run } from '../runs.ts';

const after = 'https://new.example';
const files = { 'README.md': readme('https://old.example') };

const committing: Operation = {
  description: 'Committing to branch "main" of acme/site failed',
  permission: 'contents: write',
};

/** The types and messages with which GitHub refuses commits, each with the expected code and a part of the fix. */
const refusals: readonly [type: string | null, message: string, code: string, fix: string][] = [
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
  ['HTTP 401', 'Token expired', 'bad-credentials', 'renew the one in `token`'],
  ['', 'Bad credentials', 'bad-credentials', 'renew the one in `token`'],
  [null, 'This endpoint requires authentication', 'bad-credentials', 'renew the one in `token`'],
  ['HTTP 403', 'Forbidden', 'missing-permission', 'permissions: { contents: write }'],
  ['FORBIDDEN', 'Forbidden', 'missing-permission', 'permissions: { contents: write }'],
  [null, 'must have push access', 'missing-permission', 'permissions: { contents: write }'],
  [
    'HTTP 404',
    'Not Found',
    'not-found',
    'Check the name (owner/name) in `repository` or `repositories`, and `branch`.',
  ],
  ['NOT_FOUND', 'Could not resolve to a Repository', 'not-found', 'set `token` to another one'],
  ['HTTP 409', 'Git Repository is empty.', 'empty-repository', 'Push a first commit'],
  [
    'FORBIDDEN',
    'GitHub Actions is not permitted to create or approve pull requests.',
    'pull-requests-not-allowed',
    'Allow it under Settings → Actions → General → Workflow permissions',
  ],
  [null, "'refs/heads/a' exists; cannot create 'refs/heads/a/b'", 'branch-name', 'Set `pull-request-branch`'],
  [null, 'a..b is not a valid branch name', 'branch-name', 'Set `pull-request-branch` to another name.'],
  [
    null,
    'Repository rule violations found Commit message must match a given regex pattern: ^JIRA-',
    'commit-message-refused',
    'Set `commit-message`',
  ],
  [
    null,
    'Repository rule violations found Commit author email must match a given regex pattern: @acme',
    'commit-author-refused',
    'whose owner has an address',
  ],
  [
    null,
    'Repository rule violations found Branch name must start with feature/',
    'branch-name',
    '`pull-request-branch`',
  ],
  [
    null,
    'Repository rule violations found Commits must have verified signatures.',
    'signature-required',
    'web commit signing',
  ],
  ['BRANCH_PROTECTION_RULE_VIOLATION', 'Cannot change this locked branch', 'branch-locked', 'Unlock the branch'],
  ['HTTP 403', 'This installation has been suspended', 'installation-suspended', 'Unsuspend the GitHub App'],
  ['HTTP 451', 'Repository access blocked', 'blocked', 'legal reasons'],
  ['HTTP 403', 'Repository has been locked for migration', 'migrating', 'run again'],
  ['UNPROCESSABLE', 'Something new', 'refused', 'report it'],
];

test.each(refusals)(
  'a commit that GitHub refuses with %s and "%s" fails with the code %s and a fix',
  (type, message, code, fix) => {
    const error = toGitHubError({ type: type ?? '', message }, committing);
    expect(error).toMatchObject({ name: 'StatusSnippetsError', code });
    expect(error.message).toContain(fix);
    expect(error.message).toContain('Committing to branch "main" of acme/site failed: GitHub says "');
    expect(error.message).not.toMatch(/bypass/);
  },
);

test('a refusal with an unknown message ends the run with this message on one line', async () => {
  await using github = await startGitHub({ files });
  github.injectFault('createCommitOnBranch', refusal('createCommitOnBranch', null, 'Not\n\nallowed.\n'));
  const error = await rejection(run(github, commitTo(github), after));
  expect(error.message).toBe(
    'Committing to branch "main" of acme/site failed: GitHub says "Not allowed" ' +
      `(request ${github.calls.at(-1)?.requestId}). If this message does not explain the problem, please report it.`,
  );
  expect(github.calls).toHaveLength(2);
});

test('the fix for a protected pull request branch is another one', () => {
  const operation = { ...committing, writesPullRequestBranch: true };
  expect(toGitHubError({ type: '', message: 'Protected branch update failed' }, operation).message).toMatch(
    /"\. Set `pull-request-branch` to a name that these rules do not apply to\.$/,
  );
});

test('the message about a refusal quotes GitHub without the last period, and has the cause', () => {
  const cause = new Error('HTTP 422');
  const error = toGitHubError({ type: '', message: 'See v1.2. Denied.' }, committing, cause);
  expect(error.message).toContain('GitHub says "See v1.2. Denied". If');
  expect(error.cause).toBe(cause);
  expect(toGitHubError(undefined, committing).message).toContain('GitHub says "". If');
});

test('the fix for a missing pull-requests permission lists the contents permission as well', () => {
  const error = { type: 'FORBIDDEN', message: '' };
  expect(toGitHubError(error, { ...committing, permission: 'pull-requests: write' }).message).toContain(
    'Give the job `permissions: { contents: write, pull-requests: write }`',
  );
});

describe('refusals of the test GitHub', () => {
  test.each(['classic', 'ruleset', 'merge-queue'] as const)(
    'a commit to a branch protected by %s fails and suggests a pull request, which can be opened',
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

  test('a commit with a read-only token fails and explains when tokens are read-only', async () => {
    await using github = await startGitHub({ files });
    github.settings.contents = 'read';
    const error = await rejection(run(github, commitTo(github), after));
    expect(error).toMatchObject({ code: 'missing-permission' });
    expect(error.message).toContain('pull request from a fork, and for Dependabot, the token is read-only');
  });

  test('a commit or pull request in an archived repository fails, unless nothing changes', async () => {
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

  test('a wrong or expired token fails and is not shown', async () => {
    await using github = await startGitHub({ files });
    const error = await rejection(run({ ...github, token: 'ghp_3xpired' }, commitTo(github), after));
    expect(error).toMatchObject({ code: 'bad-credentials' });
    expect(error.message).toContain('Bad credentials');
    expect(error.message).not.toContain('3xpired');
  });
});

test('a listing that fails with HTTP 403 has the code missing-permission', async () => {
  await using github = await startGitHub({ files });
  const request = commitTo(github, { files: { paths: [], select: filesWhere(() => true) } });
  const body = {
    message: 'Resource not accessible by integration',
    documentation_url: 'https://docs.github.com',
  };
  github.injectFault('trees', { kind: 'response', after: false, response: { status: 403, body } });
  expect(await rejection(run(github, request, after))).toMatchObject({ code: 'missing-permission' });
});
