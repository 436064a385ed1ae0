import type { FileResult, Report } from '../../refresh/result.ts';
import { escapeHidden } from '../../text/hidden-characters.ts';
import type { Annotation } from './annotations.ts';
import type { OutcomeMessage } from './outcome-message.ts';

/** GitHub accepts summaries of up to 1 MiB. These limits leave space for the rest of the summary. */
const maxDiffBytes = 400_000;
const maxMessageBytes = 100_000;
const maxPages = 20;

/** A table of this size also fits into the description of a pull request. */
const maxTableRows = 50;

/** The summary of a run, as Markdown. Untrusted text is escaped or in code, and the badges are validated. */
export function createSummary(
  report: Report,
  diff: string,
  message: OutcomeMessage,
  annotations: readonly Annotation[],
  hints: readonly string[],
): string {
  return joinBlocks([
    messageParagraph(message),
    messageBlock(annotations),
    changeTable(report.files),
    pageTable(report),
    // A validated badge is exactly an image and a link.
    ...report.pages.slice(0, maxPages).map(({ snippets }) => snippets.badge_markdown ?? ''),
    diffBlock(diff, maxDiffBytes),
    ...hints.map((hint) => `> [!NOTE]\n> ${hint}`),
  ]);
}

/** The summary of a run that ended before it had a result. */
export function errorSummary(message: string): string {
  return joinBlocks([fencedBlock('text', truncate(message, maxMessageBytes))]);
}

export function skippedSummary(sentence: string): string {
  return joinBlocks([messageParagraph({ sentence, url: null })]);
}

/** A summary of these blocks of Markdown; empty ones are left out. */
export function joinBlocks(blocks: readonly string[]): string {
  return `${['## Status snippets', ...blocks].filter((block) => block !== '').join('\n\n')}\n`;
}

export function messageParagraph({ sentence, url }: OutcomeMessage): string {
  const link = url === null ? '' : ` ${htmlLink(url)}`;
  return `<p>${htmlText(sentence)}${link}</p>`;
}

/** A block with the errors and warnings. Notices are left out, because they repeat what the table shows. */
function messageBlock(annotations: readonly Annotation[]): string {
  const lines = annotations
    .filter(({ level }) => level !== 'notice')
    .map(({ level, message }) => `${level}: ${message}`);
  return lines.length === 0 ? '' : fencedBlock('text', truncate(lines.join('\n'), maxMessageBytes));
}

/** A table of the changed sections with the addresses before and after; empty if nothing changed. */
export function changeTable(files: readonly FileResult[]): string {
  const rows = files.flatMap(({ path, sections }) =>
    sections
      .filter(({ outcome }) => outcome !== 'unchanged')
      .map(({ line, slug, previousAddress, address }) => [
        htmlCode(`${path}:${line}`),
        htmlCode(slug),
        previousAddress === null ? 'none' : htmlCode(previousAddress),
        htmlLink(address),
      ]),
  );
  const table = htmlTable(['Section', 'Page', 'Before', 'After'], rows.slice(0, maxTableRows));
  return rows.length > maxTableRows ? `${table}\n\nand ${rows.length - maxTableRows} more.` : table;
}

function pageTable({ pages, files }: Report): string {
  const sections = files.flatMap((file) => file.sections);
  const rows = pages.slice(0, maxPages).map(({ slug, source, snippets }) => {
    const section = sections.find((candidate) => candidate.slug === slug);
    return [htmlCode(slug), htmlLink(section?.address || (snippets.status_page_url ?? '')), sourceDescriptions[source]];
  });
  return htmlTable(['Page', 'Address', 'Source'], rows);
}

const sourceDescriptions: Readonly<Record<Report['pages'][number]['source'], string>> = {
  endpoint: 'endpoint: response of the service',
  cache: 'cache: recent response of the service',
  stale: 'stale: last good response, because the service is unavailable',
  offline: 'offline: generated, not from the service',
};

/** Escapes text for HTML, on one line, because an empty line would end the HTML block and start Markdown. */
export function htmlText(text: string): string {
  return escapeHidden(text.replace(/\s+/g, ' ')).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export function htmlCode(text: string): string {
  return `<code>${htmlText(text)}</code>`;
}

/** A link that shows its address; an address that is not a web address is shown as text. */
export function htmlLink(address: string): string {
  const text = htmlText(address);
  return /^https?:\/\//.test(address) ? `<a href="${text}">${text}</a>` : text;
}

/** An HTML table; empty if there are no rows. The cells are HTML. */
export function htmlTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (name: 'th' | 'td', cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
  return ['<table>', line('th', head), ...rows.map((row) => line('td', row)), '</table>'].join('\n');
}

/** A code block. Its fence is longer than any sequence of backticks in the text. */
function fencedBlock(language: string, text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${escapeHidden(text, 'breaks-allowed').replace(/\n$/, '')}\n${fence}`;
}

/** A collapsed diff; empty if the diff is empty. The blank lines start and end the Markdown inside the HTML. */
export function diffBlock(diff: string, maxBytes: number): string {
  if (diff === '') return '';
  return `<details><summary>Diff</summary>\n\n${fencedBlock('diff', truncate(diff, maxBytes))}\n\n</details>`;
}

/** The first lines of a text, and a note if there are more. */
export function truncate(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  const whole = bytes
    .subarray(0, maxBytes)
    .toString()
    .replace(/\uFFFD+$/, '');
  const lines = whole.slice(0, Math.max(0, whole.lastIndexOf('\n')));
  return `${lines || whole}\n… (truncated)`;
}
