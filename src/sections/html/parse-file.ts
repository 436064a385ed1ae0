import { parse, parseFragment } from 'parse5';
import { createLocator } from '../../text/position.ts';
import { type Range, rangeAround } from '../../text/range.ts';
import { mdxComments } from '../markers/mdx-lookalikes.ts';
import type { Comment, FlowContext, ParsedDocument, ParseOptions, Span } from '../parsed-document.ts';
import { ParseTimer } from '../time-limit.ts';
import { type ContentModel, contentModelIn, headingElements } from './content-model.ts';
import { rawTextElements } from './raw-text-elements.ts';
import { ancestorsOf, nodesBelow } from './tree.ts';

const options = { sourceCodeLocationInfo: true } as const;

/** Only in a whole page. */
const document = /<(?:!doctype|html|head|body)(?=[\s>])/i;

/** Parses an HTML file, a whole page or a part of one, as a browser with scripts enabled does. */
export function parseHtmlFile(source: string, { timer = new ParseTimer() }: ParseOptions = {}): ParsedDocument {
  const text = blankFrontMatter(source);
  const isDocument = document.test(text);
  const positionAt = createLocator(source);
  const lineStartOf = (offset: number) => offset - positionAt(offset).column + 1;
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
    if (node.nodeName === '#text' && !isRawText(parent.nodeName)) texts.push({ start, end });
    // Collecting the ancestors of every comment would take long in a large page.
    if (!('data' in node && /snippet/i.test(node.data)) || !text.startsWith('<!--', start)) continue;
    const names = ancestorsOf(placed);
    comments.push({
      range: { start, end },
      text: node.data,
      isClosed: text.endsWith('-->', end),
      isInLink: names.includes('a'),
      isInHeading: names.some((name) => headingElements.has(name)),
      parent,
      context: contextAt(
        text,
        lineStartOf(start),
        start,
        isDocument ? contentModelInPage(names) : contentModelIn(names),
      ),
    });
  }
  texts.sort((one, other) => one.start - other.start);
  const foreignComments = mdxComments(text).filter(({ start }) => rangeAround(texts, start) >= 0);
  comments.sort((one, other) => one.range.start - other.range.start);
  return {
    comments,
    elements: [],
    foreignComments,
    definitions: [],
    outline: () => outline,
    isOutlineExact: true,
  };
}

/** With scripts enabled, the content of `noscript` is text as well. */
function isRawText(name: string): boolean {
  return name === 'noscript' || rawTextElements.has(name);
}

/** Replaces front matter (as Jekyll and Hugo have it) and a byte-order mark by spaces, so that offsets stay. */
function blankFrontMatter(text: string): string {
  return text.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/, (front) =>
    front.replace(/[^\r\n]/g, ' '),
  );
}

/** Parsers move content outside <body> into it. */
function contentModelInPage(names: readonly string[]): ContentModel | undefined {
  return names.includes('body') || names.includes('head') ? contentModelIn(names) : 'outside';
}

function contextAt(
  text: string,
  lineStart: number,
  offset: number,
  contentModel: ContentModel | undefined,
): FlowContext {
  const before = text.slice(lineStart, offset);
  const indentation = /^[ \t]*/.exec(before)?.[0] ?? '';
  const startsLine = indentation === before;
  return {
    kind: 'flow',
    hasHtmlBefore: true,
    startsLine,
    prefix: '',
    indentation,
    list: null,
    ...(contentModel && { html: { contentModel } }),
  };
}
