import { type SnippetField, type SnippetSet, snippetFields } from '../snippets/snippet-set.ts';
import type { Header } from './headers.ts';

/** Makes a text of others fit to stand in a message: one line, its first characters, no control characters, no secret. */
export type Quote = (text: string, limit?: number) => string;

/** Below this length a piece of a header value is no secret, but hiding it would garble ordinary words. */
const shortestSecret = 6;

/** Words that stand before a credential and are none. */
const schemes: ReadonlySet<string> = new Set(['bearer', 'basic', 'digest', 'token', 'negotiate']);

/**
 * What the caller's headers hold that nobody else should read: their values, whole and in parts (`Bearer x`, `a=x; b=y`),
 * as they are and percent-encoded, the longest first.
 */
export function secretsIn(headers: readonly Header[]): string[] {
  return headers
    .flatMap(([, value]) => [value, ...value.split(/[\s;,]+/)])
    .flatMap((piece) => [piece, piece.slice(piece.indexOf('=') + 1)])
    .filter((piece) => piece.length >= shortestSecret && !schemes.has(piece.toLowerCase()))
    .flatMap((piece) => [clean(piece), encodeURIComponent(piece)])
    .sort((a, b) => b.length - a.length);
}

/** Quotes texts without the values of the caller's headers, for the day the service says one back at us. */
export function quoting(headers: readonly Header[]): Quote {
  const secrets = secretsIn(headers);
  return (text, limit = 200) => {
    const shown = secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), clean(text));
    const characters = Array.from(shown);
    return characters.length > limit ? `${characters.slice(0, limit).join('')}…` : shown;
  };
}

/** A text as one line, without control, format and bidirectional characters. */
export function clean(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
}

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
