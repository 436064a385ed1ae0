import { InputError } from '../snippets/inputs/input-error.ts';
import { readUrl } from '../text/parse-url.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The proxies of the environment; empty if there is none. */
export interface ProxySettings {
  /** For `http:` addresses. */
  readonly httpProxy: string;
  /** For `https:` addresses. */
  readonly httpsProxy: string;
  /** The hosts that need no proxy. */
  readonly noProxy: string;
}

/**
 * Reads `http_proxy`, `https_proxy` and `no_proxy`, in lower or upper case.
 *
 * @throws {InputError} if a proxy is not an http or https address; its value, which may contain a password, is not shown
 */
export function readProxySettings(env: Environment): ProxySettings {
  return {
    httpProxy: readProxy('http_proxy', env),
    httpsProxy: readProxy('https_proxy', env),
    noProxy: readVariable('no_proxy', env),
  };
}

function readProxy(name: string, env: Environment): string {
  const value = readVariable(name, env);
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

function readVariable(name: string, env: Environment): string {
  return (env[name] || env[name.toUpperCase()] || '').trim();
}
