import type { CommitMessage } from '../../github/commit/create-commit.ts';
import { type ChangeSummary, commitBody, commitSubject, summarizeChange } from '../../refresh/change-summary.ts';
import type { FileReport } from '../../refresh/result.ts';
import { moveSentences } from '../report/change-table.ts';
import { fillTemplate } from './template.ts';

/**
 * The message of the commit for these files, at least one of which has changed.
 *
 * @param template the input `commit-message`; its first line is the subject
 */
export function createCommitMessage(files: readonly FileReport[], template: string | null): CommitMessage {
  const summary = requireSummary(files);
  const [subject = '', ...body] = fillTemplate(template ?? '', summary)
    .trim()
    .split(/\r\n|\n|\r/);
  if (subject.trim() !== '') return { subject: subject.trim(), body: body.join('\n').trim() };
  return { subject: commitSubject(summary), body: describeFiles(files) };
}

/** Which pages moved, or what else changed, in sentences. */
export function describeFiles(files: readonly FileReport[]): string {
  const moves = moveSentences(files);
  return moves.length > 0 ? moves.join('\n') : commitBody(requireSummary(files));
}

/** The most important change of a run that changes something. */
export function requireSummary(files: readonly FileReport[]): ChangeSummary {
  const summary = summarizeChange(files);
  if (summary === null) throw new Error('No section has changed');
  return summary;
}
