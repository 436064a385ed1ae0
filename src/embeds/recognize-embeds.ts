import { parseAddress } from '../snippets/inputs.ts';
import { quote } from '../text/quote.ts';
import type { Range } from '../text/range.ts';
import type { Attributes, Document, Syntax } from './document.ts';
import { type Detail, type Embed, type EmbedQuery, slugOfAddress, slugOfBadge, slugOfWidget } from './embed.ts';

interface Badge extends Range {
  readonly slug: string;
  readonly details: readonly Detail[];
}

/** A link whose end has not been reached. */
interface OpenLink {
  readonly start: number;
  readonly syntax: Syntax;
  /** The address without a trailing slash; null if the link has none. */
  readonly target: string | null;
  readonly details: readonly Detail[];
  readonly badges: Badge[];
  text: string;
  images: number;
}

/** Finds the embeds of a document that are outside its sections, and do not refer to definitions in them. */
export function findEmbeds(document: Document, query: EmbedQuery): Embed[] {
  const { text, sections } = document.parsed;
  const isInSection = ({ start }: Range) =>
    sections.some((section) => section.start.start <= start && start < section.end.end);
  const labels = document.content.flatMap((item) =>
    item.kind === 'definition' && isInSection(item) ? [`[${item.label.toLowerCase()}]`] : [],
  );
  return recognizeEmbeds(document, query).filter((embed) => {
    const source = text.slice(embed.start, embed.end).toLowerCase();
    return !isInSection(embed) && !labels.some((label) => source.includes(label));
  });
}

/** Recognizes the embeds of a document. This is the only place that decides what an embed is. */
export function recognizeEmbeds({ content, parsed: { text } }: Document, query: EmbedQuery): Embed[] {
  const embeds: Embed[] = [];
  const links: OpenLink[] = [];
  let script: (Range & { readonly attributes: Attributes }) | null = null;

  for (const item of content) {
    const link = links.at(-1);
    if (item.kind === 'link-start') {
      const { start, syntax, attributes } = item;
      const target = attributes.get('href')?.replace(/\/$/, '') ?? null;
      links.push({ start, syntax, target, details: detailsOf(attributes, ['href']), badges: [], text: '', images: 0 });
    } else if (item.kind === 'link-end') {
      const open = links.findLastIndex(({ syntax }) => syntax === item.syntax);
      if (open < 0) continue;
      // Links that begin inside this link and do not end in it have no end.
      for (const unclosed of links.splice(open + 1)) embeds.push(...embedsInOpenLink(unclosed));
      for (const closed of links.splice(open)) {
        for (const embed of embedsInLink(closed, item.end, text, query)) embeds.push(embed);
      }
    } else if (item.kind === 'image') {
      const { start, end, attributes } = item;
      const slug = slugOfBadge(attributes.get('src') ?? '', query);
      if (link) link.images += 1;
      if (slug === null) continue;
      const badge = { slug, details: detailsOf(attributes, []), start, end };
      if (link) link.badges.push(badge);
      else embeds.push(toBadge(badge, null, badge, isInPicture(text, start) ? inPicture : null));
    } else if (item.kind === 'text') {
      if (link) link.text += item.text;
    } else if (item.kind === 'script-start') {
      script = item;
    } else if (item.kind === 'script-end' && script !== null) {
      const slug = slugOfWidget(script.attributes, query);
      if (slug !== null) embeds.push(toWidget(slug, script.attributes, { start: script.start, end: item.end }, text));
      script = null;
    }
  }
  for (const unclosed of links) embeds.push(...embedsInOpenLink(unclosed));
  return embeds.sort((one, other) => one.start - other.start);
}

function toBadge(
  { slug, details }: Badge,
  address: string | null,
  { start, end }: Range,
  obstacle: string | null,
): Embed {
  return { kind: 'badge', slug, address, show: ['badge'], details, obstacle, start, end };
}

/** Describes attributes, apart from those that every embed of this kind has. */
function detailsOf(attributes: Attributes, usual: readonly string[]): Detail[] {
  return [...attributes].flatMap(([name, value]): Detail[] => {
    const query = name === 'src' ? /\?.*$/s.exec(value)?.[0] : undefined;
    if (query !== undefined) return [{ words: `the query ${quote(query)}`, forms: [query] }];
    if (name === 'src' || usual.includes(name)) return [];
    if (name === 'alt') return [{ words: `the alternative text ${quote(value)}`, forms: [`[${value}]`, `"${value}"`] }];
    if (name === 'title') return [{ words: `the title ${quote(value)}`, forms: [`"${value}"`] }];
    return [{ words: `the attribute ${quote(name)}`, forms: [` ${name}`] }];
  });
}

