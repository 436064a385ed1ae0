import type { RootContent } from 'mdast';
import { parse } from 'parse5';
import type { Format } from '../sections/format.ts';
import { ancestorsOf, nodesIn } from '../sections/html/parse-file.ts';
import { listHtmlTokens } from '../snippets/parse/html-tokens.ts';
import { parseTree, rangeOf } from './markdown-tree.ts';
import type { Markers } from './markers.ts';

/** Inserts markers after the first heading of a page; without one at the end of its body, else of the text. */
export function insertInHtml(text: string, { start, end }: Markers, lineEnding: string): string {
  let endOfBody = text.length;
  for (const placed of nodesIn(parse(text, { sourceCodeLocationInfo: true }))) {
    const { node } = placed;
    if (!('tagName' in node) || !node.sourceCodeLocation) continue;
    const { startOffset, endOffset, endTag } = node.sourceCodeLocation;
    if (node.tagName === 'body' && endTag) endOfBody = endTag.startOffset;
    if (isHeadingName(node.tagName) && endTag && !ancestorsOf(placed).some((name) => excludedElements.has(name))) {
      const line = lineEnding + indentationAt(text, startOffset);
      return text.slice(0, endOffset) + line + start + line + end + text.slice(endOffset);
    }
  }
  const line = lineEnding + indentationAt(text, endOfBody);
  return text.slice(0, endOfBody) + start + line + end + line + text.slice(endOfBody);
}

/** Elements in which a section is not allowed, or not visible. */
const excludedElements: ReadonlySet<string> = new Set(['a', 'button', 'template', 'svg', 'summary']);

function isHeadingName(name: string): boolean {
  return /^h[1-6]$/.test(name);
}

function indentationAt(text: string, offset: number): string {
  return /(?<=^|[\r\n])[ \t]*(?=[^\r\n]*$)/.exec(text.slice(0, offset))?.[0] ?? '';
}

/** Inserts markers after the first heading of a Markdown text, Markdown or HTML; without one at the top, after front matter. */
export function insertInMarkdown(text: string, format: Format, { start, end }: Markers, lineEnding: string): string {
  const { children } = parseTree(text, format);
  const above = children.find(isHeading) ?? children.find(({ type }) => ['yaml', 'toml'].includes(type));
  const markers = start + lineEnding + end + lineEnding;
  if (above === undefined) return markers + (text === '' ? '' : lineEnding) + text;
  const offset = rangeOf(above).end;
  const [before, after] = [text.slice(0, offset), text.slice(offset)];
  const isBlankLineNext = after !== '' && /^[ \t]*(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r|$)/.test(after);
  return before + lineEnding + lineEnding + (isBlankLineNext ? markers.slice(0, -lineEnding.length) : markers) + after;
}

function isHeading(node: RootContent): boolean {
  if (node.type !== 'html') return node.type === 'heading';
  return listHtmlTokens(node.value).tokens.some((token) => token.kind === 'start' && isHeadingName(token.name));
}
