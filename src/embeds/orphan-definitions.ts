import type { ImageReference, LinkReference, Nodes, Root } from 'mdast';
import { containsRange, type Range } from '../text/range.ts';
import { lineStart, type TextEdit } from './edits.ts';
import { nodesOf, rangeOf } from './markdown-content.ts';

/** Creates a function that tells whether a range of a text contains a reference to a definition. */
export function createReferenceCheck(tree: Root): (range: Range) => boolean {
  const references = [...nodesOf(tree)].filter(isReference).map(rangeOf);
  return (range) => references.some((reference) => containsRange(range, reference));
}

/**
 * Creates edits that remove definitions, with their lines, if all references to them are in the given ranges.
 *
 * @param ranges the ranges that are replaced
 */
export function createDefinitionRemovals(text: string, tree: Root, ranges: readonly Range[]): TextEdit[] {
  const isReplaced = (reference: Range) => ranges.some((range) => containsRange(range, reference));
  const [replaced, kept] = [referencesIn(tree, isReplaced), referencesIn(tree, (range) => !isReplaced(range))];
  const removed: Range[] = [];
  for (const node of nodesOf(tree)) {
    if (node.type !== 'definition' || !replaced.has(node.identifier) || kept.has(node.identifier)) continue;
    const line = wholeLines(text, rangeOf(node));
    const last = removed.at(-1);
    // Consecutive lines are removed together, so that the blank line before them is found.
    if (last && last.end === line.start) removed[removed.length - 1] = { start: last.start, end: line.end };
    else removed.push(line);
  }
  return removed.map((range) => ({ ...withBlankLineBefore(text, range), text: '' }));
}

/** The identifiers of the references whose range satisfies a condition. */
function referencesIn(tree: Nodes, condition: (range: Range) => boolean): ReadonlySet<string> {
  const identifiers = new Set<string>();
  for (const node of nodesOf(tree)) {
    if (isReference(node) && condition(rangeOf(node))) identifiers.add(node.identifier);
  }
  return identifiers;
}

function isReference(node: Nodes): node is ImageReference | LinkReference {
  return node.type === 'imageReference' || node.type === 'linkReference';
}

/** Extends a range to the start of its first line and over the line ending after it. */
function wholeLines(text: string, { start, end }: Range): Range {
  const ending = /^[ \t]*(?:\r\n|\n|\r|$)/.exec(text.slice(end))?.[0] ?? '';
  return { start: lineStart(text, start), end: end + ending.length };
}

/** Extends the range of removed lines over the blank line before them, if a blank line or the end of the text follows. */
function withBlankLineBefore(text: string, { start, end }: Range): Range {
  const blank = /(?<=^|\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)$/.exec(text.slice(0, start))?.[0] ?? '';
  const isBlankAfter = /^[ \t]*(?:[\r\n]|$)/.test(text.slice(end));
  return { start: isBlankAfter ? start - blank.length : start, end };
}
