import type { Definition, Nodes, PhrasingContent, Root } from 'mdast';
import { nodesOf } from './markdown-tree.ts';

/** The reference definitions of a tree by their labels; of two with one label the first counts. */
export function definitionsIn(root: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  for (const { node } of nodesOf(root)) {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  }
  return definitions;
}

/** Makes an image, or a link around one, lead where its definition says without naming it. Other nodes stay. */
export function resolve(
  node: PhrasingContent,
  definitions: ReadonlyMap<string, Definition>,
): PhrasingContent {
  if (node.type === 'imageReference') {
    const { url = '' } = definitions.get(node.identifier) ?? {};
    return { type: 'image', url, alt: node.alt ?? '' };
  }
  if (node.type === 'link' || node.type === 'linkReference') {
    const url = node.type === 'link' ? node.url : (definitions.get(node.identifier)?.url ?? '');
    return { type: 'link', url, children: node.children.map((child) => resolve(child, definitions)) };
  }
  return node;
}

/** Whether a node, or one in it, names a definition. */
export function hasReference(node: Nodes): boolean {
  return [...nodesOf(node)].some(
    ({ node: { type } }) => type === 'imageReference' || type === 'linkReference',
  );
}
