import { createHash } from 'node:crypto';
import type { Settings } from '../config/settings.ts';
import { lineEnding } from '../core/range.ts';
import {
  defaultMessage,
  fillTemplate,
  requestNote,
  summarizeChange,
} from '../refresh/commit-message.ts';
import { formatDiff } from '../refresh/diff.ts';
import type { RefreshResult } from '../refresh/result.ts';
import type { JobContext } from './job-context.ts';
import { changeTable, diffBlock, firstLines, noteBlock, paragraph } from './job-summary.ts';
import { pullRequestHint } from './report.ts';

/** GitHub accepts 65,536 characters in a description, which contains more than the diff. */
const maxDescriptionDiffBytes = 30_000;

export function createProposal(result: RefreshResult, settings: Settings, context: JobContext) {
  const { files, changes } = result;
  const { reviewers, teamReviewers, assignees } = settings;
  const summary = summarizeChange(files);
  const usual = defaultMessage(summary);
  const [subject = '', ...body] = fillTemplate(settings.commitMessage, summary).split(lineEnding);
  const title = fillTemplate(settings.pullRequestTitle, summary).replace(/\s+/g, ' ');
  const description = [
    fillTemplate(settings.pullRequestBody, summary),
    paragraph([usual.body]),
    changeTable(files),
    diffBlock(firstLines(formatDiff(changes), maxDescriptionDiffBytes)),
    `${requestNote} If you close it, it is not opened again for the same change.`,
    noteBlock(pullRequestHint(context)),
  ];
  return {
    title: title || usual.subject,
    description: description.filter((block) => block !== '').join('\n\n'),
    message: subject === '' ? usual : { subject: subject.trim(), body: body.join('\n').trim() },
    hash: hashChange(changes),
    extras: { labels: settings.pullRequestLabels, reviewers, teamReviewers, assignees },
    isDraft: settings.draft,
    autoMerge: settings.autoMerge,
  };
}

/**
 * Hashes only the new content of sections, so that edits elsewhere do not reopen a pull request
 * that was closed.
 */
function hashChange(changes: RefreshResult['changes']): string {
  const all = changes.map(({ path, sectionTexts }) => [
    path,
    sectionTexts.map((text) => text.replace(/\r\n?/g, '\n')),
  ]);
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}
