import { invalidInput } from '../core/errors.ts';
import {
  defaultStatusPageHost,
  isSameSlug,
  isServiceName,
  isSlug,
  otherServiceAt,
  pageAt,
} from './service-names.ts';

/**
 * Returns null for an invalid URL; in Node 20, an optimized `URL.canParse` rejects letters such as
 * `ü`.
 */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

export const defaultBaseUrl = 'https://statuspage.me';

/**
 * Returns the slug unchanged. It may have dots, but not end as the addresses of pages do.
 * @param statusPageHost if it is known: its subdomains are addresses, too
 * @throws {StatusSnippetsError}
 */
export function parseSlug(value: string, statusPageHost: string | null = null): string {
  const other = otherServiceAt(value);
  if (other !== null) {
    const problem = `is an address of ${other}, which is another service`;
    throw invalidInput('slug', { value, problem, fix: 'use the slug of a page of this service' });
  }
  if (isServiceName(value) || isServiceName(value, statusPageHost)) {
    const fix = 'use the slug of a page, such as acme';
    throw invalidInput('slug', { value, problem: 'is an address of the service itself', fix });
  }
  const page = pageAt(value) ?? pageAt(value, statusPageHost);
  if (page === null && isSlug(value)) return value;
  // The first label of an address at a host that is not known.
  const [, firstLabel] = /^https?:\/\/(?!status\.|www\.)([\w-]+)(?:\.[\w-]+){2}/i.exec(value) ?? [];
  const slug = page?.slug ?? firstLabel;
  if (slug) {
    const fix = `use the slug alone, such as ${slug}`;
    throw invalidInput('slug', { value, problem: 'is an address', fix });
  }
  const fix =
    'use 1 to 63 letters, digits, "-", "_" or ".", starting and ending with a letter or digit, ' +
    'without "..", such as acme';
  throw invalidInput('slug', { value, problem: 'is not a slug', fix });
}

const baseUrlParts = /^https?:\/\/(?<host>\[[\da-f:.]+\]|[^/:]+)(?::\d+)?(?<path>\/.*)?$/is;

/** The characters that addresses may contain, or letters. */
const pathCharacters = /^(?:\/@?[\p{L}\p{M}\p{N}!$%&'()*+,.:;=_~-]*)*$/u;

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Without a trailing slash.
 * @throws {StatusSnippetsError} with a message that does not contain the user info
 */
export function parseBaseUrl(value: string): string {
  // The URL parser accepts more: it adds slashes, and drops or replaces characters.
  const { host = '', path = '' } = baseUrlParts.exec(value)?.groups ?? {};
  const isHost = /^(?:\[.*|(?!.*xn--)[\w.-]+)$/i.test(host) || toAscii(host) !== null;
  const isPath = path === '' || pathCharacters.test(path);
  const url = isHost && isPath ? parseUrl(value) : null;
  if (url !== null && (url.protocol === 'https:' || loopback.test(url.hostname)))
    return url.origin + url.pathname.replace(/(?<!\/)\/+$/, '');
  const withoutScheme = /^(?:http:\/\/)?([\w-]+(?:\.[\w-]+)+)\/?$/.exec(value)?.[1];
  const example = `such as ${defaultBaseUrl} (http for loopback hosts only)`;
  throw invalidInput('base-url', {
    value: value.replace(/^([^/@]*\/\/)?.*(?:@|%40|\uff20)/s, '$1***@'),
    problem: 'is not the address of a service',
    fix:
      withoutScheme === undefined
        ? `use an https address without user name, query and fragment, ${example}`
        : `write https://${withoutScheme}`,
  });
}

/** What a URL parser returns unchanged, but in lower case. */
const plainHost = /^(?!.*xn--)(?:[\w-]+\.)*[a-z][\w-]*$/i;
const hostCharacters = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{Nd}._-])+$/u;

/**
 * Converts a host name to lower-case ASCII; returns null for other text, and for any IP address.
 */
function toAscii(written: string): string | null {
  // Most are plain, and the tables of Unicode take milliseconds to load.
  if (plainHost.test(written)) return written.toLowerCase();
  // The URL parser would drop or replace some characters.
  if (!hostCharacters.test(written) || written.normalize('NFKC') !== written) return null;
  // Newer URL parsers do not check `xn--` labels, unless another label has letters beyond ASCII.
  return parseUrl(`https://ü.${written}`)?.hostname.slice('xn--tda.'.length) ?? null;
}

const plainLabel = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;
/** A label that may be a slug. URL parsers do not agree on `xn--` labels that end with a hyphen. */
const slugLabel = /^(?!xn--.*-$)[\w-]{1,63}$/;

/**
 * Returns the host in ASCII; null for an IP address, or a host that is only known on a private
 * network.
 */
function parseHost(written: string, label: RegExp, minLabels: number): string | null {
  const host = toAscii(written);
  if (host === null || host.length > 253 || /(^|\.)(localhost|local|internal)$/.test(host))
    return null;
  const labels = host.split('.');
  return labels.length >= minLabels && labels.every((one) => label.test(one)) ? host : null;
}

/** What is known when a custom domain is parsed; null if it is not known. */
interface CustomDomainOf {
  readonly statusPageHost?: string | null;
  readonly slug?: string | null;
}

/**
 * Parses the custom domain of a page, or its address, and returns the host name in lower-case
 * ASCII. The page's own address at a free host is accepted: it means that the page has no custom
 * domain.
 * @throws {StatusSnippetsError}
 */
export function parseCustomDomain(
  value: string,
  { statusPageHost = null, slug = null }: CustomDomainOf = {},
): string {
  const host = parseHost(value.replace(/^https?:\/\/|\/$/gi, ''), slugLabel, 2);
  const page = host && (pageAt(host) ?? pageAt(host, statusPageHost));
  if (host === null || !(page || isCustomDomain(host))) {
    const fix = 'use the host name of the page without a port and a path, such as status.acme.com';
    throw invalidInput('custom-domain', { value, problem: 'is not a public host name', fix });
  }
  const fix = 'use the domain of the page, such as status.acme.com, or leave it out';
  if (isServiceName(host) || isServiceName(host, statusPageHost))
    throw invalidInput('custom-domain', {
      value,
      problem: 'is an address of the service itself',
      fix,
    });
  const other = otherServiceAt(host);
  if (other !== null) {
    const problem = `is an address of ${other}, which is another service`;
    throw invalidInput('custom-domain', { value, problem, fix });
  }
  if (!page) return host;
  if (slug !== null && !isSameSlug(page.slug, slug)) {
    const problem = `is the address of page "${page.slug}", not of "${slug}"`;
    throw invalidInput('custom-domain', { value, problem, fix });
  }
  return `${page.slug}.${page.host}`;
}

function isCustomDomain(host: string): boolean {
  return host.split('.').every((label) => plainLabel.test(label));
}

/**
 * The custom domain for a page; null if the domain is the address of another page at a free host.
 */
export function customDomainOf(
  slug: string,
  customDomain: string | null,
  statusPageHost: string | null,
) {
  const page = customDomain === null ? null : pageAt(customDomain, statusPageHost);
  return page === null || isSameSlug(page.slug, slug) ? customDomain : null;
}

/**
 * The host whose subdomains are the pages, such as `statuspage.me`.
 * @throws {StatusSnippetsError}
 */
export function parseStatusPageHost(value: string): string {
  const host = parseHost(value, plainLabel, 1);
  if (host !== null) return host;
  const fix =
    'use only the host name that follows the slug in the addresses of pages, such as statuspage.me';
  throw invalidInput('status-page-host', { value, problem: 'is not a public host name', fix });
}

/**
 * Null for other services than the public one and a stand-in: nothing is derived from their host.
 */
export function statusPageHostOf(baseUrl: string): string | null {
  return baseUrl === defaultBaseUrl || isLoopback(baseUrl) ? defaultStatusPageHost : null;
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
    const fix =
      `set it (or custom-domain), because base-url does not tell the address of page ` +
      `"${slug}"`;
    throw invalidInput('status-page-host', { problem: 'is not set', fix });
  }
  const address = parseAddress(`https://${slug}.${statusPageHost}`);
  if (address !== null) return address;
  const problem =
    `cannot be a subdomain of ${statusPageHost}, because ` +
    `${slug}.${statusPageHost} is not a host name`;
  throw invalidInput('slug', { value: slug, problem, fix: 'check the slug, or set custom-domain' });
}

