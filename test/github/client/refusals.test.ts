import { expect, test } from 'vitest';
import { type Operation, toGitHubError } from '../../../src/github/refusals.ts';
import { answer, refusal } from '../../support/github/faults.ts';
import { startGitHub } from '../../support/github/github.ts';
import { readme } from '../readme.ts';
import { commitTo, filesWhere, proposeTo, rejection, run } from '../runs.ts';

const after = 'https://new.example';
const files = { 'README.md': readme('https://old.example') };

const committing: Operation = {
  description: 'Committing to branch "main" of acme/site failed',
  permission: 'contents: write',
};

/** The types and messages with which GitHub refuses commits, each with what it is about. */
const refusals: readonly [type: string | null, message: string, code: string][] = [
  [
    'BRANCH_PROTECTION_RULE_VIOLATION',
    'Changes must be made through a pull request.',
    'protected-branch',
  ],
  [
    'UNPROCESSABLE',
    "protected branch 'main' check failed: 1 approving review is required.",
    'protected-branch',
  ],
  [null, 'GH006: Protected branch update failed for refs/heads/main.', 'protected-branch'],
  [
    'UNPROCESSABLE',
    'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
    'ruleset',
  ],
  [null, 'Repository rule violations found for refs/heads/main', 'ruleset'],
  [null, 'Cannot delete this branch', 'ruleset'],
  [
    null,
    'Repository rule violations found Changes must be made through the merge queue',
    'merge-queue',
  ],
  [
    'BRANCH_PROTECTION_RULE_VIOLATION',
    'Changes must be made through the merge queue',
    'merge-queue',
  ],
  ['FORBIDDEN', 'Resource not accessible by integration', 'missing-permission'],
  ['FORBIDDEN', 'Resource not accessible by personal access token', 'missing-permission'],
  [
    null,
    'pat does not have the correct permissions to execute `CreateCommitOnBranch`',
    'missing-permission',
  ],
  ['FORBIDDEN', 'Repository was archived so is read-only.', 'archived'],
  ['INSUFFICIENT_SCOPES', 'Your token has not been granted the required scopes.', 'missing-scope'],
  [
    'FORBIDDEN',
    'Resource protected by organization SAML enforcement. You must grant your OAuth token access.',
    'sso',
  ],
  ['FORBIDDEN', 'the `acme` organization has an IP allow list enabled', 'ip-allow-list'],
  ['UNPROCESSABLE', 'Changes must be made through a pull request.', 'protected-branch'],
  [null, "You're not authorized to push to this branch.", 'protected-branch'],
  [
    'UNPROCESSABLE',
    'Cannot create ref due to creations being restricted.',
    'branch-creation-restricted',
  ],
  [
    'FORBIDDEN',
    'refusing to update workflow `a.yml` without `workflows` permission',
    'missing-workflows-permission',
  ],
  [
    null,
    'refusing to update workflow `a.yml` without `workflow` scope',
    'missing-workflows-permission',
  ],
  ['HTTP 401', 'Token expired', 'bad-credentials'],
  ['', 'Bad credentials', 'bad-credentials'],
  [null, 'This endpoint requires authentication', 'bad-credentials'],
  ['HTTP 403', 'Forbidden', 'missing-permission'],
  ['FORBIDDEN', 'Forbidden', 'missing-permission'],
  [null, 'must have push access', 'missing-permission'],
  [null, 'Must have admin rights to Repository.', 'missing-permission'],
  ['HTTP 404', 'Not Found', 'not-found'],
  ['NOT_FOUND', 'Could not resolve to a Repository', 'not-found'],
  ['HTTP 409', 'Git Repository is empty.', 'empty-repository'],
  [
    'FORBIDDEN',
    'GitHub Actions is not permitted to create or approve pull requests.',
    'pull-requests-not-allowed',
  ],
  [null, "'refs/heads/a' exists; cannot create 'refs/heads/a/b'", 'branch-name'],
  [null, 'a..b is not a valid branch name', 'branch-name'],
  [null, 'a..b is not a valid ref name', 'branch-name'],
  [null, 'Ref name must not end with a dot', 'branch-name'],
  [null, 'Reference name must start with refs/', 'branch-name'],
  [
    null,
    'Repository rule violations found Commit message must match ^JIRA-',
    'commit-message-refused',
  ],
  [
    null,
    'Repository rule violations found Commit author email must match @acme',
    'commit-author-refused',
  ],
  [null, 'Repository rule violations found Branch name must start with feature/', 'branch-name'],
  [
    null,
    'Repository rule violations found Commits must have verified signatures.',
    'signature-required',
  ],
  ['BRANCH_PROTECTION_RULE_VIOLATION', 'Cannot change this locked branch', 'branch-locked'],
  ['HTTP 403', 'This installation has been suspended', 'installation-suspended'],
  ['HTTP 451', 'Repository access blocked', 'blocked'],
  ['HTTP 403', 'Repository has been locked for migration', 'migrating'],
  ['UNPROCESSABLE', '4 of 4 required status checks are expected.', 'protected-branch'],
  ['UNPROCESSABLE', 'Required status check "DCO" is expected.', 'protected-branch'],
  [
    'UNPROCESSABLE',
    'Pull request Protected branch rules not configured for this branch',
    'auto-merge-refused',
  ],
  ['UNPROCESSABLE', 'Pull request Pull request is in unstable status', 'auto-merge-refused'],
  [
    'UNPROCESSABLE',
    'Merge method merge commits are not allowed on this repository',
    'auto-merge-refused',
  ],
  ['UNPROCESSABLE', "Can't enable auto-merge for this pull request.", 'auto-merge-refused'],
  ['HTTP 403', 'You do not have permission to create labels on this repository.', 'label-missing'],
  ['HTTP 422', 'Review cannot be requested from pull request author.', 'reviewer-refused'],
  ['HTTP 422', "Could not resolve to a node with the global id of 'T_kwDOA'", 'reviewer-refused'],
  ['UNPROCESSABLE', 'Draft pull requests are not supported in this repository.', 'draft-refused'],
  ['FORBIDDEN', '`acme` forbids access via a personal access token (classic).', 'token-refused'],
  [
    'HTTP 403',
    "The 'acme' organization forbids access via a fine-grained personal access tokens",
    'token-refused',
  ],
  ['', "Field 'mergeStateStatus' doesn't exist on type 'PullRequest'", 'unexpected-answer'],
  ['', "UpdateRefsInput isn't a defined input type (on $updateRefs)", 'unexpected-answer'],
  ['UNPROCESSABLE', 'Pull requests are disabled for this repository.', 'no-pull-requests'],
  [null, 'Repository rule violations found File path is restricted', 'push-ruleset'],
  ['UNPROCESSABLE', 'Something new', 'refused'],
];

