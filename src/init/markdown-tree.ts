import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Format } from '../sections/format.ts';
import type { Range } from '../sections/section.ts';

/** Parses Markdown or MDX with remark, as a README is read. Offsets count without a byte-order mark. */
export function parseTree(text: string, format: Format): Root {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml', 'toml']);
  return format === 'mdx' ? processor.use(remarkMdx).parse(text) : processor.parse(text);
}

/** Where a parsed node stands in its text. */
export function rangeOf(node: Nodes): Range {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) throw new TypeError(`A ${node.type} node without a place`);
  return { start, end };
}
