import type { RestAnswer } from './rest.ts';

/** Something that goes wrong with a request, or happens meanwhile. */
export type Fault =
  /** Answers so instead of what was asked, which is carried out first or not at all. */
  | { readonly kind: 'answer'; readonly after: boolean; readonly answer: RestAnswer; readonly half?: Work }
  /** Breaks the connection without an answer. */
  | { readonly kind: 'hang-up'; readonly after: boolean; readonly half?: Work }
  /** Happens before the request is carried out as usual. */
  | { readonly kind: 'meanwhile'; readonly happen: Work };

type Trouble = Exclude<Fault, { kind: 'meanwhile' }>;

type Work = () => Promise<unknown>;

type When = 'before' | 'after';

/** GitHub's proxy gives up, before or after the work was done. */
export function badGateway(when: When, status = 502): Trouble {
  const body = '<html><head><title>502 Bad Gateway</title></head></html>';
  return {
    kind: 'answer',
    after: when === 'after',
    answer: { status, body, headers: { 'content-type': 'text/html' } },
  };
}

export function hangUp(when: When): Trouble {
  return { kind: 'hang-up', after: when === 'after' };
}

/** GraphQL's own time-out, which says nothing of what was done. */
export function timeOut(when: When): Trouble {
  const message =
    'Something went wrong while executing your query. This may be the result of a timeout, or it could be a GitHub bug. ' +
    'Please include `4C1E:2F6A` when reporting this issue.';
  return {
    kind: 'answer',
    after: when === 'after',
    answer: { status: 200, body: { data: null, errors: [{ message }] } },
  };
}

/** Too many requests at once; `retryAfter` in seconds, null where GitHub does not say. */
export function secondaryLimit(retryAfter: number | null): Trouble {
  const message =
    'You have exceeded a secondary rate limit. Please wait a few minutes before you try again. If you reach out to GitHub ' +
    'Support for help, please include the request ID 9C31:8954C.';
  const headers: Record<string, string> = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
  const body = {
    message,
    documentation_url: 'https://docs.github.com/graphql/using-the-rest-api/rate-limits',
  };
  return { kind: 'answer', after: false, answer: { status: 403, headers, body } };
}

/** The hour's requests are spent; `reset` in seconds since 1970. */
export function primaryLimit(reset: number): Trouble {
  const headers = {
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(reset),
  };
  const message = 'API rate limit exceeded for installation ID 12345.';
  const body = { errors: [{ type: 'RATE_LIMITED', message }] };
  return { kind: 'answer', after: false, answer: { status: 200, headers, body } };
}

/** A complaint about one mutation, as GitHub words it. */
export function complaint(mutation: string, type: string | null, message: string): Trouble {
  const error = { ...(type === null ? {} : { type }), path: [mutation], message };
  const body = { data: { [mutation]: null }, errors: [error] };
  return { kind: 'answer', after: false, answer: { status: 200, body } };
}

export function meanwhile(happen: Work): Fault {
  return { kind: 'meanwhile', happen };
}

/** The fault strikes when only a part of the work was done, which the test does in GitHub's stead. */
export function halfway(half: Work, fault: Trouble): Fault {
  return { ...fault, half };
}
