import type { Nodes, Parents } from 'mdast';
import type { Range } from '../text/range.ts';

/** Siblings in a tree, from the first to the last, both included. */
export interface NodeRange {
  readonly parent: Parents;
  readonly first: number;
  readonly last: number;
}

/** The fewest siblings that contain both markers of a section; null if one of them is not in the tree as a comment. */
export function rangeBetween(root: Parents, start: Range, end: Range): NodeRange | null {
  const [startPath, endPath] = [pathTo(root, start), pathTo(root, end)];
  if (!isMarker(startPath.at(-1)) || !isMarker(endPath.at(-1))) return null;
  for (let depth = Math.min(startPath.length, endPath.length) - 1; depth >= 0; depth -= 1) {
    const [from, to] = [startPath[depth], endPath[depth]];
    if (from && to && from.parent === to.parent) {
      return { parent: from.parent, first: from.index, last: to.index };
    }
  }
  return null;
}

const textBlocks: readonly string[] = ['paragraph', 'heading', 'tableCell'];

/** All children of the block of running text around a range of the text; null if there is no such block. */
export function textBlockAround(root: Parents, range: Range): NodeRange | null {
  const block = pathTo(root, range).findLast(({ parent }) => textBlocks.includes(parent.type));
  return block ? { parent: block.parent, first: 0, last: block.parent.children.length - 1 } : null;
}

/** A node, by its parent and its index in it. */
interface PathStep {
  readonly parent: Parents;
  readonly index: number;
}

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

/** Whether a node contains a range of the text. A node that a plugin added contains what its children contain. */
export function contains(node: Nodes, range: Range): boolean {
  const source = sourceRange(node);
  if (source) return source.start <= range.start && range.end <= source.end;
  return 'children' in node && node.children.some((child) => contains(child, range));
}

/** The range of the text that a node was parsed from; null if a plugin added the node. */
export function sourceRange({ position }: Nodes): Range | null {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? null : { start, end };
}

/** The types of nodes that comments become, in Markdown and in MDX. */
const commentTypes: readonly string[] = ['html', 'mdxFlowExpression', 'mdxTextExpression'];

function isMarker(step: PathStep | undefined): boolean {
  const node = step?.parent.children[step.index];
  return (
    node !== undefined && commentTypes.includes(node.type) && 'value' in node && node.value.includes('status-snippets')
  );
}
