import type { Root, RootContent } from 'mdast';
import { isSeparator } from '../embeds/adopt/wrap-embeds.ts';
import type { Document } from '../embeds/recognize/document.ts';
import { rangeOf } from '../embeds/recognize/markdown-tree.ts';
import { parseHtmlFragment } from '../sections/html/parse-html-fragment.ts';
import { initialHtmlState } from '../sections/html/scan-comments.ts';
import type { Range } from '../text/range.ts';
import { type BadgesInBlock, badgesIn } from './badge-images.ts';

/** A block at the top of a document. */
export interface HeaderBlock extends Range, BadgesInBlock {
  readonly type: RootContent['type'];
  readonly source: string;
  /** The level of the first heading in it; null if there is none. */
  readonly level: number | null;
  /** The tags of HTML. */
  readonly tags: readonly { readonly kind: 'open' | 'close'; readonly name: string }[];
  /** Whether a program writes it, between two comments. */
  readonly isGenerated: boolean;
}

/** The blocks above the first heading that is not the title, without front matter, and the index of the title or -1. */
export interface DocumentHeader {
  readonly blocks: readonly HeaderBlock[];
  readonly titleIndex: number;
}

/** Finds the header of a Markdown document: everything above the first heading that is not its title. */
export function findHeader(document: Document, tree: Root): DocumentHeader {
  const blocks: HeaderBlock[] = [];
  let titleIndex = -1;
  let generated: RegExp | null = null;
  for (const [index, node] of tree.children.entries()) {
    if (isFrontMatter(node)) continue;
    const block = toBlock(document, node, generated !== null);
    if (block.level !== null) {
      // A centered heading belongs to the header, as a title or a line below it.
      const isCenteredHeading = block.type === 'html' && isCentered(block);
      if (!isCenteredHeading && (titleIndex >= 0 || !isTitle(block, blocks, tree))) break;
      if (titleIndex < 0 && (block.level === 1 || !hasWords(blocks))) titleIndex = blocks.length;
    }
    blocks.push(block);
    if (generated === null) {
      const end = generatedEndPattern(block.source);
      // A comment that only says something has no end.
      const hasEnd = tree.children.slice(index + 1).some((other) => end?.test(sourceOf(document, other)));
      generated = hasEnd ? end : null;
    } else if (generated.test(block.source)) generated = null;
  }
  return { blocks, titleIndex };
}

function sourceOf({ text }: Document, node: RootContent): string {
  const { start, end } = rangeOf(node);
  return text.slice(start, end);
}

/** The type of front matter in TOML is not known to the syntax tree's types. */
export function isFrontMatter({ type }: { readonly type: string }): boolean {
  return type === 'yaml' || type === 'toml';
}

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
  const inHtml = tags.find(({ name }) => /^h[1-6]$/.test(name))?.name.slice(1);
  const level = node.type === 'heading' ? node.depth : inHtml === undefined ? null : Number(inHtml);
  const inBlock = badgesIn(content, range);
  // A badge in a section cannot have another section beside it.
  const badges = inBlock.badges.map((badge) => {
    const at = badge.start + byteOrderMark.length;
    const section = parsedSections.sections.find(({ start, end }) => start.start <= at && at < end.end);
    if (section === undefined) return badge;
    return { start: section.start.start - byteOrderMark.length, end: section.end.end - byteOrderMark.length };
  });
  return { ...range, ...inBlock, badges, type: node.type, source, level, tags, isGenerated };
}

/**
 * Whether the first heading is the title. Where every chapter is a heading of the first level, that heading may be a chapter
 * too: if text precedes it, or it has the name of a chapter.
 */
function isTitle({ level, source }: HeaderBlock, above: readonly HeaderBlock[], tree: Root): boolean {
  if (level !== 1) return false;
  const chapters = tree.children.filter((node) => node.type === 'heading' && node.depth === 1);
  return chapters.length <= 1 || !(hasWords(above) || chapterNames.test(source));
}

const chapterNames =
  /^#\s+(?:install(?:ation|ing)?|usage|summary|getting started|quick ?start|(?:table of )?contents)\s*#*$/i;

/** Whether there is text in blocks, apart from quotes and HTML. */
function hasWords(blocks: readonly HeaderBlock[]): boolean {
  return blocks.some(
    ({ type, otherText }) => !['html', 'heading', 'blockquote'].includes(type) && !isSeparator(otherText),
  );
}

/** Programs that read comments, but do not write the text between them. */
const toolsWithoutOutput = /prettier|markdownlint|remark|textlint|vale|cspell|alex/i;

/** Matches the comment that ends what a program generates, if a block is the comment that starts it. */
function generatedEndPattern(source: string): RegExp | null {
  const name = /^<!--\s*([\w:-]+)[^>]*-->\s*$/.exec(source)?.[1];
  if (name === undefined || toolsWithoutOutput.test(name)) return null;
  const automd = /^automd:/.test(name) ? 'automd' : name;
  const base = automd.replace(/[:_-]?(?:start|begin)$/i, '');
  const escaped = base.replace(/[^\w]/g, '\\$&');
  if (base !== automd) return new RegExp(`^<!--\\s*${escaped}[:_-]?(?:end|stop)\\b`, 'i');
  return new RegExp(`^<!--\\s*(?:/\\s*${escaped}|end[:_-]?${escaped}|${escaped}[:_ -]?(?:end|stop))\\b`, 'i');
}
