import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { browserFiles } from './browser-files.ts';

/** The path of a request, which is matched as a whole, and the function that responds to GET and HEAD. */
export type Route = readonly [
  path: RegExp,
  respond: (response: ServerResponse, request: RoutedRequest) => void | Promise<void>,
];

interface RoutedRequest {
  readonly method: 'GET' | 'HEAD';
  /** The named groups of the path, such as `slug`. */
  readonly groups: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

/** A server that listens on the loopback interface. */
export interface LoopbackServer {
  /** The address of the server, without a trailing slash. */
  readonly baseUrl: string;
  /** Sets the routes of the server. It responds with 404 to every path that no route matches. */
  readonly serve: (routes: readonly Route[]) => void;
  /** Stops listening, and ends the open connections. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a server on the loopback interface, to which only this machine can connect.
 *
 * @param port 0 for any free port
 * @throws the system error if the port cannot be used, such as `EADDRINUSE`
 */
export async function listenOnLoopback(port: number): Promise<LoopbackServer> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: actual } = server.address() as AddressInfo; // not a text, because the server listens on a port, not on a pipe
  const baseUrl = new URL(`http://127.0.0.1:${actual}`).origin;
  return {
    baseUrl,
    serve: (routes) => void server.on('request', createListener(routes, baseUrl)),
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Creates a listener that accepts only GET and HEAD requests, and only to the server's own host names. */
export function createListener(routes: readonly Route[], baseUrl: string) {
  const { host, hostname } = new URL(baseUrl);
  const hosts = [host, host.replace(hostname, 'localhost')];
  return async ({ method, url = '', headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A website could point its own host name at this machine, and then read what this server sends.
    if (!hosts.includes(headers.host ?? '')) return refuse(response, 403, 'this host name is not accepted');
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'only GET and HEAD are allowed');
    }
    const [path = '', query = ''] = url.split(/\?(.*)/s);
    for (const [pattern, respond] of routes) {
      const match = pattern.exec(path);
      if (match?.[0] !== path) continue;
      try {
        return await respond(response, {
          method,
          groups: match.groups ?? {},
          query: new URLSearchParams(query),
          headers,
        });
      } catch (error) {
        if (response.headersSent) return void response.destroy();
        return refuse(response, 500, error instanceof Error ? error.message : String(error));
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

/** Sends a text. In response to a HEAD request, Node.js sends only the headers. */
export function send(
  response: ServerResponse,
  type: ContentType,
  text: string,
  headers: OutgoingHttpHeaders = {},
  status = 200,
): void {
  response.writeHead(status, {
    'Content-Type': contentTypes[type],
    'Content-Length': Buffer.byteLength(text),
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(text);
}

/** Sends an error as the service does. */
export function refuse(response: ServerResponse, status: 400 | 403 | 404 | 405 | 500, error: string): void {
  send(response, 'json', JSON.stringify({ error }), {}, status);
}

/** Sends one of the files that are part of this program. */
export async function sendFile(response: ServerResponse, name: keyof typeof browserFiles): Promise<void> {
  const files = await import('./browser-files.ts');
  send(response, name.slice(name.lastIndexOf('.') + 1) as ContentType, files.browserFiles[name]);
}
