import type { ServerResponse } from 'node:http';
import { fileRoute, type Route, send } from '../server.ts';

const pageFiles = ['page.js', 'page.css', 'logo.svg', 'github-markdown.css'] as const;

/**
 * The preview is the web page at `/`. Also returns the function that shows changed files there.
 * @param render called once for each version that is opened
 */
export function createPreview(baseUrl: string, render: (version: number) => Promise<string>) {
  let version = 0;
  let html: Promise<string> | undefined;
  const tabs = new Set<ServerResponse>();
  const sendVersion = (tab: ServerResponse) => void tab.write(`event: version\ndata: ${version}\n\n`);
  const showChanges = () => {
    version += 1;
    html = undefined;
    for (const tab of tabs) sendVersion(tab);
  };
  const routes: readonly Route[] = [
    [
      /\//,
      async (response) => {
        html ??= render(version);
        send(response, 'html', await html, {
          'Content-Security-Policy': contentSecurityPolicy(baseUrl),
          'Referrer-Policy': 'no-referrer',
          'Cache-Control': 'no-store',
        });
      },
    ],
    [
      /\/preview\/events/,
      (response, { method }) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
        if (method === 'HEAD') return void response.end();
        sendVersion(response);
        tabs.add(response);
        response.on('close', () => tabs.delete(response));
      },
    ],
    ...pageFiles.map((name) => fileRoute(new RegExp(`/preview/${name.replace('.', '\\.')}`), name)),
  ];
  return { routes, showChanges };
}

/** Nothing is loaded from other servers, and no script or style runs that is written into the page. */
function contentSecurityPolicy(baseUrl: string): string {
  const own = ['script-src', 'style-src', 'img-src'].map((name) => `${name} 'self' ${baseUrl}`);
  const none = ['base-uri', 'form-action', 'frame-ancestors'].map((name) => `${name} 'none'`);
  return ["default-src 'none'", ...own, "connect-src 'self'", ...none].join('; ');
}
