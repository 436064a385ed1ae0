import { invalidInput } from '../text/errors.ts';
import { parseUrl } from '../text/parse-url.ts';

export type Fetch = typeof globalThis.fetch;
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Loads a `fetch` that uses the proxies of the environment, which the `fetch` of Node.js 20 ignores. The client that can
 * use proxies is loaded only if one is set.
 *
 * @param direct the `fetch` for requests without a proxy, by default that of Node.js
 * @throws {StatusSnippetsError} as `readProxySettings` does
 */
export async function loadFetch(
  env: Environment,
  direct: Fetch = (input, init) => globalThis.fetch(input, init),
): Promise<Fetch> {
  const settings = readProxySettings(env);
  if (settings.httpProxy === '' && settings.httpsProxy === '') return direct;
  const { EnvHttpProxyAgent, fetch } = await import('undici-7');
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

/**
 * Reads `http_proxy`, `https_proxy` and `no_proxy`, in lower or upper case. A setting whose variable is missing is empty.
 *
 * @throws {StatusSnippetsError} if a proxy is not an http or https address; its value, which may contain a password, is not shown
 */
export function readProxySettings(env: Environment) {
  const read = (name: string) => (env[name] || env[name.toUpperCase()] || '').trim();
  const readProxy = (name: string) => {
    const value = read(name);
    if (value === '') return '';
    const url = parseUrl(/^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `http://${value}`);
    if (url !== null && /^https?:$/.test(url.protocol)) return url.href;
    const problem = 'is not the address of an HTTP proxy';
    throw invalidInput(name, { value: '***', problem, fix: 'write it as http://host:port' });
  };
  return { httpProxy: readProxy('http_proxy'), httpsProxy: readProxy('https_proxy'), noProxy: read('no_proxy') };
}
