import { isAbsolute } from 'node:path';
import { type OptionName, options as optionRows } from '../config/option-table.ts';
import { parseSettings, type RawValue, settingKeyOf } from '../config/settings.ts';
import { invalidInput } from '../core/errors.ts';
import { createConnection, createEffects, globalFetch } from '../project/effects.ts';
import type { Service } from '../service/connection.ts';
import { checkOptions, type OptionKey } from './options.ts';

export type LibrarySettings = Readonly<ReturnType<typeof readOptions>>;

const rows = new Map(optionRows.map((row) => [settingKeyOf(row), row]));

function typeOf(key: OptionKey): string {
  const row = rows.get(key);
  if (row === undefined) return key === 'fetch' ? 'a function' : 'a boolean';
  return row.kind === 'seconds' ? 'a number' : row.kind === 'list' ? 'an object' : 'a string';
}

/** @param allowed the options that the called function has */
export function readOptions(options: unknown, allowed: readonly OptionKey[]) {
  const { fetch = globalFetch, cache = true, ...values } = checkOptions(options, allowed, typeOf);
  const raw = Object.entries(values).flatMap(([key, value]): [OptionName, RawValue][] => {
    const row = rows.get(key);
    return row ? [[row.name, { givenAs: `option ${key}`, values: textsOf(key, value) }]] : [];
  });
  const settings = parseSettings(new Map(raw));
  if (settings.cacheDir !== null && !isAbsolute(settings.cacheDir)) {
    const problem = 'is not an absolute path';
    throw invalidInput('option cacheDir', {
      value: settings.cacheDir,
      problem,
      fix: 'write the whole path',
    });
  }
  return { ...settings, cache, fetch };
}

function textsOf(option: string, value: unknown): readonly string[] {
  if (option !== 'headers') return [Array.isArray(value) ? value.join(' ') : String(value)];
  const headers = value instanceof Headers ? [...value] : Object.entries(Object(value));
  return headers.map(([name, text]) => {
    if (typeof text === 'string') return `${name}: ${text}`;
    throw invalidInput('option headers', {
      problem: `has no text for "${name}"`,
      fix: 'write a string',
    });
  });
}

/** The library reads no environment variables, so the cache is in the platform's folder. */
export function createService(settings: LibrarySettings): Service {
  const effects = createEffects(settings.fetch, {});
  // A build of many files asks once for each page, but a development server may run for a long
  // time.
  const forgetAfter = Math.max(settings.maxAge, 60);
  return createConnection(settings, effects, { forgetAfter }).serviceFor(settings);
}
