import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { snippetsOf } from '../support/endpoint-server.ts';
import { folderWith } from '../support/folder-with.ts';
import { section } from '../support/section.ts';
import { type Serving, startServeProcess } from '../support/serve.ts';
import type { TempFolder } from '../support/temp-folder.ts';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const old = section('[![Status](https://statuspage.me/badge/acme.svg)](https://old.acme.com)');
const readme = `# Acme

![logo](https://example.com/logo.png) <img src="https://example.com/pixel.gif" onerror="document.title = 'broken in'">
<picture><source srcset="https://example.com/dark.png"><img src="https://example.com/light.png" alt="chart"></picture>

<script>document.title = 'broken in'</script>

| Part | State | Region | Response time | Since |
| --- | --- | --- | --- | --- |
| api | ok[^1] | europe | milliseconds | yesterday |

[^1]: A note.

${old}`;
const address = 'https://small.statuspage.me';
const upToDate = section(
  `**Status:** See live status → [${address}](${address})`,
  'slug="small" show="link"',
);
const pages = '[{ "slug": "acme" }, { "slug": "small", "plan": "pro" }]';

describe.runIf(process.platform === 'linux')('the first page of serve, in a browser', () => {
  let folder: TempFolder;
  let serving: Serving;
  let browser: Browser;
  let tab: Page;
  const requests: string[] = [];
  const messages: string[] = [];
  let transferredBytes = 0;

  beforeAll(async () => {
    folder = await folderWith({
      ...{ 'README.md': readme, 'SUPPORT.md': upToDate, 'GUIDE.md': section('', 'slug="acme"') },
      'pages.json': pages,
    });
    serving = await startServeProcess(
      folder,
      'README.md',
      'SUPPORT.md',
      'GUIDE.md',
      '--pages',
      'pages.json',
    );
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const context = await browser.newContext({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    tab = await context.newPage();
    tab.on('request', (request) => requests.push(request.url()));
    tab.on('console', (message) => messages.push(message.text()));
    tab.on('pageerror', (error) => messages.push(String(error)));
    tab.on('requestfinished', async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      transferredBytes += responseBodySize + responseHeadersSize;
    });
    await tab.goto(`${serving.baseUrl}/`);
    await tab.locator('.status-widget').nth(3).waitFor({ state: 'attached' });
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await serving?.[Symbol.asyncDispose]();
    await folder?.[Symbol.asyncDispose]();
  });

  const violations = async () => {
    await tab.evaluate(axe);
    return tab.evaluate(
      'axe.run().then((found) => found.violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]))',
    );
  };
  const after = () => tab.locator('.sides > div').nth(1);

  test('the first page of serve shows the six strings of each status page as text', async () => {
    const expected = ['acme', 'small'].flatMap((slug) =>
      Object.values(snippetsOf(slug, serving.baseUrl, `https://${slug}.statuspage.me`)),
    );
    const shown = await tab.locator('.snippet > pre').allTextContents();
    expect(shown.toSorted()).toEqual(expected.toSorted());
    const visible = await tab.locator('.snippet > pre').filter({ visible: true }).allTextContents();
    expect(visible).toEqual(expected.filter((text) => text.startsWith('[![')));
  });

  test('the badge and the widget on the first page of serve load from the stand-in', async () => {
    const widths = '[...document.images].map((image) => image.naturalWidth)';
    expect(new Set((await tab.evaluate(widths)) as number[])).toEqual(new Set([64, 124])); // the logo, the badges
    expect(await tab.locator('.status-widget').count()).toBe(4);
    expect(requests).toContain(`${serving.baseUrl}/badge/acme.svg`);
    expect(requests).toContain(`${serving.baseUrl}/static/embed/v1/status.js`);
  });

  test('the first page of serve shows a file before and after a refresh, without scripts and images of other sites', async () => {
    const links = (side: number) =>
      tab.locator('.sides > div').nth(side).getByRole('link', { name: 'Status', exact: true });
    expect(await links(0).getAttribute('href')).toBe('https://old.acme.com');
    expect(await links(1).getAttribute('href')).toBe('https://acme.statuspage.me');
    expect(await tab.getByText('https://old.acme.com → https://acme.statuspage.me').count()).toBe(
      1,
    );
    expect(await after().locator('.other-image').allTextContents()).toEqual([
      'logo',
      'image',
      'chart',
    ]);
    expect(await tab.title()).toBe('status-snippets serve');
  });

  test('the first page of serve begins with links to each file and each status page', async () => {
    const links = tab.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    expect(await links.allTextContents()).toEqual([
      'README.md',
      'SUPPORT.md',
      'GUIDE.md',
      'Page acme',
      'Page small',
    ]);
    await links.nth(4).click();
    expect(await tab.evaluate('document.querySelector(":target").textContent')).toBe('Page small');
  });

  test('a button on the first page of serve copies the next command', async () => {
    await tab.getByRole('button', { name: 'Copy the command' }).click();
    const command = `npx status-snippets --base-url ${serving.baseUrl} --max-age 0 README.md SUPPORT.md GUIDE.md`;
    await expect.poll(() => tab.evaluate('navigator.clipboard.readText()')).toBe(command);
  });

  test('the arrow keys choose the snippet that the first page of serve shows of a status page', async () => {
    const group = tab.getByRole('radiogroup', { name: 'Snippets of page acme' });
    await group.getByRole('radio', { name: 'Markdown badge' }).focus();
    await tab.keyboard.press('ArrowLeft');
    expect(await group.getByRole('radio', { name: 'Widget script' }).isChecked()).toBe(true);
    const cards = tab
      .locator('section', { has: tab.getByRole('heading', { name: 'Page acme' }) })
      .getByRole('group');
    expect(await cards.locator('code').filter({ visible: true }).allTextContents()).toEqual([
      'widget_script',
    ]);
    expect(await cards.locator('.status-widget').filter({ visible: true }).count()).toBe(1);
    await tab.keyboard.press('ArrowLeft');
    expect(await cards.locator('code').filter({ visible: true }).allTextContents()).toEqual([
      'widget_html',
    ]);
  });

  test('a button on the first page of serve copies a snippet when a key is pressed, and says so', async () => {
    const button = tab.getByRole('button', { name: 'Copy widget_html of page acme' });
    await button.focus();
    await tab.keyboard.press('Enter');
    const said = 'Copied widget_html of page acme. It works on this computer only.';
    await expect.poll(() => tab.getByRole('status').textContent()).toBe(said);
    const { widget_html } = snippetsOf('acme', serving.baseUrl, 'https://acme.statuspage.me');
    expect(await tab.evaluate('navigator.clipboard.readText()')).toBe(widget_html);
  });

  test.each([
    [360, 'light'],
    [360, 'dark'],
    [830, 'light'],
    [830, 'dark'],
    [1600, 'light'],
    [1600, 'dark'],
  ] as const)(
    'the first page of serve fits into %i px with %s colors, and axe finds no problem',
    async (width, colorScheme) => {
      await tab.setViewportSize({ width, height: 900 });
      await tab.emulateMedia({ colorScheme });
      expect(await tab.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      expect(await tab.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(
        colorScheme === 'dark' ? 'rgb(13, 17, 23)' : 'rgb(255, 255, 255)',
      );
      expect(await violations()).toEqual([]);
    },
  );

  test('a table of a file that is wider than the window has a scroll bar, and words stay whole', async () => {
    await tab.setViewportSize({ width: 360, height: 900 });
    const word = after().getByText('yesterday');
    expect((await word.boundingBox())?.height).toBeLessThan(50);
    expect(await tab.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  });

  test('the first page of serve transfers less than 100 KB', () => {
    expect(transferredBytes).toBeGreaterThan(30_000);
    expect(transferredBytes).toBeLessThan(100 * 1024);
  });

  test('the first page of serve shows changes of pages.json and of a file, and keeps the focus', async () => {
    const button = tab.getByRole('button', { name: 'Copy widget_html of page acme' });
    await button.focus();
    await writeFile(
      folder.at('pages.json'),
      '[{ "slug": "acme", "customDomain": "status.acme.com" }]',
    );
    const link = after().getByRole('link', { name: 'Status', exact: true });
    await expect
      .poll(() => link.getAttribute('href'), { timeout: 20_000 })
      .toBe('https://status.acme.com');
    // The page may replace the button between the two calls, so this test asks until the button in the page has the focus.
    const hasFocus = () =>
      button.evaluate((element) => element === element.ownerDocument.activeElement);
    await expect.poll(hasFocus, { timeout: 20_000 }).toBe(true);
    await tab.locator('.status-widget').nth(1).waitFor({ state: 'attached' });
    await writeFile(folder.at('README.md'), `# Renamed\n\n${old}`);
    await expect
      .poll(() => after().locator('h1').textContent(), { timeout: 20_000 })
      .toBe('Renamed');
  });

  test('the first page of serve shows a syntax error in pages.json, and keeps the pages', async () => {
    await writeFile(folder.at('pages.json'), '[{ "slug": ');
    await expect
      .poll(() => tab.locator('main > .problem').allTextContents(), { timeout: 20_000 })
      .toEqual([
        expect.stringMatching(
          /^pages\.json(:\d:\d+: this file)? is not valid JSON .*: correct it\. The pages of its last valid version stay\.$/,
        ),
      ]);
    expect(await tab.getByRole('heading', { name: 'Page acme' }).count()).toBe(1);
    expect(await violations()).toEqual([]);
  });

  test('a message on the first page of serve does not move the page, and goes away', async () => {
    const status = tab.getByRole('status');
    await expect.poll(() => status.textContent(), { timeout: 20_000 }).toBe('');
    const height = await tab.evaluate('document.documentElement.scrollHeight');
    await tab.getByRole('button', { name: 'Copy the command' }).click();
    await expect.poll(() => status.textContent()).toBe('Copied the command.');
    expect(await tab.evaluate('document.documentElement.scrollHeight')).toBe(height);
    await tab.getByText('Copied the command.').waitFor({ state: 'hidden' });
  });

  test('the first page of serve reports a deleted file, and marks the place of a problem', async () => {
    await writeFile(folder.at('GUIDE.md'), 'Text <!-- status-snippets end -->\n');
    await expect
      .poll(() => tab.locator('.problem mark').textContent(), { timeout: 20_000 })
      .toBe('<');
    expect(await violations()).toEqual([]);
    await rm(folder.at('README.md'));
    await expect
      .poll(() => tab.locator('li.problem').allTextContents(), { timeout: 20_000 })
      .toContainEqual(expect.stringContaining('README.md:1:1: this file does not exist'));
  });

  test('the first page of serve writes nothing to the console, and sends requests only to the stand-in', () => {
    expect(messages).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(`${serving.baseUrl}/`))).toEqual([]);
  });

  test('the first page of serve says when the server has stopped', async () => {
    await serving[Symbol.asyncDispose]();
    await expect
      .poll(() => tab.getByRole('status').textContent(), { timeout: 20_000 })
      .toBe('The server has stopped. This page shows its last state.');
    expect(await violations()).toEqual([]);
  });
});
