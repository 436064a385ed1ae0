import type { Root } from 'mdast';
import { isSeparator, lineStart } from '../embeds/adopt/wrap-embeds.ts';
import type { Document } from '../embeds/recognize/document.ts';
import { rangeOf } from '../embeds/recognize/markdown-tree.ts';
import type { Range } from '../text/range.ts';
import type { DocumentHeader, HeaderBlock } from './find-header.ts';
import { findHeader, isCentered, isFrontMatter } from './find-header.ts';

/** Where a section goes in a document that does not show the page. */
export interface Insertion {
  readonly offset: number;
  readonly rule: 'row' | 'title' | 'logo' | 'top';
  readonly form: InsertionForm;
}

/** How the markers are written. */
type InsertionForm =
  /** After other badges: on their line, or on the next line in HTML. */
  | { readonly kind: 'inline'; readonly separator: string }
  /** On lines of their own. */
  | { readonly kind: 'block' }
  /** On lines of their own inside an HTML element. */
  | { readonly kind: 'html-lines'; readonly indentation: string }
  /** On lines of their own, with a new centered paragraph around them. */
  | { readonly kind: 'html-block' };

/**
 * Decides where the first section of a Markdown document goes: to the end of the document's own row of badges, else after the
 * title, else after the logo at the top, else to the top. Never below a heading that is not the title.
 */
export function findInsertion(document: Document, tree: Root): Insertion {
  const header = findHeader(document, tree);
  return afterRow(document.text, header) ?? afterTitle(header) ?? afterLogo(header) ?? atTop(tree);
}

function afterRow(text: string, { blocks, titleIndex }: DocumentHeader): Insertion | null {
  const first = blocks.findIndex(
    (block, index) => !hasIcon(text, block) && (isRow(block, index === titleIndex) || startsWithBadges(text, block)),
  );
  if (first < 0) return afterOtherBadges(blocks);
  let last = first;
  for (const [index, block] of blocks.entries()) {
    if (index <= last || !isRow(block, false) || hasIcon(text, block)) continue;
    if (blocks.slice(last + 1, index).every(({ source }) => isComment(source))) last = index;
  }
  const row = blocks[last];
  if (row === undefined) return null;
  if (row.isGenerated) {
    const end = blocks.findIndex((block, index) => index > last && !block.isGenerated);
    // The comment that ends what is generated is the last block that counts as generated.
    const after = blocks[end < 0 ? blocks.length - 1 : end - 1] ?? row;
    return { offset: after.end, rule: 'row', form: { kind: 'block' } };
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

/** The badges of a row; in Markdown with the other images among them. */
function itemsOf(text: string, row: HeaderBlock): readonly Range[] {
  if (row.type === 'html') return row.badges;
  const items = inOrder([...row.badges, ...row.images]);
  if (row.otherText.length <= maxTextLengthInRow) return items;
  const end = items.findIndex(({ start }, index) => {
    const previous = items[index - 1];
    return previous !== undefined && !isSeparator(text.slice(previous.end, start));
  });
  return end < 0 ? items : items.slice(0, end);
}

/** Whether a paragraph of text has a row of badges at its start. */
function startsWithBadges(text: string, { type, badges: [first], start }: HeaderBlock): boolean {
  return type === 'paragraph' && first !== undefined && isSeparator(text.slice(start, first.start));
}

/** Whether a paragraph has a single image that belongs to the text after it on its line. */
function hasIcon(text: string, { type, badges: [first, second], end }: HeaderBlock): boolean {
  if (type !== 'paragraph' || first === undefined || second !== undefined) return false;
  return /^<img\b/i.test(text.slice(first.start)) && /^[ \t]*\S/.test(text.slice(first.end, end));
}

/** In characters: what may be read in a row besides its badges, such as a label or a link to a chat. */
const maxTextLengthInRow = 60;

function isRow({ type, badges, otherText, images, source }: HeaderBlock, isTitle: boolean): boolean {
  if (badges.length === 0) return false;
  if (isTitle && type === 'heading') return true;
  // Tables at the top show sponsors.
  if (type === 'html') return badges.length >= images.length && !/<t[dh]\b/i.test(source);
  return type === 'paragraph' && otherText.length <= maxTextLengthInRow && images.length <= badges.length;
}

/** After the last list or table with badges, which a section cannot join. */
function afterOtherBadges(blocks: readonly HeaderBlock[]): Insertion | null {
  const last = blocks.findLast(({ type, badges }) => badges.length > 0 && type !== 'paragraph');
  return last ? { offset: last.end, rule: 'row', form: { kind: 'block' } } : null;
}

function inOrder(ranges: readonly Range[]): Range[] {
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

/** Whether a block is an image that the text flows around. */
function isFloating({ source, images, otherText }: HeaderBlock): boolean {
  return images.length > 0 && isSeparator(otherText) && /\balign\s*=\s*["']?(?:right|left)/i.test(source);
}

function afterLogo({ blocks }: DocumentHeader): Insertion | null {
  const first = blocks.findIndex(({ source }) => !isComment(source));
  const last = endOfElement(blocks, first);
  const unit = blocks.slice(first, last + 1);
  const [block] = unit;
  if (block === undefined || !unit.some(({ images }) => images.length > 0)) return null;
  if (block.type === 'html') return { ...afterHtmlHeader(blocks, last, isCentered(block)), rule: 'logo' };
  const isLogo = block.type === 'paragraph' && isSeparator(block.otherText);
  return isLogo ? { offset: block.end, rule: 'logo', form: { kind: 'block' } } : null;
}

/** The block with the end of the elements that a block of HTML leaves open; the block itself if it leaves none open. */
function endOfElement(blocks: readonly HeaderBlock[], index: number): number {
  let open = 0;
  for (const [at, block] of blocks.entries()) {
    if (at < index) continue;
    open += openElements(block);
    if (open <= 0) return at;
  }
  return index;
}

/** After HTML that is a title or a logo, and the centered lines below it. The section is centered where they are. */
function afterHtmlHeader(
  blocks: readonly HeaderBlock[],
  index: number,
  isUnitCentered = false,
): Pick<Insertion, 'offset' | 'form'> {
  let last = index;
  while (isCenteredLine(blocks[last + 1])) last += 1;
  const block = blocks[last] ?? blocks[index];
  if (block === undefined) throw new RangeError(`No block ${index}`);
  if (openElements(block) > 0 || !(isCentered(block) || isUnitCentered))
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

/** How many elements a block of HTML leaves open, so that the Markdown after it is inside them; negative if it closes some. */
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
