import type { PublishResult } from '../../github/publish-result.ts';
import type { RunContext } from '../context.ts';

/** What users of schedules and of the workflow's own token should know. */
export function findHints(
  { event, isPublic }: Pick<RunContext, 'event' | 'isPublic'>,
  published: PublishResult | null,
  token: string | null,
): string[] {
  const hints = [
    published?.outcome === 'committed' && mayBeWorkflowToken(token) ? commitHint : null,
    published?.outcome === 'proposed' ? pullRequestChecksHint(token) : null,
    event === 'schedule' && isPublic !== false ? scheduleHint : null,
  ];
  return hints.filter((hint) => hint !== null);
}

const scheduleHint =
  'GitHub disables the schedules of a public repository after 60 days without activity, and sends an email; “Enable ' +
  'workflow” on the Actions tab enables them again.';

const commitHint =
  'A commit made with `GITHUB_TOKEN` does not start workflows. To start them, set `token` to a GitHub App token.';

/** About the checks of a pull request; null if the token certainly is not the workflow's. */
export function pullRequestChecksHint(token: string | null): string | null {
  if (!mayBeWorkflowToken(token)) return null;
  return (
    'If this pull request was opened with `GITHUB_TOKEN`, its checks wait until someone with write access clicks ' +
    '“Approve workflows to run”. With `token` set to a GitHub App token, they start automatically.'
  );
}

/** Tokens of people have prefixes of their own; those of workflows and of GitHub Apps have the same one. */
function mayBeWorkflowToken(token: string | null): boolean {
  return !/^(?:ghp|gho|ghu|github_pat)_/.test(token ?? '');
}
