import { createHash } from 'node:crypto';
import type { Settings } from '../config/settings.ts';
import { type ChangeSummary, defaultMessage, requestNote, summarizeChange } from '../refresh/commit-message.ts';
import { formatDiff } from '../refresh/diff.ts';
import type { RefreshResult } from '../refresh/result.ts';
import { invalidInput } from '../text/errors.ts';
import { lineEnding } from '../text/range.ts';
import { didYouMean } from '../text/suggest.ts';
import { changeTable, diffBlock, firstLines, noteBlock, paragraph } from './job-summary.ts';
import { pullRequestHint } from './report.ts';
import type { RunContext } from './run-context.ts';

/** `{previous-address}` is empty unless pages moved. */
const placeholders: Record<string, (page: ChangeSummary['pages'][number], kind: string) => string | null> = {
  slug: ({ slug }) => slug,
  address: ({ address }) => address,
  'previous-address': ({ previousAddress }, kind) => (kind === 'moved' ? previousAddress : null),
};

const placeholderPattern = /\{([\w-]+)\}/g;

/** @throws {StatusSnippetsError} for an unknown placeholder in a template */
export function validateTemplates({ commitMessage, pullRequestTitle, pullRequestBody }: Settings): void {
  const names = Object.keys(placeholders);
  const inBraces = (name: string) => `{${name}}`;
  const templates = {
    'commit-message': commitMessage,
    'pull-request-title': pullRequestTitle,
    'pull-request-body': pullRequestBody,
  };
  for (const [input, template] of Object.entries(templates)) {
    for (const [text, name = ''] of (template ?? '').matchAll(placeholderPattern)) {
      if (names.includes(name)) continue;
      const fix = didYouMean(name, names, `use one of ${names.map(inBraces).join(', ')}`, inBraces);
      throw invalidInput(`input ${input}`, { problem: `contains the unknown placeholder "${text}"`, fix });
    }
  }
}

function fillTemplate(template: string | null, { kind, pages }: ChangeSummary): string {
  const valuesOf = (name: string) => new Set(pages.map((page) => placeholders[name]?.(page, kind)));
  return (template ?? '').replace(placeholderPattern, (_, name) => [...valuesOf(name)].join(', ')).trim();
}

/** GitHub accepts 65,536 characters in a description, which contains more than the diff. */
const maxDescriptionDiffBytes = 30_000;

export function createProposal(result: RefreshResult, settings: Settings, context: RunContext) {
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

/** Hashes only the new content of sections, so that edits elsewhere do not reopen a pull request that was closed. */
function hashChange(changes: RefreshResult['changes']): string {
  const all = changes.map(({ path, sectionTexts }) => [path, sectionTexts.map((text) => text.replace(/\r\n?/g, '\n'))]);
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}
