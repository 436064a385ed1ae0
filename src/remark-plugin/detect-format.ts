import type { Nodes, Root } from 'mdast';
import type { Format } from '../sections/format.ts';

/**
 * What a tree was read as: only Markdown has HTML, and only MDX has expressions and elements. What has no place was put
 * there by a plugin: Docusaurus wraps headings of Markdown in elements of MDX.
 */
export function formatOfTree(tree: Root, extension: string | undefined): Format {
  if (extension === '.mdx') return 'mdx';
  const isMdx = hasRead(tree, (type) => type.startsWith('mdx')) && !hasRead(tree, (type) => type === 'html');
  return isMdx ? 'mdx' : 'md';
}

function hasRead(node: Nodes, wanted: (type: string) => boolean): boolean {
  if (wanted(node.type) && node.position) return true;
  return 'children' in node && node.children.some((child) => hasRead(child, wanted));
}
