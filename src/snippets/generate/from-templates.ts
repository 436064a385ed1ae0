import type { Page, SnippetForms, SnippetSet } from '../snippet-set.ts';
import { badgeImage, widgetScript } from './asset-urls.ts';

/** What neither Markdown nor HTML has to escape, wherever it is written. */
const plain = /^[A-Za-z\d.:/-]*$/;

/**
 * Generates the six strings of a page without loading a printer.
 *
 * @returns the strings that `generateWithPrinters` returns, or null if something in them may need escaping, which is rare
 */
export function generateFromTemplates(page: Page, address: string): SnippetSet | null {
  const [image, script] = [badgeImage(page), widgetScript(page)];
  if (![image, script, address].every((value) => plain.test(value))) return null;
  const attributes = `src="${script}" data-slug="${page.slug}" data-theme="auto"`;
  const settings = 'data-show-incidents="1" data-rtm="60" data-upd="7"';
  return {
    status_page_url: address,
    badge_markdown: `[![Status](${image})](${address})`,
    badge_html: `<a href="${address}"><img alt="Status" src="${image}" /></a>`,
    widget_script: `<script ${attributes}></script>`,
    widget_html: `<div>\n  <script ${attributes} ${settings}></script>\n</div>`,
    minimal_md: `**Status:** See live status → [${address}](${address})`,
  };
}

/**
 * Writes each snippet in the forms that sections use, without loading a printer.
 *
 * @returns what `formatWithPrinters` returns, or null if something in it may need escaping
 */
export function formatFromTemplates(snippets: SnippetSet, page: Page): SnippetForms | null {
  const address = snippets.status_page_url;
  const image = badgeImage(page);
  if (!plain.test(address) || !plain.test(image)) return null;
  return {
    badge: { markdown: snippets.badge_markdown, html: snippets.badge_html },
    link: {
      markdown: snippets.minimal_md,
      html: `<strong>Status:</strong> See live status → <a href="${address}">${address}</a>`,
    },
    widget: { markdown: snippets.widget_html, html: snippets.widget_html },
    script: { markdown: snippets.widget_script, html: snippets.widget_script },
    definitions: { markdown: `[status-badge]: ${image}\n[status-page]: ${address}`, html: null },
  };
}
