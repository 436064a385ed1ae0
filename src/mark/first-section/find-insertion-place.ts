import type { Root } from 'mdast';
import { quote } from '../../core/quote.ts';
import { blankLine, containsRange, lineEndingOf, lineStart, type Range } from '../../core/range.ts';
import { rangeOf } from '../../sections/document.ts';
import { contentStart } from '../../sections/format.ts';
import { attributeListAt, withoutAttributeLists } from '../attribute-lists.ts';
import type { EmbedDocument } from '../document.ts';
import { divideSeparator, isSeparator, type Separator } from '../separators.ts';
import { comments, findRow, hasBadgeOfProject, isRow } from './badge-rows.ts';
import type { Block, Image } from './blocks.ts';
import { countOpen, isComment, takeWhile, toBlock } from './blocks.ts';
import { endOfGenerated } from './generated-text.ts';

export interface Insertion {
  readonly offset: number;
  readonly form: InsertionForm;
  /** In a row of badges or in a centered header, a text link looks out of place. */
  readonly isForBadge: boolean;
  /** As the end of a sentence. */
  readonly place: string;
}

type InsertionForm =
  | ({ readonly kind: 'inline' } & Separator)
  | { readonly kind: 'block'; readonly isCentered: boolean }
  | { readonly kind: 'html-lines'; readonly indentation: string };

/**
 * Finds the place after the first row of badges, the title or the logo in the header, else at the
 * top.
 */
export function findInsertion(document: EmbedDocument, tree: Root): Insertion {
  const { text } = document.parsed;
  const { blocks, titleIndex } = findHeader(document, tree);
  const imports = takeWhile(tree.children, ({ type }) => type === 'mdxjsEsm').at(-1);
  const atTop = afterBlock(
    { end: imports ? rangeOf(imports).end : contentStart(text) },
    'at the top',
  );
  const afterHeader = afterTitle(blocks, titleIndex) ?? afterLogo(blocks) ?? atTop;
  const inHeader = afterRow(document, blocks) ?? afterHeader;
  const generatedEnd = endOfGenerated(text, inHeader.offset);
  if (generatedEnd === null) return inHeader;
  const last = blocks.find((block) => block.start < generatedEnd && generatedEnd <= block.end);
  if (last === undefined) return atTop;
  if (last.start < inHeader.offset) return { ...inHeader, offset: generatedEnd };
  return { ...afterBlock(last, 'after what a program generates'), isForBadge: inHeader.isForBadge };
}

/**
 * The header ends above the first heading that is neither centered nor the title nor about badges.
 * `titleIndex` is that of the first heading with words, or of a later one such as `Badges`; else of
 * the first of level 1 with only images, else -1.
 */
function findHeader(document: EmbedDocument, { children: nodes }: Root) {
  const titles = nodes.filter((node) => node.type === 'heading' && node.depth === 1);
  const hasChapters = titles.length > 1;
  const blocks: Block[] = [];
  let titleIndex = -1;
  let isBelowWords = false;
  for (const [index, node] of nodes.entries()) {
    const block = toBlock(document, node);
    if (block.level !== null && !isSeparator(block.otherText)) {
      const [below] = nodes.slice(index + 1, index + 2);
      const isAboveRow = below !== undefined && isRow(toBlock(document, below));
      const above = { blocks, hasTitle: titleIndex >= 0, hasChapters, isBelowWords };
      if (!belongsToHeader(block, isAboveRow, above)) break;
      if (titleIndex < 0 || badgeHeadings.test(block.otherText)) titleIndex = blocks.length;
    }
    if (block.type === 'paragraph' && !isSeparator(block.otherText)) isBelowWords = true;
    blocks.push(block);
  }
  const logoIndex = blocks.findIndex(({ level, images }) => level === 1 && images.length > 0);
  return { blocks, titleIndex: titleIndex < 0 ? logoIndex : titleIndex };
}

