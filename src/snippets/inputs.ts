import { invalidInput } from '../text/errors.ts';

/** Returns null for an invalid URL; in Node 20, an optimized `URL.canParse` rejects letters such as `ü`. */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

export const defaultBaseUrl = 'https://statuspage.me';

const slugPattern = /^(?!.*\.\.)[A-Za-z\d](?:[\w.-]{0,61}[A-Za-z\d])?$/;

/** Returns the slug unchanged. It may have dots, but not end as the addresses of pages do. @throws {StatusSnippetsError} */
export function parseSlug(value: string, statusPageHost: string | null = null): string {
  const isHost = statusPageHost !== null && value.toLowerCase().endsWith(`.${statusPageHost}`);
  if (slugPattern.test(value) && !isHost) return value;
  const [, firstLabel] = /^https?:\/\/(?!status\.|www\.)([\w-]+)(?:\.[\w-]+){2}/i.exec(value) ?? [];
  const slug = slugInAddress(value, statusPageHost) ?? firstLabel;
  if (slug) throw invalidInput('slug', { value, problem: 'is an address', fix: `use the slug alone, such as ${slug}` });
  const fix =
    'use 1 to 63 letters, digits, "-", "_" or ".", starting and ending with a letter or digit, without "..", such as acme';
  throw invalidInput('slug', { value, problem: 'is not a slug', fix });
}

/** The slug in the address or the host name of a page without a custom domain; null for other texts. */
export function slugInAddress(written: string, statusPageHost: string | null): string | null {
  const [, host = ''] = /^(?:https?:\/\/)?([^/]+)\/?$/i.exec(written) ?? [];
  if (statusPageHost === null || !host.toLowerCase().endsWith(`.${statusPageHost}`)) return null;
  const slug = host.slice(0, -statusPageHost.length - 1);
  // The subdomain `www` is the website of the service.
  return slugPattern.test(slug) && slug.toLowerCase() !== 'www' ? slug : null;
}

