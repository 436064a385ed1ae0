import { endpointPath } from '../service/request.ts';
import { generateSnippetSet } from '../snippets/generate-snippets.ts';
import { addressOf } from '../snippets/inputs.ts';
import type { SnippetSet } from '../snippets/snippet-set.ts';
import type { ServedPage } from './pages-file.ts';
import { fileRoute, type Route, refuse, send, sendFile } from './server.ts';

/** A local stand-in for the service. */
export interface StandIn {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** The pages without a custom domain are its subdomains. */
  readonly statusPageHost: string;
  readonly findPage: (slug: string) => ServedPage | undefined;
}

export const serviceErrors = {
  missingSlug: 'missing slug',
  notFound: 'not found',
  planRequired: 'Markdown API requires Growth plan or higher',
} as const;

/** The service documents them: the API, the badges and the script of the widget. */
export function serviceRoutes(standIn: StandIn): readonly Route[] {
  const { findPage } = standIn;
  return [
    [
      new RegExp(endpointPath),
      async (response, { query, headers }) => {
        const slug = query.get('slug') ?? '';
        if (slug === '') return refuse(response, 400, serviceErrors.missingSlug);
        const page = findPage(slug);
        if (page === undefined) return refuse(response, 404, serviceErrors.notFound);
        if (page.plan === 'pro') return refuse(response, 403, serviceErrors.planRequired);
        const text = JSON.stringify(snippetsOfPage(page, standIn));
        const { createHash } = await import('node:crypto'); // loading it takes a tenth of the start time
        const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
        const caching = { 'Cache-Control': 'max-age=300', ETag: etag };
        if (headers['if-none-match']?.includes(etag)) response.writeHead(304, caching).end();
        else send(response, 'json', text, caching);
      },
    ],
    [
      /\/badge\/(?<slug>[^/]+)\.svg/,
      (response, { groups: { slug = '' } }) =>
        findPage(slug) === undefined ? refuse(response, 404, serviceErrors.notFound) : sendFile(response, 'badge.svg'),
    ],
    fileRoute(/\/static\/embed\/v1\/status\.js/, 'widget.js'),
  ];
}

export function snippetsOfPage(page: ServedPage, { baseUrl, statusPageHost }: StandIn): SnippetSet {
  return generateSnippetSet({ slug: page.slug, baseUrl }, addressOf({ ...page, statusPageHost }));
}
