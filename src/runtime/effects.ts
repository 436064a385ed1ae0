import { homedir } from 'node:os';
import { posix, resolve, win32 } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FetchSnippets, ServiceSettings, SnippetResponse } from '../service/fetch-snippets.ts';
import type { Effects, ServiceRequest } from '../service/request.ts';
import { parseUrl } from '../snippets/inputs.ts';
import { invalidInput } from '../text/errors.ts';

export type Fetch = typeof globalThis.fetch;
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Creates the effects of this process: its network, clock, randomness and cache directory.
 *
 * @param directFetch the `fetch` for requests without a proxy, by default that of Node.js
 */
export function createEffects(
  env: Environment = process.env,
  platform: string = process.platform,
  directFetch?: Fetch,
): Effects {
  let loading: ReturnType<typeof loadFetch> | undefined;
  const fetch: Fetch = async (input, init) => {
    loading ??= loadFetch(env, directFetch);
    return (await loading)(input, init);
  };
  return localEffects(fetch, env, platform);
}

/** Creates the effects of this process except for its network, whose proxies only programs use. */
export function localEffects(fetch: Fetch, env: Environment, platform: string): Effects {
  return {
    fetch,
    now: () => Date.now(),
    sleep: (milliseconds) => setTimeout(milliseconds),
    random: () => Math.random(),
    cacheDirectory: () => cacheDirectoryOf({ env, platform, home: homeDirectory() }),
  };
}

/** The user's home directory; empty in a container whose user does not exist in the system. */
function homeDirectory(): string {
  try {
    return homedir();
  } catch {
    return '';
  }
}

/**
 * Loads a `fetch` that uses the proxies of the environment, which the `fetch` of Node.js 20 ignores. The client that can
 * use proxies is loaded only if one is set.
 *
 * @param direct the `fetch` for requests without a proxy, by default that of Node.js
 * @throws {StatusSnippetsError} as `readProxySettings` does
 */
async function loadFetch(
  env: Environment,
  direct: Fetch = (input, init) => globalThis.fetch(input, init),
): Promise<Fetch> {
  const settings = readProxySettings(env);
  if (settings.httpProxy === '' && settings.httpsProxy === '') return direct;
  const { EnvHttpProxyAgent, fetch } = await import('undici-7');
  const dispatcher = new EnvHttpProxyAgent(settings);
  // The types of the package and of Node.js differ in details of streams that are not used here.
  const proxied = fetch as unknown as (input: Parameters<Fetch>[0], init: object) => ReturnType<Fetch>;
  return (input, init) => {
    const { protocol } = new URL(input instanceof Request ? input.url : input);
    // The agent would use the proxy of `http:` addresses for `https:` ones too.
    const proxy = protocol === 'https:' ? settings.httpsProxy : settings.httpProxy;
    return proxy === '' ? direct(input, init) : proxied(input, { ...init, dispatcher });
  };
}

/**
 * Reads `http_proxy`, `https_proxy` and `no_proxy`, in lower or upper case. A setting whose variable is missing is empty.
 *
 * @throws {StatusSnippetsError} if a proxy is not an http or https address; its value, which may contain a password, is not shown
 */
export function readProxySettings(env: Environment) {
  const read = (name: string) => (env[name] || env[name.toUpperCase()] || '').trim();
  const readProxy = (name: string) => {
    const value = read(name);
    if (value === '') return '';
    const url = parseUrl(/^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `http://${value}`);
    if (url !== null && /^https?:$/.test(url.protocol)) return url.href;
    const problem = 'is not the address of an HTTP proxy';
    throw invalidInput(name, { value: '***', problem, fix: 'write it as http://host:port' });
  };
  return { httpProxy: readProxy('http_proxy'), httpsProxy: readProxy('https_proxy'), noProxy: read('no_proxy') };
}

export interface SnippetFetcherOptions {
  readonly settings: ServiceSettings & {
    /** Whether responses are kept between runs. */
    readonly cache: boolean;
    /** The folder where responses are kept; null for the default folder of the platform. */
    readonly cacheDir: string | null;
  };
  readonly effects: Effects;
  /** The folder that `cacheDir` is relative to; by default the current folder. */
  readonly workingDirectory?: string;
  readonly onAttempt?: ServiceRequest['onAttempt'];
}

/**
 * Creates a `FetchSnippets` that remembers the response or error of each page. The HTTP client is loaded with the first
 * request.
 */
export function createSnippetFetcher(options: SnippetFetcherOptions): FetchSnippets {
  const { settings, effects, workingDirectory = '', onAttempt } = options;
  const responses = new Map<string, Promise<SnippetResponse>>();
  const load = async () => {
    const { fetchValidatedSnippets } = await import('../service/fetch-snippets.ts');
    const { openCacheStore } = await import('../files/cache/cache-store.ts');
    const directory =
      settings.cacheDir === null ? effects.cacheDirectory() : resolve(workingDirectory, settings.cacheDir);
    const cache = settings.cache && directory !== null ? openCacheStore(directory) : null;
    return (slug: string) => fetchValidatedSnippets(slug, settings, effects, { cache, onAttempt });
  };
  let loading: Promise<FetchSnippets> | undefined;
  const request = async (slug: string) => {
    loading ??= load();
    return (await loading)(slug);
  };
  return (slug) => {
    const response = responses.get(slug) ?? request(slug);
    responses.set(slug, response);
    return response;
  };
}

/** For how long a build remembers responses at least, so that a build of many files requests each page only once. */
const minBuildWindowSeconds = 60;

/**
 * Creates a `FetchSnippets` for a build, which may be a development server that runs for a long time. It forgets all
 * responses and errors together, whenever `maxAge` or a minute has passed, whichever is longer.
 */
export function createExpiringSnippetFetcher(options: SnippetFetcherOptions): FetchSnippets {
  const windowMs = Math.max(options.settings.maxAge, minBuildWindowSeconds) * 1000;
  const { now } = options.effects;
  let since = now();
  let fetchSnippets = createSnippetFetcher(options);
  return (slug) => {
    if (now() - since > windowMs) {
      since = now();
      fetchSnippets = createSnippetFetcher(options);
    }
    return fetchSnippets(slug);
  };
}

/** What the location of the cache depends on. */
export interface Platform {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  /** The user's home folder; empty if there is none. */
  readonly home: string;
}

const name = 'status-snippets';

/**
 * The folder of the cache: in `$XDG_CACHE_HOME` if that is an absolute path, else in the cache folder of the platform. Null
 * if neither folder is known.
 */
export function cacheDirectoryOf({ env, platform, home }: Platform): string | null {
  const { isAbsolute, join } = platform === 'win32' ? win32 : posix;
  const pathIn = (folder: string | undefined, ...rest: string[]) =>
    folder !== undefined && isAbsolute(folder) ? join(folder, ...rest) : null;

  const chosen = pathIn(env.XDG_CACHE_HOME, name);
  if (chosen !== null) return chosen;
  if (platform === 'win32') {
    return pathIn(env.LOCALAPPDATA, name, 'Cache') ?? pathIn(home, 'AppData', 'Local', name, 'Cache');
  }
  return platform === 'darwin' ? pathIn(home, 'Library', 'Caches', name) : pathIn(home, '.cache', name);
}
