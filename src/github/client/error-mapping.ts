import { RefusedError } from '../errors.ts';
import type { Complaint, Failure } from './failure.ts';

/** What was being done when GitHub refused, so that the message and the fix fit. */
export interface Doing {
  /** The first words of the message, such as `Committing to branch "main" of acme/site failed`. */
  readonly what: string;
  /** The permission it takes, as a workflow spells it. */
  readonly needs: 'contents: read' | 'contents: write' | 'pull-requests: write';
  /** True where the branch is our own, in mode `pull-request`. */
  readonly ours: boolean;
  /** What the rules of the branch ask for, as far as GitHub lets us see. */
  readonly rules: readonly string[];
}

interface Refusal {
  readonly code: string;
  /** GitHub's `type`, or `HTTP <status>`; any where it is absent. */
  readonly type?: RegExp;
  /** GitHub's message; any where it is absent. */
  readonly words?: RegExp;
  fix(doing: Doing): string;
}

/**
 * Every refusal known, the first that fits counts. The types and words are GitHub's; types come first because the words
 * are rewritten now and then.
 */
const refusals: readonly Refusal[] = [
  { code: 'bad-credentials', type: /^HTTP 401$/, fix: renewToken },
  {
    code: 'missing-scope',
    type: /^INSUFFICIENT_SCOPES$/,
    fix: () => 'Give the token the `repo` scope (`public_repo` is enough for a public repository).',
  },
  { code: 'merge-queue', words: /through the merge queue/i, fix: propose },
  { code: 'protected-branch', type: /^BRANCH_PROTECTION_RULE_VIOLATION$/, fix: propose },
  {
    code: 'pull-requests-not-allowed',
    words: /not permitted to create or approve pull requests/i,
    fix: () =>
      'Allow it under Settings → Actions → General → Workflow permissions: "Allow GitHub Actions to create and approve ' +
      'pull requests" (an organisation has the same setting), or give `token` one of a GitHub App.',
  },
  {
    code: 'archived',
    words: /archived so is read-only/i,
    fix: () => 'Remove this workflow, or unarchive the repository.',
  },
  {
    code: 'sso',
    words: /SAML enforcement|\bSSO\b/,
    fix: () =>
      "Authorise the token for the organisation's single sign-on (Settings → Developer settings → Configure SSO).",
  },
  {
    code: 'ip-allow-list',
    words: /IP allow list/i,
    fix: () => "Run on a runner whose address is on the organisation's IP allow list.",
  },
  {
    code: 'branch-name',
    words: /exists; cannot create|not a valid (?:ref|branch) name/i,
    fix: () => 'Set `pull-request-branch` to another name.',
  },
  { code: 'ruleset', words: /repository rule violations? found/i, fix: propose },
  { code: 'protected-branch', words: /protected branch|protected ref\b/i, fix: propose },
  { code: 'bad-credentials', words: /bad credentials|requires authentication/i, fix: renewToken },
  {
    code: 'missing-permission',
    words: /not accessible by|correct permissions to execute|must have (?:push|write|admin)/i,
    fix: grant,
  },
  { code: 'missing-permission', type: /^(?:FORBIDDEN|HTTP 403)$/, fix: grant },
  {
    code: 'not-found',
    type: /^(?:NOT_FOUND|HTTP 404)$/,
    fix: () =>
      'Check `repository` (owner/name) and `branch`. A private repository looks absent to a token without access to it; ' +
      'the GITHUB_TOKEN of a workflow sees its own repository only, so give `token` another one.',
  },
];

const unknownRefusal: Refusal = {
  code: 'refused',
  fix: () => 'If these words are not clear, please report them.',
};

/** Makes the error for a failure that another try will not change. */
export function refusalOf(failure: Failure, doing: Doing, cause?: unknown): RefusedError {
  const { type, message } = mostTelling(failure);
  const fits = (row: Refusal) => (row.type?.test(type) ?? true) && (row.words?.test(message) ?? true);
  const { code, fix } = refusals.find(fits) ?? unknownRefusal;
  return new RefusedError({ code, what: doing.what, words: message, fix: fix(doing) }, { cause });
}

/** The same for complaints beside data, of which the first is the telling one. */
export function refusalOfComplaints(complaints: readonly Complaint[], doing: Doing): RefusedError {
  return refusalOf({ kind: 'complaints', complaints, data: null, headers: {} }, doing);
}

function mostTelling(failure: Failure): { type: string; message: string } {
  if (failure.kind === 'no-answer') return { type: '', message: failure.message };
  if (failure.kind === 'status') return { type: `HTTP ${failure.status}`, message: failure.message };
  const first = failure.complaints[0];
  return { type: first?.type ?? '', message: first?.message ?? '' };
}

/** A way round the rules is never advised: whoever may push past them is the owner's decision. */
function propose({ ours, rules }: Doing): string {
  const known = rules.length === 0 ? '' : `Its rules ask for ${rules.join(', ')}. `;
  return ours
    ? `${known}Set \`pull-request-branch\` to a name that these rules leave alone.`
    : `${known}Set \`mode: pull-request\`, which proposes the change instead of pushing it.`;
}

function grant({ needs }: Doing): string {
  // A job that lists permissions loses every one it does not list.
  const list = needs === 'pull-requests: write' ? `contents: write, ${needs}` : needs;
  return (
    `Give the job \`permissions: { ${list} }\`, and any other \`token\` the same permission on this repository. ` +
    'In runs for a pull request from a fork, and for Dependabot, the token can only read: refresh on `schedule` or `push`.'
  );
}

function renewToken(): string {
  return 'The token is wrong, expired or revoked: renew the one in `token`, or leave `token` out.';
}
