import { readUrl } from '../text/parse-url.ts';
import { quote } from '../text/quote.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that should name a proxy, and does not. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError';
  readonly code = 'invalid-proxy';

  constructor(variable: string, value: string) {
    const shown = quote(value.replace(/\/\/.*@/, '//***@'));
    super(`${variable} ${shown} is not the address of a proxy: write it as http://host:port`);
  }
}

/**
 * The proxy that the environment has for an address, or null: `https_proxy` or `http_proxy` by the address, unless
 * `no_proxy` holds its host, a domain above it, either with a port, or `*`. Small letters win over capitals.
 *
 * @throws {ProxyError}
 */
export function proxyFor(address: string, env: Environment): string | null {
  const { protocol, hostname, port } = new URL(address);
  const scheme = protocol === 'https:' ? 'https' : 'http';
  const [variable, value] = setting(env, `${scheme}_proxy`);
  if (value === '' || isExempt(hostname, port || (scheme === 'https' ? '443' : '80'), env)) return null;
  const proxy = readUrl(/^https?:\/\//i.test(value) ? value : `http://${value}`);
  if (proxy === null) throw new ProxyError(variable, value);
  return proxy.href;
}

function isExempt(hostname: string, port: string, env: Environment): boolean {
  const [, list] = setting(env, 'no_proxy');
  const hosts = [hostname.toLowerCase(), `${hostname.toLowerCase()}:${port}`];
  return list
    .toLowerCase()
    .split(/[,\s]+/)
    .filter((entry) => entry !== '')
    .map((entry) => entry.replace(/^\*?\./, ''))
    .some((entry) => entry === '*' || hosts.some((host) => host === entry || host.endsWith(`.${entry}`)));
}

function setting(env: Environment, name: string): readonly [variable: string, value: string] {
  const capitals = name.toUpperCase();
  return env[name] ? [name, env[name]] : [capitals, env[capitals] ?? ''];
}
