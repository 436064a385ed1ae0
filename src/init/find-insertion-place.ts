import type { Root, RootContent } from 'mdast';
import type { Attributes, Content, Document } from '../embeds/document.ts';
import { isSeparator } from '../embeds/text-edits.ts';
import { contentStart } from '../sections/format.ts';
import { headingElements, initialHtmlState } from '../sections/html/elements.ts';
import { parseHtmlFragment } from '../sections/html/parse-html-fragment.ts';
import { rangeOf } from '../sections/markdown/tree.ts';
import { lineStart, type Range } from '../text/range.ts';

export interface Insertion {
  readonly offset: number;
  readonly form: InsertionForm;
  /** In a row of badges or in a centered header, a text link looks out of place. */
  readonly isForBadge: boolean;
}

type InsertionForm =
  /** The separator follows the last badge: on the same line or, in HTML, on the next line. */
  | { readonly kind: 'inline'; readonly separator: string }
  | { readonly kind: 'block' }
  | { readonly kind: 'html-lines'; readonly indentation: string }
  /** In a new centered paragraph. */
  | { readonly kind: 'html-block' };

interface Block extends Range, BadgesInBlock {
  readonly type: RootContent['type'];
  readonly source: string;
  /** Of the heading in the block; null without a heading, or if that is only a logo. */
  readonly level: number | null;
  /** HTML elements that the block leaves open for the blocks after it; negative if it closes earlier ones. */
  readonly openElements: number;
}

/** Finds the place after the first row of badges, the title or the logo in the header, else at the top. */
export function findInsertion(document: Document, tree: Root): Insertion {
  const { text } = document.parsed;
  const { blocks, titleIndex } = findHeader(document, tree);
  const inHeader = afterRow(text, blocks) ?? afterTitle(blocks, titleIndex) ?? afterLogo(blocks);
  return inHeader ?? { offset: contentStart(text), isForBadge: false, form: { kind: 'block' } };
}

/**
 * Everything above the first heading that is neither the title nor a part of it. The index is that of the title, or of
 * a heading for badges directly below it; -1 if there is no title.
 */
function findHeader(document: Document, tree: Root): { blocks: readonly Block[]; titleIndex: number } {
  const nodes = tree.children;
  const hasChapters = nodes.filter((node) => node.type === 'heading' && node.depth === 1).length > 1;
  const blocks: Block[] = [];
  let titleIndex = -1;
  for (const [index, node] of nodes.entries()) {
    const block = toBlock(document, node);
    if (block.level !== null) {
      const isChapter = hasChapters && (hasWords(blocks) || chapterNames.test(block.otherText));
      const isTitle = titleIndex < 0 && block.level === 1 && !isChapter;
      // A subtitle above a row of badges, or a heading for badges
      const next = nodes[index + 1];
      const hasRow = block.badges.length > 0 || (next !== undefined && isRow(toBlock(document, next)));
      const isBelowTitle = titleIndex < 0 ? !hasWords(blocks) : titleIndex === blocks.length - 1;
      const isForBadges = badgeHeadings.test(block.otherText);
      const isSubtitle = (isBelowTitle && (hasRow || isForBadges)) || (hasRow && isForBadges);
      if (!isCentered(block) && !isTitle && !isSubtitle) break;
      const mayBeTitle = titleIndex < 0 && (block.level === 1 || !hasWords(blocks));
      if (mayBeTitle || isForBadges) titleIndex = blocks.length;
    }
    blocks.push(block);
  }
  return { blocks, titleIndex };
}

const badgeHeadings = /^(?:build\s+)?(?:status|badges)$/i;

/** Headings of chapters, which are not the title of a document with several headings of the first level. */
const chapterNames = /^(?:install(?:ation|ing)?|usage|summary|getting started|quick ?start|(?:table of )?contents)$/i;

function hasWords(blocks: readonly Block[]): boolean {
  return blocks.some(
    ({ type, otherText }) => !['html', 'heading', 'blockquote'].includes(type) && !isSeparator(otherText),
  );
}

