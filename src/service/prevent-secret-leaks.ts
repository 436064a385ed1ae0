import { generateSnippets } from '../snippets/generate/generate-snippets.ts';
import { mapFields, type Page } from '../snippets/snippet-set.ts';
import { unsafe, type ValidatedSnippets } from '../snippets/validate/validation.ts';
import type { Header } from './request-headers.ts';

/** Prepares untrusted text for a message: one line, its first characters, no control characters, no header value. */
export type Redact = (text: string, maxLength?: number) => string;

/** In characters. A shorter part of a header value is often an ordinary word. */
const minSecretLength = 8;

/** In header lines: each value and its parts (`Bearer x`, `a=x; b=y`), also percent-encoded, the longest first. */
function partsOf(headers: readonly Header[]): string[] {
  return headers
    .flatMap(([, value]) => [value, ...value.split(/[\s;,]+/)])
    .flatMap((part) => [part, part.slice(part.indexOf('=') + 1)])
    .flatMap((part) => [toSingleLine(part), encodeURIComponent(part)])
    .filter((part) => part.length >= minSecretLength)
    .sort((one, other) => other.length - one.length);
}

/** Creates a function that removes the values of header lines from text that the service sent. */
export function createRedactor(headers: readonly Header[]): Redact {
  // A short value, or the short credential after a scheme, is removed where it is a whole word: elsewhere that would
  // garble ordinary text.
  const words = headers
    .flatMap(([, value]) => [value, value.replace(/^\S+\s+/, '')])
    .filter(({ length }) => length < minSecretLength)
    .map((value) => value.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'))
    .map((value) => new RegExp(`(?<![\\p{L}\\p{N}])${value}(?![\\p{L}\\p{N}])`, 'gu'));
  const secrets = [...partsOf(headers), ...words];
  return (text, maxLength = 200) => {
    let redacted = toSingleLine(text);
    for (const secret of secrets) redacted = redacted.replaceAll(secret, '***');
    const characters = Array.from(redacted);
    return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : redacted;
  };
}

/** A text as one line, without control, format and bidirectional characters. */
export function toSingleLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
}

/**
 * Marks the strings of an answer that repeat a header value as unsafe: a service that is sent a credential could put it
 * into a badge, and the badge into a file that everybody reads.
 *
 * A value that belongs to the snippets of the page is not a secret: the text around its address, and the domain of that
 * address (`Referer: https://status.acme.com`). A single label of the domain is, because the service chooses it.
 */
export async function rejectLeakedValues(
  snippets: ValidatedSnippets,
  headers: readonly Header[],
  page: Page,
): Promise<ValidatedSnippets> {
  const address = snippets.status_page_url;
  if (headers.length === 0 || address.outcome === 'unsafe') return snippets;
  const host = new URL(address.value).host;
  const expected = Object.values(await generateSnippets(page, page.baseUrl))
    .join('\n')
    .toLowerCase();
  const secrets = partsOf(headers)
    .map((part) => part.toLowerCase())
    .filter((part) => !expected.includes(part) && !isDomainOf(host, part.replace(/^https?:\/\/|\/$/g, '')));
  return mapFields((field) => {
    const validation = snippets[field];
    if (validation.outcome === 'unsafe') return validation;
    const isLeaking = secrets.some((secret) => validation.value.toLowerCase().includes(secret));
    return isLeaking ? unsafe(field, 'it contains the value of a request header') : validation;
  });
}

/** Whether a name of at least two labels is a host or one of its parent domains. */
function isDomainOf(host: string, name: string): boolean {
  return name.includes('.') && `.${host}`.endsWith(`.${name}`);
}
