import type { Nodes, Parents, Root, RootContent } from 'mdast';
import { containsRange, createOffsetMap, type Range } from '../core/range.ts';
import { isJsxParagraph } from '../sections/mdx/jsx.ts';
import type { ParsedSections, Section } from '../sections/parse-sections.ts';

/** The text has no byte-order mark, because offsets in the tree do not count it. */
type TextWithTree = Pick<ParsedSections, 'text' | 'sections'> & { readonly tree: Root };

/**
 * The rest of the tree stays as other plugins made it.
 * @param refreshed has a tree from the same parser, with the same extensions, as the tree of
 * `current`
 * @returns the sections whose markers are not in the tree; if there are any, the tree stays as it
 * is
 */
export function replaceSections(
  current: TextWithTree,
  refreshed: TextWithTree,
): readonly Section[] {
  const missing = current.sections.filter(
    ({ start, end }) =>
      ![start, end].every((range) => someNode(current.tree, (node) => isMarker(node, range))),
  );
  if (missing.length > 0) return missing;
  const [from, to] = [current, refreshed].map(({ sections }) =>
    sections.map(({ content }) => content),
  );
  const toRefreshed = createOffsetMap(from ?? [], to ?? []);
  // In the refreshed text, like all ranges below.
  const changes = refreshed.sections.map(({ start, end }) => ({
    start: start.start,
    end: end.end,
  }));
  // The compiler of MDX marks every element that the file contains as JSX.
  const isCompiledMdx = someNode(current.tree, ({ data }) => '_mdxExplicitJsx' in (data ?? {}));
  if (isCompiledMdx) refreshed.tree.children = refreshed.tree.children.flatMap(unwrapJsxParagraphs);
  replaceChildren(current.tree, refreshed.tree.children, changes, toRefreshed);
  return [];
}

/** The node itself counts. */
export function someNode(node: Nodes, test: (node: Nodes) => boolean): boolean {
  return test(node) || ('children' in node && node.children.some((child) => someNode(child, test)));
}

function isMarker(node: Nodes, marker: Range): boolean {
  return commentIn(node).includes('status-snippets') && containsRange(withRange(node), marker);
}

/** The text of a node that may be a marker. */
function commentIn(node: Nodes): string {
  if (node.type === 'definition') return node.title ?? '';
  return 'value' in node ? node.value : '';
}

/**
 * The range of a node which a plugin added is the range of its children; without any, it contains
 * nothing.
 */
function withRange<Node extends Nodes>(
  node: Node,
  map = (offset: number) => offset,
): Range & { node: Node } {
  const { start: { offset: first } = {}, end: { offset: last } = {} } = node.position ?? {};
  if (first !== undefined && last !== undefined) return { start: map(first), end: map(last), node };
  const inside = 'children' in node ? node.children.map((child) => withRange(child, map)) : [];
  const start = inside.reduce(
    (least, range) => Math.min(least, range.start),
    Number.POSITIVE_INFINITY,
  );
  const end = inside.reduce((most, range) => Math.max(most, range.end), Number.NEGATIVE_INFINITY);
  return { start, end, node };
}

/** Unwraps paragraphs as the MDX compiler does before it calls plugins. */
function unwrapJsxParagraphs(node: RootContent): RootContent[] {
  if (!('children' in node)) return [node];
  if (!isJsxParagraph(node)) {
    node.children = node.children.flatMap(unwrapJsxParagraphs) as [];
    return [node];
  }
  return node.children.flatMap((child): RootContent[] => {
    if (child.type === 'mdxJsxTextElement')
      return [{ ...child, type: 'mdxJsxFlowElement', children: child.children as [] }];
    return child.type === 'mdxTextExpression' ? [{ ...child, type: 'mdxFlowExpression' }] : [];
  });
}

/**
 * Where one node covers a change in both trees, it stays, and only its children are replaced. A
 * node that a plugin has put around others stays, too, and its content is replaced.
 */
function replaceChildren(
  parent: Parents,
  refreshed: readonly RootContent[],
  changes: readonly Range[],
  toRefreshed: (offset: number) => number,
): void {
  const siblings: RootContent[] = parent.children;
  const oldNodes = siblings.map((node) => withRange(node, toRefreshed));
  const newNodes = refreshed.map((node) => withRange(node));
  for (const segment of joinOverlapping([...oldNodes, ...newNodes, ...changes])) {
    if (!changes.some((change) => overlaps(change, segment))) continue;
    const current = oldNodes.filter((each) => overlaps(each, segment)).map(({ node }) => node);
    const replacements = newNodes.filter((each) => overlaps(each, segment)).map(({ node }) => node);
    const [first] = current;
    if (first === undefined) continue;
    const last = current.at(-1) ?? first;
    const container = first === last && 'children' in first ? first : null;
    const inner = container && newChildren(container, replacements);
    if (container !== null && inner !== null) {
      replaceChildren(container, inner, changes, toRefreshed);
    } else {
      const index = siblings.indexOf(first);
      siblings.splice(
        index,
        siblings.indexOf(last) - index + 1,
        ...insertable(current, replacements),
      );
    }
  }
}

function joinOverlapping(ranges: readonly Range[]): Range[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

function overlaps(one: Range, other: Range): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Null if the container itself must be replaced. */
function newChildren(
  container: Parents,
  replacements: readonly RootContent[],
): readonly RootContent[] | null {
  const [node, ...others] = replacements;
  const isParagraph = container.type === 'paragraph';
  // True if a plugin put this container around the nodes; false if it made it from one of another
  // type.
  const isAround =
    container.type !== node?.type && container.children.some(({ type }) => type === node?.type);
  if (!container.position || (isAround && !isParagraph)) return replacements;
  if (!node || others.length > 0 || (isParagraph && node.type !== 'paragraph')) return null;
  return 'children' in node ? node.children : replacements;
}

/** Returns the refreshed nodes, without positions, between the markers of the current tree. */
function insertable(
  current: readonly RootContent[],
  refreshed: readonly RootContent[],
): RootContent[] {
  // In MDX that contains no JSX yet, nothing tells whether the compiler has unwrapped paragraphs.
  const nodes = refreshed.flatMap(unwrapJsxParagraphs);
  // The positions of the current markers are valid.
  for (const end of [0, -1]) {
    const [marker, same] = [current.at(end), nodes.at(end)];
    const isSame =
      marker && same && commentIn(marker) !== '' && commentIn(marker) === commentIn(same);
    if (isSame) nodes.splice(end, 1, marker);
  }
  for (const node of nodes) if (!current.includes(node)) removePositions(node);
  return nodes;
}

/** They refer to a text that only this plugin has. */
function removePositions(node: RootContent): void {
  delete node.position;
  // Marks the element as JSX written in the file. Without the mark, MDX would replace it with a
  // component, as it does with elements generated from Markdown.
  if (node.type.startsWith('mdxJsx'))
    node.data = Object.assign(node.data ?? {}, { _mdxExplicitJsx: true });
  if ('children' in node) for (const child of node.children) removePositions(child);
}
