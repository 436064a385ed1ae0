import { OptionError } from '../config/errors.ts';
import type { OptionName } from '../config/option-table.ts';
import { parseSettings, type RawOptions, type RawValue, type Settings } from '../config/settings.ts';
import type { SnippetFetcherOptions } from '../runtime/create-snippet-fetcher.ts';
import { createEffects, type Effects } from '../runtime/effects.ts';
import { readConfiguration } from '../runtime/read-configuration.ts';
import type { SnippetName } from '../sections/markers/attributes.ts';
import { suggest } from '../text/suggest.ts';

/** The options of the library and the plugin. Values follow the rules of the command line. */
export interface Options {
  /** Slug of the page, for sections whose marker has none: 1 to 63 letters, digits, `-`, `_` or `.`. */
  readonly slug?: string | undefined;
  /** Address of the service (default `https://statuspage.me`): https, or http for loopback hosts. */
  readonly baseUrl?: string | undefined;
  /** Host whose subdomains are the pages, used when snippets are generated (default: the host of `baseUrl`). */
  readonly statusPageHost?: string | undefined;
  /** Custom domain of the page, such as `status.acme.com`, used when snippets are generated. */
  readonly customDomain?: string | undefined;
  /**
   * Where snippets come from (default `auto`): `endpoint` asks the service, `offline` never opens a connection, `auto` asks
   * and generates them if the page's plan does not include the API.
   */
  readonly source?: 'auto' | 'endpoint' | 'offline' | undefined;
  /** Snippets to show in sections whose marker has no `show`, in order (default `badge link`; in a heading `badge`). */
  readonly show?: string | readonly SnippetName[] | undefined;
  /** Headers to send to the service, such as credentials; their values are never logged or stored. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How long to reuse a cached response, in seconds (default 300); 0 always asks the service. */
  readonly maxAge?: number | undefined;
  /** Time limit for each request to the service, in seconds (default 10). */
  readonly timeout?: number | undefined;
  /** Folder for cached responses (default: the platform's cache folder). */
  readonly cacheDir?: string | undefined;
  /** Whether to use the response cache (default true). */
  readonly cache?: boolean | undefined;
}

/** The row of the table of options that validates each option. */
const optionRows: Readonly<Record<keyof Options, OptionName>> = {
  slug: 'slug',
  baseUrl: 'base-url',
  statusPageHost: 'status-page-host',
  customDomain: 'custom-domain',
  source: 'source',
  show: 'show',
  headers: 'header',
  maxAge: 'max-age',
  timeout: 'timeout',
  cacheDir: 'cache-dir',
  cache: 'no-cache',
};

/** Converts the value of an option to the texts that the table of options parses. */
function toTexts(option: keyof Options, value: unknown): readonly string[] {
  if (option === 'headers') return Object.entries(Object(value)).map((pair) => pair.join(': '));
  if (option === 'cache' && typeof value === 'boolean') return [String(!value)];
  return [Array.isArray(value) && option === 'show' ? value.join(' ') : String(value)];
}

/**
 * Validates options. An option that is undefined or null is ignored.
 *
 * @throws {OptionError} for an unknown option, and for the first invalid value
 */
export function readOptions(options: Readonly<Options> | null | undefined): Settings {
  return parseSettings(toRawOptions(options));
}

/**
 * Validates options as `readOptions` does, and adds the options that only the configuration file of the current folder sets.
 *
 * @throws {OptionError} for an unknown option, and for an invalid value in the options or the file
 * @throws {FileError} if the file cannot be read
 */
export async function readOptionsAndConfiguration(options: Readonly<Options> | null | undefined): Promise<Settings> {
  const raw = toRawOptions(options);
  return parseSettings(new Map([...(await readConfiguration(process.cwd())), ...raw]));
}

function toRawOptions(options: Readonly<Options> | null | undefined): RawOptions {
  const raw = new Map<OptionName, RawValue>();
  for (const [name, value] of Object.entries(options ?? {})) {
    if (!isOption(name)) throw unknownOption(name);
    if (value === undefined || value === null) continue;
    raw.set(optionRows[name], { givenAs: `option ${name}`, values: toTexts(name, value) });
  }
  return raw;
}

function isOption(name: string): name is keyof Options {
  return Object.hasOwn(optionRows, name);
}

function unknownOption(name: string): OptionError {
  const names = Object.keys(optionRows);
  const meant = suggest(name, names);
  const fix = meant === null ? `use one of ${names.join(', ')}` : `did you mean ${meant}?`;
  return new OptionError(name, `is not an option: ${fix}`);
}

/** Combines settings with the effects of this process, some of which may be replaced. */
export function fetcherOptions(settings: Settings, replacements: Partial<Effects> = {}): SnippetFetcherOptions {
  return { settings, effects: { ...createEffects(), ...replacements } };
}
