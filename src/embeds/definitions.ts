import type { Root } from 'mdast';
import { containsRange, type Range } from '../text/range.ts';
import { lineStart, type TextEdit } from './edits.ts';
import { nodesOf, rangeOf } from './markdown-content.ts';

/** Creates edits that remove the definitions, with their lines, to which only the given ranges refer. */
export function createDefinitionRemovals(text: string, tree: Root, ranges: readonly Range[]): TextEdit[] {
  const [replaced, kept] = [new Set<string>(), new Set<string>()];
  for (const node of nodesOf(tree)) {
    if (node.type !== 'imageReference' && node.type !== 'linkReference') continue;
    const isReplaced = ranges.some((range) => containsRange(range, rangeOf(node)));
    (isReplaced ? replaced : kept).add(node.identifier);
  }
  const removed: Range[] = [];
  for (const node of nodesOf(tree)) {
    if (node.type !== 'definition' || !replaced.has(node.identifier) || kept.has(node.identifier)) continue;
    const { start, end } = rangeOf(node);
    const line = {
      start: lineStart(text, start),
      end: end + (/^[ \t]*(?:\r\n|\n|\r|$)/.exec(text.slice(end))?.[0].length ?? 0),
    };
    // Consecutive lines are removed together, so that the blank line before them is found.
    const before = removed.at(-1)?.end === line.start ? removed.pop() : undefined;
    removed.push({ start: before?.start ?? line.start, end: line.end });
  }
  return removed.map(({ start, end }) => {
    const blankBefore = /(?<=^|\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)$/.exec(text.slice(0, start))?.[0].length ?? 0;
    const isBlankAfter = /^[ \t]*(?:[\r\n]|$)/.test(text.slice(end));
    return { start: isBlankAfter ? start - blankBefore : start, end, text: '' };
  });
}
