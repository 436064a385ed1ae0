import { badgeImage, formsOf, type Page, type SnippetForms, type SnippetSet, widgetScript } from '../snippet-set.ts';

/** What neither Markdown nor HTML has to escape, wherever it is written. */
const plain = /^[A-Za-z\d.:/-]*$/;

/**
 * Generates the six strings of a page offline: the same bytes for the same page, always. The printers are loaded only if
 * something needs escaping.
 *
 * @param page the slug and base URL as `parseSlug` and `parseBaseUrl` return them
 * @param address the target of its links, as `addressOf` returns it
 */
export async function generateSnippets(page: Page, address: string): Promise<SnippetSet> {
  const snippets = generateFromTemplates(page, address);
  if (snippets !== null) return snippets;
  const { generateWithPrinters } = await import(/* webpackChunkName: "printers" */ './printers.ts');
  return generateWithPrinters(page, address);
}

/**
 * Writes each snippet in the forms that sections use, in Markdown and in HTML.
 *
 * @param snippets generated or validated strings
 */
export async function formatSnippets(snippets: SnippetSet, page: Page): Promise<SnippetForms> {
  const forms = formatFromTemplates(snippets, page);
  if (forms !== null) return forms;
  const { formatWithPrinters } = await import(/* webpackChunkName: "printers" */ './printers.ts');
  return formatWithPrinters(snippets, page);
}

/** Returns what `generateWithPrinters` returns, or null if something in it may need escaping, which is rare. */
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

/** Returns what `formatWithPrinters` returns, or null if something in it may need escaping. */
export function formatFromTemplates(snippets: SnippetSet, page: Page): SnippetForms | null {
  const address = snippets.status_page_url;
  const image = badgeImage(page);
  if (!plain.test(address) || !plain.test(image)) return null;
  const linkHtml = `<strong>Status:</strong> See live status → <a href="${address}">${address}</a>`;
  return formsOf(snippets, linkHtml, `[status-badge]: ${image}\n[status-page]: ${address}`);
}
