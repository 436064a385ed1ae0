import type { Nodes, Root } from 'mdast';
import type { Format } from '../sections/format.ts';

/**
 * The format that a tree was parsed from: only Markdown has HTML nodes, and only MDX has expressions and elements. Nodes
 * without a position do not count, because a plugin added them: Docusaurus wraps headings of Markdown in MDX elements.
 */
export function detectFormat(tree: Root, extension: string | undefined): Format {
  if (extension === '.mdx') return 'mdx';
  const isMdx = hasNode(tree, (type) => type.startsWith('mdx')) && !hasNode(tree, (type) => type === 'html');
  return isMdx ? 'mdx' : 'md';
}

function hasNode(node: Nodes, isWanted: (type: string) => boolean): boolean {
  if (isWanted(node.type) && node.position) return true;
  return 'children' in node && node.children.some((child) => hasNode(child, isWanted));
}
