import { type GraphRequest, isMutation, pointsOf } from './document.ts';
import { badGateway, primaryLimit, secondaryLimit, timeOut } from './faults.ts';
import { GraphError } from './graph-error.ts';
import type { RestResponse } from './rest.ts';

/** The limits of the server. By default the token expires after an hour, and there are 5000 points per hour. */
export interface Limits {
  tokenLifetimeMs: number;
  /** The length of a document above which GitHub gives up before it executes anything. */
  documentLength: number;
  /** How many files, trees and other objects of git one query may look up, each alias and each item of a list counted. */
  lookUpsPerQuery: number;
  /** The response to a query that looks up more. With `resource-limits` it contains the data up to the limit. */
  responseToLargeQuery: 'resource-limits' | 'bad-gateway' | 'time-out';
  pointsPerHour: number;
  /** The secondary rate limits: the number of requests that create content, within a number of seconds. */
  contentRequests: readonly { readonly seconds: number; readonly requests: number }[];
}

export function defaultLimits(): Limits {
  return {
    tokenLifetimeMs: 3_600_000,
    documentLength: 60_000,
    lookUpsPerQuery: 150,
    responseToLargeQuery: 'time-out',
    pointsPerHour: 5000,
    contentRequests: [
      { seconds: 60, requests: 80 },
      { seconds: 3600, requests: 500 },
    ],
  };
}

/** The secondary rate limits that GitHub documents, and one request per second, which it recommends. */
export const documentedContentLimits = [
  { seconds: 1, requests: 1 },
  ...defaultLimits().contentRequests,
];

/** Counts what a query looks up. It is the context in which GraphQL executes the query. */
export class LookUps {
  readonly #limits: Limits;
  #count = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  count(): void {
    this.#count += 1;
    if (
      this.#count <= this.#limits.lookUpsPerQuery ||
      this.#limits.responseToLargeQuery !== 'resource-limits'
    )
      return;
    throw new GraphError('RESOURCE_LIMITS_EXCEEDED', 'Resource limits for this query exceeded.');
  }

  get refusal(): RestResponse | null {
    const { lookUpsPerQuery, responseToLargeQuery } = this.#limits;
    if (this.#count <= lookUpsPerQuery || responseToLargeQuery === 'resource-limits') return null;
    return (responseToLargeQuery === 'bad-gateway' ? badGateway('before') : timeOut('before'))
      .response;
  }
}

const hourMs = 3_600_000;

/** Counts what requests cost, and decides by the clock of the server which requests exceed a limit. */
export class LimitCounter {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #startMs: number;
  readonly #contentTimesMs: number[] = [];
  #windowStartMs: number;
  #usedInWindow = 0;
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

  count(request: GraphRequest): RestResponse | null {
    const points = pointsOf(request);
    if (this.#now() - this.#windowStartMs >= hourMs) {
      this.#windowStartMs = this.#now();
      this.#usedInWindow = 0;
    }
    if (this.#usedInWindow + points > this.#limits.pointsPerHour)
      return primaryLimit(this.#resetSeconds).response;
    const waitSeconds = isMutation(request) ? this.#contentWaitSeconds() : 0;
    if (waitSeconds > 0) return secondaryLimit(waitSeconds).response;
    this.#usedInWindow += points;
    this.points += points;
    if (isMutation(request)) this.#contentTimesMs.push(this.#now());
    return null;
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

  /** How long a request that creates content must wait: 0, or at least the minute that GitHub asks for. */
  #contentWaitSeconds(): number {
    const waits = this.#limits.contentRequests.map(({ seconds, requests }) => {
      const oldestMs = this.#contentTimesMs.at(-requests);
      const waitMs = oldestMs === undefined ? 0 : oldestMs + seconds * 1000 - this.#now();
      return waitMs <= 0 ? 0 : Math.max(60, Math.ceil(waitMs / 1000));
    });
    return Math.max(0, ...waits);
  }
}