/** The part of the header above a heading. */
interface HeaderAbove {
  readonly blocks: readonly Block[];
  readonly hasTitle: boolean;
  /** The document has several headings of level 1. */
  readonly hasChapters: boolean;
  /** It contains a paragraph of words. */
  readonly isBelowWords: boolean;
}

function belongsToHeader(heading: Block, isAboveRow: boolean, above: HeaderAbove): boolean {
  const { blocks, hasTitle, hasChapters, isBelowWords } = above;
  const { level, badges, otherText, isCentered } = heading;
  const isChapter = chapterNames.test(otherText);
  if (!isChapter && (isCentered || isInCenter(blocks))) return true;
  const isFirst = blocks.every(isComment) && (level === 2 || level === 3);
  const isTop = level === 1 && !(hasChapters && (isBelowWords || isChapter));
  if (!hasTitle && (isFirst || isTop)) return true;
  const isAboutBadges = badges.length > 0 || isAboveRow || badgeHeadings.test(otherText);
  if (!isBelowWords && isAboutBadges) return true;
  const isSecond = hasTitle && blocks.filter((block) => block.level !== null).length === 1;
  const isFirstRow = isAboveRow && !blocks.some((block) => hasBadgeOfProject(block.badges));
  return isSecond && isFirstRow && !isChapter;
}

const badgeHeadings = /^(?:build )?(?:status|badges)$/i;

/**
 * Headings of chapters, which are not the title of a document with several headings of the first
 * level.
 */
const chapters = [
  'about',
  '(?:table of )?contents',
  'description',
  'features',
  'getting started',
  'install(?:ation|ing)?',
  'introduction',
  'overview',
  'quick ?start',
  'summary',
  'usage',
];
const chapterNames = new RegExp(`^(?:${chapters.join('|')})$`, 'i');

function afterRow({ parsed }: EmbedDocument, blocks: readonly Block[]): Insertion | null {
  const { text, format, sections } = parsed;
  const row = findRow(text, blocks);
  const [badge, previous] = [row?.items.at(-1), row?.items.at(-2)];
  if (!row || !badge || !blocks.some((block) => containsRange(block, badge))) {
    // Not into a section of several blocks, or a list or table in one block, but after it.
    const whole = badge ?? blocks.find(isWholeBlock);
    return whole ? { ...afterBlock(whole, 'after the badges'), isForBadge: true } : null;
  }
  const written = previous ? text.slice(previous.end, badge.start) : '';
  const between = format === 'md' ? withoutAttributeLists(written) : written;
  const isInHtml = row.block.type === 'html';
  const place = badge.alt === '' ? 'after the badges' : `after the badge ${quote(badge.alt)}`;
  const lineEnding = lineEndingOf(text, sections);
  const separator = isInHtml
    ? separatorInHtml(text, blocks, { badge, between, lineEnding })
    : separatorInText(between, lineEnding);
  const attributes = format === 'md' ? attributeListAt(text, badge.end) : '';
  const offset = badge.end + attributes.length;
  return { offset, isForBadge: true, form: { kind: 'inline', ...separator }, place };
}

function isWholeBlock({ type, badges, opensTable }: Block): boolean {
  return hasBadgeOfProject(badges) && type !== 'paragraph' && !opensTable;
}

function separatorInText(between: string, lineEnding: string): Separator {
  // Comments end a paragraph of badges, but not a row.
  const usual = between.replace(comments, '');
  if (usual !== between && /[\r\n]/.test(usual)) return { sign: '', space: lineEnding };
  return divideSeparator(between !== '' && isSeparator(between) ? between : ' ');
}

interface EndOfRow {
  readonly badge: Image;
  /** What is between the badge and the one before it. */
  readonly between: string;
  readonly lineEnding: string;
}

/**
 * In `<p>` and `<div>` a marker may begin a line. Elsewhere Python-Markdown would move the badge.
 */
