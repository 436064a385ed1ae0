import type { Root, RootContent } from 'mdast';
import { rangeOf } from '../sections/document.ts';
import { contentStart } from '../sections/format.ts';
import { headingElements, initialHtmlState } from '../sections/html/html-fragment.ts';
import { parseHtmlFragment } from '../sections/html/parse-html-fragment.ts';
import type { ParsedSections } from '../sections/parse-sections.ts';
import { sectionAround } from '../sections/parse-sections.ts';
import { quote } from '../text/quote.ts';
import type { Range } from '../text/range.ts';
import { blankLine, containsRange, indexOfLastStarting, lineEndingOf, lineStart } from '../text/range.ts';
import type { Attributes, Content, Document } from './document.ts';
import { divideSeparator, isSeparator, type Separator } from './separators.ts';

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

type Block = ReturnType<typeof toBlock>;

/** Finds the place after the first row of badges, the title or the logo in the header, else at the top. */
export function findInsertion(document: Document, tree: Root): Insertion {
  const { text } = document.parsed;
  const { blocks, titleIndex } = findHeader(document, tree);
  const imports = takeWhile(tree.children, ({ type }) => type === 'mdxjsEsm').at(-1);
  const atTop = afterBlock({ end: imports ? rangeOf(imports).end : contentStart(text) }, 'at the top');
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
 * The header ends above the first heading that is neither centered nor the title nor about badges. `titleIndex` is that of the
 * first heading with words, or of a later one such as `Badges`; else of the first of level 1 with only images, else -1.
 */
function findHeader(document: Document, tree: Root): { blocks: readonly Block[]; titleIndex: number } {
  const nodes = tree.children;
  const hasChapters = nodes.filter((node) => node.type === 'heading' && node.depth === 1).length > 1;
  const blocks: Block[] = [];
  let titleIndex = -1;
  let isBelowWords = false;
  const isRowAt = (index: number) => nodes.slice(index, index + 1).some((node) => isRow(toBlock(document, node)));
  for (const [index, node] of nodes.entries()) {
    const block = toBlock(document, node);
    if (block.level !== null && !isSeparator(block.otherText)) {
      const isChapter = chapterNames.test(block.otherText);
      const isTitle = titleIndex < 0 && block.level === 1 && !(hasChapters && (isBelowWords || isChapter));
      const isAtTop = titleIndex < 0 && !isChapter && blocks.every(isComment);
      // Between the first heading and the badges there may be one paragraph.
      const mayHaveIntro = isAtTop && nodes[index + 1]?.type === 'paragraph';
      const hasRow = block.badges.length > 0 || isRowAt(index + 1) || (mayHaveIntro && isRowAt(index + 2));
      const isNamedAfterBadges = badgeHeadings.test(block.otherText);
      // Below words, a heading is about badges only if both its name and what is below it say so.
      const isAboutBadges = isBelowWords ? hasRow && isNamedAfterBadges : hasRow || isNamedAfterBadges;
      const isCentered = (block.isCentered || isInCenter(blocks)) && !isChapter;
      if (!isCentered && !isTitle && !isAboutBadges) break;
      if (titleIndex < 0 || isNamedAfterBadges) titleIndex = blocks.length;
    }
    if (block.type === 'paragraph' && !isSeparator(block.otherText)) isBelowWords = true;
    blocks.push(block);
  }
  const logoIndex = blocks.findIndex(({ level, images }) => level === 1 && images.length > 0);
  return { blocks, titleIndex: titleIndex < 0 ? logoIndex : titleIndex };
}

const badgeHeadings = /^(?:build )?(?:status|badges)$/i;

/** Headings of chapters, which are not the title of a document with several headings of the first level. */
const chapterNames =
  /^(?:about|(?:table of )?contents|description|features|getting started|install(?:ation|ing)?|introduction|overview|quick ?start|summary|usage)$/i;

function toBlock({ content, parsed: { text, sections } }: Document, node: RootContent) {
  const range = rangeOf(node);
  const source = text.slice(range.start, range.end);
  const tags = (node.type === 'paragraph' ? node.children : [node])
    .filter(({ type }) => /^(?:html|mdxJsx)/.test(type))
    .map(rangeOf)
    .flatMap(({ start, end }) => parseHtmlFragment(text.slice(start, end), initialHtmlState).tags);
  const first = indexOfLastStarting(content, range.start - 1) + 1;
  const inBlock = badgesIn(content.slice(first, indexOfLastStarting(content, range.end) + 1));
  // A badge in a section counts with the whole section, because a new section cannot be inserted into it.
  const badges = inBlock.badges.map((badge) => {
    const section = sectionAround(sections, badge.start);
    return section ? { ...badge, start: section.start.start, end: section.end.end } : badge;
  });
  // Of the heading in the block.
  const htmlLevel = tags.find(({ name }) => headingElements.has(name))?.name.slice(1);
  const level = node.type === 'heading' ? node.depth : htmlLevel === undefined ? null : Number(htmlLevel);
  // How many HTML elements the block leaves open for the blocks after it; negative if it closes earlier ones.
  const countOpen = (names: readonly string[]) =>
    tags.filter(({ name }) => names.includes(name)).reduce((open, { kind }) => open + (kind === 'open' ? 1 : -1), 0);
  const openBlocks = countOpen(['div', 'center', 'table', 'details']);
  const openElements = openBlocks + countOpen(['p', 'h1', 'a']); // these often have no end tag
  const opensTable = tags.findLast(({ name }) => name === 'table')?.kind === 'open';
  const { type } = node;
  // In MDX, a title may be computed. A comment is an expression, too.
  const mayBeComputed = type === 'heading' && !/\{\s*\/\*|<(?:img|picture)\b/.test(source);
  if (mayBeComputed && node.children.some((child) => /^mdx/.test(child.type))) inBlock.otherText ||= source;
  const isCentered = type === 'html' && /\balign\W+center|<center\b/i.test(source);
  return { ...range, ...inBlock, badges, type, source, isCentered, opensTable, level, openBlocks, openElements };
}

/** The range of a linked image is the range of its link. */
type Image = Range & { readonly alt: string };

function badgesIn(content: readonly Content[]) {
  const badges: Image[] = [];
  const images: Image[] = [];
  let otherText = '';
  let link: { start: number; badge?: string; image?: string } | null = null;
  for (const item of content) {
    if (item.kind === 'link-start') link = { start: item.start };
    else if (item.kind === 'text') otherText += item.text;
    else if (item.kind === 'image') {
      const alt = item.attributes.get('alt') ?? '';
      if (link) link[isBadge(item.attributes) ? 'badge' : 'image'] = alt;
      else (isBadge(item.attributes) ? badges : images).push({ start: item.start, end: item.end, alt });
    } else if (item.kind === 'link-end' && link) {
      const { start, badge, image } = link;
      if (badge !== undefined) badges.push({ start, end: item.end, alt: badge });
      else if (image !== undefined) images.push({ start, end: item.end, alt: image });
      link = null;
    }
  }
  return { badges, images, otherText: otherText.trim() };
}

const badgeSource =
  /badge|shields\.io|=shield\b|[/.](?:travis-ci|circleci|codecov|coveralls|appveyor|codeclimate|codacy|david-dm|snyk|libraries|cirrus-ci|poser\.pugx|badg)\.|build\/?status\/|(?:status|coverage)\.(?:svg|png)/i;

/** Recognizes badges of any service; images of other sizes are logos of sponsors, or icons. */
function isBadge(attributes: Attributes): boolean {
  const size = (name: string) => Number.parseInt(attributes.get(name) ?? '', 10);
  const source = attributes.get('src') ?? '';
  return badgeSource.test(source) && !(size('width') < 30 || size('height') > 40);
}

/** Such as a label or a link to a chat. */
const maxTextLengthInRow = 60;

/** A heading, a short paragraph or HTML may contain a row; a longer paragraph must begin with it. */
function isRow({ type, badges, otherText, source, start }: Block): boolean {
  const [first] = badges;
  if (first === undefined) return false;
  if (type === 'heading') return true;
  // Tables at the top usually show sponsors, so a row anywhere else is better.
  if (type === 'html') return !/<t[dh]\b/i.test(source);
  const isShort = otherText.length <= maxTextLengthInRow;
  return type === 'paragraph' && (isShort || isSeparator(source.slice(0, Math.max(0, first.start - start))));
}

function afterRow({ parsed }: Document, blocks: readonly Block[]): Insertion | null {
  const { text } = parsed;
  const index = blocks.findIndex(isRow);
  const row = blocks[index];
  const items = row ? itemsOf(text, row, blocks.slice(index + 1)) : [];
  const [badge, previous] = [items.at(-1), items.at(-2)];
  if (badge === undefined || !blocks.some((block) => containsRange(block, badge))) {
    // Not into a section of several blocks, or a list or table in one block, but after it.
    const isWhole = ({ type, badges, opensTable }: Block) => badges[0] && type !== 'paragraph' && !opensTable;
    const whole = badge ?? blocks.find(isWhole);
    return whole ? { ...afterBlock(whole, 'after the badges'), isForBadge: true } : null;
  }
  const between = previous ? text.slice(previous.end, badge.start) : '';
  const usual = isSeparator(between) && !blankLine.test(between) ? between : '';
  const isInHtml = row?.type === 'html';
  const separator = isInHtml ? separatorInHtml(parsed, badge, usual) : divideSeparator(usual || ' ');
  const place = badge.alt === '' ? 'after the badges' : `after the badge ${quote(badge.alt)}`;
  return { offset: badge.end, isForBadge: true, form: { kind: 'inline', ...separator }, place };
}

/** In HTML a marker may begin a line, if that is where the badge before it begins one. */
function separatorInHtml(parsed: ParsedSections, badge: Range, usual: string): Separator {
  const { text, sections } = parsed;
  const indentation = text.slice(lineStart(text, badge.start), badge.start);
  const hasLineBreak = /[\r\n]/.test(usual);
  if (indentation.trim() !== '') return divideSeparator(hasLineBreak ? ' ' : usual || ' ');
  const newLine = lineEndingOf(text, sections) + indentation;
  return { sign: hasLineBreak ? usual : newLine, space: '' };
}

const rowEnd = /<\/?(?:br|center|details|div|h[1-6]|hr|p|table)\b/i;

/** Returns the images of a row from its first badge on. A tag in `rowEnd` or text ends it, but not a label in Markdown. */
function itemsOf(text: string, row: Block, following: readonly Block[]): readonly Image[] {
  // A page shows blocks of HTML on one line, unless one of the elements in `rowEnd` is between them.
  const isInRow = ({ type, badges }: Block) => row.type === 'html' && type === 'html' && badges.length > 0;
  const items = [row, ...takeWhile(following, isInRow)]
    .flatMap(({ badges, images }) => [...badges, ...images])
    .sort((one, other) => one.start - other.start);
  const mayHaveLabels = row.type !== 'html' && row.otherText.length <= maxTextLengthInRow;
  const first = items.findIndex((item) => row.badges.includes(item));
  const end = items.findIndex(({ start }, index) => {
    const gap = index > first ? text.slice(items[index - 1]?.end, start) : '';
    return rowEnd.test(gap) || (!mayHaveLabels && !isSeparator(gap.replace(/<[^<>]*>/g, '')));
  });
  return items.slice(first, end < 0 ? undefined : end);
}

/** Programs that read comments but do not generate the text after them. */
const toolsWithoutOutput = /^(?:prettier|markdownlint|remark|textlint|vale|cspell|alex)\b/;

/** The name in `name`, `name-start`, `name: start` or `start name`. */
function startedGroup(words: string): string | undefined {
  const afterStart = words.replace(/^(?:start|begin)[\s:_-]+(?=\w)/, '');
  const [name] = /^[\w-]+(?![\w-]|\s+(?:end|stop)\b)/.exec(afterStart) ?? [];
  return name?.replace(/[_-](?:start|begin)$/, '');
}

/** The name in `name-end`, `name: end`, `end name` or `/name`. */
function endedGroup(words: string): string | undefined {
  const [word = ''] = firstWord.exec(words) ?? [];
  const isBeforeEnd = /^[\W_]+(?:end|stop)(?![\w-])/.test(words.slice(word.length));
  const name = word.replace(/[_-](?:end|stop)$/, '');
  if (word !== '' && isBeforeEnd) return word;
  if (name !== word) return name;
  const afterEnd = words.replace(/^(?:\/\s*|end[\W_]+)/, '');
  return afterEnd === words ? undefined : firstWord.exec(afterEnd)?.[0];
}

const firstWord = /^[\w-]+/;

/** If the offset is between the start and end comments of programs: where the last of these end comments ends; else null. */
function endOfGenerated(text: string, offset: number): number | null {
  const started = new Set<string>();
  let [at, generatedEnd]: [number, number | null] = [0, null];
  for (const part of text.split(/(?<=-->|\*\/\s*\})/)) {
    at += part.length;
    const [, comment = ''] = /(?:<!--|\{\s*\/\*)(.*?)(?:-->|\*\/\s*\}|$)/s.exec(part) ?? [];
    const words = comment.trim().toLowerCase();
    const ended = endedGroup(words);
    const isEnd = ended !== undefined && started.delete(ended);
    if (isEnd && at > offset) generatedEnd = at;
    const name = startedGroup(words);
    if (!isEnd && at <= offset && name !== undefined && !toolsWithoutOutput.test(name)) started.add(name);
  }
  return generatedEnd;
}

function afterTitle(blocks: readonly Block[], titleIndex: number): Insertion | null {
  const [block, next] = [blocks[titleIndex], blocks[titleIndex + 1]];
  if (block === undefined) return null;
  const isForBadge = isInCenter(blocks.slice(0, titleIndex));
  if (block.type === 'html') return afterHtmlHeader(block, blocks.slice(titleIndex + 1), isForBadge);
  const isFloating = next?.images[0] && isSeparator(next.otherText) && /\balign\W+(?:right|left)/i.test(next.source);
  return { ...afterBlock(isFloating ? next : block, 'after the title'), isForBadge };
}

function isInCenter(before: readonly Block[]): boolean {
  const open = before.reduce((sum, { openBlocks }) => sum + openBlocks, 0);
  return open > 0 && before.some(({ isCentered }) => isCentered);
}

function isComment({ source }: Block): boolean {
  return /^\s*(?:<!--|\{\s*\/\*)/.test(source);
}

/** After the element with the logo, which may contain several blocks. */
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
  if (!block || !last || !element.some(({ images }) => images.length > 0)) return null;
  if (block.type === 'html') return afterHtmlHeader(last, blocks.slice(first + element.length), block.isCentered);
  return isSeparator(block.otherText) ? afterBlock(block, 'after the logo') : null;
}

function afterHtmlHeader(end: Block, following: readonly Block[], isElementCentered: boolean): Insertion {
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

function takeWhile<T>(items: readonly T[], isWanted: (item: T) => boolean): readonly T[] {
  const end = items.findIndex((item) => !isWanted(item));
  return end < 0 ? items : items.slice(0, end);
}
