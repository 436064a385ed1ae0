import type { ServedPage } from '../pages-file.ts';
import { type Route, send, sendFile } from '../server.ts';
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

/** The routes of the preview, the web page at `/`. Its code is loaded when somebody opens it. */
export function previewRoutes(standIn: StandIn, source: PreviewSource): readonly Route[] {
  const { baseUrl, findPage } = standIn;
  const localImage = (src: string) => {
    const [, slug = ''] = /\/badge\/([^/?#]+)\.svg(?:[?#]|$)/.exec(src) ?? [];
    return findPage(slug) ? `${baseUrl}/badge/${slug}.svg` : null;
  };
  const render = async (version: number) => {
    const { previewPage } = await import('./preview-page.ts');
    const pages = source.listPages().map((page) => ({ page, snippets: snippetsOfPage(page, standIn) }));
    const files = await source.previewFiles();
    return previewPage({ baseUrl, version, pagesProblem: source.pagesProblem(), pages, files }, localImage);
  };
  // Rendering a large file takes seconds, in which nothing else is answered, so it is done once for each version.
  let rendered: { readonly version: number; readonly html: Promise<string> } | undefined;
  const names = ['page.js', 'page.css', 'logo.svg', 'github-markdown.css'] as const;
  return [
    [
      /\//,
      async (response) => {
        const version = source.version();
        if (rendered?.version !== version) rendered = { version, html: render(version) };
        send(response, 'html', await rendered.html, {
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
        const sendVersion = () => void response.write(`event: version\ndata: ${source.version()}\n\n`);
        sendVersion();
        response.on('close', source.subscribe(sendVersion));
      },
    ],
    ...names.map(
      (name): Route => [new RegExp(`/preview/${name.replace('.', '\\.')}`), (response) => sendFile(response, name)],
    ),
  ];
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
