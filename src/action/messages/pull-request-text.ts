import { createHash } from 'node:crypto';
import type { Settings } from '../../config/settings.ts';
import { createPullRequestText } from '../../github/pull-request/body.ts';
import type { StepContext } from '../../github/pull-request/step-context.ts';
import { defaultBody, defaultSubject, summarizeChange } from '../../refresh/default-commit-message.ts';
import { formatDiff } from '../../refresh/diff.ts';
import type { RefreshResult } from '../../refresh/refresh-result.ts';
import { diffBlock, htmlText } from '../report/html.ts';
import { changeTable } from '../report/job-summary.ts';
import { pullRequestChecksHint } from '../report/outcome-message.ts';
import { createCommitMessage, fillTemplate } from './message-template.ts';

/** The texts of a pull request and of its commit. */
interface Proposal extends Pick<StepContext, 'text' | 'message'> {
  /** Identifies the change, in letters and digits. */
  readonly hash: string;
}

/** GitHub accepts 65,536 characters in a description, which contains more than the diff. */
const maxDiffBytes = 30_000;

/** The texts of the pull request for a run; all are empty if it changes nothing. */
export function createProposal(
  refresh: RefreshResult,
  { commitMessage, pullRequestTitle, token }: Pick<Settings, 'commitMessage' | 'pullRequestTitle' | 'token'>,
): Proposal {
  const summary = summarizeChange(refresh.files);
  if (summary === null) return { text: { title: '', body: '' }, message: { subject: '', body: '' }, hash: '' };
  const title = fillTemplate(pullRequestTitle ?? '', summary)
    .replace(/\s+/g, ' ')
    .trim();
  const hash = hashChange(refresh);
  const hint = pullRequestChecksHint(token);
  const description = [
    `<p>${htmlText(defaultBody(summary))}</p>`,
    changeTable(refresh.files),
    diffBlock(formatDiff(refresh.changes), maxDiffBytes),
    'Only the text between the markers changes. This description and the branch are kept up to date until the pull ' +
      'request is merged. If you close it, it is not opened again for the same change.',
    ...(hint === null ? [] : [`> [!NOTE]\n> ${hint}`]),
  ];
  return {
    text: createPullRequestText(title || defaultSubject(summary), description.join('\n\n'), hash),
    message: createCommitMessage(summary, commitMessage),
    hash,
  };
}

/**
 * Hashes the new content of the changed sections. Edits elsewhere in the files do not change the hash. So after such edits,
 * a pull request that a person closed is not opened again.
 */
function hashChange({ changes }: RefreshResult): string {
  const contents = changes.map(({ path, after, edits }) => [
    path,
    edits.map((edit) => after.slice(edit.after.start, edit.after.end).replace(/\r\n?/g, '\n')),
  ]);
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex');
}
