import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A node of a page, with its ancestors. */
export interface PlacedNode {
  readonly node: Tree.Node;
  readonly parent: PlacedNode | null;
  readonly depth: number;
}

/** Iterates over all nodes below a root, parents first, those in templates included. Not recursive: trees can be very deep. */
export function* nodesBelow(root: Tree.Node): Generator<PlacedNode & { readonly parent: PlacedNode }> {
  const rest = childrenOf({ node: root, parent: null, depth: 0 });
  for (let placed = rest.pop(); placed; placed = rest.pop()) {
    yield placed;
    for (const child of childrenOf(placed)) rest.push(child);
  }
}

/** The names of the elements around a node, the innermost first. */
export function ancestorsOf({ parent }: PlacedNode): string[] {
  const names: string[] = [];
  for (let around = parent; around; around = around.parent) {
    if ('tagName' in around.node) names.push(around.node.tagName);
  }
  return names;
}

/** The last first. */
function childrenOf(parent: PlacedNode) {
  const { node } = parent;
  const holder = 'content' in node ? node.content : node;
  const children = 'childNodes' in holder ? holder.childNodes : [];
  return children.map((child) => ({ node: child, parent, depth: parent.depth + 1 })).reverse();
}
