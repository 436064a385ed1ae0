import type { ServerResponse } from 'node:http';
import { badgeAt, badgeImageUrl } from '../../snippets/snippet-set.ts';
import type { ServedPage } from '../pages-file.ts';
import { fileRoute, type Route, send } from '../server.ts';
import { type StandIn, snippetsOfPage } from '../service-routes.ts';
import type { FilePreview } from './file-preview.ts';

interface PreviewSource {
  readonly listPages: () => Iterable<ServedPage>;
  readonly previewFiles: () => Promise<readonly FilePreview[]>;
  readonly pagesProblem: () => string | null;
}

/**
 * The preview is the web page at `/`, whose code is loaded when somebody opens it. Also returns the function that shows
 * changed files there.
 */
export function createPreview(standIn: StandIn, source: PreviewSource) {
  const { baseUrl, findPage } = standIn;
  const localImage = (src: string) => {
    const page = findPage(badgeAt(src)?.slug ?? '');
    return page ? badgeImageUrl({ ...page, baseUrl }) : null;
  };
  const render = async () => {
    const { previewPage } = await import('./preview-page.ts');
    const pages = [...source.listPages()].map((page) => ({ page, snippets: snippetsOfPage(page, standIn) }));
    const files = await source.previewFiles();
    return previewPage({ baseUrl, version, pagesProblem: source.pagesProblem(), pages, files }, localImage);
  };
  let version = 0;
  // Rendering a large file takes seconds, in which nothing else is answered, so it is done once for each version.
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
        html ??= render();
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
    fileRoute(/\/preview\/page\.js/, 'page.js'),
    fileRoute(/\/preview\/page\.css/, 'page.css'),
    fileRoute(/\/preview\/logo\.svg/, 'logo.svg'),
    fileRoute(/\/preview\/github-markdown\.css/, 'github-markdown.css'),
  ];
  return { routes, showChanges };
}

/** Nothing is loaded from other servers, and no script or style runs that is written into the page. */
function contentSecurityPolicy(baseUrl: string): string {
  const own = ['script-src', 'style-src', 'img-src'].map((name) => `${name} 'self' ${baseUrl}`);
  const none = ['base-uri', 'form-action', 'frame-ancestors'].map((name) => `${name} 'none'`);
  return ["default-src 'none'", ...own, "connect-src 'self'", ...none].join('; ');
}
