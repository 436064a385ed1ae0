import { homedir } from 'node:os';
import { posix, resolve, win32 } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Settings } from '../config/settings.ts';
import type { FetchSnippets, ServiceSettings, SnippetResponse } from '../service/fetch-snippets.ts';
import type { Effects, ServiceRequest } from '../service/request.ts';
import { parseUrl } from '../snippets/inputs.ts';
import { invalidInput, tryOr } from '../text/errors.ts';

export type Fetch = Effects['fetch'];
type Environment = Readonly<Record<string, string | undefined>>;

export const globalFetch: Fetch = (...request) => globalThis.fetch(...request);

export function createEffects(fetch: Fetch, env: Environment): Effects {
  return {
    fetch,
    now: () => Date.now(),
    sleep: (milliseconds) => setTimeout(milliseconds),
    random: () => Math.random(),
    // In a container, the user may not exist in the system, and so has no home folder.
    cacheDirectory: () => cacheDirectoryOf(env, process.platform, tryOr(homedir, '')),
  };
}

/** Returns null if no folder has an absolute path. @param home empty if there is no home folder */
export function cacheDirectoryOf(env: Environment, platform: string, home: string): string | null {
  const { isAbsolute, join } = platform === 'win32' ? win32 : posix;
  const inHome: Readonly<Record<string, string>> = { win32: 'AppData/Local', darwin: 'Library/Caches' };
  const onWindows = platform === 'win32' ? env.LOCALAPPDATA : '';
  const folders = [env.XDG_CACHE_HOME, onWindows, join(home, inHome[platform] ?? '.cache')];
  const folder = folders.find((path) => path !== undefined && isAbsolute(path));
  return folder === undefined ? null : join(folder, 'status-snippets');
}

/**
 * Uses the proxies of the environment, which the `fetch` of Node.js 20 ignores. The client that can use proxies is
 * loaded only if one is set. With invalid settings, each call throws what `readProxySettings` throws.
 * @param direct for requests without a proxy
 */
export function createFetch(env: Environment, direct = globalFetch): Fetch {
  let loading: Promise<Fetch> | undefined;
  return async (...request) => {
    loading ??= loadFetch(env, direct);
    return (await loading)(...request);
  };
}

async function loadFetch(env: Environment, direct: Fetch): Promise<Fetch> {
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
 * `http_proxy`, `https_proxy` and `no_proxy`, in lower or upper case. A setting whose variable is missing is empty.
 * @throws {StatusSnippetsError} if a proxy is no http or https address; its value may contain a password, so it is not
 * shown
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

interface FetcherOptions {
  readonly settings: ServiceSettings & Pick<Settings, 'cache' | 'cacheDir'>;
  readonly effects: Effects;
  /** `cacheDir` is relative to it; by default the current folder. */
  readonly workingDirectory?: string;
  readonly onAttempt?: ServiceRequest['onAttempt'];
  /** For how long responses and errors are remembered, in seconds; by default until the process ends. */
  readonly forgetAfter?: number;
}

/** By slug: the response of a page, or its error. */
export type Responses = Map<string, Promise<SnippetResponse>>;

/** Asks only for pages that are not among the responses, and adds them. The first request loads the HTTP client. */
export function createSnippetFetcher(options: FetcherOptions, responses: Responses = new Map()): FetchSnippets {
  const { settings, effects, workingDirectory = '', onAttempt } = options;
  const { forgetAfter = Number.POSITIVE_INFINITY } = options;
  let since = effects.now();
  const request = async (slug: string) => {
    const { fetchValidatedSnippets } = await import('../service/fetch-snippets.ts');
    const { openCacheStore } = await import('../files/cache-store.ts');
    const folder = settings.cacheDir === null ? effects.cacheDirectory() : resolve(workingDirectory, settings.cacheDir);
    const cache = settings.cache && folder !== null ? openCacheStore(folder) : null;
    return fetchValidatedSnippets(slug, settings, effects, { cache, onAttempt });
  };
  return (slug) => {
    if (effects.now() - since > forgetAfter * 1000) {
      since = effects.now();
      responses.clear();
    }
    const response = responses.get(slug) ?? request(slug);
    responses.set(slug, response);
    return response;
  };
}

/**
 * A run that begins again asks the service again, because another run, which was faster, may know a newer address.
 * @param known the responses that all attempts share; they are used if asking again fails
 */
export function createFetcherOfAttempt(options: FetcherOptions, known: Responses, isAgain: boolean): FetchSnippets {
  const fetchKnown = createSnippetFetcher(options, known);
  if (!isAgain) return fetchKnown;
  const settings = { ...options.settings, maxAge: 0 };
  const fetchAgain = createSnippetFetcher({ ...options, settings });
  return (slug) => {
    const response = fetchAgain(slug);
    const note = () => known.set(slug, response);
    return response.then(note, () => {}).then(() => fetchKnown(slug));
  };
}
