import { parse } from 'parse5';
import { ancestorsOf, nodesBelow } from '../sections/html/parse-file.ts';

/** Where to insert the lines of a new section. */
export interface HtmlInsertionPoint {
  readonly offset: number;
  /** The indentation of lines there. */
  readonly indentation: string;
  /** Whether the insertion point is at the end of an existing line, or at the start of one. */
  readonly side: 'after' | 'before';
}

const heading = /^h[1-6]$/;

/** Where to insert a new section: after the first heading, else at the end of the body, else of the text. */
export function findHtmlInsertionPoint(text: string): HtmlInsertionPoint {
  let end = text.length;
  for (const placed of nodesBelow(parse(text, { sourceCodeLocationInfo: true }))) {
    const { node } = placed;
    if (!('tagName' in node) || !node.sourceCodeLocation) continue;
    const { startOffset, endOffset, endTag } = node.sourceCodeLocation;
    if (node.tagName === 'body' && endTag) end = endTag.startOffset;
    if (heading.test(node.tagName) && endTag && !ancestorsOf(placed).some((name) => excludedElements.has(name))) {
      return { offset: endOffset, indentation: indentationAt(text, startOffset), side: 'after' };
    }
  }
  return { offset: end, indentation: indentationAt(text, end), side: 'before' };
}

/** Elements in which a section is not allowed, or not visible. */
const excludedElements: ReadonlySet<string> = new Set(['a', 'button', 'template', 'svg', 'summary']);

function indentationAt(text: string, offset: number): string {
  const line = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(line, offset))?.[0] ?? '';
}
