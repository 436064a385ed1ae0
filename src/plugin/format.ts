import type { Nodes, Root } from 'mdast';
import type { Format } from '../sections/format.ts';

/** What a tree was read as: only MDX has expressions and elements, and every marker in it is an expression. */
export function formatOfTree(tree: Root, extension: string | undefined): Format {
  return extension === '.mdx' || hasMdx(tree) ? 'mdx' : 'md';
}

function hasMdx(node: Nodes): boolean {
  return node.type.startsWith('mdx') || ('children' in node && node.children.some(hasMdx));
}