function toBlock({ content, parsed: { text, sections } }: Document, node: RootContent): Block {
  const range = rangeOf(node);
  const source = text.slice(range.start, range.end);
  const tags = node.type === 'html' ? parseHtmlFragment(source, initialHtmlState).tags : [];
  const inBlock = badgesIn(content, range);
  // A badge in a section counts with the whole section, because a new section cannot be inserted into it.
  const badges = inBlock.badges.map((badge) => {
    const section = sections.find(({ start, end }) => start.start <= badge.start && badge.start < end.end);
    return section ? { start: section.start.start, end: section.end.end } : badge;
  });
  const isLogo = badges.length === 0 && inBlock.images.length > 0 && isSeparator(inBlock.otherText);
  const htmlLevel = tags.find(({ name }) => headingElements.has(name))?.name.slice(1);
  const level = node.type === 'heading' ? node.depth : htmlLevel === undefined ? null : Number(htmlLevel);
  const openElements = tags
    .filter(({ name }) => ['div', 'center', 'p', 'td', 'table', 'details', 'h1', 'a'].includes(name))
    .reduce((open, { kind }) => open + (kind === 'open' ? 1 : -1), 0);
  return { ...range, ...inBlock, badges, type: node.type, source, level: isLogo ? null : level, openElements };
}

/** The range of a linked image is the range of its link. */
interface BadgesInBlock {
  readonly badges: readonly Range[];
  readonly images: readonly Range[];
  /** Outside links with badges or images. */
  readonly otherText: string;
}

function badgesIn(content: readonly Content[], block: Range): BadgesInBlock {
  const badges: Range[] = [];
  const images: Range[] = [];
  let otherText = '';
  let link: { start: number; text: string; badge: boolean; image: boolean } | null = null;
  for (const item of content) {
    if (item.end < block.start || item.start > block.end) continue;
    if (item.kind === 'link-start') link = { start: item.start, text: '', badge: false, image: false };
    else if (item.kind === 'text' && link) link.text += item.text;
    else if (item.kind === 'text') otherText += item.text;
    else if (item.kind === 'image') {
      if (link) link[isBadge(item.attributes) ? 'badge' : 'image'] = true;
      else (isBadge(item.attributes) ? badges : images).push({ start: item.start, end: item.end });
    } else if (item.kind === 'link-end' && link) {
      const range = { start: link.start, end: item.end };
      if (link.badge) badges.push(range);
      else if (link.image) images.push(range);
      else otherText += link.text;
      link = null;
    }
  }
  return { badges, images, otherText: otherText.trim() };
}

