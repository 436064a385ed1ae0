import type { Definition, Nodes, Root } from 'mdast';
import { remark } from 'remark';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import type { Processor } from 'unified';
import type { Format } from '../../sections/format.ts';
import { replaceDocusaurusSyntax } from '../../sections/mdx/parse-mdx.ts';
import type { Range } from '../../text/range.ts';

/** Parses Markdown as GitHub does, or MDX, with front matter. The text has no byte-order mark. */
export function parseTree(text: string, format: Format): Root {
  const processor = remark().use(remarkGfm).use(remarkFrontmatter, ['yaml', 'toml']).use(withoutTransforms);
  if (format !== 'mdx') return processor.parse(text);
  return processor.use(remarkMdx).parse(replaceDocusaurusSyntax(text));
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
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if (!('children' in node)) return;
  for (const child of node.children) yield* nodesOf(child);
}

/** The definitions of a tree by identifier. If several have the same identifier, the first one counts. */
export function definitionsIn(root: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  for (const node of nodesOf(root)) {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  }
  return definitions;
}
