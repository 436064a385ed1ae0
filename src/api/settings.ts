import { isAbsolute } from 'node:path';
import type { OptionName } from '../config/option-table.ts';
import { parseSettings, type RawValue, type Settings } from '../config/settings.ts';
import { type Fetch, localEffects, type SnippetFetcherOptions } from '../runtime/effects.ts';
import { type ConnectionOptions, checkOptions, invalidInput, type OptionKey } from './options.ts';

export const connectionKeys = [
  ...(['baseUrl', 'source', 'headers', 'maxAge', 'timeout', 'cacheDir', 'cache', 'fetch'] as const),
] satisfies readonly (keyof ConnectionOptions)[];

export interface LibrarySettings extends Settings {
  readonly fetch: Fetch;
}

/** Validates options. @param allowed the options that the called function has */
export function readOptions(options: unknown, allowed: readonly OptionKey[]): LibrarySettings {
  const { fetch, ...values } = checkOptions(options, allowed);
  const raw = Object.entries(values).map(([name, value]): [OptionName, RawValue] => {
    return [rowOf(name), { givenAs: `option ${name}`, values: toTexts(name, value) }];
  });
  const settings = parseSettings(new Map(raw));
  if (settings.cacheDir !== null && !isAbsolute(settings.cacheDir)) {
    const problem = 'is not an absolute path';
    throw invalidInput({ subject: 'option cacheDir', value: settings.cacheDir, problem, fix: 'write the whole path' });
  }
  return { ...settings, fetch: fetch ?? globalFetch };
}

const globalFetch: Fetch = (input, init) => globalThis.fetch(input, init);

/** The name of the row of the table of options that parses an option. */
function rowOf(option: string): OptionName {
  const exceptions: Readonly<Record<string, string>> = { headers: 'header', cache: 'no-cache' };
  return (exceptions[option] ?? option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)) as OptionName;
}

/** Converts the value of an option to the texts that the table of options parses. */
function toTexts(option: string, value: unknown): readonly string[] {
  if (option === 'cache') return [String(!value)];
  if (option !== 'headers') return [Array.isArray(value) ? value.join(' ') : String(value)];
  const headers = value instanceof Headers ? [...value] : Object.entries(Object(value));
  return headers.map(([name, text]) => {
    if (typeof text === 'string') return `${name}: ${text}`;
    throw invalidInput({ subject: 'option headers', problem: `has no text for "${name}"`, fix: 'write a string' });
  });
}

/** What a fetcher of snippets needs. The library reads no environment variables, so the cache is in the platform's folder. */
export function fetcherOptions(settings: LibrarySettings): SnippetFetcherOptions {
  return { settings, effects: localEffects(settings.fetch, {}, process.platform) };
}
