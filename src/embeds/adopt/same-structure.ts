import type { Nodes } from 'mdast';
import type { Range } from '../../text/range.ts';
import { rangeOf } from '../recognize/markdown-tree.ts';

/** A parsed text, with the ranges that are excluded from a comparison. */
export interface CutText {
  readonly tree: Nodes;
  readonly text: string;
  /** The excluded ranges, in order. They do not overlap. */
  readonly cuts: readonly Range[];
}

/** Whether two texts have the same blocks and the same content, in the same order, outside their cuts. */
export function hasSameStructure(one: CutText, other: CutText): boolean {
  return structureOf(one.tree, one).join('\n') === structureOf(other.tree, other).join('\n');
}

/** A list with a line for each construct outside the cuts. A block without content is omitted. */
function structureOf(node: Nodes, cutText: CutText): string[] {
  if (node.type === 'break' || isCut(node, cutText)) return [];
  if (!('children' in node)) {
    const source = uncutSource(node, cutText);
    return source === '' ? [] : [`${node.type} ${source}`];
  }
  const inside = node.children.flatMap((child) => structureOf(child, cutText));
  // Whether MDX puts a line of tags into a paragraph depends on what else is on the line, so such paragraphs are omitted.
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

/** The source of a node outside the cuts, with white space collapsed. */
function uncutSource(node: Nodes, { text, cuts }: CutText): string {
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
