import type { IncomingMessage } from 'node:http';
import { HttpAnswer } from './http-answer.ts';

/** What is used of a request of `fetch`. */
export interface HttpRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly redirect?: 'follow' | 'manual';
  readonly signal?: AbortSignal;
}

const redirectLimit = 5;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Does what the action needs of `fetch` over Node's own `http`: `fetch` takes as long to load as Node itself to start. Redirects
 * are followed within the origin alone.
 */
export async function fetchOverHttp(address: string, request: HttpRequest = {}): Promise<HttpAnswer> {
  let url = new URL(address);
  let { method = 'GET', body } = request;
  for (let count = 0; ; count += 1) {
    const answer = await send(url, { ...request, method, body });
    const location = answer.headers.get('location');
    if (request.redirect === 'manual' || !redirects.has(answer.status) || location === null) return answer;
    await answer.body?.cancel();
    const next = new URL(location, url);
    if (next.origin !== url.origin) throw new Error(`${url.origin} redirects to ${next.origin}`);
    if (count === redirectLimit) throw new Error(`${url.origin} redirects more than ${redirectLimit} times`);
    if (answer.status < 307 && method !== 'HEAD') [method, body] = ['GET', undefined];
    url = next;
  }
}

async function send(url: URL, { method = 'GET', headers, body, signal }: HttpRequest): Promise<HttpAnswer> {
  signal?.throwIfAborted();
  const { request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    request(
      url,
      { method, headers: { ...headers, ...length, 'accept-encoding': 'identity' }, signal },
      resolve,
    )
      .on('error', (error) => reject(signal?.aborted ? signal.reason : error))
      .end(body);
  });
  return HttpAnswer.of(url, message, signal);
}
