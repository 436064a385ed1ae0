import { visibleText } from './escape.ts';

/**
 * Text inside HTML: nothing of it is markup. It stays on one line, so that a block of HTML goes on to its end, where Markdown
 * is not read.
 */
export function htmlText(text: string): string {
  return visibleText(text.replace(/\s+/g, ' ')).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A word of others, set apart. */
export function htmlCode(text: string): string {
  return `<code>${htmlText(text)}</code>`;
}

/** A link; an address that is no web address is only shown. */
export function htmlLink(address: string, label: string): string {
  return /^https?:\/\//.test(address)
    ? `<a href="${htmlText(address)}">${htmlText(label)}</a>`
    : htmlText(label);
}

/** A table of HTML. The cells are markup already. */
export function htmlTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (name: 'th' | 'td', cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
  return ['<table>', line('th', head), ...rows.map((row) => line('td', row)), '</table>'].join('\n');
}

/** Text between fences that nothing in it can close. */
export function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${visibleText(text).replace(/\n$/, '')}\n${fence}`;
}

/** Something that is folded away until it is asked for. The blank lines let Markdown begin and end. */
export function folded(title: string, markdown: string): string {
  return `<details><summary>${htmlText(title)}</summary>\n\n${markdown}\n\n</details>`;
}

/** The first lines of a text, in at most so many bytes. */
export function clipped(text: string, limit: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= limit) return text;
  const whole = bytes
    .subarray(0, limit)
    .toString()
    .replace(/\uFFFD+$/, '');
  const lines = whole.slice(0, Math.max(0, whole.lastIndexOf('\n')));
  return `${lines || whole}\n… and more; this is the beginning`;
}
