import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { ServedPage } from '../pages.ts';
import { type StandIn, sendFile, snippetsOfPage } from '../service-app.ts';
import type { FilePreview } from './file-preview.ts';

export interface PreviewSource {
  readonly listPages: () => readonly ServedPage[];
  readonly previewFiles: () => Promise<readonly FilePreview[]>;
  /** What is wrong with the file of pages, or null. */
  readonly pagesProblem: () => string | null;
  /** The number of changes of the files since the start. */
  readonly version: () => number;
  /** Calls a function after each change, until the function that it returns is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Adds the first page to the stand-in. Its code is loaded when it is opened. */
export function addPreviewRoutes(app: Hono, standIn: StandIn, source: PreviewSource): void {
  const { baseUrl, findPage } = standIn;
  const ownImage = (src: string) => {
    const [, slug = ''] = /\/badge\/([^/?#]+)\.svg(?:[?#]|$)/.exec(src) ?? [];
    return findPage(slug) ? `${baseUrl}/badge/${slug}.svg` : null;
  };

  app.get('/', async (context) => {
    const { previewPage } = await import('./preview-page.ts');
    const [version, pagesProblem] = [source.version(), source.pagesProblem()];
    const pages = source.listPages().map(async (page) => ({ page, snippets: await snippetsOfPage(page, standIn) }));
    const preview = {
      baseUrl,
      version,
      pagesProblem,
      pages: await Promise.all(pages),
      files: await source.previewFiles(),
    };
    return context.html(previewPage(preview, ownImage), 200, {
      'Content-Security-Policy': contentSecurityPolicy(baseUrl),
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    });
  });

  app.get('/preview/page.js', (context) => sendFile(context, 'page.js'));
  app.get('/preview/page.css', (context) => sendFile(context, 'page.css'));
  app.get('/preview/badge.svg', (context) => sendFile(context, 'badge.svg'));
  app.get('/preview/github-markdown.css', (context) => sendFile(context, 'github-markdown.css'));

  app.get('/preview/events', (context) =>
    streamSSE(context, async (stream) => {
      const send = () => stream.writeSSE({ event: 'version', data: String(source.version()) });
      await send();
      await new Promise<void>((resolve) => {
        const unsubscribe = source.subscribe(() => void send());
        stream.onAbort(() => {
          unsubscribe();
          resolve();
        });
      });
    }),
  );
}

/** Nothing is loaded from elsewhere, and nothing that is written into the page runs. */
function contentSecurityPolicy(baseUrl: string): string {
  const own = `'self' ${baseUrl}`;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src ${own}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
