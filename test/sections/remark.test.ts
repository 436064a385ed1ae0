import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import type { Html, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { findSections } from '../../src/sections/find.ts';
import { readMarkdown } from '../../src/sections/markdown/parse.ts';
import { documents } from './documents.ts';
import { installedMarkdown, readInstalled } from './installed.ts';

/*
 * We read the parser's events, as building a tree takes half as long again. What we find has to be what anyone finds
 * who walks the tree of remark for nodes of HTML and reads each with a parser for HTML.
 */

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml', 'toml']);

/** Where comments start, for somebody with the tree; it has no HTML in the text of an image. */
function commentsInTree(text: string, tree = processor.parse(text)): number[] {
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

/** Where comments start that stand in no image. */
async function commentsInEvents(text: string, tree: Root): Promise<number[]> {
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  const { comments } = await readMarkdown(text, { extent: 'whole' });
  const starts = comments.map(({ range }) => range.start);
  const images: [number, number][] = [];
  visit(tree, ['image', 'imageReference'], ({ position }) => {
    images.push([(position?.start.offset ?? 0) + mark, (position?.end.offset ?? 0) + mark]);
  });
  return starts.filter((at) => !images.some(([start, end]) => start < at && at < end));
}

async function expectTheSame(text: string): Promise<void> {
  const tree = processor.parse(text);
  expect(await commentsInEvents(text, tree)).toEqual(commentsInTree(text, tree));
}

const isFlowParent = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** Marks of quotes between the lines of a node are not part of its HTML. */
function unquoted(slice: string): string {
  return slice.replace(/(?<=[\r\n])[ \t>]*>/g, (prefix) => ' '.repeat(prefix.length));
}

/**
 * HTML that one node leaves open for the next, where a tree of nodes cannot tell; and declarations, which end with the
 * very character that marks a quote.
 */
const dependent =
  /<![\w[]|<\?|<(?:script|style|textarea|title|xmp|iframe|noembed|noframes|noscript|plaintext|select|svg|math)/i;

describe('the comments that are found', () => {
  test('are those that stand in the tree of remark, in 2,000 documents', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(documents, async ({ text }) => {
        if (dependent.test(text)) return;
        compared += 1;
        await expectTheSame(text);
      }),
      { numRuns: 2_000 },
    );
    expect(compared).toBeGreaterThan(1_500);
  }, 120_000);

  /** Without these characters a file cannot have any. */
  const commented = installedMarkdown.filter((path) => readInstalled(path).includes('<!--'));

  test.each(commented)('are those that stand in the tree of remark, in node_modules/%s', async (path) => {
    await expectTheSame(readInstalled(path));
  });

  test('are looked for in hundreds of files, and found in many', () => {
    expect(installedMarkdown.length).toBeGreaterThan(300);
    expect(commented.length).toBeGreaterThan(100);
  });
});

test('the sections that are found are the pairs of markers in the tree of remark, in 1,000 documents', async () => {
  await fc.assert(
    fc.asyncProperty(documents, async ({ text }) => {
      if (dependent.test(text)) return;
      const { sections, problems } = await findSections(text, 'md');
      if (problems.length > 0) return;
      const markers = commentsInTree(text).filter((at) => /^<!--\s*status-snippets/.test(text.slice(at)));
      expect(sections.flatMap(({ start, end }) => [start.start, end.start])).toEqual(markers);
    }),
    { numRuns: 1_000 },
  );
}, 120_000);
