import { setImmediate } from 'node:timers/promises';
import type { Service } from '../../src/service/connection.ts';
import {
  askEndpoint,
  type ServiceSettings,
  type SnippetResponse,
} from '../../src/service/endpoint.ts';
import type { ResponseStore } from '../../src/service/kept-answers.ts';
import type { PageAnswer } from '../../src/service/page.ts';
import type { Effects, ServiceRequest } from '../../src/service/request.ts';
import type { SnippetSet } from '../../src/snippets/snippet-set.ts';
import { validateSnippets } from '../../src/snippets/validate-snippets.ts';
import { baseUrl } from './section.ts';

export type FetchSnippets = Service['fetchSnippets'];

/** A service whose pages say nothing about their address, unless a test sets what they say. */
export function serviceOf(
  fetchSnippets: FetchSnippets,
  askPage: Service['askPage'] = async () => silent,
): Service {
  return { fetchSnippets, askPage, isShared: () => false };
}

const silent: PageAnswer = { says: 'nothing', reason: 'no connection' };

/** Effects with a clock of their own, which moves only when the code sleeps or a test sets `time`. */
export interface TestEffects extends Effects {
  readonly cache: ResponseStore | null;
  readonly onAttempt?: ServiceRequest['onAttempt'];
  /** The time of the clock, in milliseconds since 1970. */
  time: number;
  readonly delays: number[];
}

export function testEffects(cache: ResponseStore | null = null): TestEffects {
  const effects: TestEffects = {
    time: Date.UTC(2026, 0, 15, 12),
    delays: [],
    fetch: (input, init) => globalThis.fetch(input, init),
    now: () => effects.time,
    async sleep(ms) {
      effects.delays.push(ms);
      // Code that did not wait would go on before the clock moves.
      await setImmediate();
      effects.time += ms;
    },
    random: () => 0,
    cacheDirectory: () => null,
    cache,
  };
  return effects;
}

export function serviceSettings(
  baseUrl: string,
  more: Partial<ServiceSettings> = {},
): ServiceSettings {
  return {
    baseUrl,
    statusPageHost: 'statuspage.me',
    headers: [],
    timeout: 2,
    maxAge: 300,
    ...more,
  };
}

export async function fetchFrom(
  baseUrl: string,
  { slug = 'acme', ...more }: Partial<ServiceSettings> & { readonly slug?: string } = {},
  effects = testEffects(),
): Promise<SnippetResponse> {
  return askEndpoint(slug, serviceSettings(baseUrl, more), effects, effects);
}

/** Returns the same strings for every page, without a request. They are validated as a response of the service is. */
export function fetcherReturning(
  response: Omit<SnippetResponse, 'snippets'> & { readonly snippets: SnippetSet },
): FetchSnippets {
  return async (slug) => {
    return { ...response, snippets: validateSnippets(response.snippets, { slug, baseUrl }) };
  };
}

export function fetcherFor(base: string, effects: TestEffects = testEffects()): FetchSnippets {
  return (slug) => fetchFrom(base, { slug }, effects);
}

export const unexpectedFetch: FetchSnippets = async (slug) => {
  throw new Error(`the page "${slug}" was fetched`);
};