/** The code and the words of the fix, where several kinds of refusals share a code. */
const shared: Readonly<Record<string, readonly [code: string, fix: string]>> = {
  sso: ['missing-permission', 'single sign-on'],
  'ip-allow-list': ['missing-permission', "organization's IP allow list."],
  'token-refused': ['missing-permission', 'requires another token'],
  'installation-suspended': ['missing-permission', 'Unsuspend the GitHub App'],
  'missing-scope': ['missing-permission', '`repo` scope'],
  'missing-workflows-permission': ['missing-permission', '`workflows: write`'],
  'branch-locked': ['protected-branch', 'Unlock the branch'],
  'merge-queue': ['protected-branch', 'Set `mode: pull-request`'],
  ruleset: ['protected-branch', 'Set `mode: pull-request`'],
  'push-ruleset': ['protected-branch', 'leave it out of `files`'],
  'branch-creation-restricted': ['protected-branch', 'which branches may be created'],
  'commit-message-refused': ['protected-branch', 'Set `commit-message`'],
  'commit-author-refused': ['protected-branch', 'The owner of the token is the author'],
  'signature-required': ['protected-branch', 'web commit signing'],
  archived: ['read-only-repository', 'unarchive the repository'],
  migrating: ['read-only-repository', 'is being moved'],
  blocked: ['read-only-repository', 'legal reasons'],
  'label-missing': ['detail-refused', 'Create the label'],
  'draft-refused': ['detail-refused', 'opened as an ordinary one'],
  'empty-repository': ['not-found', 'Push a first commit'],
  'reviewer-refused': ['detail-refused', 'Name people and teams'],
  'auto-merge-refused': ['detail-refused', ''],
  'no-pull-requests': ['pull-requests-not-allowed', 'Features → Pull requests'],
  'branch-name': ['branch-in-use', 'to another name.'],
};

