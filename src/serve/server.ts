import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { usageError } from '../core/errors.ts';
import { endpointPath } from '../service/request.ts';
import { addressOf } from '../snippets/inputs.ts';
import { planIncludes } from '../snippets/plans.ts';
import {
  badgeFolder,
  generateSnippetSet,
  type SnippetSet,
  scriptFolder,
} from '../snippets/snippet-set.ts';
import type { browserFiles } from './browser-files.ts';
import { defaultPlan, type ServedPage } from './pages-file.ts';

/** By patterns that match a path as a whole. The functions respond to GET and HEAD. */
type Routes = Readonly<
  Record<string, (response: ServerResponse, request: RoutedRequest) => void | Promise<void>>
>;

interface RoutedRequest extends Pick<IncomingMessage, 'method' | 'headers'> {
  readonly groups: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/**
 * Only this machine can connect. Port 0 is any free one; the address has no trailing slash.
 * @throws {StatusSnippetsError}
 */
export async function listenOnLoopback(port: number) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const why =
      error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${error.code})`;
    throw usageError(
      `port ${port} ${why}`,
      'choose another one with --port, or a free one with --port 0',
    );
  });
  // Not a text, because the server listens on a port, not on a pipe.
  const { port: actual } = server.address() as AddressInfo;
  return { server, baseUrl: new URL(`http://127.0.0.1:${actual}`).origin };
}

/** Accepts only GET and HEAD requests, and only to the server's own host names. */
export function createListener(routes: Routes, baseUrl: string) {
  const { host, hostname } = new URL(baseUrl);
  const hosts = [host, host.replace(hostname, 'localhost')];
  return async (
    { method, url = '', headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    // A website could point its own host name at this machine, and then read what this server
    // sends.
    if (!hosts.includes(headers.host ?? ''))
      return refuse(response, 403, 'this host name is not accepted');
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'only GET and HEAD are allowed');
    }
    const [path = '', search] = url.split(/\?(.*)/);
    for (const [pattern, respond] of Object.entries(routes)) {
      const match = new RegExp(`^(?:${pattern})$`).exec(path);
      if (match === null) continue;
      const query = new URLSearchParams(search);
      try {
        return await respond(response, { method, groups: match.groups ?? {}, query, headers });
      } catch (error) {
        return refuse(response, 500, String(error));
      }
    }
    refuse(response, 404, 'not found');
  };
}

const contentTypes = {
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
} as const;

type ContentType = keyof typeof contentTypes;

/** In response to a HEAD request, Node.js sends only the headers. */
function send(
  response: ServerResponse,
  type: ContentType,
  text: string,
  headers: OutgoingHttpHeaders = {},
) {
  const length = { 'Content-Length': Buffer.byteLength(text), 'X-Content-Type-Options': 'nosniff' };
  response
    .writeHead(response.statusCode, { 'Content-Type': contentTypes[type], ...length, ...headers })
    .end(text);
}

function refuse(response: ServerResponse, status: number, error: string): void {
  response.statusCode = status;
  send(response, 'json', JSON.stringify({ error }));
}

async function sendFile(response: ServerResponse, name: keyof typeof browserFiles): Promise<void> {
  const { browserFiles: files } = await import('./browser-files.ts');
  send(response, name.slice(name.lastIndexOf('.') + 1) as ContentType, files[name]);
}

/** A local stand-in for the service. */
interface StandIn {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** The pages without a custom domain are its subdomains. */
  readonly statusPageHost: string;
  readonly findPage: (slug: string) => ServedPage | undefined;
}

/** As the service says it. */
export const planRequired = 'Markdown API requires Growth plan or higher';

/** Where the stand-in answers as the free address of a page does, whose host it cannot have. */
const pageFolder = '/page/';

/** A guess: the service does not document the status of its redirects. */
const redirectStatus = 302;

/**
 * The service documents them: the API, the badges and the script of the widget. Every website may
 * read them.
 */
