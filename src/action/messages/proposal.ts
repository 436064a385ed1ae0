import { createHash } from 'node:crypto';
import type { Settings } from '../../config/settings.ts';
import type { CommitMessage } from '../../github/commit/create-commit.ts';
import { createPullRequestText, type PullRequestText } from '../../github/pull-request/body.ts';
import { commitSubject } from '../../refresh/change-summary.ts';
import { formatDiff } from '../../refresh/diff.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import { changeTable } from '../report/change-table.ts';
import { pullRequestChecksHint } from '../report/hints.ts';
import { collapsible, fencedBlock, htmlText, truncate } from '../report/html.ts';
import { createCommitMessage, describeFiles, requireSummary } from './commit-message.ts';
import { fillTemplate } from './template.ts';

/** All texts of a pull request. */
export interface Proposal {
  readonly text: PullRequestText;
  readonly message: CommitMessage;
  /** Identifies the change, in letters and digits. */
  readonly hash: string;
}

/** GitHub takes 65,536 characters in all. */
const maxDiffBytes = 30_000;
const maxTableRows = 50;

/** The texts of the pull request for a run that changes something. */
export function describeChange(
  refresh: RefreshResult,
  { commitMessage, pullRequestTitle, token }: Pick<Settings, 'commitMessage' | 'pullRequestTitle' | 'token'>,
): Proposal {
  const summary = requireSummary(refresh.files);
  const title = fillTemplate(pullRequestTitle ?? '', summary)
    .replace(/\s+/g, ' ')
    .trim();
  const hash = hashChange(refresh);
  return {
    text: createPullRequestText(title || commitSubject(summary), describe(refresh, token), hash),
    message: createCommitMessage(refresh.files, commitMessage),
    hash,
  };
}

/** The description, as Markdown: which addresses change, the diff, and what to know before merging. */
function describe({ files, changes }: RefreshResult, token: string | null): string {
  const diff = fencedBlock('diff', truncate(formatDiff(changes), maxDiffBytes));
  const hint = pullRequestChecksHint(token);
  return [
    `<p>${htmlText(describeFiles(files))}</p>`,
    changeTable(files, maxTableRows),
    collapsible('Diff', diff),
    'Only the text between the markers changes. This description and the branch are kept up to date until the pull ' +
      'request is merged. If you close it, it is not opened again for the same change.',
    ...(hint === null ? [] : [`> [!NOTE]\n> ${hint}`]),
  ].join('\n\n');
}

/**
 * Hashes the new content of the changed sections. Edits elsewhere in the files do not change the hash, so they do not open a
 * pull request again that a person closed.
 */
function hashChange({ changes }: RefreshResult): string {
  const contents = changes.map(({ path, after, edits }) => [
    path,
    edits.map((edit) => after.slice(edit.after.start, edit.after.end).replace(/\r\n?/g, '\n')),
  ]);
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex');
}
