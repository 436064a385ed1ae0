import { OptionError } from '../config/errors.ts';
import type { OptionName } from '../config/options.ts';
import type { Given } from '../config/raw-values.ts';
import { readSettings, type Settings } from '../config/settings.ts';
import type { ShowName } from '../sections/markers/show.ts';
import { suggest } from '../text/suggest.ts';

/** What the library and the plugin can be told. The rules are those of the command line. */
export interface Options {
  /** The page of sections that do not name one themselves: 1 to 63 letters, digits, `-`, `_` or `.`. */
  readonly slug?: string | undefined;
  /** The address of the service (default `https://statuspage.me`): https, or http for loopback hosts. */
  readonly baseUrl?: string | undefined;
  /** The host whose subdomains are the pages, for addresses that are generated (default: the host of `baseUrl`). */
  readonly statusPageHost?: string | undefined;
  /** The page's own domain, for addresses that are generated: `status.acme.com`. */
  readonly customDomain?: string | undefined;
  /**
   * Where snippets come from (default `auto`): `endpoint` asks the service, `offline` never opens a connection, `auto` asks
   * and generates them where the page's plan lacks the operation.
   */
  readonly source?: 'auto' | 'endpoint' | 'offline' | undefined;
  /** What a section holds that does not say it itself, in order (default `badge link`; in a heading `badge`). */
  readonly show?: string | readonly ShowName[] | undefined;
  /** Headers to send to the service, credentials for example; their values are never shown or stored. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How long an answer may be used again, in seconds (default 300; 0 asks anew). */
  readonly maxAge?: number | undefined;
  /** How long one attempt to reach the service may take, in seconds (default 10). */
  readonly timeout?: number | undefined;
  /** The folder that keeps answers between runs (default: the platform's cache folder). */
  readonly cacheDir?: string | undefined;
  /** Whether answers are kept between runs at all (default true). */
  readonly cache?: boolean | undefined;
}

/** Each option by the row of the table of options that judges it, and how its value is written there. */
const rows: Readonly<Record<keyof Options, { readonly name: OptionName; readonly write: Write }>> = {
  slug: { name: 'slug', write: one },
  baseUrl: { name: 'base-url', write: one },
  statusPageHost: { name: 'status-page-host', write: one },
  customDomain: { name: 'custom-domain', write: one },
  source: { name: 'source', write: one },
  show: { name: 'show', write: (value) => [Array.isArray(value) ? value.join(' ') : String(value)] },
  headers: { name: 'header', write: (value) => Object.entries(Object(value)).map((pair) => pair.join(': ')) },
  maxAge: { name: 'max-age', write: one },
  timeout: { name: 'timeout', write: one },
  cacheDir: { name: 'cache-dir', write: one },
  cache: {
    name: 'no-cache',
    write: (value) => [value === true ? 'false' : value === false ? 'true' : String(value)],
  },
};

type Write = (value: unknown) => readonly string[];

function one(value: unknown): readonly string[] {
  return [String(value)];
}

/**
 * Judges options. What is undefined or null counts as left out.
 *
 * @throws {OptionError} for an option that there is not, and for the first value that its option cannot have
 */
export function readOptions(options: Readonly<Options> | null | undefined): Settings {
  const givens = new Map<OptionName, Given>();
  for (const [as, value] of Object.entries(options ?? {})) {
    if (!isOption(as)) throw new OptionError(`option ${as}`, unknown(as));
    if (value === undefined || value === null) continue;
    const { name, write } = rows[as];
    givens.set(name, { as: `option ${as}`, values: write(value) });
  }
  return readSettings(givens);
}

function isOption(name: string): name is keyof Options {
  return Object.hasOwn(rows, name);
}

function unknown(name: string): string {
  const names = Object.keys(rows);
  const meant = suggest(name, names);
  return `is not known: ${meant === null ? `there are ${names.join(', ')}` : `did you mean ${meant}?`}`;
}
