import { type ErrorCode, StatusSnippetsError } from '../core/errors.ts';

export interface GraphQLError {
  /**
   * GitHub's type of the error, such as `STALE_DATA`; `HTTP <status>` if the status is an error;
   * else empty.
   */
  readonly type: string;
  readonly message: string;
  /**
   * The place in the response that the error is about, such as `repository.base.rules`; empty if
   * there is none.
   */
  readonly path: string;
  readonly requestId?: string;
}

export interface Operation {
  /** The start of the message, such as `Committing to branch "main" of acme/site failed`. */
  readonly description: string;
  readonly permission: 'contents: read' | 'contents: write' | 'pull-requests: write';
  readonly opensPullRequest?: boolean;
  readonly writesPullRequestBranch?: boolean;
}

type Fix = string | ((operation: Operation) => string);

/**
 * GitHub has not found out yet what a pull request requires, or it requires nothing: both are the
 * same words.
 */
export const undecidedAutoMerge =
  /is in (?:clean|unstable|has_hooks|unknown) status|branch rules not configured/i;

const undecidedFix =
  'If nothing keeps the pull request from being merged, merge it, or require a check or a review ' +
  'on the branch (Settings → Rules), without which GitHub merges nothing by itself. Otherwise ' +
  'the next run asks again.';

/** Matches what any of the patterns matches, in any letter case. */
export function anyOf(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'i');
}

type Refusal = readonly [code: ErrorCode, pattern: RegExp, fix: Fix];

/**
 * The first match counts, in GitHub's type of the error or `HTTP <status>`, a colon, and GitHub's
 * message.
 */
