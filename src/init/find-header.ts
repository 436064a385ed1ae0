import type { Root, RootContent } from 'mdast';
import { isSeparator } from '../embeds/adopt/wrap-embeds.ts';
import type { Document } from '../embeds/recognize/document.ts';
import { rangeOf } from '../embeds/recognize/markdown-tree.ts';
import { parseHtmlFragment } from '../sections/html/parse-html-fragment.ts';
import { initialHtmlState } from '../sections/html/scan-comments.ts';
import type { Range } from '../text/range.ts';
import { type BadgesInBlock, badgesIn } from './badge-images.ts';

/** A block at the top of a document, with its badges. */
export interface HeaderBlock extends Range, BadgesInBlock {
  readonly type: RootContent['type'];
  readonly source: string;
  /** The level of the first heading in the block; null if the block has no heading. */
  readonly level: number | null;
  /** The tags of an HTML block; empty for other blocks. */
  readonly tags: readonly { readonly kind: 'open' | 'close'; readonly name: string }[];
  /** Whether a program generates the block. Such blocks are after a start comment and end with an end comment. */
  readonly isGenerated: boolean;
}

/** The header of a document: everything above the first heading that is not the title. */
export interface DocumentHeader {
  /** The blocks without front matter. */
  readonly blocks: readonly HeaderBlock[];
  /** The index of the title in `blocks`; -1 if there is no title. */
  readonly titleIndex: number;
}

/** Finds the header of a Markdown document. */
export function findHeader(document: Document, tree: Root): DocumentHeader {
  const blocks: HeaderBlock[] = [];
  let titleIndex = -1;
  /** Matches the end comment, inside generated blocks; null outside. */
  let endComment: RegExp | null = null;
  for (const [index, node] of tree.children.entries()) {
    if (isFrontMatter(node)) continue;
    const block = toBlock(document, node, endComment !== null);
    if (block.level !== null) {
      // A centered heading belongs to the header: it is the title or a line below the title.
      const isCenteredHeading = block.type === 'html' && isCentered(block);
      if (!isCenteredHeading && (titleIndex >= 0 || !isTitle(block, blocks, tree))) break;
      if (titleIndex < 0 && (block.level === 1 || !hasWords(blocks))) titleIndex = blocks.length;
    }
    blocks.push(block);
    if (endComment === null) {
      const possibleEnd = endCommentPattern(block.source);
      // An ordinary comment has no end comment.
      const hasEnd = tree.children.slice(index + 1).some((other) => possibleEnd?.test(sourceOf(document, other)));
      endComment = hasEnd ? possibleEnd : null;
    } else if (endComment.test(block.source)) endComment = null;
  }
  return { blocks, titleIndex };
}

function sourceOf({ text }: Document, node: RootContent): string {
  const { start, end } = rangeOf(node);
  return text.slice(start, end);
}

/** Whether a node is front matter. The declared types of nodes do not include `toml`. */
export function isFrontMatter({ type }: { readonly type: string }): boolean {
  return type === 'yaml' || type === 'toml';
}

/** Whether a block contains HTML that centers its content. */
export function isCentered({ source }: Pick<HeaderBlock, 'source'>): boolean {
  return /\balign\s*=\s*["']?center|<center\b|text-align\s*:\s*center/i.test(source);
}

function toBlock(
  { text, content, parsedSections, byteOrderMark }: Document,
  node: RootContent,
  isGenerated: boolean,
): HeaderBlock {
  const range = rangeOf(node);
  const source = text.slice(range.start, range.end);
  const tags = node.type === 'html' ? parseHtmlFragment(source, initialHtmlState).tags : [];
  const htmlLevel = tags.find(({ name }) => /^h[1-6]$/.test(name))?.name.slice(1);
  const level = node.type === 'heading' ? node.depth : htmlLevel === undefined ? null : Number(htmlLevel);
  const inBlock = badgesIn(content, range);
  // A badge in a section counts with the whole section, because a new section cannot be inserted into it.
  const badges = inBlock.badges.map((badge) => {
    const offset = badge.start + byteOrderMark.length;
    const section = parsedSections.sections.find(({ start, end }) => start.start <= offset && offset < end.end);
    if (section === undefined) return badge;
    return { start: section.start.start - byteOrderMark.length, end: section.end.end - byteOrderMark.length };
  });
  return { ...range, ...inBlock, badges, type: node.type, source, level, tags, isGenerated };
}

/**
 * Whether the first heading is the title. In a document with several headings of the first level, it is a chapter instead if
 * text precedes it, or if it has a typical name of a chapter.
 */
function isTitle({ level, source }: HeaderBlock, above: readonly HeaderBlock[], tree: Root): boolean {
  if (level !== 1) return false;
  const chapters = tree.children.filter((node) => node.type === 'heading' && node.depth === 1);
  return chapters.length <= 1 || !(hasWords(above) || chapterNames.test(source));
}

const chapterNames =
  /^#\s+(?:install(?:ation|ing)?|usage|summary|getting started|quick ?start|(?:table of )?contents)\s*#*$/i;

/** Whether there is text in blocks other than headings, quotes and HTML. */
function hasWords(blocks: readonly HeaderBlock[]): boolean {
  return blocks.some(
    ({ type, otherText }) => !['html', 'heading', 'blockquote'].includes(type) && !isSeparator(otherText),
  );
}

/** Programs that read comments but do not generate the text after them. */
const toolsWithoutOutput = /prettier|markdownlint|remark|textlint|vale|cspell|alex/i;

/** A pattern for the end comment of generated blocks; null if a block is not a comment that may start generated blocks. */
function endCommentPattern(source: string): RegExp | null {
  const name = /^<!--\s*([\w:-]+)[^>]*-->\s*$/.exec(source)?.[1];
  if (name === undefined || toolsWithoutOutput.test(name)) return null;
  const automd = /^automd:/.test(name) ? 'automd' : name;
  const base = automd.replace(/[:_-]?(?:start|begin)$/i, '');
  const escaped = base.replace(/[^\w]/g, '\\$&');
  if (base !== automd) return new RegExp(`^<!--\\s*${escaped}[:_-]?(?:end|stop)\\b`, 'i');
  return new RegExp(`^<!--\\s*(?:/\\s*${escaped}|end[:_-]?${escaped}|${escaped}[:_ -]?(?:end|stop))\\b`, 'i');
}
