import { readFileSync } from 'node:fs';
import { toHtml } from 'hast-util-to-html';
import { chromium } from 'playwright-core';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { expect, test } from 'vitest';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const screenHeight = 900;

/** The sizes and margins of GitHub's stylesheet for READMEs. */
const styles = `
body { margin: 0; font: 16px/1.5 "Noto Sans", "DejaVu Sans", Helvetica, Arial, sans-serif; overflow-wrap: break-word }
h1, h2 { margin: 24px 0 16px; padding-bottom: .3em; border-bottom: 1px solid; line-height: 1.25 }
h1 { font-size: 2em; margin-top: 0 } h2 { font-size: 1.5em }
p, ul, table, pre { margin: 0 0 16px } ul { padding-left: 2em } li + li { margin-top: .25em }
code { padding: .2em .4em; font: 85% "DejaVu Sans Mono", monospace }
pre { padding: 16px; overflow: auto; font-size: 85%; line-height: 1.45 } pre code { padding: 0; font-size: 100%; line-height: inherit }
table { display: block; width: max-content; max-width: 100%; overflow: auto; border-collapse: collapse }
th, td { padding: 6px 13px; border: 1px solid }
img { max-width: 100% } img:not([width]) { height: 20px; width: 90px }`;

/** Replaces the addresses of the project's own pictures with their data, because the browser is offline. */
function withPictures(html: string): string {
  return html.replaceAll(/"(?:https:[^" ]*\/)?(docs\/images\/[\w-]+\.png)"/g, (_, path: string) => {
    return `"data:image/png;base64,${readFileSync(path, 'base64')}"`;
  });
}

test.skipIf(process.platform !== 'linux')(
  'the README is at most four screens long, begins with a quick start, and no code in it is cut off',
  async () => {
    const processor = unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(remarkRehype, { allowDangerousHtml: true });
    const tree = await processor.run(processor.parse(readFileSync('README.md', 'utf8')));
    const html = withPictures(toHtml(tree, { allowDangerousHtml: true }));

    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const page = await browser.newPage({
        viewport: { width: 830, height: screenHeight },
        offline: true,
      });
      await page.setContent(`<!doctype html><style>${styles}</style>${html}`, {
        waitUntil: 'domcontentloaded',
      });
      const isShown =
        '[...document.images].every(({ src, width }) => !src.startsWith("data:") || width > 400)';
      await page.waitForFunction(isShown);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeGreaterThan(2 * screenHeight);
      expect(height).toBeLessThanOrEqual(4 * screenHeight);
      const wide =
        '[...document.querySelectorAll("pre")].filter((block) => block.scrollWidth > block.clientWidth).length';
      expect(await page.evaluate(wide)).toBe(0);
      const top = 'document.querySelector("h2").getBoundingClientRect().top';
      expect(await page.evaluate(top)).toBeLessThan(screenHeight);
    } finally {
      await browser.close();
    }
  },
);
