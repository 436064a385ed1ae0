import { EndpointError } from './errors.ts';
import type { AnswerBody, AnswerHeaders, Fetch, FetchAnswer } from './fetch.ts';
import { isRedirect, nextAddress } from './redirect.ts';
import type { Quote } from './secrets.ts';

/** The most that is read of an answer, in bytes, however small it travelled. */
export const sizeLimit = 64 * 1024;

/** What came back. */
export interface Reply extends Body {
  readonly kind: 'reply';
  readonly status: number;
  readonly headers: AnswerHeaders;
}

/** Nothing whole came back. */
export interface Loss {
  readonly kind: 'loss';
  readonly reason: string;
  readonly cause: unknown;
}

/** One question, ready to be sent. */
export interface Question {
  readonly slug: string;
  readonly baseUrl: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** In seconds. */
  readonly timeout: number;
  readonly quote: Quote;
}

/** More than this is no time-out for timers, which then fire at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Asks once: follows redirects, and reads the answer up to the size limit, all within the time-out.
 *
 * @throws {RedirectRefused} where a redirect leads astray.
 */
export async function exchange(question: Question, fetch: Fetch): Promise<Reply | Loss> {
  const { timeout, quote } = question;
  const controller = new AbortController();
  let late = false;
  const timer = setTimeout(
    () => {
      late = true;
      controller.abort();
    },
    Math.min(timeout * 1000, longestTimer),
  );
  try {
    const response = await follow(question, (address) =>
      fetch(address, { headers: question.headers, redirect: 'manual', signal: controller.signal }),
    );
    const body = await readBody(response.body, sizeLimit);
    return { kind: 'reply', status: response.status, headers: response.headers, ...body };
  } catch (error) {
    if (error instanceof EndpointError) throw error;
    const reason = late ? `no whole answer within ${timeout} s` : quote(reasonOf(error));
    return { kind: 'loss', reason, cause: error };
  } finally {
    clearTimeout(timer);
  }
}

async function follow(
  { slug, baseUrl, address, quote }: Question,
  ask: (address: string) => Promise<FetchAnswer>,
): Promise<FetchAnswer> {
  const visited = [new URL(address)];
  let response = await ask(address);
  while (isRedirect(response.status)) {
    response.body?.cancel().catch(() => {});
    const facts = { slug, baseUrl, status: response.status };
    const next = nextAddress(response.headers.get('location'), visited, facts, quote);
    visited.push(next);
    response = await ask(next.href);
  }
  return response;
}

/** The innermost cause says most: fetch itself only says that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join('; ');
  return error.message === '' ? error.name : error.message;
}

/** What was read of a body, decoded; `whole` is false where it went on beyond the limit. */
export interface Body {
  readonly bytes: Uint8Array;
  readonly whole: boolean;
}

/** Reads at most so many bytes of a body, counted after decompression, and lets go of the rest. */
export async function readBody(body: AnswerBody | null, limit: number): Promise<Body> {
  if (body === null) return { bytes: new Uint8Array(), whole: true };
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { value } = await reader.read();
    if (value === undefined) return { bytes: Buffer.concat(chunks), whole: true };
    size += value.byteLength;
    chunks.push(value);
    if (size > limit) {
      // Closes the connection; not awaited, as one that hangs would keep us here.
      reader.cancel().catch(() => {});
      return { bytes: Buffer.concat(chunks).subarray(0, limit), whole: false };
    }
  }
}
