import type { Givens } from '../config/raw-values.ts';
import type { FetchSnippets } from '../refresh/fetch-pages.ts';
import { UnsafeAnswer } from '../service/errors.ts';
import type { Answer } from '../service/fetch-snippets.ts';
import { snippetFields } from '../snippets/snippet-set.ts';

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

/** Shorter ones are found in ordinary text too. */
const shortestSecret = 6;

/**
 * Refuses an answer that says a secret of the run back: whoever gets a header may put it into a badge, and the badge goes
 * into a file that everybody reads.
 *
 * @param secrets what the run keeps to itself
 */
export function refusingTellTales(ask: FetchSnippets, secrets: readonly string[]): FetchSnippets {
  const kept = secrets
    .filter(({ length }) => length >= shortestSecret)
    .flatMap((secret) => [secret, encodeURIComponent(secret)]);
  return async (slug) => {
    const answer = await ask(slug);
    const field = fieldWith(answer, kept);
    if (field !== null) throw new UnsafeAnswer({ slug, field, reason: 'holds a secret of this run' });
    return answer;
  };
}

function fieldWith({ snippets }: Answer, secrets: readonly string[]) {
  return snippetFields.find((field) => secrets.some((secret) => snippets[field].includes(secret))) ?? null;
}
