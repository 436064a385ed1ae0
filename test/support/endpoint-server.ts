import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServedPage } from '../../src/serve/pages-file.ts';
import { createListener, serviceRoutes } from '../../src/serve/server.ts';
import type { SnippetSet } from '../../src/snippets/snippet-set.ts';

/** How the server responds to one request. endpoint-behaviors.ts contains such responses, valid and faulty. */
export type Behavior = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface EndpointServer extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly requests: readonly ReceivedRequest[];
  /** Sets the responses to the next requests, in order. The last response is repeated for all later requests. */
  respondWith(...behaviors: readonly Behavior[]): void;
  close(): Promise<void>;
}

/** Starts a service. Without behaviors it responds as `status-snippets serve` does. */
export async function startEndpoint(...behaviors: readonly Behavior[]): Promise<EndpointServer> {
  let queue = [...behaviors];
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers, body });
    const behavior = queue.length > 1 ? queue.shift() : queue[0];
    await (behavior ?? asTheService(baseUrl))(response, request);
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
    requests,
    respondWith(...next) {
      queue = [...next];
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

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

/** The routes of `serve`. Every slug except `nobody` has a page; the plan of the page `frugal` does not include the API. */
function asTheService(baseUrl: string): Behavior {
  const findPage = (slug: string): ServedPage | undefined =>
    slug === 'nobody'
      ? undefined
      : { slug, customDomain: null, plan: slug === 'frugal' ? 'pro' : 'growth' };
  const routes = serviceRoutes({ baseUrl, statusPageHost: 'statuspage.me', findPage });
  const respond = createListener(routes, baseUrl);
  return (response, request) => {
    // Some tests reach this server by another name, which the stand-in refuses.
    request.headers.host = new URL(baseUrl).host;
    return respond(request, response);
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}
