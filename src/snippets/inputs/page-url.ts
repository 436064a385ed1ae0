import { readHost } from './host-name.ts';
import { InputError } from './input-error.ts';

export interface AddressParts {
  readonly slug: string;
  /** The host under which pages stand, or null where none is known. */
  readonly statusPageHost: string | null;
  /** The page's own domain as `parseCustomDomain` gives it, or null. */
  readonly customDomain: string | null;
}

/** An address without its trailing slash, or what is wrong with it as the rest of a sentence: `is not https`. */
export type AddressReading =
  | { readonly outcome: 'address'; readonly address: string }
  | { readonly outcome: 'refused'; readonly problem: string };

/**
 * The address of a page: `https://<custom domain>`, else `https://<slug>.<status page host>`. No trailing slash.
 *
 * @throws {InputError} where there is no host to build it from, or the slug makes no host name under it.
 */
export function addressOf({ slug, statusPageHost, customDomain }: AddressParts): string {
  if (customDomain !== null) return `https://${customDomain}`;
  if (statusPageHost === null) {
    throw new InputError({
      input: 'status-page-host',
      value: '',
      problem: 'is not known',
      fix: `give status-page-host (or custom-domain), because the address of page "${slug}" cannot be built from base-url`,
    });
  }
  const reading = readAddress(`https://${slug}.${statusPageHost}`);
  if (reading.outcome === 'address') return reading.address;
  throw new InputError({
    input: 'slug',
    value: slug,
    problem: `makes no host name under ${statusPageHost}, which then ${reading.problem}`,
    fix: 'check the slug, or give custom-domain',
  });
}

/**
 * Reads the address of a page: https, a public host name (with `_` where a slug brings it) and nothing else but a slash,
 * which is dropped.
 */
export function readAddress(value: string): AddressReading {
  const rest = /^https:\/\/(.*)$/s.exec(value)?.[1];
  if (rest === undefined) return { outcome: 'refused', problem: 'is not an https address' };
  const host = rest.replace(/\/$/, '');
  const reading = readHost(host, { fewestLabels: 2, slugLabels: true });
  if (reading.outcome === 'refused') return reading;
  return { outcome: 'address', address: `https://${host}` };
}

/** Whether two addresses that `readAddress` accepts are one: letter case and an `xn--` spelling make no difference. */
export function sameAddress(one: string, other: string): boolean {
  return new URL(one).href === new URL(other).href;
}