function embedsInOpenLink({ badges, target }: OpenLink): Embed[] {
  return badges.map((badge) => toBadge(badge, target, badge, 'is in a link without an end'));
}

/** The embeds in a complete link: a badge alone, badges with other content, or a text link. */
function embedsInLink(link: OpenLink, end: number, text: string, query: EmbedQuery): Embed[] {
  const { start, target, badges, images } = link;
  const [badge] = badges;
  if (badge === undefined) return textLink(link, end, text, query);
  const isAlone = images === 1 && link.text.trim() === '';
  if (!isAlone) return badges.map((each) => toBadge(each, target, each, 'is in a link with other content'));
  if (isInPicture(text, badge.start)) return [toBadge(badge, target, badge, inPicture)];
  const isOtherTarget = target !== null && parseAddress(target) === null;
  const obstacle = isOtherTarget ? `links to ${quote(target)}, which cannot be the address of a page` : null;
  const details = [...badge.details, ...link.details];
  return [toBadge({ ...badge, details }, target, { start, end }, obstacle)];
}

const inPicture = 'is one of several images of a <picture>';

/** Whether an offset is inside a `picture` element. */
function isInPicture(text: string, offset: number): boolean {
  const before = text.slice(Math.max(offset - maxPictureLength, 0), offset).toLowerCase();
  return before.lastIndexOf('<picture') > before.lastIndexOf('</picture');
}

/** How many characters before an image are searched for the start of a `picture` element. */
const maxPictureLength = 2000;

/** Matches the text before the link in the snippet `minimal_md` or in its HTML form. */
const phraseStart = /(?:(\*\*|__)Status:\1|<strong>Status:<\/strong>)\s+See live status →\s+$/;

function textLink(link: OpenLink, end: number, text: string, query: EmbedQuery): Embed[] {
  const { target, images } = link;
  if (target === null) return [];
  const slug = slugOfAddress(target, query);
  if (slug === null) return [];
  const embed = { kind: 'link', slug, address: target, show: ['link'], details: link.details, end } as const;
  const phrase = phraseStart.exec(text.slice(Math.max(link.start - maxPhraseLength, 0), link.start));
  const isSnippet = phrase !== null && images === 0 && link.text.trim().replace(/\/$/, '') === target;
  if (isSnippet) return [{ ...embed, start: link.start - phrase[0].length, obstacle: null }];
  return [{ ...embed, start: link.start, obstacle: 'has words of its own, which a section would replace' }];
}

/** How many characters before or after an embed are searched for the rest of its snippet. */
const maxPhraseLength = 100;

/** The `data-` attributes of the snippet `widget_script`, apart from `data-slug`, which names the page. */
const scriptDefaults: ReadonlyMap<string, string> = new Map([['data-theme', 'auto']]);
/** The same attributes of the snippet `widget_html`. */
const widgetDefaults: ReadonlyMap<string, string> = new Map([
  ...scriptDefaults,
  ...([
    ['data-show-incidents', '1'],
    ['data-rtm', '60'],
    ['data-upd', '7'],
  ] as const),
]);

function toWidget(slug: string, attributes: ReadonlyMap<string, string>, range: Range, text: string): Embed {
  const show = attributes.has('data-show-incidents') ? 'widget' : 'script';
  const defaults = show === 'widget' ? widgetDefaults : scriptDefaults;
  const settings = [...attributes].filter(([name, value]) => {
    return name.startsWith('data-') && name !== 'data-slug' && defaults.get(name) !== value;
  });
  const obstacle =
    settings.length > 0
      ? `has settings of its own (${settings.map(([name, value]) => `${name}=${quote(value)}`).join(' ')}), which a section would replace`
      : null;
  const wholeRange = show === 'widget' ? widenToDiv(range, text) : range;
  const details = detailsOf(attributes, ['data-slug', ...defaults.keys()]);
  return { kind: 'widget', slug, address: null, show: [show], details, obstacle, ...wholeRange };
}

/** The range of a `div` that contains only the script; if there is none, the range of the script. */
function widenToDiv({ start, end }: Range, text: string): Range {
  const before = /<div>\s*$/i.exec(text.slice(Math.max(start - maxPhraseLength, 0), start));
  const after = /^\s*<\/div>/i.exec(text.slice(end, end + maxPhraseLength));
  return before && after ? { start: start - before[0].length, end: end + after[0].length } : { start, end };
}