export function serviceRoutes(standIn: StandIn): Routes {
  const { findPage } = standIn;
  const routes: Routes = {
    [endpointPath]: async (response, { query, headers }) => {
      const slug = query.get('slug') ?? '';
      if (slug === '') return refuse(response, 400, 'missing slug');
      const page = findPage(slug);
      if (page === undefined) return refuse(response, 404, 'not found');
      if (!planIncludes(planOf(page), 'API')) return refuse(response, 403, planRequired);
      // A guess: the API redirects an old slug, as the address of its page does.
      if (page.renamedTo) return redirect(response, `${endpointPath}?slug=${page.renamedTo}`);
      const text = JSON.stringify(snippetsOfPage(page, standIn));
      // Loading it takes a tenth of the start time.
      const { createHash } = await import('node:crypto');
      const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
      const caching = { 'Cache-Control': 'max-age=300', ETag: etag };
      if (headers['if-none-match']?.includes(etag)) response.writeHead(304, caching).end();
      else send(response, 'json', text, caching);
    },
    [`${pageFolder}(?<slug>[^/]+)`]: (response, { groups: { slug = '' } }) => {
      const page = findPage(slug);
      if (page === undefined) return refuse(response, 404, 'not found');
      const address = addressOfPage(page, standIn);
      const isAtFreeAddress = address === addressOfPage({ slug, customDomain: null }, standIn);
      if (isAtFreeAddress) return send(response, 'html', `<!doctype html><title>${slug}</title>`);
      redirect(response, `${address}/`);
    },
    [`${badgeFolder}(?<slug>[^/]+)\\.svg`]: (response, { groups: { slug = '' } }) => {
      const page = findPage(slug);
      // A guess: a plan without the badge has the gray one, as a page that is not known.
      const isKnown = page !== undefined && planIncludes(planOf(page), 'badge');
      return sendFile(response, isKnown ? 'badge.svg' : 'badge-unknown.svg');
    },
    [`${scriptFolder}v1/status\\.js`]: (response) => sendFile(response, 'widget.js'),
  };
  return Object.fromEntries(
    Object.entries(routes).map(([pattern, respond]) => {
      const respondToAll: Routes[string] = (response, request) => {
        response.setHeader('Access-Control-Allow-Origin', '*');
        return respond(response, request);
      };
      return [pattern, respondToAll];
    }),
  );
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(redirectStatus, { Location: location }).end();
}

function planOf({ plan = defaultPlan }: ServedPage) {
  return plan;
}

/** A downgrade switches a custom domain off. */
function addressOfPage(
  page: ServedPage,
  { statusPageHost }: Pick<StandIn, 'statusPageHost'>,
): string {
  const { slug, renamedTo } = page;
  if (renamedTo) return addressOf({ slug: renamedTo, customDomain: null, statusPageHost });
  const customDomain = planIncludes(planOf(page), 'custom domain') ? page.customDomain : null;
  return addressOf({ slug, customDomain, statusPageHost });
}

export function snippetsOfPage(page: ServedPage, standIn: StandIn): SnippetSet {
  return generateSnippetSet(
    { slug: page.slug, baseUrl: standIn.baseUrl },
    addressOfPage(page, standIn),
  );
}

/**
 * The web page at `/`, and what shows changed files there. `render` is called once for each version
 * that is opened.
 */
export function createPreview(baseUrl: string, render: (version: number) => Promise<string>) {
  let version = 0;
  let html: Promise<string> | undefined;
  const tabs = new Set<ServerResponse>();
  const sendVersion = (tab: ServerResponse) =>
    void tab.write(`event: version\ndata: ${version}\n\n`);
  const showChanges = () => {
    version += 1;
    html = undefined;
    for (const tab of tabs) sendVersion(tab);
  };
  const routes: Routes = {
    '/': async (response) => {
      html ??= render(version);
      const rendered = await html.catch((error: unknown) => {
        // The next request tries again.
        html = undefined;
        throw error;
      });
      send(response, 'html', rendered, {
        'Content-Security-Policy': contentSecurityPolicy(baseUrl),
        'Referrer-Policy': 'no-referrer',
        'Cache-Control': 'no-store',
      });
    },
    '/preview/events': (response, { method }) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      if (method === 'HEAD') return void response.end();
      sendVersion(response);
      tabs.add(response);
      response.on('close', () => tabs.delete(response));
    },
    '/preview/(?<name>page\\.js|page\\.css|logo\\.svg|github-markdown\\.css)': (
      response,
      { groups },
    ) =>
      // The pattern contains their names.
      sendFile(response, groups.name as keyof typeof browserFiles),
  };
  return { routes, showChanges };
}

/**
 * Nothing is loaded from other servers, and no script or style runs that is written into the page.
 */
function contentSecurityPolicy(baseUrl: string): string {
  const own = ['script-src', 'style-src', 'img-src'].map((name) => `${name} 'self' ${baseUrl}`);
  const none = ['base-uri', 'form-action', 'frame-ancestors'].map((name) => `${name} 'none'`);
  return ["default-src 'none'", ...own, "connect-src 'self'", ...none].join('; ');
}
