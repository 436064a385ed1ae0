import type { SnippetName } from '../sections/markers/marker.ts';
import { parseAddress, parseSlug } from '../snippets/inputs.ts';
import type { Range } from '../text/range.ts';

/** A badge, text link or widget of a status page in a document, written by this program or by a person. */
export interface Embed extends Range {
  readonly kind: 'badge' | 'link' | 'widget';
  readonly slug: string;
  /** The target of the link, without a trailing slash; null if there is no link, as in widgets. */
  readonly address: string | null;
  /** What a section that replaces the embed shows. */
  readonly show: readonly SnippetName[];
  /** What a person may have added to it. */
  readonly details: readonly Detail[];
  /** Why the embed cannot become a section, as the rest of a sentence; null if only its surroundings can prevent that. */
  readonly obstacle: string | null;
}

/** A detail of an embed that the snippets of its page may lack. */
export interface Detail {
  /** The detail as a part of a sentence. */
  readonly words: string;
  /** What a snippet with this detail contains: one of these. */
  readonly forms: readonly string[];
}

/** Which embeds are looked for: those of a service, and links to pages with a custom domain. */
export interface EmbedQuery {
  readonly baseUrl: string;
  /** The host whose subdomains are the pages; null if it is unknown. */
  readonly statusPageHost: string | null;
  /** The slugs of pages with a custom domain, by address in lower case. */
  readonly slugByAddress: ReadonlyMap<string, string>;
}

/** The embeds that a run with these settings looks for, and links to further addresses of pages. */
export function createQuery(
  {
    slug,
    customDomain,
    baseUrl,
    statusPageHost,
  }: { readonly slug: string | null; readonly customDomain: string | null } & Pick<
    EmbedQuery,
    'baseUrl' | 'statusPageHost'
  >,
  addresses: EmbedQuery['slugByAddress'] = new Map(),
): EmbedQuery {
  const slugByAddress = new Map(addresses);
  if (slug !== null && customDomain !== null) slugByAddress.set(`https://${customDomain}`, slug);
  return { baseUrl, statusPageHost, slugByAddress };
}

/** Whether a text may contain an embed. The bytes of a file can be passed as characters, because what is looked for is ASCII. */
export function mentionsEmbeds(text: string, { baseUrl, statusPageHost, slugByAddress }: EmbedQuery): boolean {
  const pageHost = statusPageHost === null ? [] : [`.${statusPageHost}`];
  const terms = [`${baseUrl}/badge/`, `${baseUrl}/static/embed/`, ...pageHost, ...slugByAddress.keys()];
  // Unlike `toLowerCase()`, a regular expression does not copy the text.
  return new RegExp(terms.map((term) => term.replace(/\W/g, '\\$&')).join('|'), 'i').test(text);
}

/** The parts of an address that can be that of a badge; null for any other address. */
export function badgeAt(source: string): { readonly baseUrl: string; readonly slug: string } | null {
  const [, baseUrl, slug] = /^(.*)\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/s.exec(source) ?? [];
  return baseUrl === undefined || slug === undefined ? null : { baseUrl, slug };
}

/** The slug in the address of an image; null if the image is not a badge of the service. The address may have a query. */
export function slugOfBadge(source: string, { baseUrl }: EmbedQuery): string | null {
  const badge = badgeAt(source);
  return badge?.baseUrl === baseUrl ? toSlug(badge.slug) : null;
}

/** The slug in the attributes of a script; null if the script is not a widget of the service. */
export function slugOfWidget(attributes: ReadonlyMap<string, string>, { baseUrl }: EmbedQuery): string | null {
  const source = attributes.get('src') ?? '';
  const isWidget =
    source.startsWith(baseUrl) && /^\/static\/embed\/v\d+\/status\.js$/.test(source.slice(baseUrl.length));
  return isWidget ? toSlug(attributes.get('data-slug')) : null;
}

/** The slug of the page at an address: one with a known custom domain, or a subdomain of `statusPageHost`; else null. */
export function slugOfAddress(address: string, { slugByAddress, statusPageHost }: EmbedQuery): string | null {
  const known = slugByAddress.get(address.toLowerCase());
  if (known !== undefined) return known;
  const name = /^https:\/\/([^/?#]+)$/i.exec(address)?.[1]?.toLowerCase() ?? '';
  if (statusPageHost === null || !name.endsWith(`.${statusPageHost}`) || parseAddress(address) === null) return null;
  const slug = toSlug(name.slice(0, -statusPageHost.length - 1));
  // The subdomain `www` is the website of the service.
  return slug === 'www' ? null : slug;
}

function toSlug(name: string | undefined): string | null {
  try {
    return name === undefined ? null : parseSlug(name);
  } catch {
    return null;
  }
}
