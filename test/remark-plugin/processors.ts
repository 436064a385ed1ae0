import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import remarkStatusSnippets, { type Options } from '../../src/remark.ts';

export const offline: Options = { slug: 'acme', source: 'offline' };

/** Runs the plugin on a text, and returns the tree and the messages. */
export async function transform(value: string, options: Options, path = 'page.md') {
  const file = new VFile({ path, value });
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkFrontmatter, ['yaml', 'toml']);
  if (path.endsWith('.mdx')) processor.use(remarkMdx);
  processor.use(remarkStatusSnippets, options);
  const tree = processor.parse(file);
  await processor.run(tree, file);
  return { tree, file, messages: file.messages.map(String) };
}

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml', 'toml'])
  .freeze();

/** The tree of a text without the plugin. */
export function parsed(text: string): Root {
  return markdown.parse(text);
}

/** The HTML of a tree, with raw HTML. */
export function htmlOf(tree: Root): string {
  const hast = unified().use(remarkRehype, { allowDangerousHtml: true }).runSync(tree);
  return toHtml(hast, { allowDangerousHtml: true });
}
