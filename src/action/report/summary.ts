import type { Report } from '../../refresh/json-report.ts';
import type { ChangeReport } from '../job.ts';
import type { Annotation } from './annotations.ts';
import { collapsible, fencedBlock, htmlCode, htmlLink, htmlTable, htmlText, truncate } from './html.ts';
import type { OutcomeMessage } from './outcome-message.ts';

/** GitHub takes summaries of up to 1 MiB; these limits leave space for the rest. */
const maxDiffBytes = 400_000;
const maxMessageBytes = 100_000;
const maxPages = 20;

/** Everything that a summary shows. */
export interface SummaryContent {
  readonly report: Report;
  readonly changeReport: ChangeReport;
  readonly message: OutcomeMessage;
  readonly annotations: readonly Annotation[];
  readonly hints: readonly string[];
}

/** The summary of a run, as Markdown. Untrusted text is escaped or in code, and the badges are validated. */
export function createSummary({ report, changeReport, message, annotations, hints }: SummaryContent): string {
  const { table, diff } = changeReport;
  return joinBlocks([
    heading,
    messageParagraph(message),
    messageBlock(annotations),
    table,
    pageTable(report),
    ...badges(report),
    diff && collapsible('Diff', fencedBlock('diff', truncate(diff, maxDiffBytes))),
    ...hints.map((hint) => `> [!NOTE]\n> ${hint}`),
  ]);
}

/** The summary of a run that ended before it had a result. */
export function errorSummary(message: string): string {
  return joinBlocks([heading, fencedBlock('text', truncate(message, maxMessageBytes))]);
}

/** The summary of a run that had nothing to do. */
export function skippedSummary(sentence: string): string {
  return joinBlocks([heading, messageParagraph({ sentence, url: null })]);
}

const heading = '## Status snippets';

function joinBlocks(blocks: readonly string[]): string {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function messageParagraph({ sentence, url }: OutcomeMessage): string {
  const link = url === null ? '' : ` ${htmlLink(url, url)}`;
  return `<p>${htmlText(sentence)}${link}</p>`;
}

/** Without notices, which repeat what the table shows. */
function messageBlock(annotations: readonly Annotation[]): string {
  const lines = annotations
    .filter(({ level }) => level !== 'notice')
    .map(({ level, message }) => `${level}: ${message}`);
  return lines.length === 0 ? '' : fencedBlock('text', truncate(lines.join('\n'), maxMessageBytes));
}

function pageTable({ pages, files }: Report): string {
  const sections = files.flatMap((file) => file.sections);
  const rows = pages.slice(0, maxPages).map(({ slug, source, snippets }) => {
    const section = sections.find((one) => one.slug === slug);
    const address = section?.address || (snippets.status_page_url ?? '');
    return [htmlCode(slug), htmlLink(address, address), sourceDescriptions[source]];
  });
  return rows.length === 0 ? '' : htmlTable(['Page', 'Address', 'Source'], rows);
}

/** A validated badge is exactly an image and a link. */
function badges({ pages }: Report): string[] {
  return pages.slice(0, maxPages).flatMap(({ snippets }) => snippets.badge_markdown ?? []);
}

const sourceDescriptions: Readonly<Record<Report['pages'][number]['source'], string>> = {
  endpoint: 'endpoint: response of the service',
  cache: 'cache: recent response of the service',
  stale: 'stale: last good response, because the service is unavailable',
  offline: 'offline: generated without a request',
};
