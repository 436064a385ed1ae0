import type { Finding } from '../core/errors.ts';
import { escapeHidden } from '../core/quote.ts';
import type { FileResult } from '../refresh/result.ts';
import type { Annotation } from './workflow-commands.ts';

// The parts of summaries and of descriptions of pull requests, as Markdown. Untrusted text is
// escaped or in code.

const maxMessageBytes = 100_000;

/**
 * Tables of this size fit into the description of a pull request, which has 65,536 characters,
 * beside a diff.
 */
const maxSectionTableBytes = 20_000;

export function joinBlocks(blocks: readonly string[]): string {
  return `${['## Status snippets', ...blocks].filter((block) => block !== '').join('\n\n')}\n`;
}

export function paragraph(parts: readonly string[]): string {
  return `<p>${parts.map(htmlLink).join(' ')}</p>`;
}

export function noteBlock(hint: string): string {
  return `> [!NOTE]\n> ${hint}`;
}

type Message = Pick<Annotation | Finding, 'level' | 'message'>;

export function messageBlock(annotations: readonly Message[]): string {
  const lines = annotations.map(({ level, message }) => `${level}: ${message}`);
  return lines.length === 0
    ? ''
    : fencedBlock('text', firstLines(lines.join('\n'), maxMessageBytes));
}

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
  return htmlTable(['Section', 'Page', 'Before', 'After'], rows, maxSectionTableBytes);
}

/**
 * Escapes text for HTML, on one line, because an empty line would end the HTML block and start
 * Markdown.
 */
function htmlText(text: string): string {
  return escapeHidden(text.replace(/\s+/g, ' ')).replace(
    /[&<>"']/g,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
}

export function htmlCode(text: string): string {
  return `<code>${htmlText(text)}</code>`;
}

export function htmlLink(address: string): string {
  const text = htmlText(address);
  return /^https?:\/\/\S+$/.test(address) ? `<a href="${text}">${text}</a>` : text;
}

export function htmlTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  maxBytes: number,
): string {
  if (rows.length === 0) return '';
  const line = (name: 'th' | 'td', cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
  const lines = rows.map((row) => line('td', row));
  let bytes = 0;
  const fitting = lines.filter((row) => {
    bytes += Buffer.byteLength(row);
    return bytes <= maxBytes;
  });
  const table = ['<table>', line('th', head), ...fitting, '</table>'].join('\n');
  return fitting.length < lines.length
    ? `${table}\n\nand ${lines.length - fitting.length} more.`
    : table;
}

/** The fence is longer than any sequence of backticks in the text, which `firstLines` returned. */
function fencedBlock(language: string, text: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** The blank lines start and end the Markdown inside the HTML. */
export function diffBlock(diff: string): string {
  return diff === ''
    ? ''
    : `<details><summary>Diff</summary>\n\n${fencedBlock('diff', diff)}\n\n</details>`;
}

/**
 * Keeps the first whole lines that fit, with hidden characters as escapes, which are up to five
 * times as long.
 */
export function firstLines(text: string, maxBytes: number): string {
  const escaped = escapeHidden(text, 'breaks-allowed');
  const bytes = Buffer.from(escaped);
  if (bytes.length <= maxBytes) return escaped;
  const whole = bytes.subarray(0, maxBytes).toString();
  return `${whole.slice(0, whole.lastIndexOf('\n') + 1)}… (truncated)`;
}
