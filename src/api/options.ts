import { invalidInput } from '../core/errors.ts';
import { describeJson, entriesOf } from '../core/json.ts';
import type { Format } from '../sections/format.ts';
import type { SnippetName } from '../sections/marker.ts';

/** How to ask the service. */
export interface ConnectionOptions {
  /**
   * Address of the service (default `https://statuspage.me`): https, or http for loopback hosts.
   */
  readonly baseUrl?: string | undefined;
  /**
   * Where snippets come from (default `auto`): `endpoint` asks the service, `offline` never opens a
   * connection, `auto` asks the service, and if the page's plan does not include the API, asks the
   * page itself for its address and generates them.
   */
  readonly source?: 'auto' | 'endpoint' | 'offline' | undefined;
  /**
   * Headers to send to the service, such as credentials; their values are never logged or stored.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How long to reuse a cached response, in seconds (default 300); 0 always asks the service. */
  readonly maxAge?: number | undefined;
  /** Time limit for each request to the service, in seconds (default 10). */
  readonly timeout?: number | undefined;
  /** Absolute path of the folder for cached responses (default: the platform's cache folder). */
  readonly cacheDir?: string | undefined;
  /** Whether to use the response cache (default true). */
  readonly cache?: boolean | undefined;
  /** A function to use instead of the global `fetch`, for a proxy or for tests. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** The options of the library and the plugin. Their values follow the rules of the command line. */
export interface Options extends ConnectionOptions {
  /**
   * Slug of the page, for sections whose marker has none: 1 to 63 letters, digits, `-`, `_` or `.`.
   */
  readonly slug?: string | undefined;
  /**
   * Host whose subdomains are the pages, used when snippets are generated (default:
   * `statuspage.me`, if `baseUrl` is the default or a loopback host).
   */
  readonly statusPageHost?: string | undefined;
  /** Custom domain of the page, such as `status.acme.com`, used when snippets are generated. */
  readonly customDomain?: string | undefined;
  /**
   * Snippets to show in sections whose marker has no `show`, in order (default `badge link`; in a
   * heading `badge`).
   */
  readonly show?: string | readonly SnippetName[] | undefined;
  /** The format of the text: Markdown, MDX or HTML (default `md`; the plugin detects it). */
  readonly format?: Format | undefined;
}

export type OptionKey = keyof Options | 'strict' | 'pages'; // the last two only of the plugin
const requestKeys = ['headers', 'maxAge', 'timeout', 'cacheDir', 'cache', 'fetch'] as const;
export const connectionKeys = ['baseUrl', 'source', ...requestKeys] as const;
export const optionKeys = [
  'slug',
  ...connectionKeys,
  'statusPageHost',
  'customDomain',
  'show',
  'format',
] as const;

/**
 * Plain JavaScript checks no names and types.
 * @param allowed the options that the called function has
 * @param typeOf the type of an option with an article: `a number`
 */
export function checkOptions<Key extends OptionKey>(
  options: unknown,
  allowed: readonly Key[],
  typeOf: (key: Key) => string = () => 'a string',
): Pick<Options, Key & keyof Options> {
  const entries = entriesOf('options', options ?? {}, allowed);
  const set = entries.filter(([, value]) => value !== undefined && value !== null);
  for (const [key, value] of set) {
    if (typeName(value) === typeOf(key) || (key === 'show' && Array.isArray(value))) continue;
    // The text may be a secret.
    const what =
      typeof value === 'string' && key !== 'headers' ? describeJson(value) : typeName(value);
    throw invalidInput(`option ${key}`, { problem: `is ${what}`, fix: `write ${typeOf(key)}` });
  }
  return Object.fromEntries(set) as Pick<Options, Key & keyof Options>;
}

/** @param fix what to write instead of anything else */
export function checkText(argument: string, value: unknown, fix: string): string {
  if (typeof value === 'string') return value;
  throw invalidInput(argument, { problem: `is ${typeName(value)}`, fix });
}

/** Names the type with an article: `a number`, `an object`. */
function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Promise) return 'a promise';
  return Number.isNaN(value)
    ? 'not a number'
    : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}
