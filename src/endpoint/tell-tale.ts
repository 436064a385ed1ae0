import { type SnippetField, type SnippetSet, snippetFields } from '../snippets/snippet-set.ts';
import type { Header } from './headers.ts';
import { secretsIn } from './quote.ts';

/**
 * The field of an answer that says the value of a header back, or null. Who gets a credential may put it into a badge, and
 * the badge goes into a file that everybody reads. What the address asked for says itself is no secret.
 */
export function tellTaleField(
  snippets: SnippetSet,
  headers: readonly Header[],
  address: string,
): SnippetField | null {
  const secrets = secretsIn(headers).filter((secret) => !address.includes(secret));
  return snippetFields.find((field) => secrets.some((secret) => snippets[field].includes(secret))) ?? null;
}