test.each(refusals)(
  'a refusal with %s and "%s" is one about %s, with a fix',
  (type, message, kind) => {
    const error = toGitHubError({ type: type ?? '', message }, committing);
    const [code, fix] = shared[kind] ?? [kind, ''];
    expect(error.code).toBe(code);
    expect(error.message.split('". ').at(-1)).toContain(fix);
    expect(error.message).toMatch(
      /^Committing to branch "main" of acme\/site failed: .+ "[\s\S]+"\. [A-Z].+\.$/,
    );
    expect(error.message).not.toMatch(/bypass/);
  },
);

/** These are abbreviations and ids, which GitHub writes in one way. */
const ofOneCase = ['sso', 'reviewer-refused'];

test.each(refusals.filter(([, , kind]) => !ofOneCase.includes(kind)))(
  'the words of a refusal with %s and "%s" count in any letter case',
  (type, message, kind) => {
    const [code] = shared[kind] ?? [kind];
    for (const words of [message.toUpperCase(), message.toLowerCase()]) {
      expect(toGitHubError({ type: type ?? '', message: words }, committing).code).toBe(code);
    }
  },
);

test('a refusal with an unknown message ends the run with this message on one line', async () => {
  await using github = await startGitHub({ files });
  github.injectFault(
    'createCommitOnBranch',
    refusal('createCommitOnBranch', null, 'Not\n\nallowed.\n'),
  );
  const error = await rejection(run(github, commitTo(github), after));
  expect(error.message).toBe(
    'Committing to branch "main" of acme/site failed: GitHub says "Not allowed" ' +
      `(request ${github.calls.at(-1)?.requestId}). If this message does not explain the problem, please report it.`,
  );
  expect(github.calls).toHaveLength(2);
});

test('the fix for a protected pull request branch is another one', () => {
  const operation = { ...committing, writesPullRequestBranch: true };
  expect(
    toGitHubError({ type: '', message: 'Protected branch update failed' }, operation).message,
  ).toMatch(/"\. Set `pull-request-branch` to a name that these rules do not apply to\.$/);
});

test('the message about a refusal quotes GitHub without the last period, and has the cause', () => {
  const cause = new Error('HTTP 422');
  const error = toGitHubError({ type: '', message: 'See v1.2. Denied.' }, committing, cause);
  expect(error.message).toContain(' "See v1.2. Denied". ');
  expect(error.cause).toBe(cause);
  expect(toGitHubError(undefined, committing).message).toContain(' "". ');
});

test('a commit or pull request in an archived repository fails, unless nothing changes', async () => {
  await using github = await startGitHub({ files });
  github.settings.archived = true;
  expect(await run(github, commitTo(github), 'https://old.example')).toMatchObject({
    outcome: 'unchanged',
  });
  for (const request of [commitTo(github), proposeTo(github)]) {
    expect(await rejection(run(github, request, after))).toMatchObject({
      code: 'read-only-repository',
    });
  }
});

test('a listing that fails with HTTP 403 has the code missing-permission', async () => {
  await using github = await startGitHub({ files });
  const request = commitTo(github, { files: { paths: [], select: filesWhere(() => true) } });
  github.injectFault('trees', answer(403, { message: 'Resource not accessible by integration' }));
  expect(await rejection(run(github, request, after))).toMatchObject({
    code: 'missing-permission',
  });
});
