import { readUrl } from '../text/parse-url.ts';
import { ServiceError } from './errors.ts';
import type { ResponseHeaders, ServiceRequest } from './request.ts';

/** How many redirects are followed in one attempt. */
const maxRedirects = 3;

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export function isRedirect(status: number): boolean {
  return redirectStatuses.has(status);
}

/**
 * The target of a redirect, if that is a new address of the same origin.
 *
 * @param visited the addresses requested so far in this attempt, the latest last
 * @throws {ServiceError} `redirect-refused`, with the origin of the target
 */
export function redirectTarget(
  { status, headers }: { readonly status: number; readonly headers: ResponseHeaders },
  visited: readonly URL[],
  { slug, baseUrl, redact }: Pick<ServiceRequest, 'slug' | 'baseUrl' | 'redact'>,
): URL {
  const refused = (reason: string) => new ServiceError('redirect-refused', { slug, baseUrl, status, reason });
  const location = headers.get('location');
  if (location === null || location.trim() === '') throw refused('without a target (it sent no Location)');
  const from = visited.at(-1);
  const next = readUrl(location, from);
  if (next === null) throw refused(`to "${redact(location)}", which is not a URL`);
  next.hash = '';
  const target = redact(next.origin === 'null' ? next.protocol + next.pathname : next.origin + next.pathname);
  if (next.protocol !== from?.protocol || next.origin !== from.origin) {
    throw refused(`to another origin, ${next.origin === 'null' ? target : redact(next.origin)}`);
  }
  if (next.username !== '' || next.password !== '') throw refused('to an address that contains a user name');
  if (visited.some(({ href }) => href === next.href)) throw refused(`in a circle, back to ${target}`);
  if (visited.length > maxRedirects) throw refused(`more than ${maxRedirects} times, last to ${target}`);
  return next;
}
