import { type DefaultTreeAdapterTypes, parseFragment, parse as parsePage, type Token } from 'parse5';
import { createLocator, indexOfRangeAround, type Range } from '../../text/range.ts';
import type { TimeBudget } from '../../text/time-limit.ts';
import { contentStart } from '../format.ts';
import { findMdxComments } from '../markers/marker.ts';
import { type Comment, type ContentModel, emptyDocument, type ParsedDocument, type Span } from '../parsed-document.ts';
import { contentModelIn, headingElements, mattersInside } from './elements.ts';
import { rawTextElements } from './parse-html-fragment.ts';

const options = { sourceCodeLocationInfo: true } as const;

/** The elements that a parser creates for an end tag without a start tag. They are empty and have no location. */
const endTagElements: ReadonlySet<string> = new Set(['p', 'br']);

const pageTag = /<(?:!doctype|html|head|body)(?=[\s>])/i;

/** Parses an HTML file, a whole page or a part of one, as a browser with scripts enabled does. */
export function parseHtmlFile(source: string, timeBudget: TimeBudget): OutlinedDocument {
  return timeBudget.run({ start: 0, end: source.length }, () => parse(source));
}

type OutlinedDocument = ParsedDocument & { readonly outline: readonly Span[] };

function parse(source: string): OutlinedDocument {
  const text = blankFrontMatter(source);
  const isPage = pageTag.test(text);
  const positionAt = createLocator(source);
  const comments: Comment[] = [];
  const outline: Span[] = [];
  const texts: Range[] = [];
  const root = (isPage ? parsePage : parseFragment)(text, options);
  /** The end of the tag, text or comment that was visited last. */
  let position = 0;
  for (const placed of nodesIn(root)) {
    const { node, depth } = placed;
    const parent = placed.parent?.node ?? root;
    const type = `${depth} ${parent.nodeName} ${node.nodeName}`;
    const location = 'sourceCodeLocation' in node ? node.sourceCodeLocation : null;
    if (!location) {
      if (endTagElements.has(node.nodeName)) outline.push({ start: position, end: position + 1, type });
      continue;
    }
    const range = { start: location.startOffset, end: location.endOffset };
    const { startTag } = location as Partial<Token.ElementLocation>;
    position = (startTag ?? location).endOffset;
    outline.push({ ...range, type });
    if (node.nodeName === '#text' && !isRawText(parent.nodeName)) texts.push(range);
    if (!('data' in node && /snippet/i.test(node.data)) || !text.startsWith('<!--', range.start)) continue;
    const ancestors = ancestorsOf(placed);
    const contentModel = isPage ? contentModelInPage(ancestors) : contentModelIn(ancestors);
    const before = text.slice(range.start - positionAt(range.start).column + 1, range.start);
    const indentation = /^[ \t]*/.exec(before)?.[0] ?? '';
    comments.push({
      range,
      text: node.data,
      isClosed: text.endsWith('-->', range.end),
      isInLink: ancestors.includes('a'),
      isInHeading: ancestors.some((name) => headingElements.has(name)),
      parent,
      place: {
        ...{ kind: 'block', isInsideHtml: true, prefix: '', list: null },
        startsLine: indentation === before,
        indentation,
        ...(contentModel && { html: { contentModel } }),
      },
    });
  }
  texts.sort(byStart);
  const wrongSyntaxComments = findMdxComments(text).filter(({ start }) => indexOfRangeAround(texts, start) >= 0);
  comments.sort((one, other) => byStart(one.range, other.range));
  return { ...emptyDocument, comments, wrongSyntaxComments, outline };
}

/** Whether the content of an element is text, not markup. With scripts enabled, this includes `noscript`. */
function isRawText(name: string): boolean {
  return name === 'noscript' || rawTextElements.has(name);
}

/** Replaces front matter (of Jekyll and Hugo) and a byte-order mark with spaces, so that offsets stay the same. */
export function blankFrontMatter(text: string): string {
  const start = contentStart(text);
  return text.slice(0, start).replace(/[^\r\n]/g, ' ') + text.slice(start);
}

/** The restriction in a whole page. Outside `<head>` and `<body>` nothing is allowed: parsers move it into `<body>`. */
function contentModelInPage(names: readonly string[]): ContentModel | undefined {
  return names.includes('body') || names.includes('head') ? contentModelIn(names) : 'outside';
}

function byStart(one: Range, other: Range): number {
  return one.start - other.start;
}

/** A node of a tree, with its ancestors. */
interface PlacedNode {
  readonly node: DefaultTreeAdapterTypes.Node;
  readonly parent: PlacedNode | null;
  readonly depth: number;
  /** The names of the ancestors that matter, each once. Lists of all would take too long for nested elements. */
  readonly inside: readonly string[];
}

/**
 * Iterates over a tree, including the content of templates; parents come before their children. It is not recursive, because
 * trees can be very deep.
 */
export function* nodesIn(root: DefaultTreeAdapterTypes.Node): Generator<PlacedNode> {
  const rest: PlacedNode[] = [{ node: root, parent: null, depth: 0, inside: [] }];
  for (let placed = rest.pop(); placed; placed = rest.pop()) {
    yield placed;
    const { node, depth, inside: around } = placed;
    const name = 'tagName' in node && mattersInside(node.tagName) ? node.tagName : null;
    const inside = name === null || around.includes(name) ? around : [...around, name];
    const holder = 'content' in node ? node.content : node;
    const children = 'childNodes' in holder ? holder.childNodes : [];
    for (const child of children.toReversed()) rest.push({ node: child, parent: placed, depth: depth + 1, inside });
  }
}

/** The names of the elements around a node: the innermost, and then the others that matter. */
export function ancestorsOf({ parent, inside }: PlacedNode): string[] {
  return parent && 'tagName' in parent.node ? [parent.node.tagName, ...inside] : [...inside];
}
