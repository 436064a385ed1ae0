import { readHost } from './host-rule.ts';
import { InputError } from './input-error.ts';

/**
 * Reads a page's custom domain and gives back its host name in lower-case ASCII (`xn--` where it is internationalised).
 *
 * @param value A public host name of at least two labels; pasted as `https://status.acme.com/` it is reduced to its host.
 * @param input The name of the input, for the message.
 * @throws {InputError} for ports, paths, IP addresses, `localhost`, `.local`, `.internal` and what is no host name.
 */
export function parseCustomDomain(value: string, input = 'custom-domain'): string {
  const pasted = value.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  const reading = readHost(withoutRootDot(pasted), { fewestLabels: 2, slugLabels: false });
  if (reading.outcome === 'host') return reading.host;
  const fix = 'give the public host name people visit, such as status.acme.com';
  throw new InputError({ input, value, problem: reading.problem, fix });
}

/**
 * Reads the host under which the service puts its pages: `statuspage.me` for pages at `https://acme.statuspage.me`.
 *
 * @param value A bare host name: no scheme, port or path.
 * @throws {InputError} what is wrong with it.
 */
export function parseStatusPageHost(value: string): string {
  const reading = readHost(withoutRootDot(value), { fewestLabels: 1, slugLabels: false });
  if (reading.outcome === 'host') return reading.host;
  const fix = 'give just the host name that follows the slug in page addresses, such as statuspage.me';
  throw new InputError({ input: 'status-page-host', value, problem: reading.problem, fix });
}

/** The host of a base address, or null where pages cannot stand under it: an IP address, localhost, a private name. */
export function statusPageHostOf(baseUrl: string): string | null {
  const { hostname } = new URL(baseUrl);
  const reading = readHost(withoutRootDot(hostname), { fewestLabels: 1, slugLabels: true });
  return reading.outcome === 'host' ? reading.host : null;
}

/** Names copied out of DNS tools end with the dot of the root. */
function withoutRootDot(host: string): string {
  return host.replace(/(?<=[^.])\.$/, '');
}