/** The host, and a path of the characters that addresses may contain, or letters. */
const baseUrlParts = /^https?:\/\/(\[[\da-f:.]+\]|[^/:]+)(?::\d+)?(?:\/@?[\p{L}\p{M}\p{N}!$%&'()*+,.:;=_~-]*)*$/iu;

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Without a trailing slash. @throws {StatusSnippetsError} with a message that does not contain the user info */
export function parseBaseUrl(value: string): string {
  // The URL parser accepts more: it adds slashes, and drops or replaces characters.
  const host = baseUrlParts.exec(value)?.[1];
  const isPlain = host !== undefined && /^(?:\[.*|(?!.*xn--)[\w.-]+)$/i.test(host);
  const url = host !== undefined && (isPlain || toAscii(host) !== null) ? parseUrl(value) : null;
  if (url !== null && (url.protocol === 'https:' || loopback.test(url.hostname)))
    return url.origin + url.pathname.replace(/(?<!\/)\/+$/, '');
  throw invalidInput('base-url', {
    value: value.replace(/^([^/@]*\/\/)?.*(?:@|%40|\uff20)/s, '$1***@'),
    problem: 'is not the address of a service',
    fix: `use an https address without user name, query and fragment, such as ${defaultBaseUrl} (http for loopback hosts only)`,
  });
}

const hostCharacters = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{Nd}._-])+$/u;

/** Converts a host name to lower-case ASCII; returns null for other text, and for any IP address. */
function toAscii(written: string): string | null {
  // The URL parser would drop or replace some characters.
  if (!hostCharacters.test(written) || written.normalize('NFKC') !== written) return null;
  // Newer URL parsers do not check `xn--` labels, unless another label has letters beyond ASCII.
  return parseUrl(`https://ü.${written}`)?.hostname.slice('xn--tda.'.length) ?? null;
}

const plainLabel = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;
/** A label that may be a slug. URL parsers do not agree on `xn--` labels that end with a hyphen. */
const slugLabel = /^(?!xn--.*-$)[\w-]{1,63}$/;

/** Returns the host in ASCII; null for an IP address, or a host that is only known on a private network. */
function parseHost(written: string, label: RegExp, minLabels: number): string | null {
  const host = toAscii(written);
  if (host === null || host.length > 253 || /(^|\.)(localhost|local|internal)$/.test(host)) return null;
  const labels = host.split('.');
  return labels.length >= minLabels && labels.every((one) => label.test(one)) ? host : null;
}

/**
 * Parses the custom domain of a page, or its address, and returns the host name in lower-case ASCII.
 * @param statusPageHost if it is known: that of the service itself is no custom domain
 * @throws {StatusSnippetsError}
 */
export function parseCustomDomain(value: string, statusPageHost: string | null = null): string {
  const host = parseHost(value.replace(/^https?:\/\/|\/$/gi, ''), plainLabel, 2);
  if (host === null) {
    const fix = 'use the host name of the page without a port and a path, such as status.acme.com';
    throw invalidInput('custom-domain', { value, problem: 'is not a public host name', fix });
  }
  if (host.replace(/^www\./, '') !== statusPageHost) return host;
  const fix = 'use the domain of the page, such as status.acme.com, or leave it out';
  throw invalidInput('custom-domain', { value, problem: 'is the host of the service itself', fix });
}

/** The host whose subdomains are the pages, such as `statuspage.me`. @throws {StatusSnippetsError} */
export function parseStatusPageHost(value: string): string {
  const host = parseHost(value, plainLabel, 1);
  if (host !== null) return host;
  const fix = 'use only the host name that follows the slug in the addresses of pages, such as statuspage.me';
  throw invalidInput('status-page-host', { value, problem: 'is not a public host name', fix });
}

/** The host of the base URL, of the default one for a loopback host; null if it has no subdomains, such as an IP address. */
export function statusPageHostOf(baseUrl: string): string | null {
  if (isLoopback(baseUrl)) return new URL(defaultBaseUrl).hostname;
  return parseHost(new URL(baseUrl).hostname, slugLabel, 1);
}

export function isLoopback(baseUrl: string): boolean {
  return loopback.test(new URL(baseUrl).hostname);
}

interface AddressParts {
  readonly slug: string;
  readonly statusPageHost: string | null;
  readonly customDomain: string | null;
}

/** @throws {StatusSnippetsError} if there is no host, or the slug cannot be a subdomain of it */
export function addressOf({ slug, statusPageHost, customDomain }: AddressParts): string {
  if (customDomain !== null) return `https://${customDomain}`;
  if (statusPageHost === null) {
    const fix = `set it (or custom-domain), because the address of page "${slug}" cannot be built from base-url`;
    throw invalidInput('status-page-host', { problem: 'is not known', fix });
  }
  const address = parseAddress(`https://${slug}.${statusPageHost}`);
  if (address !== null) return address;
  const problem = `cannot be a subdomain of ${statusPageHost}, because ${slug}.${statusPageHost} is not a host name`;
  throw invalidInput('slug', { value: slug, problem, fix: 'check the slug, or set custom-domain' });
}

/**
 * Parses `https://` and a public host name, which may contain `_` from a slug. The result has no slash at the end, and
 * its host name is in ASCII (`xn--`), whose letters keep their case. Null for other texts.
 */
export function parseAddress(value: string): string | null {
  const written = /^https:\/\/(.*?)\/?$/.exec(value)?.[1] ?? '';
  const host = parseHost(written, slugLabel, 2);
  return host && `https://${host === written.toLowerCase() ? written : host}`;
}

/** The oldest embeds are at `http:` or `//`. The host of the result is in lower case. */
export function normalizeUrl(url: string): string {
  return url.replace(/^(?:https?:)?\/\/([^/?#]*)/i, (_, host: string) => `https://${host.toLowerCase()}`);
}

/** Without `www.`, too. What people write is on the same service if this is the same. */
export function withoutScheme(url: string): string {
  return normalizeUrl(url).replace(/^https:\/\/(?:www\.)?/, '');
}

/** Compares addresses that `parseAddress` accepts, apart from letter case and a slash at the end. */
export function isSameAddress(one: string, other: string): boolean {
  return new URL(one).href === new URL(other).href;
}
