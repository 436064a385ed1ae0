import {
  fetchValidatedSnippets,
  type ResponseStore,
  type ServiceSettings,
  type SnippetResponse,
} from '../../src/service/fetch-snippets.ts';
import type { Effects, ServiceRequest } from '../../src/service/request.ts';

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
      effects.time += ms;
    },
    random: () => 0,
    cacheDirectory: () => null,
    cache,
  };
  return effects;
}

export function serviceSettings(baseUrl: string, more: Partial<ServiceSettings> = {}): ServiceSettings {
  return { baseUrl, headers: [], timeout: 2, maxAge: 300, ...more };
}

export async function fetchFrom(
  baseUrl: string,
  { slug = 'acme', ...more }: Partial<ServiceSettings> & { readonly slug?: string } = {},
  effects = testEffects(),
): Promise<SnippetResponse> {
  return fetchValidatedSnippets(slug, serviceSettings(baseUrl, more), effects, effects);
}
