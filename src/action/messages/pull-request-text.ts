import { createHash } from 'node:crypto';
import type { Settings } from '../../config/settings.ts';
import type { Proposal } from '../../github/propose.ts';
import { defaultBody, defaultSubject, requestNote, summarizeChange } from '../../refresh/commit-message.ts';
import { formatDiff } from '../../refresh/diff.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import { diffBlock, htmlText } from '../report/html.ts';
import { changeTable } from '../report/job-summary.ts';
import { pullRequestChecksHint } from '../report/outcome-message.ts';
import { createCommitMessage, fillTemplate } from './message-template.ts';

/** GitHub accepts 65,536 characters in a description, which contains more than the diff. */
const maxDiffBytes = 30_000;

type Texts = Omit<Proposal, 'at' | 'paths' | 'changes'>;

type ProposalSettings = Pick<
  Settings,
  'commitMessage' | 'pullRequestTitle' | 'pullRequestBody' | 'pullRequestLabels' | 'autoMerge' | 'token'
>;

/** The texts of the pull request for a run; all are empty if it changes nothing. */
export function createProposal(
  refresh: RefreshResult,
  { commitMessage, pullRequestTitle, pullRequestBody, pullRequestLabels: labels, autoMerge, token }: ProposalSettings,
): Texts {
  const summary = summarizeChange(refresh.files);
  if (summary === null) {
    return { title: '', description: '', message: { subject: '', body: '' }, hash: '', labels, autoMerge };
  }
  const title = fillTemplate(pullRequestTitle ?? '', summary)
    .replace(/\s+/g, ' ')
    .trim();
  const hint = pullRequestChecksHint(token);
  const description = [
    ...(pullRequestBody === null ? [] : [fillTemplate(pullRequestBody, summary)]),
    `<p>${htmlText(defaultBody(summary))}</p>`,
    changeTable(refresh.files),
    diffBlock(formatDiff(refresh.changes), maxDiffBytes),
    requestNote,
    ...(hint === null ? [] : [`> [!NOTE]\n> ${hint}`]),
  ];
  return {
    title: title || defaultSubject(summary),
    description: description.join('\n\n'),
    message: createCommitMessage(summary, commitMessage),
    hash: hashChange(refresh),
    labels,
    autoMerge,
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
