import type { Range } from '../core/range.ts';
import type { ChangedFile } from './result.ts';

const contextLines = 4;

/** Limits the time for a text in which nearly everything differs. */
const maxChangedLines = 2000;

/**
 * `git apply` accepts the diff. For 5,000 changed sections, the package `diff` takes 37 s, and this
 * 0.1 s.
 */
export function formatDiff(
  changes: readonly Pick<ChangedFile, 'path' | 'before' | 'after'>[],
): string {
  const diffs = changes.map(({ path, before, after }) => {
    const lines = compareLines(splitAfterLineFeeds(before), splitAfterLineFeeds(after));
    return `--- ${nameOf(`a/${path}`)}\n+++ ${nameOf(`b/${path}`)}\n${formatHunks([...lines])}`;
  });
  return diffs.join('');
}

/**
 * As git reads it: in quotes, with octal escapes, if it contains a control character, a quotation
 * mark or a backslash.
 */
function nameOf(path: string): string {
  const toOctal = (byte: number) => `\\${byte.toString(8).padStart(3, '0')}`;
  const quoted = path.replace(/[\p{Cc}"\\]/gu, (sign) =>
    [...new TextEncoder().encode(sign)].map(toOctal).join(''),
  );
  return quoted === path ? path : `"${quoted}"`;
}

function splitAfterLineFeeds(text: string): readonly string[] {
  return text.match(/[^\n]+\n?|\n/g) ?? [];
}

/**
 * Each line after a sign: ` ` if it is in both texts, `-` if only in the old one, `+` if only in
 * the new one.
 */
function* compareLines(old: readonly string[], current: readonly string[]): Generator<string> {
  let [oldIndex, index] = [0, 0];
  while (oldIndex < old.length || index < current.length) {
    if (old[oldIndex] === current[index]) {
      yield ` ${old[oldIndex]}`;
      oldIndex += 1;
      index += 1;
      continue;
    }
    const { removed, added } = countChangedLines(old, oldIndex, current, index);
    const [before, after] = [
      old.slice(oldIndex, oldIndex + removed),
      current.slice(index, index + added),
    ];
    // Sections usually keep their number of lines, and some of the lines.
    if (removed !== added)
      yield* [...before.map((line) => `-${line}`), ...after.map((line) => `+${line}`)];
    else {
      for (const [pair, line] of before.entries())
        yield* line === after[pair] ? [` ${line}`] : [`-${line}`, `+${after[pair]}`];
    }
    oldIndex += removed;
    index += added;
  }
}

/**
 * How many lines differ before the next two lines that both texts have. One in common is not
 * enough, because it is often a blank line.
 */
function countChangedLines(
  old: readonly string[],
  oldIndex: number,
  current: readonly string[],
  index: number,
) {
  for (let count = 1; count <= maxChangedLines; count += 1) {
    for (let removed = 0; removed <= count; removed += 1) {
      const [oldNext, next] = [oldIndex + removed, index + count - removed];
      if (old[oldNext] === current[next] && old[oldNext + 1] === current[next + 1])
        return { removed, added: count - removed };
    }
  }
  return { removed: old.length - oldIndex, added: current.length - index };
}

function formatHunks(lines: readonly string[]): string {
  const hunks: { start: number; end: number }[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.startsWith(' ')) continue;
    const [start, end] = [
      Math.max(index - contextLines, 0),
      Math.min(index + 1 + contextLines, lines.length),
    ];
    const last = hunks.at(-1);
    if (last && start <= last.end) last.end = end;
    else hunks.push({ start, end });
  }
  let [next, oldLine, newLine] = [0, 0, 0];
  const formatted = hunks.map(({ start, end }) => {
    const hunk = lines.slice(start, end);
    const oldCount = hunk.filter((line) => !line.startsWith('+')).length;
    const newCount = hunk.filter((line) => !line.startsWith('-')).length;
    oldLine += start - next;
    newLine += start - next;
    const header = `@@ -${formatRange(oldLine, oldCount)} +${formatRange(newLine, newCount)} @@\n`;
    [next, oldLine, newLine] = [end, oldLine + oldCount, newLine + newCount];
    return (
      header +
      hunk.map((line) => line.replace(/(?<!\n)$/, '\n\\ No newline at end of file\n')).join('')
    );
  });
  return formatted.join('');
}

function formatRange(start: number, count: number): string {
  return `${count > 0 ? start + 1 : start},${count}`;
}

/** A line of a diff, and what differs in it from the line that it replaces, or that replaces it. */
export interface DiffLine {
  readonly text: string;
  readonly changed: Range | null;
}

/** Only a single line that a single one replaces has a part that differs. */
export function markChanges(diff: string): readonly DiffLine[] {
  const lines = diff.split('\n');
  const partsAt = (index: number) => {
    const [previous = '', old = '', current = '', next = ''] = [-1, 0, 1, 2].map(
      (step) => lines[index + step],
    );
    const isPair = old.startsWith('-') && current.startsWith('+') && !old.startsWith('--- ');
    const isAlone = !previous.startsWith('-') && !next.startsWith('+');
    return isPair && isAlone ? changedPart(old.slice(1), current.slice(1)) : null;
  };
  const afterSign = ({ start, end }: Range) => ({ start: start + 1, end: end + 1 });
  return lines.map((text, index) => {
    const part = text.startsWith('-') ? partsAt(index)?.old : partsAt(index - 1)?.current;
    return { text, changed: part ? afterSign(part) : null };
  });
}

/**
 * What differs between two lines, in whole words or addresses. Null if they have no other word in
 * common.
 */
export function changedPart(
  old: string,
  current: string,
): { readonly old: Range; readonly current: Range } | null {
  const [oldWords, words] = [splitIntoWords(old), splitIntoWords(current)];
  const shorter = Math.min(oldWords.length, words.length);
  let before = 0;
  while (before < shorter && oldWords[before] === words[before]) before += 1;
  let after = 0;
  while (after < shorter - before && oldWords.at(-1 - after) === words.at(-1 - after)) after += 1;
  const start = words.slice(0, before).join('').length;
  const restLength = words.slice(words.length - after).join('').length;
  const common = current.slice(0, start) + current.slice(current.length - restLength);
  if (!/\w/.test(common)) return null;
  return {
    old: { start, end: old.length - restLength },
    current: { start, end: current.length - restLength },
  };
}

/** An address is one word. */
function splitIntoWords(line: string): readonly string[] {
  return line.match(/[^\s()[\]<>"]+|[\s()[\]<>"]/g) ?? [];
}
