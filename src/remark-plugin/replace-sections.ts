import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { Section } from '../sections/parse-sections.ts';
import type { Range } from '../text/range.ts';

/** A text, its sections and its tree. The text has no byte-order mark, because offsets in the tree do not count it. */
export interface ParsedText {
  readonly text: string;
  readonly sections: readonly Section[];
  readonly tree: Root;
}

/**
 * Replaces the sections of the current tree, markers included, with the sections of the refreshed tree. The rest of the
 * current tree stays as other plugins made it.
 *
 * @param refreshed has a tree from the same parser, with the same extensions, as the tree of `current`
 * @returns the sections whose markers are not in the tree; if there are any, the tree stays as it is
 */
export function replaceSections(current: ParsedText, refreshed: ParsedText): readonly Section[] {
  const missing = current.sections.filter(
    ({ start, end }) => ![start, end].every((range) => hasMarker(current.tree, range)),
  );
  if (missing.length > 0) return missing;
  const toRefreshed = createOffsetMap(current, refreshed);
  const changes = [
    ...refreshed.sections.map(({ start, end }) => ({ start: start.start, end: end.end })),
    ...usesOfNewLabels(current, refreshed).map(({ start, end }) => ({
      start: toRefreshed(start),
      end: toRefreshed(end),
    })),
  ];
  if (isCompiledMdx(current.tree)) refreshed.tree.children = refreshed.tree.children.flatMap(unwrapJsxParagraphs);
  replaceChildren(current.tree, refreshed.tree.children, changes, toRefreshed);
  return [];
}

/** The types of the nodes that comments become in Markdown and in MDX. */
const commentTypes: readonly string[] = ['html', 'mdxFlowExpression', 'mdxTextExpression'];

/** Whether a marker is in a tree as a comment. */
function hasMarker(node: Nodes, marker: Range): boolean {
  if ('children' in node) return node.children.some((child) => hasMarker(child, marker));
  const range = rangeOf(node);
  if (!range || range.start > marker.start || range.end < marker.end) return false;
  return commentTypes.includes(node.type) && 'value' in node && node.value.includes('status-snippets');
}

const labelDefinition = /^\W*\[status-(?:badge|page)\]:/m;
const labelUse = /\[status-(?:badge|page)\s*\]/gi;

/** Where the current text uses labels that a refreshed section defines, which turns the uses into links. */
function usesOfNewLabels(current: ParsedText, refreshed: ParsedText): Range[] {
  const contents = refreshed.sections.map(({ content }) => refreshed.text.slice(content.start, content.end));
  if (!contents.some((content) => labelDefinition.test(content))) return [];
  return [...current.text.matchAll(labelUse)].map(({ 0: label, index }) => ({
    start: index,
    end: index + label.length,
  }));
}

/** Converts an offset in one text to the offset of the same place in another one. */
type OffsetMap = (offset: number) => number;

/** Maps offsets from one text to another. An offset between markers becomes one between the same markers. */
function createOffsetMap(from: ParsedText, to: ParsedText): OffsetMap {
  const ends = from.sections.map(({ end }, index) => [end.start, to.sections[index]?.end.start ?? 0] as const);
  return (offset) => {
    const [before, after] = ends.findLast(([end]) => end <= offset) ?? [0, 0];
    const [, nextEnd = Number.POSITIVE_INFINITY] = ends.find(([end]) => end > offset) ?? [];
    return Math.min(after + offset - before, nextEnd);
  };
}

/** Nodes of both trees that cover the same text. */
interface Segment {
  start: number;
  end: number;
  readonly current: RootContent[];
  readonly refreshed: RootContent[];
}

/**
 * Replaces children of a node that a change touches. If one node is all that covers the text in both trees, only its children
 * are replaced; so is the content of a node that a plugin has put around others.
 *
 * @param refreshed the nodes that cover the same text in the refreshed tree
 * @param changes ranges of the refreshed text
 */
function replaceChildren(
  parent: Parents,
  refreshed: RootContent[],
  changes: readonly Range[],
  toRefreshed: OffsetMap,
): void {
  for (const segment of segmentsOf(parent.children, refreshed, changes, toRefreshed)) {
    const [first, ...rest] = segment.current;
    const [replacement, ...others] = segment.refreshed;
    if (!first || !changes.some((change) => overlaps(segment, change))) continue;
    if (rest.length === 0 && 'children' in first && !first.position) {
      replaceChildren(first, segment.refreshed, changes, toRefreshed);
    } else if (
      rest.length === 0 &&
      others.length === 0 &&
      'children' in first &&
      replacement &&
      'children' in replacement
    ) {
      replaceChildren(first, replacement.children, changes, toRefreshed);
    } else {
      // The same parser made both lists of nodes from the same text, so their types fit the parent.
      const siblings: Nodes[] = parent.children;
      const index = siblings.indexOf(first);
      siblings.splice(index, siblings.indexOf(rest.at(-1) ?? first) - index + 1, ...insertable(segment));
    }
  }
}

