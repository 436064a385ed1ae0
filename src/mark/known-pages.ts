import { recover } from '../core/errors.ts';
import { normalizeUrl, parseAddress, parseSlug, withoutScheme } from '../snippets/inputs.ts';
import {
  type HostedPage,
  isReusedHost,
  isSameSlug,
  pageAt,
  pageHosts,
} from '../snippets/service-names.ts';
import type { PageId } from '../snippets/snippet-set.ts';
import type { EmbedQuery } from './embed.ts';

/** Returns null if a badge or widget is not of the service, or what it names is no slug. */
export function slugOnService(named: PageId, query: EmbedQuery): string | null {
  if (!isOnService(named, query)) return null;
  const parse = () => parseSlug(named.slug, query.statusPageHost);
  return recover(parse, () => null);
}

/** The service answers at `base-url`, at its own hosts, and at the addresses of the page. */
function isOnService({ slug, baseUrl }: PageId, query: EmbedQuery): boolean {
  const place = withoutScheme(baseUrl);
  if (place === withoutScheme(query.baseUrl)) return true;
  if (pageHosts(query.statusPageHost).includes(place))
    return isCertain({ slug, host: place }, query);
  const address = `https://${place}`;
  if (query.slugByAddress.get(address) === slug) return true;
  const hosted = slugOfSubdomain(address, query);
  return hosted !== null && isSameSlug(hosted, slug);
}

export function slugOfSubdomain(address: string, query: EmbedQuery): string | null {
  const url = normalizeUrl(address);
  const page = parseAddress(url) === null ? null : pageAt(url, query.statusPageHost);
  return page !== null && isCertain(page, query) ? page.slug : null;
}

/** At a host that has other things than pages, only a page that the run knows counts. */
function isCertain({ slug, host }: HostedPage, { knownSlugs }: EmbedQuery): boolean {
  return !isReusedHost(host) || knownSlugs.has(slug);
}
