import { createHash } from 'node:crypto';
import type { Settings } from '../config/settings.ts';
import type { CommitMessage } from '../github/commit.ts';
import type { Proposal } from '../github/propose.ts';
import {
  type ChangeSummary,
  defaultBody,
  defaultSubject,
  requestNote,
  summarizeChange,
} from '../refresh/commit-message.ts';
import { formatDiff } from '../refresh/diff.ts';
import type { RefreshResult } from '../refresh/result.ts';
import { invalidInput } from '../text/errors.ts';
import { didYouMean } from '../text/suggest.ts';
import { changeTable, diffBlock, htmlText } from './report/job-summary.ts';
import { pullRequestChecksHint } from './report/outcome-message.ts';

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
  const texts = changes.map(({ path, contents }) => [path, contents.map(({ after }) => after.replace(/\r\n?/g, '\n'))]);
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

/** The placeholders of the inputs `commit-message` and `pull-request-title`. */
const placeholders: ReadonlyMap<string, (summary: ChangeSummary) => readonly (string | null)[]> = new Map([
  ['slug', ({ pages }) => pages.map(({ slug }) => slug)],
  ['address', ({ pages }) => pages.map(({ address }) => address)],
  ['previous-address', ({ kind, pages }) => pages.map((page) => (kind === 'moved' ? page.previousAddress : null))],
]);

const placeholderPattern = /\{([\w-]+)\}/g;

/**
 * Checks that every placeholder in a template is known.
 *
 * @param input the name of the input, for the message
 * @throws {StatusSnippetsError}
 */
export function validateTemplate(input: string, template: string | null): void {
  for (const [text, name = ''] of (template ?? '').matchAll(placeholderPattern)) {
    if (placeholders.has(name)) continue;
    const names = [...placeholders.keys()];
    const fix = didYouMean(
      name,
      names,
      `use one of ${names.map((each) => `{${each}}`).join(', ')}`,
      (each) => `{${each}}`,
    );
    throw invalidInput(`input ${input}`, { problem: `contains the unknown placeholder "${text}"`, fix });
  }
}

/** Replaces each placeholder with its values, without duplicates. `{previous-address}` is empty unless pages moved. */
function fillTemplate(template: string, summary: ChangeSummary): string {
  return template.replace(placeholderPattern, (text, name: string) => {
    const values = placeholders.get(name)?.(summary);
    return values ? [...new Set(values)].join(', ') : text;
  });
}

/** The message of a commit: the input `commit-message`, whose first line is the subject, or else the default message. */
export function createCommitMessage(summary: ChangeSummary, template: string | null): CommitMessage {
  const lines = fillTemplate(template ?? '', summary)
    .trim()
    .split(/\r\n|\n|\r/);
  const [subject = '', ...body] = lines;
  if (subject === '') return { subject: defaultSubject(summary), body: defaultBody(summary) };
  return { subject: subject.trim(), body: body.join('\n').trim() };
}
