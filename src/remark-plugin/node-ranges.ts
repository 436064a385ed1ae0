import type { Nodes, Parents } from 'mdast';
import type { Section } from '../sections/parse-sections.ts';
import type { Range } from '../text/range.ts';

/** Siblings in a tree, from the first to the last, both included. */
export interface NodeRange {
  readonly parent: Parents;
  readonly first: number;
  readonly last: number;
}

/**
 * The fewest siblings that contain both markers of a section; null if there is no section, or the tree does not contain both
 * markers as comments.
 */
export function sectionNodes(root: Parents, section: Pick<Section, 'start' | 'end'> | undefined): NodeRange | null {
  if (!section) return null;
  const [startPath, endPath] = [pathTo(root, section.start), pathTo(root, section.end)];
  if (!isMarker(startPath.at(-1)) || !isMarker(endPath.at(-1))) return null;
  const depth = startPath.findLastIndex(({ parent }, index) => parent === endPath[index]?.parent);
  const [from, to] = [startPath[depth], endPath[depth]];
  return from && to ? { parent: from.parent, first: from.index, last: to.index } : null;
}

/** The types of nodes that contain text directly. */
const textBlockTypes: readonly string[] = ['paragraph', 'heading', 'tableCell'];

/** All children of the text block that contains a range of the text; null if no text block does. */
export function textBlockAround(root: Parents, range: Range): NodeRange | null {
  const block = pathTo(root, range).findLast(({ parent }) => textBlockTypes.includes(parent.type));
  return block ? { parent: block.parent, first: 0, last: block.parent.children.length - 1 } : null;
}

type PathStep = { readonly parent: Parents; readonly index: number };

/** The path from the root down to the deepest node that contains a range of the text. */
function pathTo(root: Parents, range: Range): PathStep[] {
  const path: PathStep[] = [];
  let parent: Nodes | undefined = root;
  while (parent && 'children' in parent) {
    const index: number = parent.children.findIndex((child) => contains(child, range));
    if (index < 0) break;
    path.push({ parent, index });
    parent = parent.children[index];
  }
  return path;
}

/** Whether a node contains a range of the text. A node that a plugin added contains the ranges that its children contain. */
export function contains(node: Nodes, range: Range): boolean {
  const source = sourceRange(node);
  if (source) return source.start <= range.start && range.end <= source.end;
  return 'children' in node && node.children.some((child) => contains(child, range));
}

/** The range of the text that a node was parsed from; null if there is no node, or if a plugin added it. */
function sourceRange(node: Nodes | undefined): Range | null {
  const [start, end] = [node?.position?.start.offset, node?.position?.end.offset];
  return start === undefined || end === undefined ? null : { start, end };
}

/** The types of the nodes that comments become in Markdown and in MDX. */
const commentTypes: readonly string[] = ['html', 'mdxFlowExpression', 'mdxTextExpression'];

function isMarker(step: PathStep | undefined): boolean {
  const node = step?.parent.children[step.index];
  return !!node && commentTypes.includes(node.type) && 'value' in node && node.value.includes('status-snippets');
}

/** Nodes of the current tree, and the nodes of the refreshed tree that replace them. */
export interface Patch {
  readonly current: NodeRange;
  readonly replacement: NodeRange;
}

/** Converts an offset in one text to the offset of the same place in the other text. */
export type OffsetMap = (offset: number) => number;

/**
 * Expands each patch until both of its sides cover the same text, and merges patches that then share nodes. The sides can
 * differ because an HTML node may reach further, or less far, when a section is filled than when it is empty.
 */
export function alignPatches(patches: readonly Patch[], toReplacement: OffsetMap, toCurrent: OffsetMap): Patch[] {
  const aligned: Patch[] = [];
  for (const patch of patches) {
    let next = expandPatch(patch, toReplacement, toCurrent);
    for (let last = aligned.at(-1); last && sharesNodes(last, next); last = aligned.at(-1)) {
      aligned.pop();
      next = expandPatch(mergePatches(last, next), toReplacement, toCurrent);
    }
    aligned.push(next);
  }
  return aligned;
}

function expandPatch(patch: Patch, toReplacement: OffsetMap, toCurrent: OffsetMap): Patch {
  const current = expandToCover(patch.current, patch.replacement, toCurrent);
  const replacement = expandToCover(patch.replacement, current, toReplacement);
  const isComplete = current === patch.current && replacement === patch.replacement;
  return isComplete ? patch : expandPatch({ current, replacement }, toReplacement, toCurrent);
}

/** Extends nodes by the siblings whose text overlaps the text of `other`, which are nodes of the other tree. */
function expandToCover(nodes: NodeRange, other: NodeRange, toOwnOffset: OffsetMap): NodeRange {
  const range = textRange(other);
  if (!range) return nodes;
  const [from, to] = [toOwnOffset(range.start), toOwnOffset(range.end)];
  const isOverlapping = (index: number) => {
    const source = sourceRange(nodes.parent.children[index]);
    return source !== null && source.start < to && source.end > from;
  };
  let { first, last } = nodes;
  while (isOverlapping(first - 1)) first -= 1;
  while (isOverlapping(last + 1)) last += 1;
  return first === nodes.first && last === nodes.last ? nodes : { parent: nodes.parent, first, last };
}

function textRange({ parent, first, last }: NodeRange): Range | null {
  const [from, to] = [sourceRange(parent.children[first]), sourceRange(parent.children[last])];
  return from && to ? { start: from.start, end: to.end } : null;
}

function sharesNodes(one: Patch, other: Patch): boolean {
  return overlaps(one.current, other.current) || overlaps(one.replacement, other.replacement);
}

function overlaps(one: NodeRange, other: NodeRange): boolean {
  return one.parent === other.parent && one.first <= other.last && other.first <= one.last;
}

/** Merges two patches that share nodes in one of the trees. In both trees, the nodes of the two have the same parent. */
function mergePatches(one: Patch, other: Patch): Patch {
  const merge = ({ parent, first, last }: NodeRange, next: NodeRange): NodeRange => {
    return { parent, first: Math.min(first, next.first), last: Math.max(last, next.last) };
  };
  return { current: merge(one.current, other.current), replacement: merge(one.replacement, other.replacement) };
}
