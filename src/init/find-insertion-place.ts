import type { Root } from 'mdast';
import type { Document } from '../embeds/document.ts';
import { rangeOf } from '../embeds/markdown-content.ts';
import { isSeparator, lineStart } from '../embeds/text-edits.ts';
import type { Range } from '../text/range.ts';
import type { DocumentHeader, HeaderBlock } from './find-header.ts';
import { findHeader, isCentered, isFrontMatter, isRow, maxTextLengthInRow } from './find-header.ts';

/** The place for a section in a document that does not show the page. */
export interface Insertion {
  readonly offset: number;
  /** Which rule chose the place: after a row of badges, after the title, after the logo, or at the top. */
  readonly rule: 'row' | 'title' | 'logo' | 'top';
  readonly form: InsertionForm;
}

/** How the markers are written at the place. */
type InsertionForm =
  /** After a separator, which follows the last badge: on the same line or, in HTML, on the next line. */
  | { readonly kind: 'inline'; readonly separator: string }
  /** On separate lines. */
  | { readonly kind: 'block' }
  /** On separate lines inside an HTML element. */
  | { readonly kind: 'html-lines'; readonly indentation: string }
  /** On separate lines, in a new centered paragraph. */
  | { readonly kind: 'html-block' };

/**
 * Decides where the first section of a Markdown document goes: to the end of the first row of badges, else after the title,
 * else after the logo at the top, else to the top. The place is never below a heading that is not the title.
 */
export function findInsertion(document: Document, tree: Root): Insertion {
  const header = findHeader(document, tree);
  return afterRow(document.parsed.text, header) ?? afterTitle(header) ?? afterLogo(header) ?? atTop(tree);
}

function afterRow(text: string, { blocks, titleIndex }: DocumentHeader): Insertion | null {
  const first = blocks.findIndex(
    (block, index) => !hasIcon(text, block) && (isRow(block, index === titleIndex) || startsWithBadges(text, block)),
  );
  if (first < 0) return afterOtherBadges(blocks);
  const row = blocks[first];
  if (row === undefined) return null;
  if (row.isGenerated) {
    const end = blocks.findIndex((block, index) => index > first && !block.isGenerated);
    // The last generated block is the end comment.
    const lastGenerated = blocks[end < 0 ? blocks.length - 1 : end - 1] ?? row;
    return { offset: lastGenerated.end, rule: 'row', form: { kind: 'block' } };
  }
  const items = itemsOf(text, row);
  const [badge, previous] = [items.at(-1), items.at(-2)];
  if (badge === undefined) return null;
  const start = lineStart(text, badge.start);
  const indentation = text.slice(start, badge.start);
  const isOnOwnLine = row.type === 'html' && /^[ \t]*$/.test(indentation) && start > row.start;
  const between = previous ? text.slice(previous.end, badge.start) : '';
  const separator = isOnOwnLine
    ? `\n${indentation}`
    : /^[^\r\n]+$/.test(between) && isSeparator(between)
      ? between
      : ' ';
  return { offset: badge.end, rule: 'row', form: { kind: 'inline', separator } };
}

/** The badges of a row and, in Markdown, its other images. A line break and other text end the row. */
function itemsOf(text: string, { type, badges, images, otherText }: HeaderBlock): readonly Range[] {
  const items = type === 'html' ? badges : byStart([...badges, ...images]);
  const mayHaveLabels = type !== 'html' && otherText.length <= maxTextLengthInRow;
  const end = items.findIndex(({ start }, index) => {
    const previous = items[index - 1];
    const gap = previous ? text.slice(previous.end, start) : '';
    return /<br\b/i.test(gap) || (!mayHaveLabels && !isSeparator(gap.replace(/<[^>]*>/g, '')));
  });
  return end < 0 ? items : items.slice(0, end);
}

/** Whether a block is a paragraph that begins with a badge. */
function startsWithBadges(text: string, { type, badges: [first], start }: HeaderBlock): boolean {
  return type === 'paragraph' && first !== undefined && isSeparator(text.slice(start, first.start));
}

/** Whether the only badge of a paragraph is an icon: an `<img>` with text after it on its line. */
function hasIcon(text: string, { type, badges: [first, second], end }: HeaderBlock): boolean {
  if (type !== 'paragraph' || first === undefined || second !== undefined) return false;
  return /^<img\b/i.test(text.slice(first.start)) && /^[ \t]*\S/.test(text.slice(first.end, end));
}

