import { type Environment, readProxySettings } from './proxy.ts';

type Fetch = typeof globalThis.fetch;

/**
 * Creates a `fetch` that uses the proxies of the environment, which the `fetch` of Node.js 20 ignores. The client that can
 * use them is loaded with the first request, and only if a proxy is set.
 *
 * The first call rejects with an `InputError` if a proxy variable is invalid; call `readProxySettings` to check it before.
 */
export function createFetch(env: Environment): Fetch {
  let loading: Promise<Fetch> | undefined;
  return async (input, init) => {
    loading ??= loadFetch(env);
    const fetch = await loading;
    return fetch(input, init);
  };
}

async function loadFetch(env: Environment): Promise<Fetch> {
  const direct: Fetch = (input, init) => globalThis.fetch(input, init);
  const settings = readProxySettings(env);
  if (settings.httpProxy === '' && settings.httpsProxy === '') return direct;
  const { EnvHttpProxyAgent, fetch } = await import('undici');
  const dispatcher = new EnvHttpProxyAgent(settings);
  // The types of the package and of Node.js differ in details of streams that are not used here.
  const proxied = fetch as unknown as (input: Parameters<Fetch>[0], init: object) => ReturnType<Fetch>;
  return (input, init) => {
    const { protocol } = new URL(input instanceof Request ? input.url : input);
    // The agent would use the proxy of `http:` addresses for `https:` ones too.
    const proxy = protocol === 'https:' ? settings.httpsProxy : settings.httpProxy;
    return proxy === '' ? direct(input, init) : proxied(input, { ...init, dispatcher });
  };
}
