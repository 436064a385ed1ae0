import type { Range } from '../text/range.ts';
import { type NodeRange, sourceRange } from './tree-ranges.ts';

/** Nodes of the tree, and those of the refreshed tree that replace them. */
export interface Patch {
  readonly current: NodeRange;
  readonly replacement: NodeRange;
}

/** Converts an offset of one text to the offset of the same place in the other. */
export type MapOffset = (offset: number) => number;

/**
 * Expands patches until both sides of each cover the same text, and merges those that then share nodes: an HTML node may
 * reach further when a section is filled than when it is empty, or less far.
 */
export function alignPatches(
  patches: readonly Patch[],
  toReplacement: MapOffset,
  toCurrent: MapOffset,
): readonly Patch[] {
  const aligned: Patch[] = [];
  for (const patch of patches) {
    let next = expandPatch(patch, toReplacement, toCurrent);
    for (let last = aligned.at(-1); last && sharesNodes(last, next); last = aligned.at(-1)) {
      aligned.pop();
      const merged = {
        current: mergeRanges(last.current, next.current),
        replacement: mergeRanges(last.replacement, next.replacement),
      };
      next = expandPatch(merged, toReplacement, toCurrent);
    }
    aligned.push(next);
  }
  return aligned;
}

function expandPatch(patch: Patch, toReplacement: MapOffset, toCurrent: MapOffset): Patch {
  const current = expandToCover(patch.current, textRange(patch.replacement), toCurrent);
  const replacement = expandToCover(patch.replacement, textRange(current), toReplacement);
  const isComplete = sizeOf(current) === sizeOf(patch.current) && sizeOf(replacement) === sizeOf(patch.replacement);
  const expanded = { current, replacement };
  return isComplete ? expanded : expandPatch(expanded, toReplacement, toCurrent);
}

/** Adds the siblings that are partly in a range of the other text. */
function expandToCover(nodes: NodeRange, other: Range | null, mapOffset: MapOffset): NodeRange {
  if (!other) return nodes;
  const { parent } = nodes;
  const [from, to] = [mapOffset(other.start), mapOffset(other.end)];
  const isInside = (index: number) => {
    const sibling = parent.children[index];
    const source = sibling ? sourceRange(sibling) : null;
    return source !== null && source.start < to && source.end > from;
  };
  let { first, last } = nodes;
  while (isInside(first - 1)) first -= 1;
  while (isInside(last + 1)) last += 1;
  return { parent, first, last };
}

function textRange({ parent, first, last }: NodeRange): Range | null {
  const [one, other] = [parent.children[first], parent.children[last]];
  const [from, to] = [one && sourceRange(one), other && sourceRange(other)];
  return from && to ? { start: from.start, end: to.end } : null;
}

function sizeOf({ first, last }: NodeRange): number {
  return last - first;
}

function sharesNodes(one: Patch, other: Patch): boolean {
  return overlaps(one.current, other.current) || overlaps(one.replacement, other.replacement);
}

function overlaps(one: NodeRange, other: NodeRange): boolean {
  return one.parent === other.parent && one.first <= other.last && other.first <= one.last;
}

/** Two sections that share nodes in one of the trees have the same parent in the other. */
function mergeRanges(one: NodeRange, other: NodeRange): NodeRange {
  const [first, last] = [Math.min(one.first, other.first), Math.max(one.last, other.last)];
  return { parent: one.parent, first, last };
}
