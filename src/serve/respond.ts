import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { browserFiles } from './browser-files.ts';

const contentTypes = {
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
} as const;

type ContentType = keyof typeof contentTypes;
type BrowserFile = keyof typeof browserFiles;

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
export async function sendFile(response: ServerResponse, name: BrowserFile): Promise<void> {
  const files = await import('./browser-files.ts');
  send(response, name.slice(name.lastIndexOf('.') + 1) as ContentType, files.browserFiles[name]);
}
