import type { Report } from '../../refresh/report/report.ts';
import type { Result } from '../job.ts';
import type { Annotation } from './annotations.ts';
import { changeTable } from './change-table.ts';
import { clipped, fenced, folded, htmlCode, htmlLink, htmlTable, htmlText } from './html.ts';
import type { News } from './outcome-message.ts';

/** GitHub takes summaries of up to 1 MiB; these bytes leave room for everything beside them. */
const longestDiff = 400_000;
const longestMessages = 100_000;
const mostPages = 20;
const mostSections = 200;

/** Everything a summary tells. */
export interface SummaryFacts {
  readonly result: Result;
  readonly report: Report;
  /** Of all changes; empty where there are none. */
  readonly diff: string;
  readonly news: News;
  readonly annotations: readonly Annotation[];
  readonly hints: readonly string[];
}

/** The summary of a run, as Markdown. Text of others stands in code or escaped, and the badges were judged before. */
export function summaryText({ result, report, diff, news, annotations, hints }: SummaryFacts): string {
  return joined([
    heading,
    newsParagraph(news),
    messages(annotations),
    changeTable(result.run.files, mostSections),
    pageTable(report),
    ...badges(report),
    diff && folded('Difference', fenced('diff', clipped(diff, longestDiff))),
    ...hints.map((hint) => `> [!NOTE]\n> ${hint}`),
  ]);
}

/** The summary of a run that ended before it had anything to report. */
export function failureSummary(message: string): string {
  return joined([heading, fenced('text', clipped(message, longestMessages))]);
}

/** The summary of a run that had nothing to do. */
export function idleSummary(sentence: string): string {
  return joined([heading, newsParagraph({ sentence, url: null })]);
}

const heading = '## Status snippets';

function joined(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function newsParagraph({ sentence, url }: News): string {
  const link = url === null ? '' : ` ${htmlLink(url, url)}`;
  return `<p>${htmlText(sentence)}${link}</p>`;
}

/** Notices only say again what the table shows. */
function messages(annotations: readonly Annotation[]): string {
  const lines = annotations
    .filter(({ level }) => level !== 'notice')
    .map(({ level, message }) => `${level}: ${message}`);
  return lines.length === 0 ? '' : fenced('text', clipped(lines.join('\n'), longestMessages));
}

function pageTable({ pages, files }: Report): string {
  const sections = files.flatMap((file) => file.sections);
  const rows = pages.slice(0, mostPages).map(({ slug, source, snippets }) => {
    const address =
      sections.find((section) => section.slug === slug)?.address || (snippets.status_page_url ?? '');
    return [htmlCode(slug), htmlLink(address, address), sources[source]];
  });
  return rows.length === 0 ? '' : htmlTable(['Page', 'Address', 'Source'], rows);
}

/** A judged badge is the image and the link it should be, and nothing else. */
function badges({ pages }: Report): string[] {
  return pages.slice(0, mostPages).flatMap(({ snippets }) => snippets.badge_markdown ?? []);
}

const sources: Readonly<Record<Report['pages'][number]['source'], string>> = {
  endpoint: 'endpoint: the service said so just now',
  cache: 'cache: the service said so a moment ago',
  stale: 'stale: the last good answer, since the service is away',
  offline: 'offline: generated without asking',
};
