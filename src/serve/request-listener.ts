import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Trouter } from 'trouter';
import { refuse } from './respond.ts';

/** Responds to a GET or HEAD request for one path. */
type Route = (response: ServerResponse, request: RoutedRequest) => void | Promise<void>;

interface RoutedRequest {
  /** The named groups in the path of the route, such as `slug`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

export type Routes = Trouter<Route>;

/** Creates the listener of an HTTP server. It accepts only GET and HEAD requests, and only to the server's own host names. */
export function createRequestListener(routes: Routes, baseUrl: string) {
  const hosts = acceptedHosts(baseUrl);
  return async ({ method, url = '', headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A website could point its own host name at this machine, and then read what this server sends.
    if (!hosts.includes(headers.host ?? '')) return refuse(response, 403, 'this host name is not accepted');
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'only GET and HEAD are allowed');
    }
    const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(url) ?? [];
    const { handlers, params } = routes.find(method, path);
    const [route] = handlers;
    if (route === undefined) return refuse(response, 404, 'not found');
    try {
      await route(response, { params, query: new URLSearchParams(query), headers });
    } catch (error) {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, error instanceof Error ? error.message : String(error));
    }
  };
}

/** The values of the header `Host` that are accepted. */
function acceptedHosts(baseUrl: string): readonly string[] {
  const url = new URL(baseUrl);
  return [url.host, url.host.replace(url.hostname, 'localhost')];
}
