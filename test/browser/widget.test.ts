import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reply } from '../support/endpoint-behaviors.ts';
import { type Behavior, type EndpointServer, startEndpoint } from '../support/endpoint-server.ts';
import { unexpectedFetch } from '../support/fetching.ts';
import { changedText, fileOf, refreshFiles, settingsWith } from '../support/refreshing.ts';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';

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

const badge =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20"><rect width="90" height="20"/></svg>';

const script = 'window.widgetRan = document.currentScript.dataset;';

describe.runIf(process.platform === 'linux')(
  'a page with the badge, the link and the widget, opened in a browser',
  () => {
    let profile: TempFolder;
    let site: EndpointServer;
    let baseUrl: string;
    let context: BrowserContext | undefined;
    let tab: Page;
    const requestedPaths = () => site.requests.map(({ url }) => url);

    beforeAll(async () => {
      if (!existsSync(executablePath)) {
        throw new Error(
          `No browser at ${executablePath}; install Debian's chromium, or set CHROMIUM to another one`,
        );
      }
      site = await startEndpoint();
      baseUrl = site.baseUrl;
      const settings = settingsWith({ slug: 'acme', baseUrl, source: 'offline' });
      const html = changedText(
        await refreshFiles([fileOf('index.html', page)], settings, unexpectedFetch),
      );
      const contents: Readonly<Record<string, Behavior>> = {
        '/': reply(200, html, { 'content-type': 'text/html; charset=utf-8' }),
        '/badge/acme.svg': reply(200, badge, { 'content-type': 'image/svg+xml' }),
        '/static/embed/v1/status.js': reply(200, script, { 'content-type': 'text/javascript' }),
      };
      site.respondWith((response, request) =>
        (contents[request.url ?? ''] ?? reply(404))(response, request),
      );
      profile = await tempFolder();
      context = await chromium.launchPersistentContext(profile.path, {
        executablePath,
        args: flags,
        timeout: 60_000,
      });
      tab = await context.newPage();
      await tab.goto(`${baseUrl}/`, { waitUntil: 'networkidle' });
    }, 90_000);

    afterAll(async () => {
      await context?.close();
      await site?.close();
      await profile?.[Symbol.asyncDispose]();
    });

    test('a page with a widget loads one script, from the base URL of the service', async () => {
      expect(await tab.locator('script').count()).toBe(1);
      expect(await tab.locator('script').getAttribute('src')).toBe(
        `${baseUrl}/static/embed/v1/status.js`,
      );
      expect(requestedPaths().filter((path) => path.endsWith('.js'))).toEqual([
        '/static/embed/v1/status.js',
      ]);
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
      expect(requestedPaths()).toContain('/badge/acme.svg');
    });

    test('a page with a badge and a widget requests only the badge and the script', () => {
      const expected = ['/', '/badge/acme.svg', '/static/embed/v1/status.js', '/favicon.ico'];
      expect(requestedPaths().filter((path) => !expected.includes(path))).toEqual([]);
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
