import type { ServedPage } from '../pages-file.ts';
import type { Routes } from '../request-listener.ts';
import { send, sendFile } from '../respond.ts';
import { type StandIn, snippetsOfPage } from '../service-routes.ts';
import type { FilePreview } from './file-preview.ts';

/** What the preview reads when it is opened. */
export interface PreviewSource {
  readonly listPages: () => readonly ServedPage[];
  readonly previewFiles: () => Promise<readonly FilePreview[]>;
  /** What is wrong with the newest version of the file for `--pages`; null if it is valid or there is none. */
  readonly pagesProblem: () => string | null;
  /** The number of changes of the files since the start. */
  readonly version: () => number;
  /** Calls `listener` after each change. Calling the returned function ends this. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Adds the preview, the web page at `/`, to the stand-in. The code of the preview is loaded when somebody opens it. */
export function addPreviewRoutes(routes: Routes, standIn: StandIn, source: PreviewSource): void {
  const { baseUrl, findPage } = standIn;
  const localImage = (src: string) => {
    const [, slug = ''] = /\/badge\/([^/?#]+)\.svg(?:[?#]|$)/.exec(src) ?? [];
    return findPage(slug) ? `${baseUrl}/badge/${slug}.svg` : null;
  };

  routes.get('/', async (response) => {
    const { previewPage } = await import('./preview-page.ts');
    const [version, pagesProblem] = [source.version(), source.pagesProblem()];
    const pages = source.listPages().map(async (page) => ({ page, snippets: snippetsOfPage(page, standIn) }));
    const preview = {
      baseUrl,
      version,
      pagesProblem,
      pages: await Promise.all(pages),
      files: await source.previewFiles(),
    };
    send(response, 'html', previewPage(preview, localImage), {
      'Content-Security-Policy': contentSecurityPolicy(baseUrl),
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    });
  });

  for (const name of ['page.js', 'page.css', 'logo.svg', 'github-markdown.css'] as const) {
    routes.get(`/preview/${name}`, (response) => sendFile(response, name));
  }

  routes.get('/preview/events', (response) => {
    const sendVersion = () => void response.write(`event: version\ndata: ${source.version()}\n\n`);
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    sendVersion();
    response.on('close', source.subscribe(sendVersion));
  });
}

/** A policy that loads nothing from other servers, and runs no scripts or styles that are written into the page. */
function contentSecurityPolicy(baseUrl: string): string {
  const sources = `'self' ${baseUrl}`;
  return [
    "default-src 'none'",
    `script-src ${sources}`,
    `style-src ${sources}`,
    `img-src ${sources}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
