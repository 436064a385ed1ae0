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

export function isInside<Node>({ parent }: PlacedNode<Node>, test: (node: Node) => boolean): boolean {
  let placed = parent;
  while (placed && !test(placed.node)) placed = placed.parent;
  return placed !== null;
}
