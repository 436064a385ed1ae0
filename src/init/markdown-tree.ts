import type { Nodes, Parents, PhrasingContent, Root } from 'mdast';
import { remark } from 'remark';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import type { Format } from '../sections/format.ts';
import type { Range } from '../text/range.ts';

/** Parses Markdown or MDX as GitHub does, with front matter. Offsets do not count a byte-order mark. */
export function parseTree(text: string, format: Format): Root {
  const processor = remark().use(remarkGfm).use(remarkFrontmatter, ['yaml', 'toml']);
  return format === 'mdx' ? processor.use(remarkMdx).parse(text) : processor.parse(text);
}

/** The range of a parsed node in its text. */
export function rangeOf(node: Nodes): Range {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) throw new TypeError(`A ${node.type} node without a position`);
  return { start, end };
}

/** A node and its ancestors, from the root down. */
export interface NodeWithAncestors<Node extends Nodes = Nodes> {
  readonly node: Node;
  readonly ancestors: readonly Parents[];
}

/** Every node of a tree, in document order. */
export function* nodesOf(node: Nodes, ancestors: readonly Parents[] = []): Generator<NodeWithAncestors> {
  yield { node, ancestors };
  if (!('children' in node)) return;
  for (const child of node.children) yield* nodesOf(child, [...ancestors, node]);
}

/** A node whose children are running text. */
export type TextParent = Extract<Parents, { children: PhrasingContent[] }>;

const textParents: readonly string[] = ['paragraph', 'heading', 'tableCell', 'strong', 'emphasis', 'delete'];

/** Whether a node contains running text in which a section is allowed. A section is not allowed in a link. */
export function isTextParent(node: Nodes): node is TextParent {
  return textParents.includes(node.type);
}

/** Whether a node of running text is not visible. */
export function isBlank(node: PhrasingContent): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
}
