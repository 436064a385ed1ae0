import { type OptionName, type OptionRow, optionsOf } from '../config/option-table.ts';
import { type RawOptions, type RawValue, toRawValue } from '../config/settings.ts';

export function inputName({ input, name }: OptionRow): string {
  return input ?? name;
}

/** An empty input counts as unset. */
export function readActionInputs(readInput: (name: string) => string): RawOptions {
  const raw = new Map<OptionName, RawValue>();
  for (const option of optionsOf.action) {
    const name = inputName(option);
    const value = toRawValue(option, `input ${name}`, readInput(name));
    if (value !== null) raw.set(option.name, value);
  }
  return raw;
}

/** This runs before anything is validated, because an error message may quote a value. */
export function findSecrets(inputs: RawOptions, env: NodeJS.ProcessEnv): string[] {
  const valuesOf = (name: 'token' | 'header' | 'base-url') => inputs.get(name)?.values ?? [];
  const secrets = [
    ...valuesOf('token'),
    ...valuesOf('header').flatMap(secretsInHeader),
    ...valuesOf('base-url').flatMap(findPassword),
    ...Object.entries(env).flatMap(([name, value]) => (/^https?_proxy$/i.test(name) ? findPassword(value ?? '') : [])),
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
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}
