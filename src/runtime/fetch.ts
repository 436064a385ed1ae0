import { type Environment, readProxySettings } from './proxy.ts';

/**
 * Creates a `fetch` that uses the proxies of the environment. The HTTP client that can do so is loaded with the first
 * request, and only if a proxy is set: the `fetch` of Node.js 20 ignores these variables.
 *
 * The first call rejects with an `InputError` if a proxy variable is invalid; call `readProxySettings` to know before.
 */
export function createFetch(env: Environment): typeof globalThis.fetch {
  let loaded: Promise<typeof globalThis.fetch> | undefined;
  return async (input, init) => {
    loaded ??= loadFetch(env);
    return (await loaded)(input, init);
  };
}

async function loadFetch(env: Environment): Promise<typeof globalThis.fetch> {
  const settings = readProxySettings(env);
  if (settings === null) return (input, init) => globalThis.fetch(input, init);
  const { EnvHttpProxyAgent, fetch } = await import('undici');
  const dispatcher = new EnvHttpProxyAgent(settings);
  // The types of the package and of Node.js differ in details of streams that are not used here.
  const proxied: unknown = (input: string | URL, init?: object) => fetch(input, { ...init, dispatcher });
  return proxied as typeof globalThis.fetch;
}
