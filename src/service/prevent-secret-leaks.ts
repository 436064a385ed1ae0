import { generateSnippetSet } from '../snippets/generate-snippets.ts';
import { mapFields, type PageId, type SnippetSet, type ValidatedSnippets } from '../snippets/snippet-set.ts';
import { validateSnippets } from '../snippets/validate-snippets.ts';
import { toSingleLine } from '../text/hidden-characters.ts';
import { cut } from '../text/quote.ts';
import type { Header } from './request-headers.ts';

/** Makes untrusted text one line of `maxLength` characters, without control characters and header values. */
export type Redactor = (text: string, maxLength?: number) => string;

export function createRedactor(headers: readonly Header[]): Redactor {
  // A whole value, or the credentials after a scheme, may be short.
  const whole = headers.flatMap(([, value]) => [value, value.replace(/^\S+\s+/, '')]).map(toSingleLine);
  const secrets = [...secretPartsOf(headers), ...whole].filter((secret) => secret !== '');
  secrets.sort((one, other) => other.length - one.length);
  return (text, maxLength = 200) => {
    let redacted = toSingleLine(text);
    for (const secret of secrets) redacted = redacted.replaceAll(secret, '***');
    return cut(redacted, maxLength);
  };
}

/** A shorter part of a header value is often an ordinary word. */
const minPartLength = 8;

/** Header values and their parts (`Bearer x`, `a=x; b=y`), also percent-encoded. */
function secretPartsOf(headers: readonly Header[]): string[] {
  return headers
    .flatMap(([, value]) => [value, ...value.split(/[\s;,]+/)])
    .flatMap((part) => [part, part.slice(part.indexOf('=') + 1)])
    .flatMap((part) => [toSingleLine(part), encodeURIComponent(part)])
    .filter((part) => part.length >= minPartLength);
}

/**
 * Validates the strings, and refuses those that contain a header value: a service could put a credential into a badge, and so into a public
 * file. What the expected snippets contain is no secret, nor is the host of the page's address or a parent domain. A
 * single label of the host is one, because the service chooses the host.
 */
export async function validateReceivedSnippets(
  sent: SnippetSet,
  page: PageId,
  headers: readonly Header[],
): Promise<ValidatedSnippets> {
  const snippets = await validateSnippets(sent, page);
  const address = snippets.status_page_url;
  if (typeof address !== 'string') return snippets;
  const { host } = new URL(address);
  const isDomain = (name: string) => name.includes('.') && `.${host}`.endsWith(`.${name}`);
  // The base URL takes the place of the page's address, because the service chooses that address.
  const expected = Object.values(generateSnippetSet(page, page.baseUrl)).join('\n').toLowerCase();
  const secrets = secretPartsOf(headers)
    .map((part) => part.toLowerCase())
    .filter((part) => !expected.includes(part) && !isDomain(part.replace(/^https?:\/\/|\/$/g, '')));
  return mapFields((field) => {
    const snippet = snippets[field];
    const isLeaking = typeof snippet === 'string' && secrets.some((secret) => snippet.toLowerCase().includes(secret));
    return isLeaking ? { field, reason: 'it contains the value of a request header' } : snippet;
  });
}
