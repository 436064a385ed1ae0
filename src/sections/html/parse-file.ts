import { parse, parseFragment } from 'parse5';
import { placesIn } from '../../text/position.ts';
import { type Range, rangeAround } from '../../text/range.ts';
import { mdxComments } from '../markers/mdx-lookalikes.ts';
import type { Comment, FlowPosition, Reading, ReadingOptions, Span } from '../parsed-document.ts';
import { ParseTimer } from '../time-limit.ts';
import { type HtmlRoom, headingElements, roomIn } from './content-model.ts';
import { ancestorsOf, nodesBelow } from './tree.ts';

const options = { sourceCodeLocationInfo: true } as const;

/** A page, rather than a part of one. */
const document = /<(?:!doctype|html|head|body)(?=[\s>])/i;

/**
 * Reads a file of HTML as a browser does, a whole page or a part of one: its comments, and every node around them. What
 * a script, a style, a title, an attribute … says is text, and so is what `noscript` holds, as browsers run scripts.
 */
export function readHtmlFile(source: string, { timer = new ParseTimer() }: ReadingOptions = {}): Reading {
  const text = blankFrontMatter(source);
  const isDocument = document.test(text);
  const placeOf = placesIn(source);
  const lineStartOf = (offset: number) => offset - placeOf(offset).column + 1;
  const comments: Comment[] = [];
  const outline: Span[] = [];
  const texts: Range[] = [];
  const root = timer.parse({ start: 0, end: text.length }, () =>
    isDocument ? parse(text, options) : parseFragment(text, options),
  );
  for (const placed of nodesBelow(root)) {
    const { node, depth } = placed;
    const parent = placed.parent.node;
    const location = 'sourceCodeLocation' in node ? node.sourceCodeLocation : null;
    if (!location) continue;
    const [start, end] = [location.startOffset, location.endOffset];
    outline.push({ start, end, type: `${depth} ${parent.nodeName} ${node.nodeName}` });
    if (node.nodeName === '#text' && !rawText.has(parent.nodeName)) texts.push({ start, end });
    // A page can have thousands of comments deep inside; to look around each would take long.
    if (!('data' in node && /snippet/i.test(node.data)) || !text.startsWith('<!--', start)) continue;
    const names = ancestorsOf(placed);
    comments.push({
      range: { start, end },
      text: node.data,
      closed: text.endsWith('-->', end),
      linked: names.includes('a'),
      heading: names.some((name) => headingElements.has(name)),
      host: parent,
      position: positionAt(text, lineStartOf(start), start, isDocument ? roomInPage(names) : roomIn(names)),
    });
  }
  texts.sort((one, other) => one.start - other.start);
  const foreign = mdxComments(text).filter(({ start }) => rangeAround(texts, start) >= 0);
  comments.sort((one, other) => one.range.start - other.range.start);
  return { comments, elements: [], foreign, definitions: [], outline: () => outline, isOutlineExact: true };
}

const rawText: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'noscript',
  'iframe',
]);

/** Jekyll, Hugo and their like begin a page with it. What is blanked keeps its length, and a byte-order mark is no text. */
function blankFrontMatter(text: string): string {
  return text.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/, (front) =>
    front.replace(/[^\r\n]/g, ' '),
  );
}

/** A parser moves what it finds outside of the body. */
function roomInPage(names: readonly string[]): HtmlRoom | undefined {
  return names.includes('body') || names.includes('head') ? roomIn(names) : 'outside';
}

function positionAt(
  text: string,
  lineStart: number,
  offset: number,
  room: HtmlRoom | undefined,
): FlowPosition {
  const before = text.slice(lineStart, offset);
  const indentation = /^[ \t]*/.exec(before)?.[0] ?? '';
  const ownLine = indentation === before;
  return {
    kind: 'flow',
    leading: true,
    ownLine,
    prefix: '',
    indentation,
    list: null,
    ...(room && { html: { room } }),
  };
}
