import { type ErrorCode, StatusSnippetsError } from '../text/errors.ts';
import type { GraphQLError } from './request-failure.ts';

export interface Operation {
  /** The start of the message, such as `Committing to branch "main" of acme/site failed`. */
  readonly description: string;
  readonly permission: 'contents: read' | 'contents: write' | 'pull-requests: write';
  readonly opensPullRequest?: boolean;
  readonly writesPullRequestBranch?: boolean;
}

interface RefusalRow {
  readonly code: ErrorCode;
  /** Matches GitHub's type of the error or `HTTP <status>`, a colon, and GitHub's message. */
  readonly pattern: RegExp;
  readonly fix: string | ((operation: Operation) => string);
}

/**
 * GitHub has not found out yet what a pull request requires, or it requires nothing: both are the same words. They are known
 * from reports, as are those of the rows below.
 */
export const undecidedAutoMerge = /is in (?:clean|unstable|has_hooks|unknown) status|branch rules not configured/i;

/** The first row that matches counts. */
const refusals: readonly RefusalRow[] = [
  {
    code: 'bad-credentials',
    pattern: /^HTTP 401:|bad credentials|requires authentication/i,
    fix: 'The token is wrong, expired or revoked: renew the one in `token`, or remove the input `token`.',
  },
  {
    code: 'missing-scope',
    pattern: /^INSUFFICIENT_SCOPES:/,
    fix: 'Give the token the `repo` scope (`public_repo` is enough for a public repository).',
  },
  {
    code: 'branch-locked',
    pattern: /branch (?:\S+ )?is (?:locked|read-only)|locked branch/i,
    fix: 'Unlock the branch (Settings → Branches), or set `branch` to another one.',
  },
  { code: 'merge-queue', pattern: /through the merge queue/i, fix: usePullRequest },
  {
    code: 'pull-requests-not-allowed',
    pattern: /not permitted to create or approve pull requests/i,
    fix:
      'Allow it under Settings → Actions → General → Workflow permissions: "Allow GitHub Actions to create and approve ' +
      'pull requests" (an organization has the same setting), or set `token` to a GitHub App token.',
  },
  {
    code: 'missing-workflows-permission',
    pattern: /without [`'"]?workflows?[`'"]? (?:permission|scope)/i,
    fix:
      'Moving a branch over commits that change files in `.github/workflows` needs the permission `workflows: write`, ' +
      'which GITHUB_TOKEN cannot have: set `token` to a GitHub App token with that permission, or merge or delete the ' +
      'pull request branch and run again.',
  },
  {
    code: 'auto-merge-refused',
    pattern: /auto[- ]?merge is (?:not|dis)|can't enable auto-merge/i,
    fix: 'Allow it under Settings → General → Pull Requests → "Allow auto-merge", or remove the input `auto-merge`.',
  },
  {
    code: 'auto-merge-refused',
    pattern: /merge method .+ not allowed/i,
    fix: 'Set `auto-merge` to a method that Settings → General → Pull Requests, and the rules of the branch, allow.',
  },
  {
    code: 'auto-merge-refused',
    pattern: undecidedAutoMerge,
    fix:
      'If nothing keeps the pull request from being merged, merge it, or require a check or a review on the branch ' +
      '(Settings → Rules), without which GitHub merges nothing by itself. Otherwise the next run asks again.',
  },
  {
    code: 'label-missing',
    pattern: /permission to create labels/i,
    fix: 'Create the label in the repository, or give the token the permission `issues: write`.',
  },
  {
    code: 'reviewer-refused',
    pattern: /reviews? (?:may only|cannot) be requested|could not resolve to a node with the global id of 'T_/i,
    fix:
      'Name people and teams that have access to the repository, but not the owner of the token. For a team, set `token` to ' +
      "a GitHub App token that may read the organization's members.",
  },
  {
    code: 'unexpected-answer',
    pattern: /field '\w+' doesn't exist on type|isn't a defined input type/i,
    fix: 'The server is older than GitHub Enterprise Server 3.13, which pull requests need; `mode: commit` may work.',
  },
  {
    code: 'draft-refused',
    pattern: /draft pull requests are not supported/i,
    fix: 'It is opened as an ordinary one: GitHub has drafts in public repositories and in paid plans.',
  },
  {
    code: 'token-refused',
    pattern: /forbids access via/i,
    fix: 'The organization refuses this kind of token: set `token` to a GitHub App token.',
  },
  { code: 'archived', pattern: /archived so is read-only/i, fix: 'Remove this workflow, or unarchive the repository.' },
  {
    code: 'sso',
    pattern: /SAML enforcement|\bSSO\b/,
    fix: "Authorize the token for the organization's single sign-on (Settings → Developer settings → Configure SSO).",
  },
  {
    code: 'ip-allow-list',
    pattern: /IP allow list/i,
    fix: "Run on a runner whose address is on the organization's IP allow list.",
  },
  {
    code: 'branch-name',
    pattern: /exists; cannot create|not a valid (?:ref|branch) name|(?:branch|ref(?:erence)?) name must/i,
    fix: 'Set `pull-request-branch` to another name.',
  },
  {
    code: 'branch-creation-restricted',
    pattern: /cannot create ref due to creations being restricted/i,
    fix:
      'A ruleset restricts which branches may be created: set `pull-request-branch` to a name that it allows, or set ' +
      '`token` to a GitHub App token that may create branches.',
  },
  {
    code: 'commit-message-refused',
    pattern: /commit message must/i,
    fix: 'Set `commit-message` to one that the rules accept; it may contain {slug}, {address} and {previous-address}.',
  },
  {
    code: 'commit-author-refused',
    pattern: /(?:author|committer)(?: e-?mail)?(?: address| pattern)? must|must be a verified e-?mail/i,
    fix: 'The owner of the token is the author: set `token` to one whose owner has an address that the rules accept.',
  },
  {
    code: 'signature-required',
    pattern: /must have (?:verified|valid) signatures?/i,
    fix:
      'GitHub signs commits of its API unless an enterprise server is configured not to: turn on its web commit signing, ' +
      'or leave the branch out of the rule.',
  },
  {
    code: 'migrating',
    pattern: /(?:locked|being|in progress).{0,30}migrat|migration in progress/i,
    fix: 'The repository is being moved: run again when that is done, and correct `repository` if its name has changed.',
  },
  {
    code: 'installation-suspended',
    pattern: /installation (?:has been|is|was) suspended/i,
    fix: 'Unsuspend the GitHub App: Settings of the organization → GitHub Apps → Configure.',
  },
  {
    code: 'blocked',
    pattern: /^HTTP 451:/,
    fix: 'GitHub has blocked the repository for legal reasons: leave it out, or contact GitHub Support.',
  },
  { code: 'ruleset', pattern: /repository rule violations? found/i, fix: usePullRequest },
  {
    code: 'protected-branch',
    pattern:
      /^BRANCH_PROTECTION_RULE_VIOLATION:|protected (?:branch|ref\b)|required status check|must be made through a pull request|not authorized to push/i,
    fix: usePullRequest,
  },
  {
    code: 'empty-repository',
    pattern: /repository is empty/i,
    fix: 'Push a first commit with the files named in `files`.',
  },
  {
    code: 'missing-permission',
    pattern:
      /^(?:FORBIDDEN|HTTP 403):|not accessible by|correct permissions to execute|must have (?:push|write|admin)/i,
    fix: grantPermission,
  },
  {
    code: 'not-found',
    pattern: /^(?:NOT_FOUND|HTTP 404):/,
    fix:
      'Check the name (owner/name) in `repository` or `repositories`, and `branch`. A token without access to a private ' +
      'repository cannot see it; the GITHUB_TOKEN of a workflow has access to its own repository only, so set `token` to ' +
      'another one.',
  },
];

const unknownRefusal = {
  code: 'refused',
  fix: 'If this message does not explain the problem, please report it.',
} as const;

export function toGitHubError(
  { type, message, requestId = '' }: Omit<GraphQLError, 'path'> = { type: '', message: '' },
  operation: Operation,
  cause?: unknown,
): StatusSnippetsError {
  const { code, fix } = refusals.find(({ pattern }) => pattern.test(`${type}: ${message}`)) ?? unknownRefusal;
  const id = code === unknownRefusal.code && requestId !== '' ? ` (request ${requestId})` : '';
  return new StatusSnippetsError(code, {
    problem: `${operation.description}: GitHub says "${message.replace(/\.$/, '')}"${id}.`,
    fix: typeof fix === 'string' ? fix : fix(operation),
    cause,
  });
}

/** Never suggests a bypass of the rules: who may bypass them is the owner's decision. */
function usePullRequest({ writesPullRequestBranch }: Operation): string {
  return writesPullRequestBranch
    ? 'Set `pull-request-branch` to a name that these rules do not apply to.'
    : 'Set `mode: pull-request`, which opens a pull request instead of pushing to the branch.';
}

function grantPermission({ permission }: Operation): string {
  // A job that lists permissions loses all permissions that it does not list.
  const list = permission === 'pull-requests: write' ? `contents: write, ${permission}` : permission;
  return (
    `Give the job \`permissions: { ${list} }\`; another \`token\` needs the same permission for this repository. ` +
    'In runs for a pull request from a fork, and for Dependabot, the token is read-only: run on `schedule` or `push`.'
  );
}