/** Divides nodes of both trees into the shortest segments that cover the same text, of which none divides a change. */
function segmentsOf(
  current: readonly RootContent[],
  refreshed: readonly RootContent[],
  changes: readonly Range[],
  toRefreshed: OffsetMap,
): Segment[] {
  const segmentFor = (range: Range | null, ofCurrent: RootContent[], ofRefreshed: RootContent[]): Segment[] => {
    if (!range) return [];
    const touched = [range, ...changes.filter((change) => overlaps(change, range))];
    const [starts, ends] = [touched.map(({ start }) => start), touched.map(({ end }) => end)];
    return [{ start: Math.min(...starts), end: Math.max(...ends), current: ofCurrent, refreshed: ofRefreshed }];
  };
  const mapped = (range: Range | null) => range && { start: toRefreshed(range.start), end: toRefreshed(range.end) };
  const single = [
    ...current.flatMap((node) => segmentFor(mapped(rangeOf(node)), [node], [])),
    ...refreshed.flatMap((node) => segmentFor(rangeOf(node), [], [node])),
  ].sort((one, other) => one.start - other.start);
  const segments: Segment[] = [];
  for (const next of single) {
    const last = segments.at(-1);
    if (last && overlaps(last, next)) {
      last.end = Math.max(last.end, next.end);
      last.current.push(...next.current);
      last.refreshed.push(...next.refreshed);
    } else {
      segments.push(next);
    }
  }
  return segments;
}

function overlaps(one: Range, other: Range): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The range of the text that a node was parsed from. That of a node which a plugin added is the range of its children. */
function rangeOf(node: Nodes): Range | null {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (start !== undefined && end !== undefined) return { start, end };
  const ranges = 'children' in node ? node.children.map(rangeOf).filter((range) => range !== null) : [];
  if (ranges.length === 0) return null;
  return { start: Math.min(...ranges.map((range) => range.start)), end: Math.max(...ranges.map((range) => range.end)) };
}

/** The nodes to insert: those of the refreshed tree, without positions, between the markers of the current tree. */
function insertable({ current, refreshed }: Segment): RootContent[] {
  // If only the new nodes are in a paragraph, the MDX compiler has unwrapped the paragraph of the current ones.
  const isUnwrapped = current.every(({ type }) => type !== 'paragraph');
  const nodes = isUnwrapped ? refreshed.flatMap(unwrapJsxParagraphs) : [...refreshed];
  const [first, last] = [current[0], current.at(-1)];
  // The positions of the current markers are valid.
  if (first && isSameValue(nodes[0], first)) nodes[0] = first;
  if (last && isSameValue(nodes.at(-1), last)) nodes[nodes.length - 1] = last;
  for (const node of nodes) if (!current.includes(node)) removePositions(node);
  return nodes;
}

function isSameValue(one: RootContent | undefined, other: RootContent): boolean {
  return one?.type === other.type && 'value' in one && 'value' in other && one.value === other.value;
}

/** Removes the positions of a node and its children, because they refer to a text that only this plugin has. */
function removePositions(node: RootContent): void {
  delete node.position;
  // Marks the element as JSX written in the file. Without the mark, MDX would replace it with a component, as it does with
  // elements generated from Markdown.
  if (node.type.startsWith('mdxJsx')) node.data = Object.assign(node.data ?? {}, { _mdxExplicitJsx: true });
  if ('children' in node) for (const child of node.children) removePositions(child);
}

/** Whether the MDX compiler has transformed a tree. The compiler marks every element that the file contains as JSX. */
function isCompiledMdx(node: Nodes): boolean {
  const data: object = node.data ?? {};
  return '_mdxExplicitJsx' in data || ('children' in node && node.children.some(isCompiledMdx));
}

/** Replaces paragraphs that contain only JSX with their content, as the MDX compiler does before it calls plugins. */
function unwrapJsxParagraphs(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph') {
    if ('children' in node) node.children = node.children.flatMap(unwrapJsxParagraphs) as [];
    return [node];
  }
  const children = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const blocks = children.flatMap((child): RootContent[] => {
    if (child.type === 'mdxJsxTextElement')
      return [{ ...child, type: 'mdxJsxFlowElement', children: child.children as [] }];
    return child.type === 'mdxTextExpression' ? [{ ...child, type: 'mdxFlowExpression' }] : [];
  });
  return blocks.length > 0 && blocks.length === children.length ? blocks : [node];
}
