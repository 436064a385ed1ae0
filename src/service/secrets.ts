import { unsafe, type ValidatedSnippets, validateEach } from '../snippets/validate/validation.ts';
import type { Header } from './headers.ts';

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
 * A value that the expected snippets contain (`Referer: https://acme.statuspage.me`) is not a secret.
 *
 * @param expected the snippets of this page as far as they are known without the answer
 */
export function rejectLeakedSecrets(
  snippets: ValidatedSnippets,
  headers: readonly Header[],
  expected: readonly string[],
): ValidatedSnippets {
  const known = expected.join('\n').toLowerCase();
  const secrets = partsOf(headers)
    .map((secret) => secret.toLowerCase())
    .filter((secret) => !known.includes(secret));
  return validateEach((field) => {
    const validation = snippets[field];
    if (validation.outcome === 'unsafe') return validation;
    const isLeaking = secrets.some((secret) => validation.value.toLowerCase().includes(secret));
    return isLeaking ? unsafe(field, 'it contains the value of a request header') : validation;
  });
}
