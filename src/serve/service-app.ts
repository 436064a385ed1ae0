import type { Context } from 'hono';
import { etag } from 'hono/etag';
import { Hono } from 'hono/tiny';
import { generateSnippetSet } from '../snippets/generate/generate-snippets.ts';
import { addressOf } from '../snippets/inputs/page-address.ts';
import type { SnippetSet } from '../snippets/snippet-set.ts';
import { browserFiles } from './browser-files.ts';
import type { ServedPage } from './pages.ts';

export interface StandIn {
  /** The address of the stand-in, without a trailing slash. */
  readonly baseUrl: string;
  /** The host whose subdomains are the pages without a custom domain. */
  readonly statusPageHost: string;
  readonly findPage: (slug: string) => ServedPage | undefined;
}

/** The error texts of the service. */
export const serviceErrors = {
  missingSlug: 'missing slug',
  notFound: 'not found',
  planRequired: 'Markdown API requires Growth plan or higher',
} as const;

/** Creates the documented interface of the status-page service. It handles only GET and HEAD from its own host names. */
export function createServiceApp(standIn: StandIn): Hono {
  const app = new Hono();
  const hosts = ownHosts(standIn.baseUrl);

  app.use(async (context, next) => {
    const { method } = context.req;
    // A page on the internet can point its own host name at this machine, and then read what this server sends.
    if (!hosts.includes(context.req.header('host') ?? ''))
      return refuse(context, 403, 'this host name is not accepted');
    if (method !== 'GET' && method !== 'HEAD') {
      context.header('Allow', 'GET, HEAD');
      return refuse(context, 405, 'only GET and HEAD are allowed');
    }
    context.header('X-Content-Type-Options', 'nosniff');
    return next();
  });

  app.get('/api/embed/markdown', etag(), async (context) => {
    const slug = context.req.query('slug') ?? '';
    if (slug === '') return refuse(context, 400, serviceErrors.missingSlug);
    const page = standIn.findPage(slug);
    if (page === undefined) return refuse(context, 404, serviceErrors.notFound);
    if (page.plan === 'pro') return refuse(context, 403, serviceErrors.planRequired);
    return context.json(await snippetsOfPage(page, standIn), 200, { 'Cache-Control': 'max-age=300' });
  });

  app.get('/badge/:name{.+\\.svg}', (context) => {
    const page = standIn.findPage(context.req.param('name').slice(0, -'.svg'.length));
    return page === undefined ? refuse(context, 404, serviceErrors.notFound) : sendFile(context, 'badge.svg');
  });

  app.get('/static/embed/v1/status.js', (context) => sendFile(context, 'widget.js'));

  app.notFound((context) => refuse(context, 404, serviceErrors.notFound));
  return app;
}

/** The six strings that the service sends about a page. */
export function snippetsOfPage(page: ServedPage, { baseUrl, statusPageHost }: StandIn): Promise<SnippetSet> {
  return generateSnippetSet({ slug: page.slug, baseUrl }, addressOf({ ...page, statusPageHost }));
}

const contentTypes = { svg: 'image/svg+xml', js: 'text/javascript', css: 'text/css' } as const;

/** Sends one of the files that are part of this program. */
export function sendFile(context: Context, name: keyof typeof browserFiles): Response {
  const extension = name.slice(name.lastIndexOf('.') + 1) as keyof typeof contentTypes;
  return context.body(browserFiles[name], 200, { 'Content-Type': `${contentTypes[extension]}; charset=utf-8` });
}

/** How a request may name this server in its `Host` header. */
function ownHosts(baseUrl: string): readonly string[] {
  const url = new URL(baseUrl);
  return [url.host, url.host.replace(url.hostname, 'localhost')];
}

function refuse(context: Context, status: 400 | 403 | 404 | 405, error: string): Response {
  return context.json({ error }, status);
}
