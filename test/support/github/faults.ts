import type { RestResponse } from './rest.ts';

/**
 * Something that goes wrong with a request. `after` is true if the request is carried out first, false if it never is.
 * `carryOutPart` carries out a part of the request before the fault; it is absent if no part is carried out.
 */
export type Fault =
  | {
      readonly kind: 'response';
      readonly after: boolean;
      readonly response: RestResponse;
      readonly carryOutPart?: Work;
    }
  | { readonly kind: 'hang-up'; readonly after: boolean; readonly carryOutPart?: Work }
  | { readonly kind: 'meanwhile'; readonly happen: Work };

type Failure = Exclude<Fault, { kind: 'meanwhile' }>;

type WrongResponse = Extract<Fault, { kind: 'response' }>;

type Work = () => Promise<unknown>;

type When = 'before' | 'after';

export function answer(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  when: When = 'before',
): WrongResponse {
  return { kind: 'response', after: when === 'after', response: { status, body, headers } };
}

export function badGateway(when: When, status = 502): WrongResponse {
  const body = '<html><head><title>502 Bad Gateway</title></head></html>';
  return answer(status, body, { 'content-type': 'text/html' }, when);
}

export function hangUp(when: When): Failure {
  return { kind: 'hang-up', after: when === 'after' };
}

/** A timeout inside GraphQL, whose response does not say whether the request was carried out. */
export function timeOut(when: When): WrongResponse {
  const message =
    `Something went wrong while executing your query on ${new Date().toISOString().slice(0, 19)}Z. This may be the ` +
    'result of a timeout, or it could be a GitHub bug. Please include `4C1E:2F6A` when reporting this issue.';
  return answer(200, { errors: [{ message }] }, {}, when);
}

/** Too many requests at once. `retryAfter` is in seconds, or null for a response without `Retry-After`. */
export function secondaryLimit(retryAfter: number | null): WrongResponse {
  const message =
    'You have exceeded a secondary rate limit. Please wait a few minutes before you try again. If you reach out to GitHub ' +
    'Support for help, please include the request ID 9C31:8954C.';
  const headers: Record<string, string> =
    retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
  const body = {
    message,
    documentation_url: 'https://docs.github.com/graphql/using-the-rest-api/rate-limits',
  };
  return answer(403, body, headers);
}

/** No request remains in this hour; `reset` in seconds since 1970. */
export function primaryLimit(reset: number): WrongResponse {
  const headers = {
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(reset),
  };
  const message = 'API rate limit exceeded for installation ID 12345.';
  const body = { errors: [{ type: 'RATE_LIMITED', message }] };
  return answer(200, body, headers);
}

export function refusal(mutation: string, type: string | null, message: string): WrongResponse {
  const error = { ...(type === null ? {} : { type }), path: [mutation], message };
  const body = { data: { [mutation]: null }, errors: [error] };
  return answer(200, body);
}

export function meanwhile(happen: Work): Fault {
  return { kind: 'meanwhile', happen };
}

export function halfway(carryOutPart: Work, fault: Failure): Fault {
  return { ...fault, carryOutPart };
}
