import type { Node, Root } from 'mdast';
import type { Processor } from 'unified';

/** Parses a text as the processor of a plugin parses its files. */
export function parseWith(processor: Processor, text: string): Root {
  const tree: Node = processor.parse(text);
  if (isRoot(tree)) return tree;
  throw new TypeError(`remark-status-snippets works on Markdown, but the parser made a "${tree.type}"`);
}

function isRoot(node: Node): node is Root {
  return node.type === 'root' && 'children' in node;
}
