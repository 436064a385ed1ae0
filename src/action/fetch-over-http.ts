import type { IncomingMessage } from 'node:http';
import { isRedirect } from '../service/redirect.ts';
import { readUrl } from '../text/parse-url.ts';
import { quote } from '../text/quote.ts';
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

/**
 * Does what the action needs of `fetch` over Node's own `http`: `fetch` takes as long to load as Node itself to start. Redirects
 * are followed within the origin alone, and where the request stays the same.
 */
export async function fetchOverHttp(address: string, request: HttpRequest = {}): Promise<HttpAnswer> {
  const { method = 'GET', redirect = 'follow' } = request;
  let url = new URL(address);
  for (let count = 1; ; count += 1) {
    const answer = await send(url, request);
    const location = answer.headers.get('location');
    if (redirect === 'manual' || !isRedirect(answer.status) || location === null) return answer;
    await answer.body?.cancel();
    const refuse = (where: string) => new Error(`${url.origin} redirects ${where}`);
    const next = readUrl(location, url);
    if (next === null) throw refuse(`to ${quote(location)}, which is no address`);
    if (next.origin !== url.origin) throw refuse(`to another origin, ${next.origin}`);
    if (next.username !== '' || next.password !== '') throw refuse('to an address with a user name in it');
    if (method !== 'GET' && answer.status < 307) throw refuse(`a ${method} with ${answer.status}`);
    if (count > redirectLimit) throw refuse(`more than ${redirectLimit} times`);
    url = next;
  }
}

async function send(url: URL, { method = 'GET', headers, body, signal }: HttpRequest): Promise<HttpAnswer> {
  signal?.throwIfAborted();
  const { request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const all = { 'accept-encoding': 'identity', ...headers, ...length };
    const fail = (error: Error) => reject(signal?.aborted ? signal.reason : error);
    request(url, { method, headers: all, signal }, resolve)
      .on('error', fail)
      // An upgrade that nobody asked for ends without an answer and without an error.
      .on('close', () => fail(new Error('the connection was closed without an answer')))
      .end(body);
  });
  return HttpAnswer.of(url, message, signal);
}
