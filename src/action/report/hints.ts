import type { Published } from '../../github/publish-result.ts';
import type { RunContext } from '../context.ts';

/** What a person should know who publishes with the token of the workflow. */
export function hintsFor(
  { event, isPublic }: Pick<RunContext, 'event' | 'isPublic'>,
  published: Published | null,
  token: string | null,
): string[] {
  const hints = [
    published?.outcome === 'committed' && mayBeWorkflowToken(token) ? commitHint : null,
    published?.outcome === 'proposed' ? clickHint(token) : null,
    event === 'schedule' && isPublic !== false ? scheduleHint : null,
  ];
  return hints.filter((hint) => hint !== null);
}

const scheduleHint =
  'GitHub stops the schedules of a public repository after 60 days without activity in it, and says so by mail; the ' +
  'button “Enable workflow” on the Actions tab starts them again.';

const commitHint =
  'A commit made with `GITHUB_TOKEN` starts no workflows. Where some should run on it, give `token` one of a GitHub App.';

/** About the checks of a pull request; null where the token certainly is not the workflow's. */
export function clickHint(token: string | null): string | null {
  if (!mayBeWorkflowToken(token)) return null;
  return (
    'Where this pull request was opened with `GITHUB_TOKEN`, its checks wait until somebody who may write clicks ' +
    '“Approve workflows to run”. With `token` of a GitHub App they start by themselves.'
  );
}

/** Tokens of people say so at their start; those of workflows and of apps begin alike. */
function mayBeWorkflowToken(token: string | null): boolean {
  return !/^(?:ghp|gho|ghu|github_pat)_/.test(token ?? '');
}
