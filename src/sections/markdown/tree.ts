import type { Nodes, Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import type { Processor } from 'unified';
import type { Range } from '../../text/range.ts';
import { type TimeBudget, toTooComplex } from '../../text/time-limit.ts';
import type { SectionProblem } from '../comment.ts';
import { blankFrontMatter } from '../format.ts';
import { nodesIn, type PlacedNode } from '../placed-nodes.ts';

/** A parser of Markdown in whose trees every node has a position. It can be extended for MDX. */
export function treeParser() {
  return remark().use(remarkGfm).use(withoutTransforms);
}

export function parseMarkdownTree(text: string, timeBudget: TimeBudget): Root | SectionProblem {
  try {
    return timeBudget.run({ start: 0, end: text.length }, () => treeParser().parse(blankFrontMatter(text)));
  } catch (error) {
    return toTooComplex(error);
  }
}

/** Removes the transforms of the GitHub extension: they turn more addresses into links, but as nodes without a position. */
function withoutTransforms(this: Processor): void {
  const data = this.data();
  const extensions = data.fromMarkdownExtensions ?? [];
  data.fromMarkdownExtensions = extensions.flat().map(({ transforms, ...extension }) => extension);
}

/** The range of a parsed node in the text. */
export function rangeOf({ type, position }: Nodes): Range {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) throw new TypeError(`A ${type} node without a position`);
  return { start, end };
}

/** Every node of a tree, in document order. */
export function treeNodes(tree: Nodes): Iterable<PlacedNode<Nodes>> {
  return nodesIn(tree, (node) => ('children' in node ? node.children : []));
}
