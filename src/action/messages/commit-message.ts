import type { CommitMessage } from '../../github/commit/create-commit.ts';
import { bodyOf, type Headline, headlineOf, subjectOf } from '../../refresh/report/change-summary.ts';
import type { FileReport } from '../../refresh/report/report.ts';
import { moveSentences } from '../report/change-table.ts';
import { fillTemplate } from './template.ts';

/**
 * The message of the commit for these files, at least one of which has changed.
 *
 * @param template the input `commit-message`; its first line is the subject
 */
export function createCommitMessage(files: readonly FileReport[], template: string | null): CommitMessage {
  const headline = requireHeadline(files);
  const [subject = '', ...body] = fillTemplate(template ?? '', headline)
    .trim()
    .split(/\r\n|\n|\r/);
  if (subject.trim() !== '') return { subject: subject.trim(), body: body.join('\n').trim() };
  return { subject: subjectOf(headline), body: describeFiles(files) };
}

/** Which pages moved, or what else changed, in sentences. */
export function describeFiles(files: readonly FileReport[]): string {
  const moves = moveSentences(files);
  return moves.length > 0 ? moves.join('\n') : bodyOf(requireHeadline(files));
}

/** The most important change of a run that changes something. */
export function requireHeadline(files: readonly FileReport[]): Headline {
  const headline = headlineOf(files);
  if (headline === null) throw new Error('No section has changed');
  return headline;
}
