import { fetchOverHttp } from '../../src/action/fetch-over-http.ts';
import type { CacheStore } from '../../src/service/cache.ts';
import type { EndpointEffects } from '../../src/service/fetch-snippets.ts';
import type { EndpointRequest } from '../../src/service/request.ts';

/** Effects whose clock stands where it is put, and which sleep by moving it. */
export interface TestEffects extends EndpointEffects {
  /** In milliseconds since 1970. */
  time: number;
  /** How long was slept, in milliseconds. */
  readonly naps: number[];
}

export function testEffects(cache: CacheStore | null = null): TestEffects {
  const effects: TestEffects = {
    time: Date.UTC(2026, 0, 15, 12),
    naps: [],
    fetch: process.env.ASK_WITH === 'http' ? fetchOverHttp : globalThis.fetch,
    now: () => effects.time,
    async sleep(ms) {
      effects.naps.push(ms);
      effects.time += ms;
    },
    random: () => 0,
    cache,
    version: '1.2.3',
  };
  return effects;
}

/** A question about `acme`, patient for two seconds. */
export function question(baseUrl: string, more: Partial<EndpointRequest> = {}): EndpointRequest {
  return { slug: 'acme', baseUrl, headers: [], timeout: 2, maxAge: 300, ...more };
}
