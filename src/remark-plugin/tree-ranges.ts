import type { Nodes, Parents } from 'mdast';
import type { Range } from '../sections/section.ts';

/** Siblings, the first to the last. */
export interface Stretch {
  readonly parent: Parents;
  readonly first: number;
  readonly last: number;
}

/** The fewest siblings that hold two markers; null where one of them is not in the tree as a comment. */
export function stretchOf(root: Parents, start: Range, end: Range): Stretch | null {
  const [one, other] = [wayTo(root, start), wayTo(root, end)];
  if (!isMarker(one.at(-1)) || !isMarker(other.at(-1))) return null;
  for (let depth = Math.min(one.length, other.length) - 1; depth >= 0; depth -= 1) {
    const [from, to] = [one[depth], other[depth]];
    if (from && to && from.parent === to.parent) {
      return { parent: from.parent, first: from.index, last: to.index };
    }
  }
  return null;
}

const textBlocks: readonly string[] = ['paragraph', 'heading', 'tableCell'];

/** All that the block of running text around a range holds; null where there is none. */
export function textAround(root: Parents, range: Range): Stretch | null {
  const block = wayTo(root, range).findLast(({ parent }) => textBlocks.includes(parent.type));
  return block ? { parent: block.parent, first: 0, last: block.parent.children.length - 1 } : null;
}

/** A node by its parent and its index in it. */
interface Step {
  readonly parent: Parents;
  readonly index: number;
}

/** The way from the root of a tree down to the deepest node that holds a range of its text. */
function wayTo(root: Parents, range: Range): Step[] {
  const way: Step[] = [];
  let parent: Nodes | undefined = root;
  while (parent && 'children' in parent) {
    const index: number = parent.children.findIndex((child) => holds(child, range));
    if (index < 0) break;
    way.push({ parent, index });
    parent = parent.children[index];
  }
  return way;
}

/** Whether a node holds a range of the text of its tree; what a plugin put around nodes holds what they hold. */
export function holds(node: Nodes, range: Range): boolean {
  const place = rangeOf(node);
  if (place) return place.start <= range.start && range.end <= place.end;
  return 'children' in node && node.children.some((child) => holds(child, range));
}

/** Where a node stands in the text of its tree; null where a plugin put it there. */
export function rangeOf({ position }: Nodes): Range | null {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? null : { start, end };
}

/** What a comment is in a tree, in Markdown and in MDX. */
const commentTypes: readonly string[] = ['html', 'mdxFlowExpression', 'mdxTextExpression'];

function isMarker(step: Step | undefined): boolean {
  const node = step?.parent.children[step.index];
  return (
    node !== undefined &&
    commentTypes.includes(node.type) &&
    'value' in node &&
    node.value.includes('status-snippets')
  );
}
