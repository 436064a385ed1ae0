import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RefreshSettings } from '../../src/refresh/input.ts';
import { refreshFiles } from '../support/refreshing.ts';

/*
 * Tests a page with all snippets in its footer. `.ci/run` installs Debian's Chromium if there is none; the variable CHROMIUM
 * is the path of another browser.
 */

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Acme</title>
  </head>
  <body>
    <main>
      <h1>Acme</h1>
    </main>
    <footer>
      <!-- status-snippets start show="badge link widget" -->
      <!-- status-snippets end -->
    </footer>
  </body>
</html>
`;

const badge = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20"><rect width="90" height="20"/></svg>';

/** A service on the loopback interface that also serves the page, and records the requests. */
class Site {
  readonly requestedPaths: string[] = [];
  html = '';
  readonly #server: Server = createServer((request, response) => {
    const path = request.url ?? '';
    this.requestedPaths.push(path);
    const [type, body] = this.#contentAt(path);
    response.writeHead(body === '' ? 404 : 200, { 'content-type': type }).end(body);
  });

  #contentAt(path: string): readonly [type: string, body: string] {
    if (path === '/') return ['text/html; charset=utf-8', this.html];
    if (path === '/badge/acme.svg') return ['image/svg+xml', badge];
    if (path === '/static/embed/v1/status.js')
      return ['text/javascript', 'window.widgetRan = document.currentScript.dataset;'];
    return ['text/plain', ''];
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port');
    return `http://127.0.0.1:${address.port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

async function filled(baseUrl: string): Promise<string> {
  const settings: RefreshSettings = {
    ...{ slug: 'acme', customDomain: null, baseUrl, statusPageHost: 'statuspage.me' },
    ...{ source: 'offline', show: null, unmarked: 'ignore' },
  };
  const run = await refreshFiles(
    [{ path: 'index.html', format: 'html', mustHaveSection: true, text: page }],
    settings,
    () => Promise.reject(new Error('An offline run asked the endpoint')),
  );
  return run.changes[0]?.after ?? '';
}

describe.runIf(process.platform === 'linux')(
  'a page with the badge, the link and the widget, opened in a browser',
  () => {
    const profile = mkdtempSync(join(tmpdir(), 'status-snippets-browser-'));
    const site = new Site();
    let baseUrl: string;
    let context: BrowserContext | undefined;
    let tab: Page;

    beforeAll(async () => {
      if (!existsSync(executablePath)) {
        throw new Error(`No browser at ${executablePath}; install Debian's chromium, or set CHROMIUM to another one`);
      }
      baseUrl = await site.open();
      site.html = await filled(baseUrl);
      context = await chromium.launchPersistentContext(profile, {
        executablePath,
        args: flags,
        timeout: 60_000,
      });
      tab = await context.newPage();
      await tab.goto(`${baseUrl}/`, { waitUntil: 'networkidle' });
    }, 90_000);

    afterAll(async () => {
      await context?.close();
      site.close();
      rmSync(profile, { recursive: true, force: true });
    });

    test('a page with a widget loads one script, from the base URL of the service', async () => {
      expect(await tab.locator('script').count()).toBe(1);
      expect(await tab.locator('script').getAttribute('src')).toBe(`${baseUrl}/static/embed/v1/status.js`);
      expect(site.requestedPaths.filter((path) => path.endsWith('.js'))).toEqual(['/static/embed/v1/status.js']);
    });

    test('the script of a widget runs with its five data attributes', async () => {
      expect(await tab.evaluate('({ ...window.widgetRan })')).toEqual({
        ...{ slug: 'acme', theme: 'auto', showIncidents: '1', rtm: '60', upd: '7' },
      });
    });

    test('a page with a badge shows it as an image named Status in a link to the status page', async () => {
      const link = tab.getByRole('link', { name: 'Status', exact: true });
      expect(await link.getAttribute('href')).toBe('https://acme.statuspage.me');
      expect(await link.getByRole('img', { name: 'Status', exact: true }).count()).toBe(1);
      expect(await tab.evaluate('document.querySelector("a > img").naturalWidth')).toBe(90);
      expect(site.requestedPaths).toContain('/badge/acme.svg');
    });

    test('a page with a badge and a widget requests only the badge and the script', () => {
      const expected = ['/', '/badge/acme.svg', '/static/embed/v1/status.js', '/favicon.ico'];
      expect(site.requestedPaths.filter((path) => !expected.includes(path))).toEqual([]);
    });

    test('axe finds no problem in a footer with a badge, a link and a widget', async () => {
      const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
      await tab.evaluate(readFileSync(axe, 'utf8'));
      const violations = await tab.evaluate(
        'axe.run("footer").then((found) => found.violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]))',
      );
      expect(violations).toEqual([]);
    });
  },
);
