import { InputError } from '../snippets/inputs/input-error.ts';
import { readUrl } from '../text/parse-url.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The proxies that the environment names, for addresses with `http:` and with `https:`, and the hosts that need none. */
export interface ProxySettings {
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
}

/**
 * Reads `http_proxy`, `https_proxy` and `no_proxy`, in lower or upper case. Without `https_proxy`, `http_proxy` is used for
 * both, as Node.js does.
 *
 * @returns null if no proxy is set
 * @throws {InputError} if a proxy is not an http or https address; its value, which may contain a password, is not shown
 */
export function readProxySettings(env: Environment): ProxySettings | null {
  const httpProxy = readProxy('http_proxy', env);
  const httpsProxy = readProxy('https_proxy', env) || httpProxy;
  if (httpsProxy === '') return null;
  return { httpProxy, httpsProxy, noProxy: read('no_proxy', env) };
}

function readProxy(name: string, env: Environment): string {
  const value = read(name, env);
  if (value === '') return '';
  const url = readUrl(/^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `http://${value}`);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.href;
  throw new InputError({
    input: name,
    value: '***',
    problem: 'is not the address of an HTTP proxy',
    fix: 'write it as http://host:port',
  });
}

function read(name: string, env: Environment): string {
  return (env[name] || env[name.toUpperCase()] || '').trim();
}
