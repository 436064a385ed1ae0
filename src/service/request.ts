import { createHash } from 'node:crypto';
import { checkHeader, type Header } from './headers.ts';

/** What to ask, of whom, and how patiently. */
export interface EndpointRequest {
  readonly slug: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly headers: readonly Header[];
  /** For each attempt, over headers and body, in seconds. */
  readonly timeout: number;
  /** How old a kept answer may be, in seconds; 0 asks anew. */
  readonly maxAge: number;
}

/** The operation's address for a page. */
export function endpointAddress(baseUrl: string, slug: string): string {
  return `${baseUrl}/api/embed/markdown?slug=${encodeURIComponent(slug)}`;
}

/**
 * The headers to send. A line of the caller's wins over ours of the same name; the same name twice is sent as one list.
 *
 * @throws {HeaderError} where a header cannot be sent.
 */
export function requestHeaders(version: string, own: readonly Header[]): Record<string, string> {
  const headers = new Map<string, string>();
  own.forEach((header, index) => {
    const [name, value] = checkHeader(header, index + 1);
    const key = name.toLowerCase();
    const before = headers.get(key);
    headers.set(key, before === undefined ? value : `${before}${key === 'cookie' ? '; ' : ', '}${value}`);
  });
  const usual = { accept: 'application/json', 'user-agent': `status-snippets/${version}` };
  return { ...usual, ...Object.fromEntries(headers) };
}

/** Names a request without telling its header values: a hash of the address and the header lines. */
export function requestKey(address: string, own: readonly Header[]): string {
  const lines = own.map(([name, value]) => [name.toLowerCase(), value]);
  return createHash('sha256')
    .update(JSON.stringify([address, lines]))
    .digest('hex');
}
