import { quote } from '../../text/quote.ts';
import { readAddress } from '../inputs/page-url.ts';
import type { SnippetField } from '../snippet-set.ts';

/** Whether a string of an answer may go where people read it. The reason is a sentence about it, without its name. */
export type Judgement =
  | { readonly verdict: 'safe'; readonly value: string }
  | { readonly verdict: 'unsafe'; readonly field: SnippetField; readonly reason: string };

/**
 * Judges the address of a page, as an answer or a section gives it.
 *
 * A safe `value` is the address without white space around it and without a trailing slash: the form in which addresses
 * are written and compared.
 */
export function judgeAddress(value: string): Judgement {
  const trimmed = value.trim();
  const reading = readAddress(trimmed);
  if (reading.outcome === 'address') return { verdict: 'safe', value: reading.address };
  return unsafe('status_page_url', `${quote(trimmed)} ${reading.problem}`);
}

/** The judgement of a string that must not be shown. */
export function unsafe(field: SnippetField, reason: string): Judgement {
  return { verdict: 'unsafe', field, reason };
}
