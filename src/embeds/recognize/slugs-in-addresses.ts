import { parseAddress, parseSlug } from '../../snippets/inputs.ts';
import type { EmbedService } from './embed.ts';

/** The slug in the address of an image; null if the image is not a badge of the service. The address may have a query. */
export function slugOfBadge(source: string, { baseUrl }: EmbedService): string | null {
  if (!source.startsWith(`${baseUrl}/badge/`)) return null;
  return toSlug(/^\/badge\/([^/?#]+)\.svg(?:[?#]|$)/.exec(source.slice(baseUrl.length))?.[1]);
}

/** The slug in the attributes of a script; null if the script is not a widget of the service. */
export function slugOfWidget(attributes: ReadonlyMap<string, string>, { baseUrl }: EmbedService): string | null {
  const source = attributes.get('src') ?? '';
  const isWidget =
    source.startsWith(baseUrl) && /^\/static\/embed\/v\d+\/status\.js$/.test(source.slice(baseUrl.length));
  return isWidget ? toSlug(attributes.get('data-slug')) : null;
}

/** The slug of the page at a subdomain of `statusPageHost`; null for any other address. */
export function slugOfAddress(address: string, { statusPageHost }: EmbedService): string | null {
  const name = /^https:\/\/([^/?#]+)$/i.exec(address)?.[1]?.toLowerCase() ?? '';
  if (statusPageHost === null || !name.endsWith(`.${statusPageHost}`) || !isPageAddress(address)) return null;
  const slug = toSlug(name.slice(0, -statusPageHost.length - 1));
  // The subdomain `www` is the website of the service.
  return slug === 'www' ? null : slug;
}

/** Whether a URL can be the address of a page: https, a host and nothing after it. */
export function isPageAddress(address: string): boolean {
  return parseAddress(address) !== null;
}

function toSlug(name: string | undefined): string | null {
  try {
    return name === undefined ? null : parseSlug(name);
  } catch {
    return null;
  }
}
