import type { Givens } from '../config/raw-values.ts';
import type { FetchSnippets } from '../refresh/fetch-pages.ts';
import { UnsafeAnswer } from '../service/errors.ts';
import type { Answer } from '../service/fetch-snippets.ts';
import { snippetFields } from '../snippets/snippet-set.ts';

/** Variables with proxy addresses, which may contain a password. */
const proxyVariables = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'] as const;

/**
 * All inputs that must not be shown: the token, each header value and its part after the scheme, and passwords in addresses.
 * Called before anything is validated, because an error message may quote a value.
 */
export function findSecrets(inputs: Givens, env: Readonly<Record<string, string | undefined>>): string[] {
  const valuesOf = (name: 'token' | 'header' | 'base-url') => inputs.get(name)?.values ?? [];
  const secrets = [
    ...valuesOf('token'),
    ...valuesOf('header').flatMap(secretsInHeader),
    ...valuesOf('base-url').flatMap(findPassword),
    ...proxyVariables.flatMap((name) => findPassword(env[name] ?? '')),
  ];
  return [...new Set(secrets.map((secret) => secret.trim()))].filter((secret) => secret !== '');
}

/** A line without a colon is a secret as a whole. */
function secretsInHeader(line: string): string[] {
  const value = line.slice(line.indexOf(':') + 1).trim();
  return [value, value.replace(/^(?:bearer|basic|token)\s+/i, '')];
}

function findPassword(address: string): string[] {
  const password = /\/\/[^/@]*?:([^/]*)@/.exec(address)?.[1] ?? '';
  return [password, decode(password)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Shorter values appear in ordinary text too. */
const minSecretCharacters = 6;

/**
 * Rejects responses that contain a secret of the run: a server could put a header it received into a badge, and the badge
 * would be published.
 */
export function rejectLeakedSecrets(ask: FetchSnippets, secrets: readonly string[]): FetchSnippets {
  const kept = secrets
    .filter(({ length }) => length >= minSecretCharacters)
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