const badgeSources: readonly RegExp[] = [
  /badge|\bshields\b|\/workflows\/[^?#]*\.svg|status\.(?:svg|png)|build-status/i,
  /\/\/(?:[\w-]+\.)*(?:travis-ci|circleci|codecov|coveralls|appveyor|codeclimate|codacy|david-dm|snyk|libraries)\./i,
  /\/(?:coverage|pipeline|npm\/v|npm\/dm)\b[^?#]*\.svg/i,
];

/** Recognizes badges of any service; images of other sizes are logos of sponsors, or icons. */
function isBadge(attributes: Attributes): boolean {
  const size = (name: string) => Number.parseInt(attributes.get(name) ?? '', 10);
  const source = attributes.get('src') ?? '';
  return badgeSources.some((pattern) => pattern.test(source)) && !(size('width') < 30 || size('height') > 40);
}

/** Such as a label or a link to a chat. */
const maxTextLengthInRow = 60;

/** A block that begins with a row counts. A heading may contain one. */
function isRow({ type, badges, otherText, images, source, start }: Block): boolean {
  const [first] = badges;
  if (first === undefined || type === 'heading') return first !== undefined;
  // Tables at the top usually show sponsors.
  if (type === 'html') return badges.length >= images.length && !/<t[dh]\b/i.test(source);
  const isOnlyBadges = otherText.length <= maxTextLengthInRow && images.length <= badges.length;
  return type === 'paragraph' && (isOnlyBadges || isSeparator(source.slice(0, first.start - start)));
}

function afterRow(text: string, blocks: readonly Block[]): Insertion | null {
  const index = blocks.findIndex(isRow);
  const row = blocks[index];
  // A section cannot be put into a list or table, or into what a program generates.
  const wholeBlock = row
    ? endOfGenerated(blocks, index)
    : blocks.findLast(({ type, badges }) => badges.length > 0 && type !== 'paragraph');
  if (wholeBlock) return { offset: wholeBlock.end, isForBadge: true, form: { kind: 'block' } };
  const items = row ? itemsOf(text, row) : [];
  const [badge, previous] = [items.at(-1), items.at(-2)];
  if (badge === undefined) return null;
  const start = lineStart(text, badge.start);
  const indentation = text.slice(start, badge.start);
  const isOnOwnLine = row?.type === 'html' && /^[ \t]*$/.test(indentation) && start > row.start;
  const between = previous ? text.slice(previous.end, badge.start) : '';
  const usual = /^[^\r\n]+$/.test(between) && isSeparator(between) ? between : ' ';
  const separator = isOnOwnLine ? `\n${indentation}` : usual;
  return { offset: badge.end, isForBadge: true, form: { kind: 'inline', separator } };
}

/** Returns the images of a row from its first badge on; a line break or other text ends the row. */
function itemsOf(text: string, { type, badges, images, otherText }: Block): readonly Range[] {
  const items = [...badges, ...images].sort((one, other) => one.start - other.start);
  items.splice(
    0,
    items.findIndex((item) => badges.includes(item)),
  );
  const mayHaveLabels = type !== 'html' && otherText.length <= maxTextLengthInRow;
  const end = items.findIndex(({ start }, index) => {
    const previous = items[index - 1];
    const gap = previous ? text.slice(previous.end, start) : '';
    return /<br\b/i.test(gap) || (!mayHaveLabels && !isSeparator(gap.replace(/<[^>]*>/g, '')));
  });
  return end < 0 ? items : items.slice(0, end);
}

/** Programs that read comments but do not generate the text after them. */
const toolsWithoutOutput = /prettier|markdownlint|remark|textlint|vale|cspell|alex/i;

/** Undefined if the block is not below a start comment of a program that generates it. */
function endOfGenerated(blocks: readonly Block[], index: number): Block | undefined {
  for (const [start, { source }] of blocks.slice(0, index).entries()) {
    const name = /^<!--\s*([\w-]+?)(?:[_-](?:start|begin))?(?![\w-])/i.exec(source)?.[1];
    if (name === undefined || toolsWithoutOutput.test(name)) continue;
    const pattern = new RegExp(`^<!--\\s*(?:/\\s*${name}|end[\\W_]?${name}|${name}[\\W_]?(?:end|stop))\\b`, 'i');
    const end = blocks.findIndex((block, other) => other > start && pattern.test(block.source));
    if (end > index) return blocks[end];
  }
  return undefined;
}

function afterTitle(blocks: readonly Block[], titleIndex: number): Insertion | null {
  const block = blocks[titleIndex];
  if (block === undefined) return null;
  if (block.type === 'html') return afterHtmlHeader(blocks, titleIndex, isCentered(block));
  const next = blocks[titleIndex + 1];
  return afterBlock(next && isFloating(next) ? next : block);
}

function isFloating({ source, images, otherText }: Block): boolean {
  return images.length > 0 && isSeparator(otherText) && /\balign\s*=\s*["']?(?:right|left)/i.test(source);
}

function afterLogo(blocks: readonly Block[]): Insertion | null {
  const first = blocks.findIndex(({ source }) => !/^<!--[\s\S]*-->\s*$/.test(source));
  const last = endOfElement(blocks, first);
  const element = blocks.slice(first, last + 1);
  const [block] = element;
  if (block === undefined || !element.some(({ images }) => images.length > 0)) return null;
  if (block.type === 'html') return afterHtmlHeader(blocks, last, isCentered(block));
  return isSeparator(block.otherText) ? afterBlock(block) : null;
}

function afterBlock({ end }: Block): Insertion {
  return { offset: end, isForBadge: false, form: { kind: 'block' } };
}

/** The same index if no block closes the elements that an HTML block leaves open. */
function endOfElement(blocks: readonly Block[], index: number): number {
  let open = 0;
  const end = blocks.findIndex((block, current) => {
    if (current >= index) open += block.openElements;
    return current >= index && open <= 0;
  });
  return end < 0 ? index : end;
}

/** Finds the place after an HTML header and the centered lines that follow it. */
function afterHtmlHeader(blocks: readonly Block[], index: number, isElementCentered: boolean): Insertion | null {
  const next = blocks.findIndex((block, current) => current > index && !isCenteredLine(block));
  const block = blocks[(next < 0 ? blocks.length : next) - 1];
  if (block === undefined) return null;
  if (block.openElements > 0 || !(isCentered(block) || isElementCentered)) return afterBlock(block);
  const closing = /([ \t]*)<\/(?:div|center)>\s*$/i.exec(block.source);
  if (!closing || block.openElements < 0) {
    return { offset: block.end, isForBadge: true, form: { kind: 'html-block' } };
  }
  const form = { kind: 'html-lines', indentation: `${closing[1]}  ` } as const;
  return { offset: block.start + closing.index, isForBadge: true, form };
}

function isCentered({ type, source }: Block): boolean {
  return type === 'html' && /\balign\s*=\s*["']?center|<center\b|text-align\s*:\s*center/i.test(source);
}

function isCenteredLine(block: Block): boolean {
  const { images, level, openElements } = block;
  return isCentered(block) && images.length === 0 && level === null && openElements <= 0;
}
