import type { Range } from '../text/range.ts';

export interface TextEdit extends Range {
  readonly text: string;
}

/**
 * Applies edits that do not overlap. Several insertions at the same offset are applied in the given order.
 *
 * @returns the new text, and the range that each edit wrote, in the order of the text
 */
export function applyEdits<Edit extends TextEdit>(text: string, edits: readonly Edit[]) {
  const written = new Map<Edit, Range>();
  let [result, from] = ['', 0];
  for (const edit of [...edits].sort((one, other) => one.start - other.start || one.end - other.end)) {
    result += text.slice(from, edit.start);
    written.set(edit, { start: result.length, end: result.length + edit.text.length });
    result += edit.text;
    from = edit.end;
  }
  return { text: result + text.slice(from), written };
}