function separatorInHtml(text: string, blocks: readonly Block[], end: EndOfRow): Separator {
  const { badge, between, lineEnding } = end;
  const usual = isSeparator(between) && !blankLine.test(between) ? between : '';
  const hasLineBreak = /[\r\n]/.test(usual);
  const indentation = text.slice(lineStart(text, badge.start), badge.start);
  const tags = blocks.flatMap((block) => block.tags).filter((tag) => tag.end <= badge.start);
  const isInElement = countOpen(tags, ['p', 'div']) > 0;
  if (indentation.trim() === '' && isInElement) {
    return { sign: hasLineBreak ? usual : lineEnding + indentation, space: '' };
  }
  const sign = usual.trim();
  if (hasLineBreak) return { sign: sign && ` ${sign}`, space: ' ' };
  return divideSeparator(usual || ' ');
}

function afterTitle(blocks: readonly Block[], titleIndex: number): Insertion | null {
  const [block, next] = [blocks[titleIndex], blocks[titleIndex + 1]];
  if (block === undefined) return null;
  const isForBadge = isInCenter(blocks.slice(0, titleIndex));
  if (block.type === 'html')
    return afterHtmlHeader(block, blocks.slice(titleIndex + 1), isForBadge);
  const isImage = next?.images[0] && isSeparator(next.otherText);
  const isFloating = isImage && /\balign\W+(?:right|left)/i.test(next.source);
  const belongsToTitle = next && (isFloating || next.isOfBlockBefore);
  const isAboutBadges = badgeHeadings.test(block.otherText);
  const place = isAboutBadges ? `below the heading ${quote(block.otherText)}` : 'after the title';
  return { ...afterBlock(belongsToTitle ? next : block, place), isForBadge };
}

function isInCenter(before: readonly Block[]): boolean {
  const open = before.reduce((sum, { openBlocks }) => sum + openBlocks, 0);
  return open > 0 && before.some(({ isCentered }) => isCentered);
}

/**
 * After the element with the logo, which may contain several blocks, or after one in a code block.
 */
function afterLogo(blocks: readonly Block[]): Insertion | null {
  const first = blocks.findIndex((block) => !isComment(block));
  let open = 0;
  const end = blocks.findIndex(({ openElements }, index) => {
    open += openElements;
    return index >= first && open <= 0;
  });
  // HTML closes a paragraph that has no end tag.
  const isUnclosedParagraph = end < 0 && /^\s*<p\b/i.test(blocks[first]?.source ?? '');
  const element = blocks.slice(first, (isUnclosedParagraph ? first : end) + 1);
  const [block, last] = [element[0], element.at(-1)];
  if (block?.type === 'code') return afterBlock(block, 'after the logo');
  if (!block || !last || !element.some(({ images }) => images.length > 0)) return null;
  if (block.type === 'html')
    return afterHtmlHeader(last, blocks.slice(first + element.length), block.isCentered);
  return isSeparator(block.otherText) ? afterBlock(block, 'after the logo') : null;
}

function afterHtmlHeader(
  end: Block,
  following: readonly Block[],
  isElementCentered: boolean,
): Insertion {
  const isCenteredLine = ({ isCentered, images, level, openElements }: Block) =>
    isCentered && images.length === 0 && level === null && openElements <= 0;
  const block = takeWhile(following, isCenteredLine).at(-1) ?? end;
  const place = 'in the header';
  if (!block.isCentered && !isElementCentered) return afterBlock(block, place);
  const closing = /(?<![ \t])([ \t]*)<\/(?:div|center)>$/i.exec(block.source);
  // Only into an element that is a single block, whose content is known.
  if (!closing || block.openElements < 0) return afterBlock(block, place, true);
  const form = { kind: 'html-lines', indentation: `${closing[1]}  ` } as const;
  return { offset: block.start + closing.index, isForBadge: true, form, place };
}

function afterBlock({ end }: Pick<Range, 'end'>, place: string, isCentered = false): Insertion {
  return { offset: end, isForBadge: isCentered, form: { kind: 'block', isCentered }, place };
}
