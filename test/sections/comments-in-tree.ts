import { fromHtml } from 'hast-util-from-html';
import type { Html, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect } from 'vitest';
import { parseWhole } from './plain-parser.ts';

/*
 * The program reads the events of the parser, because building a tree takes half as long again. It must find the same
 * comments as an HTML parser finds in the HTML nodes of the tree of remark.
 */

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml', 'toml']);

/** The offsets of the comments in the tree of a text. The tree has no HTML in the text of an image. */
function commentsInTree(text: string, tree: Root): number[] {
  const starts: number[] = [];
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  visit(tree, 'html', (node: Html, _, parent) => {
    const start = (node.position?.start.offset ?? 0) + mark;
    const slice = text.slice(start, (node.position?.end.offset ?? 0) + mark);
    const before = text.slice(start - (node.position?.start.column ?? 1) + 1, start);
    const html = before.includes('>') ? unquoted(slice) : slice;
    const isFlow = parent === undefined || isFlowParent.has(parent.type);
    visit(fromHtml(html, { fragment: true }), 'comment', (comment) => {
      const at = comment.position?.start.offset ?? 0;
      if (slice.startsWith('<!--', at) && (isFlow || at === 0)) starts.push(start + at);
    });
  });
  return starts;
}

/** The offsets of the comments that the program finds, without comments in the text of an image. */
async function commentsInEvents(text: string, tree: Root): Promise<number[]> {
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  const { comments } = (await parseWhole(text)).findComments();
  const starts = comments.map(({ range }) => range.start);
  const images: [number, number][] = [];
  visit(tree, ['image', 'imageReference'], ({ position }) => {
    images.push([(position?.start.offset ?? 0) + mark, (position?.end.offset ?? 0) + mark]);
  });
  return starts.filter((at) => !images.some(([start, end]) => start < at && at < end));
}

/** Checks that the program finds exactly the comments in the tree of remark. */
export async function expectSameComments(text: string): Promise<void> {
  const tree = processor.parse(text);
  expect(await commentsInEvents(text, tree)).toEqual(commentsInTree(text, tree));
}

const isFlowParent = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** Blanks the quote prefixes at the start of lines, which are not part of the HTML of a node. */
function unquoted(slice: string): string {
  return slice.replace(/(?<=[\r\n])[ \t>]*>/g, (prefix) => ' '.repeat(prefix.length));
}
