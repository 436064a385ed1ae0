import type { Environment } from './environment.ts';
import type { HttpRequest } from './fetch-over-http.ts';
import type { FetchAnswer } from './http-answer.ts';
import { proxyFor } from './proxy.ts';

/** What is used of `fetch`. */
export type ActionFetch = (address: string, request?: HttpRequest) => Promise<FetchAnswer>;

/**
 * The fetch for an address: the usual one, or one that goes through the proxy that the environment has for it.
 *
 * @throws {ProxyError} where the environment's proxy is none
 */
export async function fetchFor(
  address: string,
  { fetch, env }: Pick<Environment, 'fetch' | 'env'>,
): Promise<ActionFetch> {
  const proxy = proxyFor(address, env);
  if (proxy === null) return fetch;
  const { fetchThrough } = await import('./fetch-through.ts');
  return fetchThrough(proxy);
}
