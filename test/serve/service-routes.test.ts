import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenOnLoopback } from '../../src/serve/listen-on-loopback.ts';
import type { ServedPage } from '../../src/serve/pages-file.ts';
import { createRequestListener } from '../../src/serve/request-listener.ts';
import { createServiceRoutes } from '../../src/serve/service-routes.ts';
import { safeStrings } from '../../src/snippets/snippet-set.ts';
import { validateSnippets } from '../../src/snippets/validate-snippets.ts';
import { runInProcess } from '../support/command-line.ts';
import { folderWith } from '../support/folder-with.ts';
import { randomRuns } from '../support/random-runs.ts';

const baseUrl = 'http://127.0.0.1:4010';
const statusPageHost = 'statuspage.me';
const page = (slug: string, more: Partial<ServedPage> = {}): ServedPage => ({
  ...{ slug, customDomain: null, plan: 'growth' },
  ...more,
});

type SendRequest = (
  path: string,
  options?: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> },
  host?: string,
) => Promise<Response>;

interface StandInServer extends AsyncDisposable {
  readonly request: SendRequest;
}

/** Starts the routes with `baseUrl`, on any port. Paths are sent as they are, without normalization. */
async function startStandIn(...pages: readonly ServedPage[]): Promise<StandInServer> {
  const findPage = (slug: string) => pages.find((candidate) => candidate.slug === slug);
  const server = await listenOnLoopback(0);
  server.respondWith(createRequestListener(createServiceRoutes({ baseUrl, statusPageHost, findPage }), baseUrl));
  const { port } = new URL(server.baseUrl);
  return {
    async request(path, { method = 'GET', headers = {} } = {}, host = '127.0.0.1:4010') {
      const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } }).end();
      const [received] = (await once(sent, 'response')) as [IncomingMessage];
      const body = await text(received);
      const status = received.statusCode ?? 0;
      return new Response(status === 304 ? null : body, {
        status,
        headers: received.headers as Record<string, string>,
      });
    },
    [Symbol.asyncDispose]: server.close,
  };
}

let standIn: StandInServer;
beforeAll(async () => {
  standIn = await startStandIn(
    ...[page('acme'), page('globex', { customDomain: 'status.globex.com' })],
    ...[page('small', { plan: 'pro' }), page('oss', { plan: 'oss-hero' })],
  );
});
afterAll(() => standIn[Symbol.asyncDispose]());
const request: SendRequest = (...args) => standIn.request(...args);
const endpointPath = '/api/embed/markdown';

