import { once } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { usageError } from '../text/errors.ts';
import type { browserFiles } from './browser-files.ts';

/** The path matches as a whole. The function responds to GET and HEAD. */
export type Route = readonly [
  path: RegExp,
  respond: (response: ServerResponse, request: RoutedRequest) => void | Promise<void>,
];

interface RoutedRequest extends Pick<IncomingMessage, 'method' | 'headers'> {
  readonly groups: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/**
 * On the loopback interface, to which only this machine can connect.
 * @param port 0 for any free port
 * @returns the address has no trailing slash
 * @throws {StatusSnippetsError} `usage`
 */
export async function listenOnLoopback(port: number): Promise<{ readonly server: Server; readonly baseUrl: string }> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${error.code})`;
    throw usageError(`port ${port} ${why}`, 'choose another one with --port, or a free one with --port 0');
  });
  const { port: actual } = server.address() as AddressInfo; // not a text, because the server listens on a port, not on a pipe
  return { server, baseUrl: new URL(`http://127.0.0.1:${actual}`).origin };
}

/** Accepts only GET and HEAD requests, and only to the server's own host names. */
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
    const [path = '', search] = url.split(/\?(.*)/);
    for (const [pattern, respond] of routes) {
      const match = pattern.exec(path);
      if (match?.[0] !== path) continue;
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
export function send(response: ServerResponse, type: ContentType, text: string, headers: OutgoingHttpHeaders = {}) {
  const length = { 'Content-Length': Buffer.byteLength(text), 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(response.statusCode, { 'Content-Type': contentTypes[type], ...length, ...headers }).end(text);
}

export function refuse(response: ServerResponse, status: number, error: string): void {
  response.statusCode = status;
  send(response, 'json', JSON.stringify({ error }));
}

export function fileRoute(path: RegExp, name: keyof typeof browserFiles): Route {
  return [path, (response) => sendFile(response, name)];
}

export async function sendFile(response: ServerResponse, name: keyof typeof browserFiles): Promise<void> {
  const { browserFiles: files } = await import('./browser-files.ts');
  send(response, name.slice(name.lastIndexOf('.') + 1) as ContentType, files[name]);
}
