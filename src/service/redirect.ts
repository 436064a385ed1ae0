import { readUrl } from '../text/parse-url.ts';
import { RedirectRefused, type Refusal } from './errors.ts';
import type { Quote } from './secrets.ts';

/** How many redirects are followed in one attempt. */
export const redirectLimit = 3;

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export function isRedirect(status: number): boolean {
  return redirects.has(status);
}

/**
 * Where a redirect leads, as long as that is a new address of the same origin.
 *
 * @param location the `Location` header, or null where there is none.
 * @param visited the addresses asked so far in this attempt, the latest last.
 * @throws {RedirectRefused} naming what it leads to.
 */
export function nextAddress(
  location: string | null,
  visited: readonly URL[],
  facts: Omit<Refusal, 'words'>,
  quote: Quote,
): URL {
  const refuse = (reason: string, target: string) =>
    new RedirectRefused({ ...facts, words: '', reason, target: quote(target) });
  const from = visited.at(-1);
  if (location === null || location.trim() === '') throw refuse('without saying where (no Location)', '');
  const next = readUrl(location, from);
  if (next === null) throw refuse(`to "${quote(location)}", which is no address`, location);
  next.hash = '';
  if (next.protocol !== from?.protocol || next.origin !== from.origin) {
    const target = next.origin === 'null' ? next.protocol + next.pathname : next.origin;
    throw refuse(`to another origin, ${quote(target)}`, target);
  }
  if (next.username !== '' || next.password !== '') {
    throw refuse('to an address with a user name in it', next.origin);
  }
  const target = next.origin + next.pathname;
  if (visited.some(({ href }) => href === next.href))
    throw refuse(`in a circle, back to ${quote(target)}`, target);
  if (visited.length > redirectLimit) {
    throw refuse(`more than ${redirectLimit} times, last to ${quote(target)}`, target);
  }
  return next;
}
