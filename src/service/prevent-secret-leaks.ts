import { generateSnippetSet } from '../snippets/generate/generate-snippets.ts';
import { mapFields, type Page } from '../snippets/snippet-set.ts';
import { unsafe, type ValidatedSnippets } from '../snippets/validate/validated-snippets.ts';
import type { Header } from './request-headers.ts';

/** Prepares untrusted text for a message: one line, its first characters, no control characters, no header value. */
export type Redact = (text: string, maxLength?: number) => string;

/** In characters. A shorter part of a header value is often an ordinary word. */
const minSecretLength = 8;

/** The values of headers and their parts (`Bearer x`, `a=x; b=y`), also percent-encoded, the longest first. */
function partsOf(headers: readonly Header[]): string[] {
  return headers
    .flatMap(([, value]) => [value, ...value.split(/[\s;,]+/)])
    .flatMap((part) => [part, part.slice(part.indexOf('=') + 1)])
    .flatMap((part) => [toSingleLine(part), encodeURIComponent(part)])
    .filter((part) => part.length >= minSecretLength)
    .sort((one, other) => other.length - one.length);
}

/** Creates a `Redact` for text that the service sent. */
export function createRedactor(headers: readonly Header[]): Redact {
  // Whole values, and credentials after a scheme, are removed as whole words however short they are.
  const words = headers
    .flatMap(([, value]) => [value, value.replace(/^\S+\s+/, '')])
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
 * Marks strings that repeat a header value as unsafe: a service could put a credential into a badge, and so into a public
 * file. A value that the expected snippets contain is not a secret, nor is the domain of the page's address. A single label
 * of that domain may be one, because the service chooses it.
 */
export async function rejectLeakedValues(
  snippets: ValidatedSnippets,
  headers: readonly Header[],
  page: Page,
): Promise<ValidatedSnippets> {
  const address = snippets.status_page_url;
  if (address.outcome === 'unsafe') return snippets;
  const host = new URL(address.value).host;
  // With the base URL in the place of the page's address, which the service chooses.
  const expected = Object.values(await generateSnippetSet(page, page.baseUrl))
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