const refusals: readonly Refusal[] = [
  ['detail-refused', undecidedAutoMerge, undecidedFix],
  [
    'pull-requests-not-allowed',
    anyOf(
      'pull requests? (?:are|is|(?:has|have) been) (?:disabled|restricted|limited)',
      'pull requests? .*collaborators only',
    ),
    'The repository accepts no pull requests, or only those of collaborators: change that under ' +
      'Settings → General → Features → Pull requests, or set `mode: commit`.',
  ],
  [
    'protected-branch',
    /file path is restricted|file (?:size|path length|extension).* (?:restricted|exceeds|limit)/i,
    'A push ruleset does not allow this file on any branch: leave it out of `files`, or change ' +
      'the ruleset.',
  ],
  [
    'bad-credentials',
    /^HTTP 401:|bad credentials|requires authentication/i,
    'The token is wrong, expired or revoked: renew the one in `token`, or remove the input ' +
      '`token`.',
  ],
  [
    'missing-permission',
    /^INSUFFICIENT_SCOPES:/,
    'Give the token the `repo` scope (`public_repo` is enough for a public repository).',
  ],
  [
    'protected-branch',
    /branch (?:\S+ )?is (?:locked|read-only)|locked branch/i,
    'Unlock the branch (Settings → Branches), or set `branch` to another one.',
  ],
  ['protected-branch', /through the merge queue/i, usePullRequest],
  [
    'pull-requests-not-allowed',
    /not permitted to create or approve pull requests/i,
    'Allow it under Settings → Actions → General → Workflow permissions: "Allow GitHub Actions ' +
      'to create and approve pull requests" (an organization has the same setting), or set ' +
      '`token` to a GitHub App token.',
  ],
  [
    'missing-permission',
    /without [`'"]?workflows?[`'"]? (?:permission|scope)/i,
    'Moving a branch over commits that change files in `.github/workflows` needs the permission ' +
      '`workflows: write`, which GITHUB_TOKEN cannot have: set `token` to a GitHub App token ' +
      'with that permission, or merge or delete the pull request branch and run again.',
  ],
  [
    'detail-refused',
    /auto[- ]?merge is (?:not|dis)|can't enable auto-merge|merge method .+ not allowed/i,
    'Set `auto-merge` to a method that Settings → General → Pull Requests, where "Allow ' +
      'auto-merge" must be on, and the rules of the branch allow, or remove it.',
  ],
  [
    'detail-refused',
    /permission to create labels/i,
    'Create the label in the repository, or give the token the permission `issues: write`.',
  ],
  [
    'detail-refused',
    anyOf(
      'reviews? (?:may only|cannot) be requested',
      "could not resolve to a node with the global id of 'T_",
    ),
    'Name people and teams that have access to the repository, but not the owner of the token. ' +
      'For a team, set `token` to ' +
      "a GitHub App token that may read the organization's members.",
  ],
  [
    'unexpected-answer',
    /field '\w+' doesn't exist on type|isn't a defined input type/i,
    'The server is older than GitHub Enterprise Server 3.13, which pull requests need; `mode: ' +
      'commit` may work.',
  ],
  [
    'detail-refused',
    /draft pull requests are not supported/i,
    'It is opened as an ordinary one: GitHub has drafts in public repositories and in paid plans.',
  ],
  [
    'missing-permission',
    /forbids access via/i,
    'The organization requires another token: set `token` to one of a GitHub App.',
  ],
  [
    'read-only-repository',
    /archived so is read-only/i,
    'Remove this workflow, or unarchive the repository.',
  ],
  [
    'missing-permission',
    /SAML enforcement|\bSSO\b/,
    "Authorize the token for the organization's single sign-on " +
      '(Settings → Developer settings → Configure SSO).',
  ],
  [
    'missing-permission',
    /IP allow list/i,
    "Run on a runner whose address is on the organization's IP allow list.",
  ],
  [
    'branch-in-use',
    /exists; cannot create|not a valid (?:ref|branch) name|(?:branch|ref(?:erence)?) name must/i,
    'Set `pull-request-branch` to another name.',
  ],
  [
    'protected-branch',
    /cannot create ref due to creations being restricted/i,
    'A ruleset restricts which branches may be created: set `pull-request-branch` to a name that ' +
      'it allows, or set `token` to a GitHub App token that may create branches.',
  ],
  [
    'protected-branch',
    /commit message must/i,
    'Set `commit-message` to one that the rules accept; it may contain {slug}, {address} and ' +
      '{previous-address}.',
  ],
  [
    'protected-branch',
    /(?:author|committer)(?: e-?mail)?(?: address| pattern)? must|must be a verified e-?mail/i,
    'The owner of the token is the author: set `token` to one whose owner has an address that ' +
      'the rules accept.',
  ],
  [
    'protected-branch',
    /must have (?:verified|valid) signatures?/i,
    'GitHub signs commits of its API unless an enterprise server is configured not to: turn on ' +
      'its web commit signing, or leave the branch out of the rule.',
  ],
  [
    'read-only-repository',
    /(?:locked|being|in progress).{0,30}migrat|migration in progress/i,
    'The repository is being moved: run again when that is done, and correct `repository` if ' +
      'its name has changed.',
  ],
  [
    'missing-permission',
    /installation (?:has been|is|was) suspended/i,
    'Unsuspend the GitHub App: Settings of the organization → GitHub Apps → Configure.',
  ],
  [
    'read-only-repository',
    /^HTTP 451:/,
    'GitHub has blocked the repository for legal reasons: leave it out, or contact GitHub.',
  ],
  [
    'protected-branch',
    /repository rule violations? found|cannot delete this branch/i,
    usePullRequest,
  ],
  [
    'protected-branch',
    anyOf(
      '^BRANCH_PROTECTION_RULE_VIOLATION:',
      String.raw`protected (?:branch|ref\b)`,
      'required status check',
      'must be made through a pull request',
      'not authorized to push',
    ),
    usePullRequest,
  ],
  ['not-found', /repository is empty/i, 'Push a first commit with the files named in `files`.'],
  [
    'missing-permission',
    anyOf(
      '^(?:FORBIDDEN|HTTP 403):',
      'not accessible by',
      'correct permissions to execute',
      'must have (?:push|write|admin)',
    ),
    grantPermission,
  ],
  [
    'not-found',
    /^(?:NOT_FOUND|HTTP 404):/,
    "If it is the workflow's own repository, give the job `permissions: { contents: write }` " +
      '(`read` for mode: check): a token without access to a private repository cannot see it. ' +
      'Else check the name (owner/name) in `repository` or `repositories`, and `branch`, and set ' +
      '`token` to one with access, which GITHUB_TOKEN has not.',
  ],
];

const unknown: Refusal = [
  'refused',
  /^/,
  'If this message does not explain the problem, please report it.',
];

export function toGitHubError(
  { type, message, requestId = '' }: Omit<GraphQLError, 'path'> = { type: '', message: '' },
  operation: Operation,
  cause?: unknown,
): StatusSnippetsError {
  const [code, , fix] =
    refusals.find(([, pattern]) => pattern.test(`${type}: ${message}`)) ?? unknown;
  const id = code === 'refused' && requestId !== '' ? ` (request ${requestId})` : '';
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
  const list =
    permission === 'pull-requests: write' ? `contents: write, ${permission}` : permission;
  return (
    `Give the job \`permissions: { ${list} }\`; another \`token\` needs the same permission ` +
    'for this repository. In runs for a pull request from a fork, and for Dependabot, the token ' +
    'is read-only: run on `schedule` or `push`.'
  );
}
