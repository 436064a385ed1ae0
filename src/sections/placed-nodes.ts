export interface PlacedNode<Node> {
  readonly node: Node;
  readonly parent: PlacedNode<Node> | null;
  readonly depth: number;
}

/** Parents come before their children. It is not recursive, because trees can be very deep. */
export function* nodesIn<Node>(root: Node, childrenOf: (node: Node) => readonly Node[]): Generator<PlacedNode<Node>> {
  const rest: PlacedNode<Node>[] = [{ node: root, parent: null, depth: 0 }];
  for (let placed = rest.pop(); placed; placed = rest.pop()) {
    yield placed;
    const { node, depth } = placed;
    for (const child of childrenOf(node).toReversed()) rest.push({ node: child, parent: placed, depth: depth + 1 });
  }
}

/**
 * Returns a function that tells whether a node is inside of one that passes a test. It remembers its results, because many
 * nodes can be nested deeply in the same ones.
 */
export function insideOf<Node>(test: (node: Node) => boolean): (placed: PlacedNode<Node>) => boolean {
  const results = new WeakMap<PlacedNode<Node>, boolean>();
  return ({ parent }) => {
    const without: PlacedNode<Node>[] = [];
    let placed = parent;
    for (; placed && !results.has(placed) && !test(placed.node); placed = placed.parent) without.push(placed);
    const result = placed !== null && (results.get(placed) ?? true);
    for (const node of without) results.set(node, result);
    return result;
  };
}
