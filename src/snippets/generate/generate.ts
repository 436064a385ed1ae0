import type { Page, SnippetForms, SnippetSet } from '../snippet-set.ts';
import { badgeImage, widgetScript } from './asset-urls.ts';

/** What no printer of Markdown or HTML has to escape, wherever it stands. */
const plain = /^[A-Za-z\d.:/-]*$/;

/**
 * The six strings of a page where nothing in them needs escaping, which is nearly always; else null, and `generateSnippets`
 * has to print them. They are the same strings, and no printer has to be loaded for them.
 */
export function plainSnippets(page: Page, address: string): SnippetSet | null {
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
 * What each snippet of a section looks like, where nothing that has to be printed needs escaping; else null, and
 * `snippetForms` has to print it.
 *
 * @param snippets strings that were generated, or judged safe
 */
export function plainForms(snippets: SnippetSet, page: Page): SnippetForms | null {
  const address = snippets.status_page_url.trim().replace(/\/$/, '');
  const image = badgeImage(page);
  if (!plain.test(address) || !plain.test(image)) return null;
  const both = (value: string) => ({ markdown: value.trim(), html: value.trim() });
  return {
    badge: { markdown: snippets.badge_markdown.trim(), html: snippets.badge_html.trim() },
    link: {
      markdown: snippets.minimal_md.trim(),
      html: `<strong>Status:</strong> See live status → <a href="${address}">${address}</a>`,
    },
    widget: both(snippets.widget_html),
    script: both(snippets.widget_script),
    definitions: { markdown: `[status-badge]: ${image}\n[status-page]: ${address}`, html: null },
  };
}
