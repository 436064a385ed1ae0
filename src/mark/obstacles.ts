import { lineStart, type Range } from '../core/range.ts';
import { rangeOf } from '../sections/document.ts';
import { type Document, nodesAround } from './document.ts';

/** A line of Python-Markdown that begins an admonition or a tab. */
const admonition = /^(?:!!!|\?\?\?\+?|===)[ \t]/;

/**
 * Why what is around an embed prevents markers, as the rest of a sentence; null if nothing is known
 * to.
 */
export function obstacleAround(
  { tree, parsed: { text, format } }: Document,
  range: Range,
): string | null {
  if (tree === null || format !== 'md') return null;
  const paragraph = nodesAround(tree, range).find(({ type }) => type === 'paragraph');
  if (paragraph === undefined) return null;
  const first = rangeOf(paragraph).start;
  const isBelow = lineStart(text, range.start) > first;
  if (!isBelow || !admonition.test(text.slice(first, first + 10))) return null;
  return 'is in an admonition or a tab of MkDocs, where a marker would not be read';
}
