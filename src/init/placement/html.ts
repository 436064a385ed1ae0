import { parse } from 'parse5';
import { ancestorsOf, nodesBelow } from '../../sections/html/tree.ts';

/** Where the lines of a new section go in a page. */
export interface HtmlPlace {
  readonly offset: number;
  /** What a line there begins with. */
  readonly indentation: string;
  /** Whether a line that is there already ends at the place, or begins. */
  readonly side: 'behind' | 'before';
}

const heading = /^h[1-6]$/;

/** Where a new section goes in a page: behind the first heading, else at the end of the body, else of the text. */
export function placeInHtml(text: string): HtmlPlace {
  let end = text.length;
  for (const placed of nodesBelow(parse(text, { sourceCodeLocationInfo: true }))) {
    const { node } = placed;
    if (!('tagName' in node) || !node.sourceCodeLocation) continue;
    const { startOffset, endOffset, endTag } = node.sourceCodeLocation;
    if (node.tagName === 'body' && endTag) end = endTag.startOffset;
    if (heading.test(node.tagName) && endTag && !ancestorsOf(placed).some((name) => closed.has(name))) {
      return { offset: endOffset, indentation: indentationAt(text, startOffset), side: 'behind' };
    }
  }
  return { offset: end, indentation: indentationAt(text, end), side: 'before' };
}

/** Where no section may stand, or where nobody would look for one. */
const closed: ReadonlySet<string> = new Set(['a', 'button', 'template', 'svg', 'summary']);

function indentationAt(text: string, offset: number): string {
  const line = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(line, offset))?.[0] ?? '';
}
