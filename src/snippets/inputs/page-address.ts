import { StatusSnippetsError } from '../../text/errors.ts';
import { parseHost } from './host-name.ts';

interface AddressParts {
  readonly slug: string;
  /** The host whose subdomains are the pages; null if it is not known. */
  readonly statusPageHost: string | null;
  /** Null if the page has none. */
  readonly customDomain: string | null;
}

/** An address without a trailing slash, or what is wrong with it, as the rest of a sentence: `has a port`. */
type ParsedAddress =
  | { readonly outcome: 'address'; readonly address: string }
  | { readonly outcome: 'refused'; readonly problem: string };

/**
 * The address of a page: `https://<custom domain>`, else `https://<slug>.<status page host>`.
 *
 * @throws {StatusSnippetsError} if there is no host, or the slug cannot be a subdomain of it
 */
export function addressOf({ slug, statusPageHost, customDomain }: AddressParts): string {
  if (customDomain !== null) return `https://${customDomain}`;
  if (statusPageHost === null) {
    throw new StatusSnippetsError('invalid-input', {
      subject: 'status-page-host',
      value: '',
      problem: 'is not known',
      fix: `set status-page-host (or custom-domain), because the address of page "${slug}" cannot be built from base-url`,
    });
  }
  const parsed = parseAddress(`https://${slug}.${statusPageHost}`);
  if (parsed.outcome === 'address') return parsed.address;
  throw new StatusSnippetsError('invalid-input', {
    subject: 'slug',
    value: slug,
    problem: `cannot be a subdomain of ${statusPageHost}, because ${slug}.${statusPageHost} ${parsed.problem}`,
    fix: 'check the slug, or set custom-domain',
  });
}

/**
 * Parses the address of a page: `https://` and a public host name, which may contain `_` from a slug. A slash at the end is
 * dropped. An internationalized host name becomes its ASCII (`xn--`) form; ASCII letters keep their case.
 */
export function parseAddress(value: string): ParsedAddress {
  const rest = /^https:\/\/(.*)/s.exec(value)?.[1];
  if (rest === undefined) return { outcome: 'refused', problem: 'is not an https address' };
  const written = rest.replace(/\/$/, '');
  const parsed = parseHost(written, { minLabels: 2, allowSlugLabels: true });
  if (parsed.outcome === 'refused') return parsed;
  const isAscii = parsed.host === written.toLowerCase();
  return { outcome: 'address', address: `https://${isAscii ? written : parsed.host}` };
}

/** Whether two addresses, which `parseAddress` accepts, are the same apart from letter case and a slash at the end. */
export function isSameAddress(one: string, other: string): boolean {
  return new URL(one).href === new URL(other).href;
}
