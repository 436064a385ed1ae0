import type { Givens } from '../config/raw-values.ts';

/** Where the environment names proxies, perhaps with a password. */
const proxyNames = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'] as const;

/**
 * Everything the action was given that must not be seen: the token, each header value and its part after the scheme, and
 * passwords in addresses. Read before any value is judged, since a message about a bad one may quote it.
 */
export function secretsOf(givens: Givens, env: Readonly<Record<string, string | undefined>>): string[] {
  const valuesOf = (name: 'token' | 'header' | 'base-url') => givens.get(name)?.values ?? [];
  const secrets = [
    ...valuesOf('token'),
    ...valuesOf('header').flatMap(headerSecrets),
    ...valuesOf('base-url').flatMap(passwordIn),
    ...proxyNames.flatMap((name) => passwordIn(env[name] ?? '')),
  ];
  return [...new Set(secrets.map((secret) => secret.trim()))].filter((secret) => secret !== '');
}

/** Of a line without a colon nobody knows which part is the secret. */
function headerSecrets(line: string): string[] {
  const value = line.slice(line.indexOf(':') + 1).trim();
  return [value, value.replace(/^(?:bearer|basic|token)\s+/i, '')];
}

function passwordIn(address: string): string[] {
  const password = /\/\/[^/@]*?:([^/]*)@/.exec(address)?.[1] ?? '';
  return [password, decoded(password)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
