/**
 * Makes the pictures of the README in `docs/images/`, in light and dark colors. Chromium shows the pages of `serve`, which runs
 * on the loopback interface. A refresh fills a README with snippets from there before the address of the page changes.
 *
 *     npm run build && node scripts/pictures.js
 *
 * The environment variable CHROMIUM is the path of Chromium; by default /usr/bin/chromium. The port, the size of the window and
 * the pages are fixed, and nothing depends on the time. On a machine with other fonts or another version of Chromium, glyphs,
 * line breaks and the size of a picture may differ.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { projectRoot } from './project-root.js';

const program = join(projectRoot, 'dist/cli/index.js');
const images = join(projectRoot, 'docs/images');
const port = '4010'; // fixed, because the pictures show it in snippets
const maxBytes = 100_000;
const marginPixels = 8;

const readme = `# Acme Ledger

<!-- status-snippets start slug="acme" -->
<!-- status-snippets end -->
`;

const folder = mkdtempSync(join(tmpdir(), 'status-snippets-pictures-'));
const env = { PATH: process.env.PATH ?? '', HOME: folder, XDG_CACHE_HOME: folder };
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-lcd-text', '--font-render-hinting=none'],
});
try {
  mkdirSync(images, { recursive: true });
  await takeBeforeAndAfter();
  await takeServe();
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Takes pictures of a README before and after a run that updates the address of its page. */
async function takeBeforeAndAfter() {
  writePages([{ slug: 'acme' }]);
  writeFileSync(join(folder, 'README.md'), readme);
  await withServer(['README.md', '--pages', 'pages.json'], async (address) => {
    refresh(address);
    writePages([{ slug: 'acme', customDomain: 'status.acme.com' }]);
    await takeBoth('before-after', address, { width: 600, scale: 2, end: '.sides' });
    refresh(address);
  });
  if (!readFileSync(join(folder, 'README.md'), 'utf8').includes('[https://status.acme.com]')) {
    throw new Error('The refresh did not write what the picture shows');
  }
}

/** Takes pictures of the page of `serve` as the tour describes it, down to the first snippets. */
async function takeServe() {
  writePages([{ slug: 'acme' }]);
  writeFileSync(join(folder, 'README.md'), readme);
  await withServer(['README.md', '--pages', 'pages.json'], (address) =>
    takeBoth('serve', address, {
      width: 830,
      scale: 1,
      start: 'header',
      end: '.snippet:nth-child(2)',
    }),
  );
}

/**
 * Takes a picture of a part of a web page, in light and in dark colors.
 *
 * @param {string} name
 * @param {string} address
 * @param {{ width: number, scale: number, start?: string, end: string }} part the width of the window in pixels, the number of
 * device pixels per pixel, and CSS selectors of the first and last element of the part; by default, `start` is the same as `end`
 */
async function takeBoth(name, address, { width, scale, end, start = end }) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const tab = await browser.newPage({
      viewport: { width, height: 900 },
      deviceScaleFactor: scale,
      colorScheme,
    });
    await tab.goto(address);
    await tab.locator('.status-widget').first().waitFor();
    // Side by side, although the narrow picture of the README has less space than the page needs for that.
    await tab
      .locator('.sides')
      .evaluate(({ style }) => style.setProperty('grid-template-columns', '1fr 1fr'));
    const boundingBox = (/** @type {string} */ selector) =>
      tab.locator(selector).first().boundingBox();
    const [first, last] = [await boundingBox(start), await boundingBox(end)];
    if (!first || !last) throw new Error(`${start} or ${end} is not shown`);
    const y = Math.max(first.y - marginPixels, 0);
    const clip = { x: 0, y, width, height: Math.ceil(last.y + last.height + marginPixels - y) };
    const path = join(images, `${name}-${colorScheme}.png`);
    const { length } = await tab.screenshot({ path, clip, fullPage: true });
    if (length > maxBytes) throw new Error(`${path} has ${length} bytes, more than ${maxBytes}`);
    console.log(`${path}: ${clip.width} × ${clip.height}, ${length} bytes`);
    await tab.close();
  }
}

/** @param {readonly object[]} pages */
function writePages(pages) {
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
}

/** Refreshes the README in the folder. @param {string} address the base URL of the service */
function refresh(address) {
  const args = [program, '--base-url', address, '--max-age', '0'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0 || !stderr.includes('Updated '))
    throw new Error(`The refresh failed:\n${stderr}`);
}

/**
 * Runs `serve` until a function has finished.
 *
 * @param {readonly string[]} args
 * @param {(address: string) => Promise<void>} use the function, which receives the base URL of `serve`
 */
async function withServer(args, use) {
  const child = spawn(process.execPath, [program, 'serve', '--quiet', '--port', port, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const started = once(createInterface(child.stdout), 'line');
  try {
    const [address] = await Promise.race([
      started,
      ended.then(() => Promise.reject(new Error('serve ended'))),
    ]);
    await use(address);
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}