/** The place after the last block with badges that a section cannot be put into, such as a list or table. */
function afterOtherBadges(blocks: readonly HeaderBlock[]): Insertion | null {
  const last = blocks.findLast(({ type, badges }) => badges.length > 0 && type !== 'paragraph');
  return last ? { offset: last.end, rule: 'row', form: { kind: 'block' } } : null;
}

function byStart(ranges: readonly Range[]): Range[] {
  return [...ranges].sort((one, other) => one.start - other.start);
}

function isComment(source: string): boolean {
  return /^<!--[\s\S]*-->\s*$/.test(source);
}

function afterTitle({ blocks, titleIndex }: DocumentHeader): Insertion | null {
  const block = blocks[titleIndex];
  if (block === undefined) return null;
  if (block.type === 'html') return { ...afterHtmlHeader(blocks, titleIndex), rule: 'title' };
  const next = blocks[titleIndex + 1];
  return { offset: next && isFloating(next) ? next.end : block.end, rule: 'title', form: { kind: 'block' } };
}

/** Whether a block is an image on the left or right, around which text flows. */
function isFloating({ source, images, otherText }: HeaderBlock): boolean {
  return images.length > 0 && isSeparator(otherText) && /\balign\s*=\s*["']?(?:right|left)/i.test(source);
}

function afterLogo({ blocks }: DocumentHeader): Insertion | null {
  const first = blocks.findIndex(({ source }) => !isComment(source));
  const last = endOfElement(blocks, first);
  const element = blocks.slice(first, last + 1);
  const [block] = element;
  if (block === undefined || !element.some(({ images }) => images.length > 0)) return null;
  if (block.type === 'html') return { ...afterHtmlHeader(blocks, last, isCentered(block)), rule: 'logo' };
  const isLogo = block.type === 'paragraph' && isSeparator(block.otherText);
  return isLogo ? { offset: block.end, rule: 'logo', form: { kind: 'block' } } : null;
}

/** The index of the block that closes the elements left open by an HTML block; the same index if there is no such block. */
function endOfElement(blocks: readonly HeaderBlock[], index: number): number {
  let open = 0;
  for (const [current, block] of blocks.entries()) {
    if (current < index) continue;
    open += openElements(block);
    if (open <= 0) return current;
  }
  return index;
}

/**
 * The place after an HTML block with the title or the logo, and after the centered lines that follow it. The section is
 * centered if the block before it is.
 */
function afterHtmlHeader(
  blocks: readonly HeaderBlock[],
  index: number,
  isElementCentered = false,
): Pick<Insertion, 'offset' | 'form'> {
  let last = index;
  while (isCenteredLine(blocks[last + 1])) last += 1;
  const block = blocks[last] ?? blocks[index];
  if (block === undefined) throw new RangeError(`No block ${index}`);
  if (openElements(block) > 0 || !(isCentered(block) || isElementCentered))
    return { offset: block.end, form: { kind: 'block' } };
  const closing = /([ \t]*)<\/(?:div|center)>\s*$/i.exec(block.source);
  if (!closing || openElements(block) < 0) return { offset: block.end, form: { kind: 'html-block' } };
  const indentation = closing[1] ?? '';
  return { offset: block.start + closing.index, form: { kind: 'html-lines', indentation: `${indentation}  ` } };
}

function isCenteredLine(block: HeaderBlock | undefined): block is HeaderBlock {
  return (
    block?.type === 'html' &&
    isCentered(block) &&
    block.images.length === 0 &&
    block.level === null &&
    openElements(block) <= 0
  );
}

/** The number of elements that an HTML block leaves open for the blocks after it; negative if it closes earlier ones. */
function openElements({ tags }: HeaderBlock): number {
  const containers = tags.filter(({ name }) =>
    ['div', 'center', 'p', 'td', 'table', 'details', 'h1', 'a'].includes(name),
  );
  const opened = containers.filter(({ kind }) => kind === 'open').length;
  return opened - (containers.length - opened);
}

function atTop(tree: Root): Insertion {
  const [first] = tree.children;
  return { offset: first && isFrontMatter(first) ? rangeOf(first).end : 0, rule: 'top', form: { kind: 'block' } };
}
