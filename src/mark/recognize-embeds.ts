import { quote, shorten } from '../core/quote.ts';
import type { Range } from '../core/range.ts';
import { acceptedAttributes } from '../refresh/shown-snippet.ts';
import { sectionAround } from '../sections/parse-sections.ts';
import { fixOfSetting, isSettingName } from '../sections/setting-attributes.ts';
import { normalizeUrl, parseAddress } from '../snippets/inputs.ts';
import {
  badgeAt,
  baseUrlOfWidget,
  linkPhrase,
  type SnippetSettings,
} from '../snippets/snippet-set.ts';
import { attributeListAt, attributeListBelow } from './attribute-lists.ts';
import { type Attributes, type EmbedDocument, isBlank, type Syntax } from './document.ts';
import type { Detail, Embed, EmbedQuery } from './embed.ts';
import { slugOfSubdomain, slugOnService } from './known-pages.ts';

/** Finds the embeds outside of sections. */
export function findEmbeds(document: EmbedDocument, query: EmbedQuery): Embed[] {
  const { sections } = document.parsed;
  const isInSection = ({ start }: Pick<Range, 'start'>) =>
    sectionAround(sections, start) !== undefined;
  return recognizeEmbeds(document, query).filter((embed) => !isInSection(embed));
}

interface OpenLink {
  readonly startTag: Range;
  readonly syntax: Syntax;
  /** Without a trailing slash; null if the link has none. */
  readonly target: string | null;
  readonly attributes: Attributes;
  readonly badges: Embed[];
  readonly texts: (Range & { readonly text: string })[];
}

/**
 * Decides what an embed is. The hint of `refresh` about a badge in a file without sections is less
 * exact.
 */
export function recognizeEmbeds(document: EmbedDocument, query: EmbedQuery): Embed[] {
  const { content, parsed } = document;
  const { text } = parsed;
  // A link can contain more badges than a call accepts arguments, so nothing is spread.
  const embeds: Embed[][] = [];
  const links: OpenLink[] = [];
  let script: (Range & { readonly attributes: Attributes }) | null = null;
  let isInPicture = false;

  for (const item of content) {
    const link = links.at(-1);
    if (item.kind === 'link-start') {
      const { start, end, syntax, attributes } = item;
      const target = attributes.get('href')?.replace(/\/$/, '') ?? null;
      // GitHub's Markdown makes a link of an address in text, also in that of a link in HTML or
      // JSX.
      const isAddress = syntax === 'markdown' && !text.startsWith('[', start);
      if (isAddress && link?.target === target) continue;
      links.push({ startTag: { start, end }, syntax, target, attributes, badges: [], texts: [] });
    } else if (item.kind === 'link-end') {
      const open = links.findLastIndex(({ syntax }) => syntax === item.syntax);
      if (open < 0) continue;
      // Links that begin inside this link and do not end in it have no end.
      for (const unclosed of links.splice(open + 1)) embeds.push(badgesInUnclosed(unclosed));
      for (const closed of links.splice(open))
        embeds.push(embedsInLink(document, closed, item, query));
    } else if (item.kind === 'image') {
      const { start, end, attributes } = item;
      const page = badgeAt(attributes.get('src') ?? '');
      const slug = page && slugOnService(page, query);
      if (slug === null) continue;
      const obstacle = isInPicture
        ? 'is one of several images of a <picture>, and a section shows one for light and dark'
        : attributeObstacle('img', attributes);
      const settings = settingsOf(attributes);
      const details = detailsOf(attributes);
      const image = {
        kind: 'badge',
        slug,
        address: null,
        show: ['badge'],
        settings,
        details,
      } as const;
      const badge: Embed = { ...image, obstacle, start, end };
      if (link) link.badges.push(badge);
      else embeds.push([badge]);
    } else if (item.kind === 'text') {
      if (link) link.texts.push(item);
    } else if (item.kind === 'picture-start' || item.kind === 'picture-end') {
      isInPicture = item.kind === 'picture-start';
    } else if (item.kind === 'script-start') {
      script = item;
    } else if (script !== null) {
      const { attributes } = script;
      const baseUrl = baseUrlOfWidget(attributes.get('src') ?? '');
      const slug =
        baseUrl === null
          ? null
          : slugOnService({ slug: attributes.get('data-slug') ?? '', baseUrl }, query);
      if (slug !== null)
        embeds.push([toWidget(document, { slug, attributes, startTag: script, endTag: item })]);
      script = null;
    }
  }
  for (const unclosed of links) embeds.push(badgesInUnclosed(unclosed));
  const ordered = embeds.flat().sort((one, other) => one.start - other.start);
  return refuseOverlapping(parsed.format === 'md' ? refuseAttributeLists(text, ordered) : ordered);
}

