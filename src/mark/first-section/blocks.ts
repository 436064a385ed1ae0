import type { RootContent } from 'mdast';
import { indexOfLastStarting, type Range } from '../../core/range.ts';
import { rangeOf } from '../../sections/document.ts';
import { headingElements, initialHtmlState } from '../../sections/html/html-fragment.ts';
import { parseHtmlFragment } from '../../sections/html/parse-html-fragment.ts';
import { sectionAround } from '../../sections/parse-sections.ts';
import { isAttributeList, withoutAttributeLists } from '../attribute-lists.ts';
import type { Attributes, Content, EmbedDocument } from '../document.ts';

/** A block at the top level of a document, as far as it matters to the place of a section. */
export type Block = Readonly<ReturnType<typeof toBlock>>;

export function toBlock({ content, parsed }: EmbedDocument, node: RootContent) {
  const { text, sections, format } = parsed;
  const range = rangeOf(node);
  const source = text.slice(range.start, range.end);
  const tags = (node.type === 'paragraph' ? node.children : [node])
    .filter(({ type }) => /^(?:html|mdxJsx)/.test(type))
    .map(rangeOf)
    .flatMap(({ start, end }) => {
      const found = parseHtmlFragment(text.slice(start, end), initialHtmlState).tags;
      return found.map(({ name, kind, end: tagEnd }) => ({ name, kind, end: start + tagEnd }));
    });
  const first = indexOfLastStarting(content, range.start - 1) + 1;
  const inBlock = imagesIn(content.slice(first, indexOfLastStarting(content, range.end) + 1));
  if (format === 'md') inBlock.otherText = withoutAttributeLists(inBlock.otherText).trim();
  // An image in a section counts with the whole section, which must stay as it is.
  const items = inBlock.images.map((image) => {
    const section = sectionAround(sections, image.start);
    return section ? { ...image, start: section.start.start, end: section.end.end } : image;
  });
  const badges = items.filter(({ isBadge }) => isBadge);
  const images = items.filter(({ isBadge }) => !isBadge);
  // Of the heading in the block.
  const htmlLevel = tags.find(({ name }) => headingElements.has(name))?.name.slice(1);
  const inHtml = htmlLevel === undefined ? null : Number(htmlLevel);
  const level = node.type === 'heading' ? node.depth : inHtml;
  // How many HTML elements the block leaves open; negative if it closes those of earlier blocks.
  const openBlocks = countOpen(tags, ['div', 'center', 'table', 'details']);
  // These often have no end tag.
  const openElements = openBlocks + countOpen(tags, ['p', 'h1', 'a']);
  const opensTable = tags.findLast(({ name }) => name === 'table')?.kind === 'open';
  const { type } = node;
  // In MDX, a title may be computed. A comment is an expression, too.
  const mayBeComputed = type === 'heading' && !/\{\s*\/\*|<(?:img|picture)\b/.test(source);
  const isComputed = mayBeComputed && node.children.some((child) => /^mdx/.test(child.type));
  const otherText = inBlock.otherText || (isComputed ? source : '');
  const isCentered = type === 'html' && /\balign\W+center|<center\b/i.test(source);
  const ofHtml = { tags, isCentered, opensTable, level, openBlocks, openElements };
  const isOfBlockBefore = type === 'paragraph' && isAttributeList(source);
  return { ...range, type, source, items, badges, images, otherText, isOfBlockBefore, ...ofHtml };
}

interface TagInBlock {
  readonly name: string;
  readonly kind: 'open' | 'close';
  /** In the document. */
  readonly end: number;
}

export function countOpen(tags: readonly TagInBlock[], names: readonly string[]): number {
  const ofNames = tags.filter(({ name }) => names.includes(name));
  return ofNames.reduce((open, { kind }) => open + (kind === 'open' ? 1 : -1), 0);
}

export function isComment({ source }: Block): boolean {
  return /^\s*(?:<!--|\{\s*\/\*)/.test(source);
}

/** The range of a linked image is the range of its link. */
export interface Image extends Range {
  readonly alt: string;
  readonly source: string;
  /** What it links to; empty without a link. */
  readonly target: string;
  readonly isBadge: boolean;
}

function imagesIn(content: readonly Content[]) {
  const images: Image[] = [];
  let otherText = '';
  let link: { start: number; target: string; image: Image | null } | null = null;
  for (const item of content) {
    if (item.kind === 'link-start') {
      link = { start: item.start, target: item.attributes.get('href') ?? '', image: null };
    } else if (item.kind === 'text') otherText += item.text;
    else if (item.kind === 'image') {
      const { start, end, attributes } = item;
      const [alt = '', source = ''] = ['alt', 'src'].map((name) => attributes.get(name));
      const isBadge = isBadgeImage(attributes, link !== null);
      const image: Image = { start, end, alt, source, target: link?.target ?? '', isBadge };
      if (link === null) images.push(image);
      else if (isBadge || !link.image?.isBadge) link.image = image;
    } else if (item.kind === 'link-end' && link) {
      if (link.image) images.push({ ...link.image, start: link.start, end: item.end });
      link = null;
    }
  }
  return { images, otherText: otherText.trim() };
}

const badgeServices = [
  'travis-ci',
  'circleci',
  'codecov',
  'coveralls',
  'appveyor',
  'codeclimate',
  'codacy',
  'david-dm',
  'snyk',
  'libraries',
  'cirrus-ci',
  String.raw`poser\.pugx`,
  'badg',
  'nodei',
];

const badgeSource = new RegExp(
  [
    'badge',
    String.raw`shields\.io`,
    String.raw`=shield\b`,
    String.raw`[/.](?:${badgeServices.join('|')})\.`,
    'build/?status/',
    String.raw`(?:status|coverage)\.(?:svg|png)`,
  ].join('|'),
  'i',
);

/** Such as those of Azure Pipelines: an address at a server, without the ending of a picture. */
const linkedBadgeSource =
  /^https?:\/\/[^?#]*(?<!\.(?:svg|png|gif|ico|bmp|jpe?g|webp|avif))(?:[?#]|$)/i;
const pictureSource =
  /avatar|banner|button|logo|sponsor|screenshot|star-history|githubusercontent|user-attachments/i;

/** Recognizes badges of any service. Images of other sizes are logos of sponsors, or icons. */
function isBadgeImage(attributes: Attributes, isLinked: boolean): boolean {
  const size = (name: string) => Number.parseInt(attributes.get(name) ?? '', 10);
  if (size('width') < 30 || size('height') > 40) return false;
  const source = attributes.get('src') ?? '';
  if (badgeSource.test(source)) return true;
  return isLinked && linkedBadgeSource.test(source) && !pictureSource.test(source);
}

export function takeWhile<T>(items: readonly T[], isWanted: (item: T) => boolean): readonly T[] {
  const end = items.findIndex((item) => !isWanted(item));
  return end < 0 ? items : items.slice(0, end);
}
