import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SnippetSet } from '../../src/snippets/snippet-set.ts';

/** How the server responds to one request. Faults are in endpoint-behaviours.ts. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

/** One request that the server received. */
export interface Arrival {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A status-page service on the loopback interface, with configurable responses. */
export interface EndpointServer extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly arrivals: readonly Arrival[];
  /** Sets the responses to the next requests, in order; the last one is for all that follow. */
  answer(...behaviours: readonly Behaviour[]): void;
  close(): Promise<void>;
}

/** Starts a service; without behaviours it responds as documented. */
export async function startEndpoint(...behaviours: readonly Behaviour[]): Promise<EndpointServer> {
  let queue = [...behaviours];
  const arrivals: Arrival[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    arrivals.push({ method, url, headers, body });
    const behaviour = queue.length > 1 ? queue.shift() : queue[0];
    await (behaviour ?? asTheService(baseUrl))(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${portOf(server.address())}`;

  const close = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return {
    baseUrl,
    arrivals,
    answer(...next) {
      queue = [...next];
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The snippet set that the service sends. */
export function snippetsOf(slug: string, baseUrl: string, address: string): SnippetSet {
  const script = `<script src="${baseUrl}/static/embed/v1/status.js" data-slug="${slug}" data-theme="auto"`;
  return {
    status_page_url: address,
    badge_markdown: `[![Status](${baseUrl}/badge/${slug}.svg)](${address})`,
    badge_html: `<a href="${address}"><img alt="Status" src="${baseUrl}/badge/${slug}.svg" /></a>`,
    widget_script: `${script}></script>`,
    widget_html: `<div>\n  ${script} data-show-incidents="1" data-rtm="60" data-upd="7"></script>\n</div>`,
    minimal_md: `**Status:** See live status → [${address}](${address})`,
  };
}

/** The documented responses: six strings for any slug but `nobody` (not found) and `frugal` (a plan without the operation). */
function asTheService(baseUrl: string): Behaviour {
  return (response, request) => {
    const url = new URL(request.url ?? '/', baseUrl);
    const slug = url.searchParams.get('slug') ?? '';
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (url.pathname !== '/api/embed/markdown' || slug === 'nobody') return send(404, { error: 'not found' });
    if (slug === '') return send(400, { error: 'missing slug' });
    if (slug === 'frugal') return send(403, { error: 'Markdown API requires Growth plan or higher' });
    return send(200, snippetsOf(slug, baseUrl, `https://${slug}.statuspage.me`));
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}
