import { type AnyRow, type OptionName, optionsOf } from '../config/option-table.ts';
import { type RawOptions, type RawValue, splitLines } from '../config/settings.ts';

/** The name of the input that sets an option: `header` is the input `headers`. */
export function inputName({ input, name }: AnyRow): string {
  return input ?? name;
}

/**
 * Reads the options that the inputs of the action set, a list with one value per line. An empty input counts as unset.
 *
 * @param readInput returns the text of an input; empty if the workflow does not set it
 */
export function readActionInputs(readInput: (name: string) => string): RawOptions {
  const raw = new Map<OptionName, RawValue>();
  for (const option of optionsOf.action) {
    const name = inputName(option);
    const text = readInput(name).trim();
    if (text === '') continue;
    const values = option.kind === 'list' ? splitLines(text) : [text];
    raw.set(option.name, { source: `input ${name}`, values });
  }
  return raw;
}

/** Variables with proxy addresses, which may contain a password. */
const proxyVariables = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'] as const;

/**
 * All inputs that must not be shown: the token, each header value and its part after the scheme, and passwords in addresses.
 * Called before anything is validated, because an error message may quote a value.
 */
export function findSecrets(inputs: RawOptions, env: Readonly<Record<string, string | undefined>>): string[] {
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
