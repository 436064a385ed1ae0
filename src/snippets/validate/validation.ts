import { quote } from '../../text/quote.ts';
import { parseAddress } from '../inputs/page-url.ts';
import { mapFields, type SnippetField, type SnippetSet, snippetFields } from '../snippet-set.ts';

/** Whether a string may be written where people read it. */
export type Validation =
  /** The string without white space around it, and with host names in their ASCII form. */
  | { readonly outcome: 'safe'; readonly value: string }
  /**
   * `field` is the unsafe one: an unsafe address makes the strings that link to it unsafe too. `reason` is a sentence about
   * that field, without its name: `it has a blank line`.
   */
  | { readonly outcome: 'unsafe'; readonly field: SnippetField; readonly reason: string };

/** A snippet set of which each string has been validated once. */
export type ValidatedSnippets = { readonly [Field in SnippetField]: Validation };

export function safe(value: string): Validation {
  return { outcome: 'safe', value };
}

export function unsafe(field: SnippetField, reason: string): Validation {
  return { outcome: 'unsafe', field, reason };
}

/**
 * Validates the address of a page. A safe `value` is the form in which addresses are written and compared: without white
 * space around it, without a trailing slash, its host name in ASCII.
 */
export function validatePageUrl(value: string): Validation {
  const trimmed = value.trim();
  const parsed = parseAddress(trimmed);
  if (parsed.outcome === 'address') return safe(parsed.address);
  return unsafe('status_page_url', `${quote(trimmed)} ${parsed.problem}`);
}

/** Marks the strings this program generated as safe, without looking at them. */
export function trustGenerated(snippets: SnippetSet): ValidatedSnippets {
  return mapFields((field) => safe(snippets[field]));
}

/** Whether all six strings may be used. */
export function areAllSafe(snippets: ValidatedSnippets): boolean {
  return snippetFields.every((field) => snippets[field].outcome === 'safe');
}

/** The strings of a set, without the unsafe ones: those are empty. */
export function safeStrings(snippets: ValidatedSnippets): SnippetSet {
  return mapFields((field) => {
    const validation = snippets[field];
    return validation.outcome === 'safe' ? validation.value : '';
  });
}
