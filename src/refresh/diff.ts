import type { Edit, Range } from '../text/range.ts';
import type { ChangedFile } from './result.ts';

/** The number of unchanged lines shown before and after a change. */
const contextLines = 4;

/** A line of a diff, with its line feed: in both texts, only in the old one, or only in the new one. */
interface DiffLine {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/**
 * Formats changes as a unified diff that `git apply` accepts. Only the lines that contain edits are compared, so that the
 * time grows linearly with the length of the text.
 */
export function formatDiff(changes: readonly ChangedFile[]): string {
  return changes
    .map((change) => `--- a/${change.path}\n+++ b/${change.path}\n${formatHunks([...diffLines(change)])}`)
    .join('');
}

function* diffLines({ before, after, edits }: ChangedFile): Generator<DiffLine> {
  let next = 0;
  for (const block of toBlocks(before, after, edits)) {
    yield* toLines(' ', splitAfterLineFeeds(before.slice(next, block.before.start)));
    const old = splitAfterLineFeeds(before.slice(block.before.start, block.before.end));
    const current = splitAfterLineFeeds(after.slice(block.after.start, block.after.end));
    yield* compareLines(old, current);
    next = block.before.end;
  }
  yield* toLines(' ', splitAfterLineFeeds(before.slice(next)));
}

/** Extends each edit to whole lines. Edits that share a line become one block. */
function toBlocks(before: string, after: string, edits: readonly Edit[]): Edit[] {
  const blocks: Edit[] = [];
  for (const edit of edits) {
    const last = blocks.at(-1);
    const isInLast = last && (edit.before.start < last.before.end || edit.after.start < last.after.end);
    const earlier = isInLast ? blocks.pop() : undefined;
    blocks.push({
      before: wholeLines(before, edit.before, earlier?.before),
      after: wholeLines(after, edit.after, earlier?.after),
    });
  }
  return blocks;
}

/**
 * Extends a range to whole lines.
 *
 * @param earlier the whole lines of the previous block, if the range begins in them. They are extended to the end of the
 *   range, not searched again: searching would take quadratic time if all edits are in one long line
 */
function wholeLines(text: string, { start, end }: Range, earlier?: Range): Range {
  if (earlier && end < earlier.end) return earlier;
  const lineFeed = text.indexOf('\n', end);
  const startOfLine = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  return { start: earlier?.start ?? startOfLine, end: lineFeed < 0 ? text.length : lineFeed + 1 };
}

function splitAfterLineFeeds(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

function toLines(sign: DiffLine['sign'], texts: readonly string[]): DiffLine[] {
  return texts.map((text) => ({ sign, text }));
}

/**
 * Compares lines by their index, because an edit rarely changes the number of lines of a section. Equal lines at the end
 * count as unchanged.
 */
function* compareLines(old: readonly string[], current: readonly string[]): Generator<DiffLine> {
  const shorter = Math.min(old.length, current.length);
  let tail = 0;
  while (tail < shorter && old.at(-1 - tail) === current.at(-1 - tail)) tail += 1;
  const head = old.length - tail;
  const added = current.slice(0, current.length - tail);
  const pending: string[] = [];
  for (const [index, text] of old.slice(0, head).entries()) {
    const next = added[index];
    if (next === text) {
      yield* toLines('+', pending.splice(0));
      yield { sign: ' ', text };
    } else {
      yield { sign: '-', text };
      if (next !== undefined) pending.push(next);
    }
  }
  yield* toLines('+', [...pending, ...added.slice(head)]);
  yield* toLines(' ', old.slice(head));
}

/** Formats the hunks of a diff. Changes share a hunk if their context lines would touch or overlap. */
function formatHunks(lines: readonly DiffLine[]): string {
  const hunks: { start: number; end: number }[] = [];
  for (const [index, { sign }] of lines.entries()) {
    if (sign === ' ') continue;
    const [start, end] = [Math.max(index - contextLines, 0), Math.min(index + 1 + contextLines, lines.length)];
    const last = hunks.at(-1);
    if (last && start <= last.end) last.end = end;
    else hunks.push({ start, end });
  }
  let [next, oldLine, newLine] = [0, 0, 0];
  const formatted = hunks.map(({ start, end }) => {
    const hunk = lines.slice(start, end);
    const oldCount = hunk.filter(({ sign }) => sign !== '+').length;
    const newCount = hunk.filter(({ sign }) => sign !== '-').length;
    oldLine += start - next;
    newLine += start - next;
    const header = `@@ -${formatRange(oldLine, oldCount)} +${formatRange(newLine, newCount)} @@\n`;
    [next, oldLine, newLine] = [end, oldLine + oldCount, newLine + newCount];
    return header + hunk.map(formatLine).join('');
  });
  return formatted.join('');
}

function formatRange(start: number, count: number): string {
  return `${count > 0 ? start + 1 : start},${count}`;
}

function formatLine({ sign, text }: DiffLine): string {
  return `${sign}${text}${text.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`;
}
