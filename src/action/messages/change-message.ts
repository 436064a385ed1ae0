import type { Words } from '../../github/commit/changes.ts';
import { bodyOf, type Headline, headlineOf, subjectOf } from '../../refresh/report/change-summary.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import type { Task } from '../job.ts';
import { moveSentences } from '../report/change-table.ts';
import { sectionHash } from './change-hash.ts';
import { pullRequestDescription } from './pull-request-body.ts';
import { fillTemplate } from './template.ts';

/** What the commit and the pull request of a run say, which changes something. */
export async function wordsOf(
  run: RefreshResult,
  {
    settings: { format },
    action: { commitMessage, pullRequestTitle, token },
  }: Pick<Task, 'settings' | 'action'>,
): Promise<Words> {
  const headline = headlineOf(run.files);
  if (headline === null) throw new Error('A run that changes files has no changed section');
  const lead = leadOf(run, headline);
  const usual = { subject: subjectOf(headline), body: lead };
  return {
    ...(commitMessage === null ? usual : (messageOf(fillTemplate(commitMessage, headline)) ?? usual)),
    title: (pullRequestTitle && oneLine(fillTemplate(pullRequestTitle, headline))) || usual.subject,
    description: pullRequestDescription(lead, run, token),
    hash: await sectionHash(run, format),
  };
}

function leadOf(run: RefreshResult, headline: Headline): string {
  const moves = moveSentences(run.files);
  return moves.length > 0 ? moves.join('\n') : bodyOf(headline);
}

/** The first line is the subject, as everywhere in git; null where nothing is left of the text. */
function messageOf(text: string): Pick<Words, 'subject' | 'body'> | null {
  const [subject = '', ...rest] = text.trim().split(/\r\n|\n|\r/);
  return subject === '' ? null : { subject: subject.trim(), body: rest.join('\n').trim() };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
