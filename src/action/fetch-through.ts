import type { ActionFetch } from './fetch-for.ts';

/**
 * A fetch that goes through a proxy. Node's own cannot be told to, and a dispatcher only fits the fetch of its own version,
 * so both come from the package. It is named with its file because the bundle leaves out what is called by the bare name
 * (see scripts/build.js).
 */
export async function fetchThrough(proxy: string): Promise<ActionFetch> {
  const { ProxyAgent, fetch: ask } = await import('undici/index.js');
  const dispatcher = new ProxyAgent(proxy);
  // The types of the two differ in details of streams and forms that our requests do not touch.
  const through: unknown = (input: string | URL, init?: object) => ask(input, { ...init, dispatcher });
  return through as ActionFetch;
}
