import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { lineStart } from '../embeds/adopt/wrap-embeds.ts';
import type { Markers } from '../embeds/adopt/write-markers.ts';
import { ancestorsOf, nodesIn } from '../sections/html/parse-html-file.ts';
import type { Insertion } from './find-insertion-place.ts';

/** Inserts the markers of a section into Markdown. */
export function insertInMarkdown(
  text: string,
  { offset, form }: Insertion,
  { start, end }: Markers,
  lineEnding: string,
): string {
  const [before, after] = [text.slice(0, offset), text.slice(offset)];
  if (form.kind === 'inline') return before + form.separator.replace('\n', lineEnding) + start + end + after;
  if (form.kind === 'html-lines') {
    const lines = [start, end].map((line) => form.indentation + line + lineEnding).join('');
    return before + (/[\r\n][ \t]*$/.test(before) ? '' : lineEnding) + lines + after;
  }
  const block = form.kind === 'block' ? [start, end] : ['<p align="center">', `  ${start}`, `  ${end}`, '</p>'];
  const markers = block.join(lineEnding) + lineEnding;
  if (offset === 0) return markers + (text === '' ? '' : lineEnding) + text;
  const isBlankLineNext = after !== '' && /^[ \t]*(?:\r\n|\n|\r(?!\n))[ \t]*(?:[\r\n]|$)/.test(after);
  const isLineBreakNext = /^[ \t]*(?:\r\n|\n|\r)/.test(after);
  const separator = before.endsWith('\n') || before.endsWith('\r') ? lineEnding : lineEnding + lineEnding;
  return (
    before +
    separator +
    (isBlankLineNext || (isLineBreakNext && after.trim() === '') ? markers.slice(0, -lineEnding.length) : markers) +
    after
  );
}

/** Inserts markers after the title of an HTML page. Without a title, they go to the start of the body or of the text. */
export function insertInHtml(text: string, { start, end }: Markers, lineEnding: string): string {
  const offset = findHtmlOffset(text);
  const line = lineEnding + indentationAt(text, offset);
  if (offset === 0) return start + line + end + line + text;
  return text.slice(0, offset) + line + start + line + end + text.slice(offset);
}

function findHtmlOffset(text: string): number {
  let bodyStart = 0;
  for (const placed of nodesIn(parse(text, { sourceCodeLocationInfo: true }))) {
    const { node } = placed;
    if (!isElement(node) || !node.sourceCodeLocation) continue;
    const { endOffset, endTag, startTag } = node.sourceCodeLocation;
    if (node.tagName === 'body' && startTag) bodyStart = startTag.endOffset;
    if (/^h[2-6]$/.test(node.tagName)) break;
    if (node.tagName === 'h1' && endTag && !ancestorsOf(placed).some((name) => excludedElements.has(name)))
      return endOffset;
  }
  return bodyStart;
}

function isElement(node: DefaultTreeAdapterTypes.Node): node is DefaultTreeAdapterTypes.Element {
  return 'tagName' in node;
}

/** Elements in which a section is not allowed or not visible. */
const excludedElements: ReadonlySet<string> = new Set(['a', 'button', 'template', 'svg', 'summary']);

function indentationAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? '';
}
