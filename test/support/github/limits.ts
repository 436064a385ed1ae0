import { type GraphRequest, isMutation, pointsOf } from './document.ts';
import { badGateway, primaryLimit, secondaryLimit, timeOut } from './faults.ts';
import type { RestAnswer } from './rest.ts';

/** What the server allows. By default everything except a token older than an hour. */
export interface Limits {
  /** How long the token is valid. */
  tokenLifetimeMs: number;
  /** How many repositories a query may read files of. */
  repositoriesPerQuery: number;
  /** What happens to a query that reads more. With `resource-limits`, the rest of the data is there. */
  tooMuch: 'resource-limits' | 'bad-gateway' | 'time-out';
  /** The primary rate limit. */
  pointsPerHour: number;
  /** The secondary rate limits: how many requests that create content may be sent in a time. */
  contentRequests: readonly { readonly seconds: number; readonly requests: number }[];
}

export function defaultLimits(): Limits {
  return {
    tokenLifetimeMs: 3_600_000,
    repositoriesPerQuery: Number.POSITIVE_INFINITY,
    tooMuch: 'resource-limits',
    pointsPerHour: 5000,
    contentRequests: [],
  };
}

/** One request in a second, and the limits that GitHub documents. */
export const documentedContentLimits = [
  { seconds: 1, requests: 1 },
  { seconds: 60, requests: 80 },
  { seconds: 3600, requests: 500 },
];

const hourMs = 3_600_000;

/** Counts what the requests use up, by the clock of the server. */
export class LimitCounter {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #startMs: number;
  readonly #contentTimesMs: number[] = [];
  #windowStartMs: number;
  #usedInWindow = 0;
  /** All points since the start. */
  points = 0;

  constructor(limits: Limits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
    this.#startMs = now();
    this.#windowStartMs = this.#startMs;
  }

  get isTokenExpired(): boolean {
    return this.#now() - this.#startMs > this.#limits.tokenLifetimeMs;
  }

  /** Counts a GraphQL request; the answer that refuses it if it exceeds a rate limit, else null. */
  count(request: GraphRequest): RestAnswer | null {
    const points = pointsOf(request);
    if (this.#now() - this.#windowStartMs >= hourMs) {
      this.#windowStartMs = this.#now();
      this.#usedInWindow = 0;
    }
    if (this.#usedInWindow + points > this.#limits.pointsPerHour) return primaryLimit(this.#resetSeconds).answer;
    const waitSeconds = isMutation(request) ? this.#contentWaitSeconds() : 0;
    if (waitSeconds > 0) return secondaryLimit(waitSeconds).answer;
    this.#usedInWindow += points;
    this.points += points;
    if (isMutation(request)) this.#contentTimesMs.push(this.#now());
    return null;
  }

  /** The answer to a query that reads that many repositories; null if they are few enough, or partial data is the answer. */
  refuseLarge(repositories: number): RestAnswer | null {
    const { repositoriesPerQuery, tooMuch } = this.#limits;
    if (repositories <= repositoriesPerQuery || tooMuch === 'resource-limits') return null;
    return (tooMuch === 'bad-gateway' ? badGateway('before') : timeOut('before')).answer;
  }

  get headers(): Record<string, string> {
    const { pointsPerHour } = this.#limits;
    return {
      'x-ratelimit-limit': String(pointsPerHour),
      'x-ratelimit-remaining': String(pointsPerHour - this.#usedInWindow),
      'x-ratelimit-used': String(this.#usedInWindow),
      'x-ratelimit-reset': String(this.#resetSeconds),
      'x-ratelimit-resource': 'graphql',
    };
  }

  get #resetSeconds(): number {
    return Math.ceil((this.#windowStartMs + hourMs) / 1000);
  }

  /** GitHub asks for at least a minute. */
  #contentWaitSeconds(): number {
    const waits = this.#limits.contentRequests.map(({ seconds, requests }) => {
      const oldestMs = this.#contentTimesMs.at(-requests);
      const waitMs = oldestMs === undefined ? 0 : oldestMs + seconds * 1000 - this.#now();
      return waitMs <= 0 ? 0 : Math.max(60, Math.ceil(waitMs / 1000));
    });
    return Math.max(0, ...waits);
  }
}
