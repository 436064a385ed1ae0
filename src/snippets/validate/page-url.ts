import { quote } from '../../text/quote.ts';
import { parseAddress } from '../inputs/page-url.ts';
import { safe, unsafe, type Validation } from './validation.ts';

/**
 * Validates the address of a page, as an answer or a section contains it.
 *
 * A safe `value` is the form in which addresses are written and compared: without white space around it, without a
 * trailing slash, its host name in ASCII.
 */
export function validatePageUrl(value: string): Validation {
  const trimmed = value.trim();
  const parsed = parseAddress(trimmed);
  if (parsed.outcome === 'address') return safe(parsed.address);
  return unsafe('status_page_url', `${quote(trimmed)} ${parsed.problem}`);
}