describe('the endpoint of the stand-in', () => {
  test('the stand-in responds with the six strings of a page, with its own base URL', async () => {
    const response = await request(`${endpointPath}?slug=acme`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    const script = `<script src="${baseUrl}/static/embed/v1/status.js" data-slug="acme" data-theme="auto"`;
    expect(await response.json()).toEqual({
      status_page_url: 'https://acme.statuspage.me',
      badge_markdown: `[![Status](${baseUrl}/badge/acme.svg)](https://acme.statuspage.me)`,
      badge_html: `<a href="https://acme.statuspage.me"><img alt="Status" src="${baseUrl}/badge/acme.svg" /></a>`,
      widget_script: `${script}></script>`,
      widget_html: `<div>\n  ${script} data-show-incidents="1" data-rtm="60" data-upd="7"></script>\n</div>`,
      minimal_md: '**Status:** See live status → [https://acme.statuspage.me](https://acme.statuspage.me)',
    });
  });

  test('the strings of the stand-in link to the custom domain, with the badge on the stand-in', async () => {
    const { status_page_url, badge_markdown } = (await (await request(`${endpointPath}?slug=globex`)).json()) as never;
    expect(status_page_url).toBe('https://status.globex.com');
    expect(badge_markdown).toBe(`[![Status](${baseUrl}/badge/globex.svg)](https://status.globex.com)`);
  });

  test.each([
    ['', 400, 'missing slug'],
    ['?slug=', 400, 'missing slug'],
    ['?slug=nobody', 404, 'not found'],
    ['?slug=ACME', 404, 'not found'],
    ['?slug=../acme', 404, 'not found'],
    ['?slug=__proto__', 404, 'not found'],
    ['?slug=small', 403, 'Markdown API requires Growth plan or higher'],
  ])('the stand-in responds to the query "%s" with %i and %j', async (query, status, error) => {
    const response = await request(endpointPath + query);
    expect([response.status, await response.json()]).toEqual([status, { error }]);
    expect(response.headers.get('cache-control')).toBeNull();
  });

  test('the stand-in responds to the endpoint for a page with the plan OSS Hero', async () => {
    expect((await request(`${endpointPath}?slug=oss`)).status).toBe(200);
  });

  test('a response of the stand-in may be cached for five minutes, and can be revalidated with its ETag', async () => {
    const first = await request(`${endpointPath}?slug=acme`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\da-f]+"$/);
    expect(first.headers.get('cache-control')).toBe('max-age=300');
    const again = await request(`${endpointPath}?slug=acme`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect([again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([etag, 'max-age=300']);
    const other = await request(`${endpointPath}?slug=globex`, { headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
  });

  test('the strings of the stand-in for random pages are valid, and equal those of print --source offline', async () => {
    const slugs = fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9._-]{0,20}[A-Za-z0-9])?$/);
    const domains = fc.constantFrom(null, 'status.acme.com', 'a.b.c.d.example', 'xn--mnchen-3ya.example');
    const pages = fc
      .tuple(slugs, domains)
      .filter(([slug]) => !slug.includes('..') && !/(^|\.)xn--/i.test(slug))
      .map(([slug, customDomain]) => page(slug, { customDomain }));
    await using folder = await folderWith({});
    const property = fc.asyncProperty(pages, async (random) => {
      await using other = await startStandIn(random);
      const response = await other.request(`${endpointPath}?slug=${random.slug}`);
      const sent = await response.json();
      const validated = await validateSnippets(sent, { slug: random.slug, baseUrl });
      expect(safeStrings(validated)).toEqual(sent);
      const options = ['--slug', random.slug, '--base-url', baseUrl, '--status-page-host', statusPageHost];
      const domain = random.customDomain === null ? [] : ['--custom-domain', random.customDomain];
      const words = ['print', '--source', 'offline', '--json', ...options, ...domain];
      const { stdout } = await runInProcess(folder, words);
      expect(JSON.parse(stdout)).toEqual(sent);
    });
    await fc.assert(property, { numRuns: randomRuns(100) });
  });
});

describe('the other addresses of the stand-in', () => {
  test('the stand-in serves the badge of its pages as SVG, and no other badge', async () => {
    const badge = await request('/badge/acme.svg');
    expect(badge.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await badge.text()).toMatch(/^<svg /);
    expect((await request('/badge/nobody.svg')).status).toBe(404);
    expect((await request('/badge/acme.png')).status).toBe(404);
  });

  test('the stand-in serves the script of the widget as JavaScript', async () => {
    const script = await request('/static/embed/v1/status.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await script.text()).toContain('document.currentScript');
  });

  test.each([
    '/etc/passwd',
    '/../../etc/passwd',
    '/badge/../../package.json',
    '/static/embed/v1/..%2f..%2fpackage.json',
    `${endpointPath}/?slug=acme`,
    '/API/embed/markdown?slug=acme',
    '/badge/acme.svg/',
  ])('the stand-in responds to the path %s with 404', async (path) => {
    expect((await request(path)).status).toBe(404);
  });

  test.each(['evil.example', '127.0.0.1', '127.0.0.1:80', 'localhost.evil.example:4010', ''])(
    'the stand-in responds to a request for the host "%s" with 403',
    async (host) => {
      const response = await request(`${endpointPath}?slug=acme`, {}, host);
      expect([response.status, await response.json()]).toEqual([403, { error: 'this host name is not accepted' }]);
    },
  );

  test('the stand-in responds with 500 and the reason for a page whose slug cannot be part of a host name', async () => {
    const slug = 'a'.repeat(64);
    await using other = await startStandIn(page(slug));
    const response = await other.request(`${endpointPath}?slug=${slug}`);
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: expect.stringContaining(`cannot be a subdomain of ${statusPageHost}`) },
    ]);
  });

  test('the stand-in accepts the host localhost', async () => {
    expect((await request(`${endpointPath}?slug=acme`, {}, 'localhost:4010')).status).toBe(200);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'the stand-in responds to a %s request with 405',
    async (method) => {
      const response = await request(`${endpointPath}?slug=acme`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  test('the stand-in responds to HEAD with the headers of GET and without a body', async () => {
    const [head, get] = [
      await request(`${endpointPath}?slug=acme`, { method: 'HEAD' }),
      await request(`${endpointPath}?slug=acme`),
    ];
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
  });
});
