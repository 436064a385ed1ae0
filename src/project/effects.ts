import { homedir } from 'node:os';
import { posix, resolve, win32 } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Settings } from '../config/settings.ts';
import { invalidInput, tryOr } from '../core/errors.ts';
import type { Connection, Service } from '../service/connection.ts';
import type { Effects } from '../service/request.ts';
import { parseUrl } from '../snippets/inputs.ts';

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

/**
 * Returns null if no folder has an absolute path.
 * @param home empty if there is no home folder
 */
export function cacheDirectoryOf(env: Environment, platform: string, home: string): string | null {
  const { isAbsolute, join } = platform === 'win32' ? win32 : posix;
  const inHome: Readonly<Record<string, string>> = {
    win32: 'AppData/Local',
    darwin: 'Library/Caches',
  };
  const onWindows = platform === 'win32' ? env.LOCALAPPDATA : '';
  const folders = [env.XDG_CACHE_HOME, onWindows, join(home, inHome[platform] ?? '.cache')];
  const folder = folders.find((path) => path !== undefined && isAbsolute(path));
  return folder === undefined ? null : join(folder, 'status-snippets');
}

/**
 * Uses the proxies of the environment, which the `fetch` of Node.js 20 ignores. The client that can
 * use proxies is loaded only if one is set. With invalid settings, each call throws what
 * `readProxySettings` throws.
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
  const proxied = fetch as unknown as (
    input: Parameters<Fetch>[0],
    init: object,
  ) => ReturnType<Fetch>;
  return (input, init) => {
    const { protocol } = new URL(input instanceof Request ? input.url : input);
    // The agent would use the proxy of `http:` addresses for `https:` ones too.
    const proxy = protocol === 'https:' ? settings.httpsProxy : settings.httpProxy;
    return proxy === '' ? direct(input, init) : proxied(input, { ...init, dispatcher });
  };
}

/**
 * `http_proxy`, `https_proxy` and `no_proxy`, in lower or upper case. A setting whose variable is
 * missing is empty.
 * @throws {StatusSnippetsError} if a proxy is no http or https address; its value may contain a
 * password, so it is not shown
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
  return {
    httpProxy: readProxy('http_proxy'),
    httpsProxy: readProxy('https_proxy'),
    noProxy: read('no_proxy'),
  };
}

/**
 * Opens the cache, and loads the client, only for the first question.
 * @param workingDirectory `cacheDir` is relative to it; by default the current folder
 */
export function createConnection(
  { cache, cacheDir }: Pick<Settings, 'cache' | 'cacheDir'>,
  effects: Effects,
  { workingDirectory = '', ...options }: ConnectionOptions = {},
): Pick<Connection, 'serviceFor'> {
  const openCache = async () => {
    const { openCacheStore } = await import('./files/cache-store.ts');
    const chosen = cacheDir === null ? null : resolve(workingDirectory, cacheDir);
    const folder = chosen ?? effects.cacheDirectory();
    return cache && folder !== null ? openCacheStore(folder) : null;
  };
  let connection: Promise<Connection> | undefined;
  const loadConnection = async () => {
    connection ??= import('../service/connection.ts').then((module) => {
      return new module.Connection({ effects, openCache, ...options });
    });
    return connection;
  };
  return {
    serviceFor(...settings: Parameters<Connection['serviceFor']>): Service {
      let opened: Service | undefined;
      const service = async () => {
        const loaded = await loadConnection();
        opened ??= loaded.serviceFor(...settings);
        return opened;
      };
      return {
        fetchSnippets: async (slug) => (await service()).fetchSnippets(slug),
        askPage: async (slug) => (await service()).askPage(slug),
        isShared: (address) => opened?.isShared(address) ?? false,
      };
    },
  };
}

type ConnectionOptions = { readonly workingDirectory?: string } & Omit<
  ConstructorParameters<typeof Connection>[0],
  'effects' | 'openCache'
>;
