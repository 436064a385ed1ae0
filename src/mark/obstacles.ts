import { lineStart, type Range } from '../core/range.ts';
import { rangeOf } from '../sections/document.ts';
import { type EmbedDocument, nodesAround } from './document.ts';

/** A line of Python-Markdown that begins an admonition or a tab. */
const admonition = /^(?:!!!|\?\?\?\+?|===)[ \t]/;

/** The first line of an alert of GitHub, or of a container of VitePress or Docusaurus. */
const firstLineAlone = /^(?:\[![\w-]+\]|:{3,})/;

/** What begins a definition, or an item of a list of Pandoc, for some renderers. */
const listMark = /^(?::|#\.)[ \t]+$/;

/**
 * Why what is around an embed prevents markers, as the rest of a sentence; null if nothing is known
 * to.
 */
export function obstacleAround(
  { tree, parsed: { text, format } }: EmbedDocument,
  range: Range,
): string | null {
  if (tree === null || format !== 'md') return null;
  const paragraph = nodesAround(tree, range).find(({ type }) => type === 'paragraph');
  if (paragraph === undefined) return null;
  const first = rangeOf(paragraph).start;
  const line = lineStart(text, range.start);
  const isBelow = line > first;
  if (listMark.test(text.slice(Math.max(line, first), range.start)))
    return 'begins a definition or an item of a list, which a marker would not begin';
  const start = text.slice(first, first + 100);
  if (isBelow && firstLineAlone.test(start))
    return 'is in an alert or a container, whose first line must stay as it is';
  if (!isBelow || !admonition.test(start)) return null;
  return 'is in an admonition or a tab of MkDocs, where a marker would not be read';
}
