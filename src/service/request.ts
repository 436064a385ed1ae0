import { createHash } from 'node:crypto';
import { checkHeader, type Header } from './headers.ts';
import type { Redact } from './secrets.ts';

/** What is used of `fetch`. */
export type Fetch = (
  url: string,
  request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly redirect: 'manual';
    readonly signal: AbortSignal;
  },
) => Promise<Pick<Response, 'status' | 'body'> & { readonly headers: ResponseHeaders }>;

export type ResponseHeaders = Pick<Headers, 'get'>;

/** A request for the snippets of one page, ready to be sent. */
export interface ServiceRequest {
  readonly slug: string;
  readonly baseUrl: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Per attempt, over headers and body. */
  readonly timeoutSeconds: number;
  readonly redact: Redact;
}

/** The address of the operation for a page. */
export function endpointUrl(baseUrl: string, slug: string): string {
  return `${baseUrl}/api/embed/markdown?slug=${encodeURIComponent(slug)}`;
}

/**
 * The headers to send. A caller's line replaces ours of the same name; lines of the same name are joined to one list.
 *
 * @throws {HeaderError} if a header cannot be sent
 */
export function requestHeaders(version: string, callerHeaders: readonly Header[]): Record<string, string> {
  const headers = new Map<string, string>();
  callerHeaders.forEach((header, index) => {
    const [name, value] = checkHeader(header, index + 1);
    const key = name.toLowerCase();
    const before = headers.get(key);
    headers.set(key, before === undefined ? value : `${before}${key === 'cookie' ? '; ' : ', '}${value}`);
  });
  const defaults = { accept: 'application/json', 'user-agent': `status-snippets/${version}` };
  return { ...defaults, ...Object.fromEntries(headers) };
}

/** Identifies a request in the cache without revealing header values: a hash of the address and the header lines. */
export function requestKey(url: string, callerHeaders: readonly Header[]): string {
  const lines = callerHeaders.map(([name, value]) => [name.toLowerCase(), value]);
  return createHash('sha256')
    .update(JSON.stringify([url, lines]))
    .digest('hex');
}
