import type { Committed } from '../../github/commit.ts';
import type { Proposed } from '../../github/propose.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import { isError } from '../../text/errors.ts';
import type { ModeResult } from '../mode.ts';
import type { RunContext } from '../run-context.ts';

/** A sentence about what a run did, and the address of the result; null if there is none. */
export interface OutcomeMessage {
  readonly sentence: string;
  readonly url: string | null;
}

export function outcomeMessage({ refresh, published }: ModeResult): OutcomeMessage {
  if (published === null) return { sentence: describeFiles(refresh), url: null };
  if (published.outcome === 'failed') {
    const { error } = published;
    const url = isError(error) ? error.fields.url : null;
    return { sentence: 'Publishing failed.', url: url ?? null };
  }
  const link = published.outcome === 'committed' ? published.commit : published.pullRequest;
  return { sentence: describePublished(published), url: link.url };
}

function describeFiles({ outcome, files }: RefreshResult): string {
  const count = files.filter((file) => file.outcome === outcome).length;
  const countedFiles = count === 1 ? '1 file' : `${count} files`;
  switch (outcome) {
    case 'changed':
      return `Updated ${countedFiles} in the workspace.`;
    case 'out-of-date':
      return `${countedFiles} ${count === 1 ? 'is' : 'are'} out of date. Run status-snippets, or run this action in another mode.`;
    case 'unchanged':
      return 'All sections are up to date; nothing was written.';
    case 'failed':
      return 'Nothing was written.';
  }
}

function describePublished(published: Committed | Proposed): string {
  const branch = `branch "${published.branch}" of ${published.repository}`;
  if (published.outcome === 'committed') return `Committed ${published.commit.oid.slice(0, 7)} to ${branch}.`;
  const { number } = published.pullRequest;
  switch (published.outcome) {
    case 'proposed':
      if (published.operation === 'created') return `Opened pull request #${number} for ${branch}.`;
      return published.commit === null
        ? `The change is already in pull request #${number} for ${branch}.`
        : `Updated pull request #${number} for ${branch}.`;
    case 'closed':
      return `Closed pull request #${number}: ${branch} is already up to date.`;
    case 'left-open':
      return (
        `Left pull request #${number} as it is, because others have contributed to it; ` +
        (published.isDue ? `${branch} is out of date: merge or close it.` : `${branch} is already up to date.`)
      );
    case 'declined':
      return (
        `Pull request #${number} with the same change to ${branch} was closed, so it is not opened again; ` +
        'reopen it, or change the branch yourself.'
      );
  }
}

/** Finds hints that users of schedules, and of the workflow's own token, should know. */
export function findHints(
  { event, isPublic }: Pick<RunContext, 'event' | 'isPublic'>,
  published: ModeResult['published'],
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

/** The hint about the checks of a pull request; null if the token certainly is not the workflow's own. */
export function pullRequestChecksHint(token: string | null): string | null {
  if (!mayBeWorkflowToken(token)) return null;
  return (
    'If this pull request was opened with `GITHUB_TOKEN`, its checks wait until someone with write access clicks ' +
    '“Approve workflows to run”. With `token` set to a GitHub App token, they start automatically.'
  );
}

/** Tokens of people have their own prefixes. Tokens of workflows and of GitHub Apps share one, so they look the same. */
function mayBeWorkflowToken(token: string | null): boolean {
  return !/^(?:ghp|gho|ghu|github_pat)_/.test(token ?? '');
}
