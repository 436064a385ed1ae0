import type { Settings } from '../config/settings.ts';
import { patternCharacters } from '../core/quote.ts';
import type { Range } from '../core/range.ts';
import type { RefreshSettings } from '../refresh/parse-file.ts';
import type { Format } from '../sections/format.ts';
import { formats } from '../sections/formats.ts';
import { formatMarker, type SnippetName } from '../sections/marker.ts';
import { definitionMarkers } from '../sections/marker-syntax.ts';
import { withoutScheme } from '../snippets/inputs.ts';
import { pageHosts } from '../snippets/service-names.ts';
import { badgeFolder, type SnippetSettings, scriptFolder } from '../snippets/snippet-set.ts';

/**
 * A badge, text link or widget of a status page in a document, written by this program or by a
 * person.
 */
export interface Embed extends Range {
  readonly kind: 'badge' | 'link' | 'widget';
  readonly slug: string;
  /**
   * Of the link, as it is written, without a trailing slash; null if there is no link, as in
   * widgets.
   */
  readonly address: string | null;
  /** What a section that replaces the embed shows. */
  readonly show: readonly SnippetName[];
  /** What its section keeps by attributes of the marker. */
  readonly settings: SnippetSettings;
  /** What else a person may have added to it. */
  readonly details: readonly Detail[];
  /**
   * Why it cannot become a section, as the rest of a sentence; null if only its surroundings can
   * prevent that.
   */
  readonly obstacle: string | null;
  /**
   * The embeds to try instead if this one, which is a badge and its text link, cannot become a
   * section.
   */
  readonly parts?: readonly Embed[];
}

/** The snippets of the page may lack it. */
export interface Detail {
  /** As a part of a sentence. */
  readonly words: string;
  /** A snippet with this detail contains one of these. */
  readonly forms: readonly string[];
}

/** Selects the embeds of a service, and links to pages with a custom domain. */
export type EmbedQuery = Readonly<ReturnType<typeof createQuery>>;

/**
 * @param addresses the slugs of pages with a custom domain, by address in lower case
 * @param slugs those that the run knows already
 */
export function createQuery(
  settings: RefreshSettings,
  addresses: ReadonlyMap<string, string> = new Map(),
  slugs: readonly string[] = [],
) {
  const { slug, customDomain, baseUrl, statusPageHost } = settings;
  const slugByAddress = new Map(addresses);
  if (slug !== null && customDomain !== null) slugByAddress.set(`https://${customDomain}`, slug);
  const knownSlugs: ReadonlySet<string | null> = new Set([...slugs, slug]);
  return { baseUrl, statusPageHost, slugByAddress, knownSlugs };
}

export function mentionsEmbeds(
  text: string,
  { baseUrl, statusPageHost, slugByAddress }: EmbedQuery,
): boolean {
  const terms = [baseUrl + badgeFolder, baseUrl + scriptFolder, ...slugByAddress.keys()].map(
    withoutScheme,
  );
  for (const host of pageHosts(statusPageHost)) terms.push(`.${host}`, `/${host}/`);
  // These are also written in another way: `ü`, `\(`, `&amp;`.
  if (terms.some((term) => /xn--|[^a-z\d./:-]/i.test(term))) return true;
  // Unlike `toLowerCase()`, a regular expression does not copy the text.
  return new RegExp(
    terms.map((term) => term.replace(patternCharacters, '\\$&')).join('|'),
    'i',
  ).test(text);
}

/**
 * The attributes of the section that an embed becomes. They are written in this order, except those
 * that are null.
 */
export type MarkerAttributes = Pick<Settings, 'show'> & SnippetSettings & { readonly slug: string };

export interface Markers {
  readonly start: string;
  readonly end: string;
  /** Then they need lines of their own at the top level. */
  readonly areDefinitions: boolean;
}

/** @param inMarkdown what the markers are in Markdown, where other formats have comments */
export function writeMarkers(
  format: Format,
  attributes: MarkerAttributes,
  inMarkdown: MarkersInMarkdown = 'comments',
): Markers {
  const areDefinitions = format === 'md' && inMarkdown === 'definitions';
  const syntax = areDefinitions ? definitionMarkers : formats[format].comments;
  const start = formatMarker('start', syntax, attributes);
  return { start, end: formatMarker('end', syntax), areDefinitions };
}

/** Definitions are for viewers that show HTML comments as text. */
export type MarkersInMarkdown = 'comments' | 'definitions';
