import type { Nodes } from 'mdast';
import type { Range } from '../../text/range.ts';
import { rangeOf } from '../recognize/markdown-tree.ts';

/** A parsed text, and the ranges of it that are not compared. */
export interface CutText {
  readonly tree: Nodes;
  readonly text: string;
  /** In order, and apart from each other. */
  readonly cuts: readonly Range[];
}

/** Whether two texts have the same blocks and the same content, in the same order, outside the ranges that are cut. */
export function hasSameStructure(one: CutText, other: CutText): boolean {
  return structureOf(one.tree, one).join('\n') === structureOf(other.tree, other).join('\n');
}

/** A line for each construct. A block without content counts as absent. */
function structureOf(node: Nodes, around: CutText): string[] {
  if (node.type === 'break' || isCut(node, around)) return [];
  if (!('children' in node)) {
    const source = visibleSource(node, around);
    return source === '' ? [] : [`${node.type} ${source}`];
  }
  const inside = node.children.flatMap((child) => structureOf(child, around));
  // MDX puts a line of tags into a paragraph or not, depending on what else is on it.
  const isTransparent = node.type === 'root' || (node.type === 'paragraph' && inside.every(isJsx));
  if (inside.length === 0 || isTransparent) return inside;
  const name = node.type.replace(/^mdxJsx(?:Flow|Text)/, 'mdxJsx');
  const spread = 'spread' in node && node.spread ? ' loose' : '';
  return [`<${name}${spread}>`, ...inside, `</${name}>`];
}

function isJsx(line: string): boolean {
  return /^<?\/?mdx/.test(line);
}

function isCut(node: Nodes, { cuts }: CutText): boolean {
  if (node.type === 'root') return false;
  const { start, end } = rangeOf(node);
  const cut = cuts[findCut(cuts, start)];
  return cut !== undefined && cut.start <= start && end <= cut.end;
}

/** The source of a node without what is cut. */
function visibleSource(node: Nodes, { text, cuts }: CutText): string {
  const { start, end } = rangeOf(node);
  let [source, from] = ['', start];
  for (let index = findCut(cuts, start); index < cuts.length; index += 1) {
    const cut = cuts[index];
    if (cut === undefined || cut.start >= end) break;
    source += `${text.slice(from, Math.max(cut.start, from))} `;
    from = Math.min(cut.end, end);
  }
  return (source + text.slice(from, end)).replace(/\s+/g, ' ').trim();
}

/** The index of the first cut that ends after an offset. */
function findCut(cuts: readonly Range[], offset: number): number {
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cuts[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
