import { proxyFor } from './proxy.ts';
import type { World } from './world.ts';

/**
 * The fetch for an address: Node's own, or one that goes through the proxy that the environment has for it.
 *
 * @throws {ProxyError} where the environment's proxy is none
 */
export async function fetchFor(
  address: string,
  { fetch, env }: Pick<World, 'fetch' | 'env'>,
): Promise<typeof globalThis.fetch> {
  const proxy = proxyFor(address, env);
  if (proxy === null) return fetch;
  const { fetchThrough } = await import('./fetch-through.ts');
  return fetchThrough(proxy);
}
