import type { List, Nodes, RootContent } from 'mdast';
import { blankLine } from '../../core/range.ts';
import { rangeOf } from '../document.ts';

/**
 * Returns a function that tells whether a list is loose: a blank line is directly between two of
 * its blocks.
 */
export function createLooseListTest(text: string): (list: List) => boolean {
  const known = new Map<List, boolean>();
  return (list) => {
    const isLoose = known.get(list) ?? hasBlankLine(text, list);
    known.set(list, isLoose);
    return isLoose;
  };
}

function hasBlankLine(text: string, list: List): boolean {
  const blocks = list.children.flatMap((item): Nodes[] =>
    item.children.length > 0 ? item.children : [item],
  );
  return blocks.slice(1).some((block, index) => {
    const previous = blocks[index] as Nodes;
    const gap = text.slice(rangeOf(previous).end, rangeOf(block).start);
    return blankLine.test(gap) && !blocksWithoutBlankLine.has(lastBlockIn(previous).type);
  });
}

/** After these, a blank line does not make a list loose on GitHub. */
const blocksWithoutBlankLine: ReadonlySet<string> = new Set<RootContent['type']>([
  'definition',
  'thematicBreak',
]);

function lastBlockIn(node: Nodes): Nodes {
  const isContainer = node.type === 'list' || node.type === 'listItem';
  const last = isContainer ? node.children.at(-1) : undefined;
  return last ? lastBlockIn(last) : node;
}
