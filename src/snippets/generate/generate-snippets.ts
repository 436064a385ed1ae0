import {
  badgeImageUrl,
  formsOf,
  type Page,
  type SnippetForms,
  type SnippetSet,
  widgetScriptUrl,
} from '../snippet-set.ts';

/** What neither Markdown nor HTML has to escape. The serializers, which are slow to load, are needed only for the rest. */
const plain = /^[A-Za-z\d.:/-]*$/;

/**
 * Generates the six strings of a page offline: the same bytes for the same page, always.
 *
 * @param page the slug and base URL as `parseSlug` and `parseBaseUrl` return them
 * @param address the target of its links, as `addressOf` returns it
 */
export async function generateSnippetSet(page: Page, address: string): Promise<SnippetSet> {
  const [image, script] = [badgeImageUrl(page), widgetScriptUrl(page)];
  if (![image, script, address].every((value) => plain.test(value))) {
    const { generateWithSerializers } = await import(/* webpackChunkName: "serializers" */ './serializers.ts');
    return generateWithSerializers(page, address);
  }
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

/** Writes each of the six strings, generated or validated, in the forms that sections use. */
export async function formatSnippets(snippets: SnippetSet, page: Page): Promise<SnippetForms> {
  const address = snippets.status_page_url;
  const image = badgeImageUrl(page);
  // The host name of an address never needs escaping here.
  if (!plain.test(image)) {
    const { formatWithSerializers } = await import(/* webpackChunkName: "serializers" */ './serializers.ts');
    return formatWithSerializers(snippets, page);
  }
  const linkHtml = `<strong>Status:</strong> See live status → <a href="${address}">${address}</a>`;
  return formsOf(snippets, linkHtml, `[status-badge]: ${image}\n[status-page]: ${address}`);
}
