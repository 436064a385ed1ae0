import type { RawOptions } from '../config/settings.ts';

const proxyVariables = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'];

/**
 * All texts to mask in the log: the token, the value of each header with and without its scheme (such as `Bearer`), and the
 * passwords in addresses. It runs before anything is validated, because an error message may quote a value.
 */
export function findSecrets(inputs: RawOptions, env: NodeJS.ProcessEnv): string[] {
  const valuesOf = (name: 'token' | 'header' | 'base-url') => inputs.get(name)?.values ?? [];
  const secrets = [
    ...valuesOf('token'),
    ...valuesOf('header').flatMap(secretsInHeader),
    ...valuesOf('base-url').flatMap(findPassword),
    ...proxyVariables.flatMap((name) => findPassword(env[name] ?? '')),
  ];
  return [...new Set(secrets.map((secret) => secret.trim()))].filter((secret) => secret !== '');
}

/** The secrets in a line of the input `headers`. A line without a colon is a secret as a whole. */
function secretsInHeader(line: string): string[] {
  const value = line.slice(line.indexOf(':') + 1).trim();
  return [value, value.replace(/^(?:bearer|basic|token)\s+/i, '')];
}

/** The password in an address, as it is and decoded; empty texts if there is none. */
function findPassword(address: string): string[] {
  const password = /\/\/[^/@]*?:([^/]*)@/.exec(address)?.[1] ?? '';
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}
