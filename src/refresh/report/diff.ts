import type { Range } from '../../text/range.ts';
import type { Edit, FileChange } from '../result.ts';

/** The lines shown around a change. */
const contextLines = 4;

/**
 * A unified diff of changes, as `git apply` reads it. The edits of a change say where its hunks are, so that the time it takes
 * grows with the text and not with its square.
 */
export function formatDiff(changes: readonly FileChange[]): string {
  return changes.map(formatFile).join('');
}

function formatFile({ path, before, after, edits }: FileChange): string {
  const [old, current] = [new Lines(before), new Lines(after)];
  const changedLines = toBlocks(edits, old, current).flatMap((block) => findChangedLines(block, old, current));
  const hunks = toHunks(changedLines).map((hunk) => formatHunk(hunk, old, current));
  return [`--- a/${path}\n+++ b/${path}\n`, ...hunks].join('');
}

/** A text as lines, which end with a line feed. */
class Lines {
  readonly #text: string;
  readonly #starts: number[] = [];

  constructor(text: string) {
    this.#text = text;
    for (let start = 0; start < text.length; ) {
      this.#starts.push(start);
      const lineFeed = text.indexOf('\n', start);
      start = lineFeed < 0 ? text.length : lineFeed + 1;
    }
  }

  get count(): number {
    return this.#starts.length;
  }

  /** A line with its line feed. */
  at(index: number): string {
    return this.#text.slice(this.#starts[index], this.#starts[index + 1]);
  }

  /** The lines that the ends of a range of the text are in, and those between. */
  around({ start, end }: Range): Range {
    const last = this.#lineOf(end);
    return { start: this.#lineOf(start), end: Math.min(last + 1, this.count) };
  }

  /** The line of an offset; after the last line feed, the number of lines. */
  #lineOf(offset: number): number {
    if (offset === this.#text.length && this.#text.endsWith('\n')) return this.count;
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? offset) <= offset) low = middle + 1;
      else high = middle;
    }
    return Math.max(low - 1, 0);
  }
}

/** The lines that the edits are in. Edits in the same line are one block. */
function toBlocks(edits: readonly Edit[], old: Lines, current: Lines): Edit[] {
  const blocks: Edit[] = [];
  for (const edit of edits) {
    const block = { before: old.around(edit.before), after: current.around(edit.after) };
    const last = blocks.at(-1);
    if (last && block.before.start < last.before.end) blocks[blocks.length - 1] = join(last, block);
    else blocks.push(block);
  }
  return blocks;
}

function join(first: Edit, last: Edit): Edit {
  return {
    before: { start: first.before.start, end: last.before.end },
    after: { start: first.after.start, end: last.after.end },
  };
}

/**
 * The lines of a block that differ. With as many lines before as after, as when a page moves, each is compared with the one
 * in its place; else only the equal lines at both ends are left out.
 */
function findChangedLines({ before, after }: Edit, old: Lines, current: Lines): Edit[] {
  const isSame = (line: number, other: number) => old.at(line) === current.at(other);
  const [length, newLength] = [before.end - before.start, after.end - after.start];
  if (length === newLength) {
    const changed: Edit[] = [];
    for (let index = 0; index < length; index += 1) {
      const [line, other] = [before.start + index, after.start + index];
      if (isSame(line, other)) continue;
      const edit = { before: { start: line, end: line + 1 }, after: { start: other, end: other + 1 } };
      const last = changed.at(-1);
      if (last?.before.end === line) changed[changed.length - 1] = join(last, edit);
      else changed.push(edit);
    }
    return changed;
  }
  const shorter = Math.min(length, newLength);
  let [head, tail] = [0, 0];
  while (head < shorter && isSame(before.start + head, after.start + head)) head += 1;
  while (tail < shorter - head && isSame(before.end - tail - 1, after.end - tail - 1)) tail += 1;
  const trim = ({ start, end }: Range) => ({ start: start + head, end: end - tail });
  return [{ before: trim(before), after: trim(after) }];
}

/** Changes so close that their context would touch or overlap share a hunk. */
function toHunks(changedLines: readonly Edit[]): Edit[][] {
  const hunks: Edit[][] = [];
  for (const change of changedLines) {
    const hunk = hunks.at(-1);
    const last = hunk?.at(-1);
    if (hunk && last && change.before.start - last.before.end <= 2 * contextLines) hunk.push(change);
    else hunks.push([change]);
  }
  return hunks;
}

function formatHunk(hunk: readonly Edit[], old: Lines, current: Lines): string {
  const [first, last] = [hunk[0], hunk.at(-1)];
  if (!first || !last) return '';
  const from = Math.max(first.before.start - contextLines, 0);
  const to = Math.min(last.before.end + contextLines, old.count);
  const newFrom = first.after.start - (first.before.start - from);
  const newTo = last.after.end + (to - last.before.end);
  const lines = [`@@ -${formatRange(from, to)} +${formatRange(newFrom, newTo)} @@\n`];
  let next = from;
  for (const { before, after } of hunk) {
    addLines(lines, ' ', old, { start: next, end: before.start });
    addLines(lines, '-', old, before);
    addLines(lines, '+', current, after);
    next = before.end;
  }
  addLines(lines, ' ', old, { start: next, end: to });
  return lines.join('');
}

function formatRange(from: number, to: number): string {
  return `${to > from ? from + 1 : from},${to - from}`;
}

function addLines(output: string[], sign: string, lines: Lines, { start, end }: Range): void {
  for (let index = start; index < end; index += 1) {
    const line = lines.at(index);
    output.push(sign, line, line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n');
  }
}
