import { escapeHidden } from '../../text/hidden-characters.ts';

/** Escapes text for HTML, on one line, because an empty line would end the HTML block and start Markdown. */
export function htmlText(text: string): string {
  return escapeHidden(text.replace(/\s+/g, ' ')).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Untrusted text as code. */
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
export function fencedBlock(language: string, text: string): string {
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
