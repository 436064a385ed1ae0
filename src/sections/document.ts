import type { Nodes, Root } from 'mdast';
import type { Range } from '../core/range.ts';
import type { FoundComments, Span } from './comment.ts';
import type { Format } from './format.ts';

/** A text with its tree. Everything that reads the structure of the text reads this. */
export interface Document {
  readonly text: string;
  readonly format: Format;
  /**
   * Of Markdown and MDX, without front matter; every node has a position in `text`. Null for HTML.
   */
  readonly tree: Root | null;
  /** Of an HTML file, from its tree; null for other formats. */
  listTags(): TagsAndTexts | null;
  findComments(): FoundComments;
  /** The constructs of the text, by their type and place. */
  outline(): readonly Span[];
}

/** In the order of the text. */
export interface TagsAndTexts {
  readonly tags: readonly HtmlTag[];
  /** Plain text, where a comment of another format would be visible. */
  readonly texts: readonly Range[];
}

interface HtmlTag extends Range {
  readonly kind: 'open' | 'close';
  readonly name: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

/** A node, and what is around it. */
export interface PlacedNode<Node> {
  readonly node: Node;
  readonly parent: PlacedNode<Node> | null;
  readonly depth: number;
}

/** Parents come before their children. It is not recursive, because trees can be very deep. */
export function* nodesIn<Node>(
  root: Node,
  childrenOf: (node: Node) => readonly Node[],
): Generator<PlacedNode<Node>> {
  const rest: PlacedNode<Node>[] = [{ node: root, parent: null, depth: 0 }];
  for (let placed = rest.pop(); placed; placed = rest.pop()) {
    yield placed;
    const { node, depth } = placed;
    for (const child of childrenOf(node).toReversed())
      rest.push({ node: child, parent: placed, depth: depth + 1 });
  }
}

/** The nearest node around another one that passes the test. */
export function findAncestor<Node>({ parent }: PlacedNode<Node>, test: (node: Node) => boolean) {
  let placed = parent;
  while (placed && !test(placed.node)) placed = placed.parent;
  return placed;
}

export function hasAncestor<Node>(
  placed: PlacedNode<Node>,
  test: (node: Node) => boolean,
): boolean {
  return findAncestor(placed, test) !== null;
}

export function rangeOf({ type, position }: Nodes): Range {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined)
    throw new TypeError(`A ${type} node without a position`);
  return { start, end };
}

export function treeNodes(tree: Nodes): Iterable<PlacedNode<Nodes>> {
  return nodesIn(tree, (node) => ('children' in node ? node.children : []));
}

/**
 * Replaces the marks of this many quotes at the start of each line but the first with blanks, so
 * that offsets stay the same.
 */
export function blankQuoteMarks(source: string, quotes: number): string {
  if (quotes === 0) return source;
  const marks = new RegExp(`(?<=[\\r\\n])(?:[ \\t]*>){1,${quotes}}[ \\t]?`, 'g');
  return source.replace(marks, (written) => ' '.repeat(written.length));
}
