import type { Range } from '../sections/section.ts';
import { rangeOf, type Stretch } from './tree-ranges.ts';

/** A stretch of a tree, and the one that is to stand in its place. */
export interface Patch {
  readonly old: Stretch;
  readonly fresh: Stretch;
}

type Shift = (offset: number) => number;

/**
 * Widens patches until the two sides of each cover the same text, and joins those that then touch the same nodes: HTML may
 * reach further with a section filled than without, or less far.
 */
export function settle(patches: readonly Patch[], forward: Shift, back: Shift): readonly Patch[] {
  const settled: Patch[] = [];
  for (const patch of patches) {
    let next = widen(patch, forward, back);
    for (let last = settled.at(-1); last && overlaps(last, next); last = settled.at(-1)) {
      settled.pop();
      next = widen({ old: join(last.old, next.old), fresh: join(last.fresh, next.fresh) }, forward, back);
    }
    settled.push(next);
  }
  return settled;
}

function widen({ old, fresh }: Patch, forward: Shift, back: Shift): Patch {
  const widerOld = cover(old, extentOf(fresh), back);
  const widerFresh = cover(fresh, extentOf(widerOld), forward);
  const same = sizeOf(widerOld) === sizeOf(old) && sizeOf(widerFresh) === sizeOf(fresh);
  const wider = { old: widerOld, fresh: widerFresh };
  return same ? wider : widen(wider, forward, back);
}

/** Takes in the siblings that reach into an extent of the other text. */
function cover({ parent, first, last }: Stretch, extent: Range | null, shift: Shift): Stretch {
  if (!extent) return { parent, first, last };
  const [from, to] = [shift(extent.start), shift(extent.end)];
  const reaches = (index: number) => {
    const sibling = parent.children[index];
    const place = sibling ? rangeOf(sibling) : null;
    return place !== null && place.start < to && place.end > from;
  };
  let [start, end] = [first, last];
  while (reaches(start - 1)) start -= 1;
  while (reaches(end + 1)) end += 1;
  return { parent, first: start, last: end };
}

function extentOf({ parent, first, last }: Stretch): Range | null {
  const [one, other] = [parent.children[first], parent.children[last]];
  const [from, to] = [one && rangeOf(one), other && rangeOf(other)];
  return from && to ? { start: from.start, end: to.end } : null;
}

function sizeOf({ first, last }: Stretch): number {
  return last - first;
}

function overlaps(one: Patch, other: Patch): boolean {
  return touches(one.old, other.old) || touches(one.fresh, other.fresh);
}

function touches(one: Stretch, other: Stretch): boolean {
  return one.parent === other.parent && one.first <= other.last && other.first <= one.last;
}

/** Two sections that share nodes in one of the trees have the same parent in the other. */
function join(one: Stretch, other: Stretch): Stretch {
  const [first, last] = [Math.min(one.first, other.first), Math.max(one.last, other.last)];
  return { parent: one.parent, first, last };
}