/** A section would take the attributes from the embed. */
function refuseAttributeLists(text: string, embeds: readonly Embed[]): Embed[] {
  return embeds.map((embed) => {
    const attributes = attributeListAt(text, embed.end) || attributeListBelow(text, embed.end);
    const list = shorten(attributes);
    return list === '' ? embed : { ...embed, obstacle: embed.obstacle ?? attributesOfItsOwn(list) };
  });
}

function refuseOverlapping(embeds: readonly Embed[]): Embed[] {
  const overlapping = new Set<Embed>();
  let [furthest] = embeds;
  for (const embed of embeds.slice(1)) {
    if (furthest && embed.start < furthest.end) overlapping.add(furthest).add(embed);
    if (furthest && embed.end > furthest.end) furthest = embed;
  }
  return embeds.map((embed) => {
    const obstacle = embed.obstacle ?? 'overlaps another embed';
    return overlapping.has(embed) ? { ...embed, obstacle } : embed;
  });
}

/** The attributes that a marker can have, too. */
function settingsOf(attributes: Attributes): SnippetSettings {
  const settings = [...attributes].flatMap(([name, written]) => {
    const value = /^(?:width|height)$/.test(name)
      ? written.replace(/px$/, '')
      : written.replace(/\s+/g, ' ').trim();
    return isSettingName(name) && value !== '' && fixOfSetting(name, value) === null
      ? [[name, value]]
      : [];
  });
  return Object.fromEntries(settings);
}

function detailsOf(attributes: Attributes): Detail[] {
  const settings = settingsOf(attributes);
  const others = [...attributes].filter(([name]) => !(name in settings));
  return others.map(([name, value]) => {
    const query = name === 'src' ? /\?.*/s.exec(value)?.[0] : undefined;
    if (query !== undefined) return { words: 'the query', forms: [query] };
    if (name === 'title') return { words: `the title ${quote(value)}`, forms: [`"${value}"`] };
    return { words: `the attribute ${quote(name)}`, forms: [` ${name}`] };
  });
}

/** `<a name="top">` is often left open, and no link. */
function badgesInUnclosed(link: OpenLink): Embed[] {
  return link.target === null ? link.badges : badgesOf(link, 'is in a link without an end');
}

function badgesOf({ badges, target }: OpenLink, obstacle: string): Embed[] {
  return badges.map((badge) => ({
    ...badge,
    address: target,
    obstacle: badge.obstacle ?? obstacle,
  }));
}

function embedsInLink(
  document: EmbedDocument,
  link: OpenLink,
  endTag: Range,
  query: EmbedQuery,
): Embed[] {
  const { startTag, target, badges } = link;
  const [badge] = badges;
  if (badge === undefined) return textLink(document, link, endTag, query);
  if (target === null) return badges; // an anchor, to which others may link
  const isReplaceable = badge.obstacle === null && isAlone(document, badge, startTag, endTag);
  if (!isReplaceable) return badgesOf(link, 'is in a link with other content');
  const component = componentAt(document.parsed.text, link);
  const details = [...badge.details, ...component, ...detailsOf(link.attributes)];
  const obstacle =
    targetObstacle(badge.slug, target, query) ?? attributeObstacle('a', link.attributes);
  return [{ ...badge, address: target, details, start: startTag.start, end: endTag.end, obstacle }];
}

/** A section contains `<a>` for a component such as `<Link>`. */
function componentAt(text: string, { syntax, startTag }: OpenLink): Detail[] {
  const name =
    syntax === 'jsx' ? /^<[A-Z]\w*/.exec(text.slice(startTag.start, startTag.end))?.[0] : undefined;
  return name === undefined ? [] : [{ words: `the component ${name}>`, forms: [name] }];
}

/**
 * Whatever else is between the tags would be lost in a section, even if a reader does not see it.
 */
function isAlone(
  document: EmbedDocument,
  { start, end }: Range,
  startTag: Range,
  endTag: Range,
): boolean {
  const before = { start: startTag.end, end: start };
  const after = { start: end, end: endTag.start };
  return isBlank(document, before) && isBlank(document, after);
}

