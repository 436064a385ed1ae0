import type { Format } from '../sections/format.ts';
import type { SnippetName } from '../sections/markers/marker.ts';
import type { Range } from '../text/range.ts';

/** A replacement of some characters of a text. */
export interface TextEdit extends Range {
  readonly text: string;
}

/** A text after edits, and the range that each edit wrote, in the order of the given edits. */
export interface EditedText {
  readonly text: string;
  readonly written: readonly Range[];
}

/** Applies edits that do not overlap. Several insertions at the same offset are applied in the given order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): EditedText {
  const order = edits.map((edit, index) => ({ edit, index }));
  order.sort(
    (one, other) => one.edit.start - other.edit.start || one.edit.end - other.edit.end || one.index - other.index,
  );
  const written: Range[] = Array.from({ length: edits.length });
  let [result, from] = ['', 0];
  for (const { edit, index } of order) {
    result += text.slice(from, edit.start);
    written[index] = { start: result.length, end: result.length + edit.text.length };
    result += edit.text;
    from = edit.end;
  }
  return { text: result + text.slice(from), written };
}

/** The offset at which the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  if (offset === 0) return 0;
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

/** Whether a text consists only of separators: white space, line breaks, bars, dots, dashes and the like. */
export function isSeparator(text: string): boolean {
  return /^(?:[\s|/\\•·∙–—\-,>]|&nbsp;|&bull;|&middot;|<br\s*\/?>)*$/i.test(text);
}

/** The attributes of a new start marker, in the order in which they are written. Those that are null are not written. */
export interface MarkerAttributes {
  readonly slug: string;
  readonly customDomain: string | null;
  readonly show: readonly SnippetName[] | null;
}

/** The start marker and the end marker of a section, as comments of a format. */
export interface Markers {
  readonly start: string;
  readonly end: string;
}

/** Writes the markers of a new section. */
export function writeMarkers(format: Format, { slug, customDomain, show }: MarkerAttributes): Markers {
  let words = `status-snippets start slug="${slug}"`;
  if (customDomain !== null) words += ` custom-domain="${customDomain}"`;
  if (show !== null) words += ` show="${show.join(' ')}"`;
  const comment = format === 'mdx' ? (text: string) => `{/* ${text} */}` : (text: string) => `<!-- ${text} -->`;
  return { start: comment(words), end: comment('status-snippets end') };
}
