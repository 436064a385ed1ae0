import {
  badgeImageUrl,
  formsOf,
  type Page,
  type SnippetForms,
  type SnippetSet,
  widgetScriptUrl,
} from '../snippet-set.ts';

/** Text that needs no escaping in Markdown or HTML. Other text needs the serializers, which are slow to load. */
const plain = /^[A-Za-z\d.:/-]*$/;

/**
 * Generates the six strings of a page without a request. The result is always the same bytes for the same page.
 *
 * @param page the slug and base URL as `parseSlug` and `parseBaseUrl` return them
 * @param address the target of the links, as `addressOf` returns it
 */
export async function generateSnippetSet(page: Page, address: string): Promise<SnippetSet> {
  const [image, script] = [badgeImageUrl(page), widgetScriptUrl(page)];
  if (![image, script, address].every((value) => plain.test(value))) {
    const { generateWithSerializers } = await import('./serializers.ts');
    return generateWithSerializers(page, address);
  }
  const attributes = `src="${script}" data-slug="${page.slug}" data-theme="auto"`;
  const widgetSettings = 'data-show-incidents="1" data-rtm="60" data-upd="7"';
  return {
    status_page_url: address,
    badge_markdown: `[![Status](${image})](${address})`,
    badge_html: `<a href="${address}"><img alt="Status" src="${image}" /></a>`,
    widget_script: `<script ${attributes}></script>`,
    widget_html: `<div>\n  <script ${attributes} ${widgetSettings}></script>\n</div>`,
    minimal_md: `**Status:** See live status → [${address}](${address})`,
  };
}

/** Creates the snippets of a page, in Markdown and HTML, from its six strings. The strings were generated or validated. */
export async function formatSnippets(snippets: SnippetSet, page: Page): Promise<SnippetForms> {
  const address = snippets.status_page_url;
  const image = badgeImageUrl(page);
  // The page's address is not checked: in the two strings below, a host name never needs escaping.
  if (!plain.test(image)) {
    const { formatWithSerializers } = await import('./serializers.ts');
    return formatWithSerializers(snippets, page);
  }
  const linkHtml = `<strong>Status:</strong> See live status → <a href="${address}">${address}</a>`;
  return formsOf(snippets, linkHtml, `[status-badge]: ${image}\n[status-page]: ${address}`);
}
