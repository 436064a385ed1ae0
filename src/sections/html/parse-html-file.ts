import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
  parseFragment,
  type Token,
} from 'parse5';
import { indexOfRangeAround, lineStart, type Range } from '../../core/range.ts';
import type { Comment, FoundComments, Span } from '../comment.ts';
import { type Document, hasAncestor, nodesIn, type TagsAndTexts } from '../document.ts';
import { blankFrontMatter } from '../format.ts';
import { mentionsMarkers } from '../marker.ts';
import { htmlComments } from '../marker-syntax.ts';
import { findDefinitionsInText, findMdxMarkers } from '../other-syntax.ts';
import { headingElements } from './html-fragment.ts';
import { rawTextElements } from './parse-html-fragment.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** Elements that an end tag without a start tag creates. They are empty and have no location. */
const endTagElements: ReadonlySet<string> = new Set(['p', 'br']);

const pageTag = /<(?:!doctype|html|head|body)(?=[\s>])/i;

/** A whole page or a part of one is parsed as by a browser with scripts enabled. */
export function parseHtmlFile(source: string): Document {
  const text = blankFrontMatter(source);
  const root = parseTree(text);
  return {
    text: source,
    format: 'html',
    tree: null,
    listTags: () => listTags(root),
    findComments: () => findComments(text, root),
    outline: () => outlineHtml(root),
  };
}

function findComments(text: string, root: Node): FoundComments {
  const comments: Comment[] = [];
  const texts: Range[] = [];
  for (const placed of nodesIn(root, childrenOf)) {
    const { node } = placed;
    const parent = placed.parent?.node ?? node;
    const location = 'sourceCodeLocation' in node ? node.sourceCodeLocation : null;
    if (!location) continue;
    const range = toRange(location);
    const isInRawText = parent.nodeName === 'noscript' || rawTextElements.has(parent.nodeName);
    if (node.nodeName === '#text' && !isInRawText) texts.push(range);
    if (!('data' in node)) continue;
    // A browser also takes `<!- … >` for a comment.
    if (!text.startsWith('<!--', range.start)) texts.push(range);
    else if (mentionsMarkers(node.data)) {
      comments.push({
        syntax: htmlComments,
        range,
        text: node.data,
        isClosed: text.endsWith('-->', range.end),
        isInLink: hasAncestor(placed, ({ nodeName }) => nodeName === 'a'),
        isInHeading: hasAncestor(placed, ({ nodeName }) => headingElements.has(nodeName)),
        parent,
        place: {
          kind: 'block',
          isInsideHtml: true,
          afterMarks: lineStart(text, range.start),
          list: null,
        },
      });
    }
  }
  texts.sort(byStart);
  comments.sort((one, other) => one.range.start - other.range.start);
  const isVisible = (offset: number) => indexOfRangeAround(texts, offset) >= 0;
  const problems = [
    ...findMdxMarkers(text, isVisible),
    ...findDefinitionsInText(text, 'html', isVisible),
  ];
  return { comments, problems, warnings: [] };
}

/** Without end tags that the parser ignores, and without the elements that it adds. */
function listTags(root: Node): TagsAndTexts {
  const tags = new Map<number, TagsAndTexts['tags'][number]>();
  const texts: Range[] = [];
  for (const { node, parent } of nodesIn(root, childrenOf)) {
    const isInRawText = parent !== null && rawTextElements.has(parent.node.nodeName);
    if (
      node.nodeName === '#text' &&
      !isInRawText &&
      'sourceCodeLocation' in node &&
      node.sourceCodeLocation
    )
      texts.push(toRange(node.sourceCodeLocation));
    if (!('tagName' in node) || !node.sourceCodeLocation) continue;
    const { tagName: name, attrs: attributes, sourceCodeLocation: location } = node;
    const { startTag = location, endTag } = location;
    // An element that the parser opens again has the place of the first one.
    if (!tags.has(startTag.startOffset))
      tags.set(startTag.startOffset, { kind: 'open', name, attributes, ...toRange(startTag) });
    if (endTag)
      tags.set(endTag.startOffset, { kind: 'close', name, attributes: [], ...toRange(endTag) });
  }
  return { tags: [...tags.values()].sort(byStart), texts: texts.sort(byStart) };
}

function toRange({ startOffset, endOffset }: Token.Location): Range {
  return { start: startOffset, end: endOffset };
}

function byStart(one: Range, other: Range): number {
  return one.start - other.start;
}

function outlineHtml(root: Node): readonly Span[] {
  const outline: Span[] = [];
  /** Where the next child of a node begins. */
  const ends = new Map<Node, number>();
  for (const { node, depth, parent: placedParent } of nodesIn(root, childrenOf)) {
    const parent = placedParent?.node ?? node;
    const type = `${depth} ${parent.nodeName} ${node.nodeName}`;
    const location = 'sourceCodeLocation' in node ? node.sourceCodeLocation : null;
    if (!location) {
      const start = ends.get(parent) ?? 0;
      if (endTagElements.has(node.nodeName)) outline.push({ start, end: start + 1, type });
      continue;
    }
    const range = toRange(location);
    const { startTag } = location as Partial<Token.ElementLocation>;
    outline.push({ ...range, type });
    ends.set(node, (startTag ?? location).endOffset).set(parent, range.end);
  }
  const inText = outline.toSorted(byStart);
  // What is not allowed in a table is moved to another place.
  return outline.map((span, index): Span => ({ ...span, isMoved: span !== inText[index] }));
}

/** Each takes 4 KB of memory. */
const maxElements = 200_000;

/**
 * Formatting elements that were left open are opened again in each paragraph, so the tree of a
 * small text can be huge.
 * @throws {RangeError} if there are too many elements, or many more than tags
 */
function parseTree(text: string): Node {
  let left = Math.min(1000 + text.length / '<b>'.length, maxElements);
  const createElement: typeof defaultTreeAdapter.createElement = (...element) => {
    left -= 1;
    if (left < 0) throw new RangeError('Too many elements');
    return defaultTreeAdapter.createElement(...element);
  };
  const options = {
    sourceCodeLocationInfo: true,
    treeAdapter: { ...defaultTreeAdapter, createElement },
  };
  return (pageTag.test(text) ? parse : parseFragment)(text, options);
}

function childrenOf(node: Node): readonly Node[] {
  const holder = 'content' in node ? node.content : node;
  return 'childNodes' in holder ? holder.childNodes : [];
}
