import { quote } from '../../text/quote.ts';
import { parseAddress } from '../inputs/page-address.ts';
import { mapFields, type SnippetField, type SnippetSet, snippetFields } from '../snippet-set.ts';

/** The result of validating a string: whether it may be written into a document. */
export type Validation =
  /** The string without white space around it, and with host names in their ASCII form. */
  | { readonly outcome: 'safe'; readonly value: string }
  /**
   * `field` is the field of the string, or `status_page_url` if the address that the string links to is unsafe. `reason` is
   * a sentence about that field: `it has a blank line`.
   */
  | { readonly outcome: 'unsafe'; readonly field: SnippetField; readonly reason: string };

/** The result of the validation for each of the six strings. */
export type ValidatedSnippets = { readonly [Field in SnippetField]: Validation };

export function unsafe(field: SnippetField, reason: string): Validation {
  return { outcome: 'unsafe', field, reason };
}

/** Validates the address of a page. A safe `value` has no trailing slash, and its host name is in ASCII. */
export function validateAddress(value: string): Validation {
  const parsed = parseAddress(value.trim());
  if (parsed.outcome === 'address') return { outcome: 'safe', value: parsed.address };
  return unsafe('status_page_url', `${quote(value.trim())} ${parsed.problem}`);
}

/** Marks all strings of a set as safe without validation, because this program generated them. */
export function trustGenerated(snippets: SnippetSet): ValidatedSnippets {
  return mapFields((field) => ({ outcome: 'safe', value: snippets[field] }));
}

export function areAllSafe(snippets: ValidatedSnippets): boolean {
  return snippetFields.every((field) => snippets[field].outcome === 'safe');
}

/** The strings of a set, with an empty string in place of each unsafe one. */
export function safeStrings(snippets: ValidatedSnippets): SnippetSet {
  return mapFields((field) => {
    const validation = snippets[field];
    return validation.outcome === 'safe' ? validation.value : '';
  });
}
