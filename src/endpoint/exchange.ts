import { type Body, readBody } from './body.ts';
import { EndpointError } from './errors.ts';
import type { AnswerHeaders, Fetch, FetchAnswer } from './fetch.ts';
import type { Quote } from './quote.ts';
import { isRedirect, nextAddress } from './redirect.ts';

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