function targetObstacle(slug: string, target: string, query: EmbedQuery): string | null {
  const url = normalizeUrl(target);
  if (parseAddress(url) === null) {
    const problem = `links to ${quote(target)}, which cannot be the address of a page`;
    const [host = ''] = /^https:\/\/[^/:?#]+/.exec(url) ?? [];
    if (parseAddress(host) === null) return problem;
    return `${problem}; without ${quote(url.slice(host.length))} it could become a section`;
  }
  const other = slugOfSubdomain(target, query);
  const isSame = other === null || other === slug.toLowerCase();
  return isSame ? null : `links to page ${quote(other)}, and a section would show one page only`;
}

/** What neither a marker can give nor the service may send would be lost in a section. */
function attributeObstacle(element: 'a' | 'img' | 'script', attributes: Attributes): string | null {
  const settings = settingsOf(attributes);
  const accepted = acceptedAttributes.get(element);
  const isKept = (name: string) => {
    const isSetting = isSettingName(name) || (name.startsWith('data-') && name !== 'data-slug');
    return isSetting ? name in settings : accepted?.test(name);
  };
  const own = [...attributes].filter(([name]) => !isKept(name));
  const written = own.map(([name, value]) =>
    name.startsWith('{') ? shorten(name) : `${name}=${quote(value)}`,
  );
  return own.length === 0 ? null : attributesOfItsOwn(written.join(' '));
}

function attributesOfItsOwn(list: string): string {
  return `has attributes of its own (${list}), which a section would not have`;
}

const phraseStart = new RegExp(`${linkPhrase}$`);

function textLink(
  document: EmbedDocument,
  link: OpenLink,
  endTag: Range,
  query: EmbedQuery,
): Embed[] {
  const { startTag, target, texts, attributes } = link;
  if (target === null) return [];
  const slug =
    query.slugByAddress.get(parseAddress(normalizeUrl(target)) ?? '') ??
    slugOfSubdomain(target, query);
  if (slug === null) return [];
  const { text } = document.parsed;
  const phrase = phraseStart.exec(
    text.slice(Math.max(startTag.start - maxPhraseLength, 0), startTag.start),
  );
  const address = texts.find((each) => each.text.trim().replace(/\/$/, '') === target);
  const isSnippet =
    phrase !== null && address !== undefined && isAlone(document, address, startTag, endTag);
  const start = startTag.start - (isSnippet ? phrase[0].length : 0);
  const obstacle = isSnippet
    ? attributeObstacle('a', attributes)
    : 'is not written as the service writes it, and a section would replace it';
  const details = detailsOf(attributes);
  const found = {
    kind: 'link',
    slug,
    address: target,
    show: ['link'],
    settings: {},
    details,
  } as const;
  return [{ ...found, obstacle, start, end: endTag.end }];
}

/** The rest of a snippet is searched in this many characters before or after an embed. */
const maxPhraseLength = 100;

interface Script {
  readonly slug: string;
  readonly attributes: Attributes;
  readonly startTag: Range;
  readonly endTag: Range;
}

function toWidget(document: EmbedDocument, script: Script): Embed {
  const { slug, attributes, startTag, endTag } = script;
  const show = attributes.has('data-show-incidents') ? 'widget' : 'script';
  const whole = { start: startTag.start, end: endTag.end };
  const range = show === 'widget' ? widenToDiv(whole, document.parsed.text) : whole;
  const obstacle = widgetObstacle(document, script);
  const settings = settingsOf(attributes);
  const found = { kind: 'widget', slug, address: null, show: [show], settings, obstacle } as const;
  return { ...found, details: detailsOf(attributes), ...range };
}

function widgetObstacle(
  document: EmbedDocument,
  { attributes, startTag, endTag }: Script,
): string | null {
  if (!isBlank(document, { start: startTag.end, end: endTag.start }))
    return 'has content of its own, which a section would replace';
  return attributeObstacle('script', attributes);
}

/** Extends the range of a script to the `div` around it if that contains nothing else. */
function widenToDiv({ start, end }: Range, text: string): Range {
  const before = /(?<!\\)<div>\s*$/i.exec(text.slice(Math.max(start - maxPhraseLength, 0), start));
  const after = /^\s*<\/div>/i.exec(text.slice(end, end + maxPhraseLength));
  return before && after
    ? { start: start - before[0].length, end: end + after[0].length }
    : { start, end };
}