/**
 * Parses `https://` and a public host name, which may contain `_` from a slug. The result has no
 * slash at the end, and its host name is in ASCII (`xn--`), whose letters keep their case. Null for
 * other texts.
 */
export function parseAddress(value: string): string | null {
  const written = /^https:\/\/(.*?)\/?$/.exec(value)?.[1] ?? '';
  const host = parseHost(written, slugLabel, 2);
  return host && `https://${host === written.toLowerCase() ? written : host}`;
}

/** The oldest embeds are at `http:` or `//`. The host of the result is in lower case. */
export function normalizeUrl(url: string): string {
  return url.replace(
    /^(?:https?:)?\/\/([^/?#]*)/i,
    (_, host: string) => `https://${host.toLowerCase()}`,
  );
}

/** Without `www.`, too. What people write is on the same service if this is the same. */
export function withoutScheme(url: string): string {
  return normalizeUrl(url).replace(/^https:\/\/(?:www\.)?/, '');
}

/**
 * Compares addresses that `parseAddress` accepts, apart from letter case and a slash at the end.
 */
export function isSameAddress(one: string, other: string): boolean {
  return new URL(one).href === new URL(other).href;
}

export interface ServiceAddresses {
  readonly baseUrl: string;
  readonly statusPageHost: string | null;
}

/** The service answers at its other free hosts, and at the addresses of its pages there, too. */
export function isSameService(
  address: string,
  { baseUrl, statusPageHost }: ServiceAddresses,
): boolean {
  if (withoutScheme(address) === withoutScheme(baseUrl)) return true;
  if (statusPageHost === null) return false;
  return isServiceName(address, statusPageHost) || pageAt(address, statusPageHost) !== null;
}

/**
 * Also the hosts of the public service, which may have been used before, and a stand-in on this
 * machine.
 */
export function isServiceAddress(address: string, service: ServiceAddresses): boolean {
  const isStandIn = /^https?:/i.test(address) && parseUrl(address) !== null && isLoopback(address);
  const isPublic = isSameService(address, { ...service, statusPageHost: defaultStatusPageHost });
  return isStandIn || isPublic || isSameService(address, service);
}
