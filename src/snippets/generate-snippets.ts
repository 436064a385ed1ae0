import {
  badgeImageUrl,
  type PageId,
  type SnippetSet,
  type UnsafeSnippet,
  type ValidatedSnippets,
  widgetScriptUrl,
} from './snippet-set.ts';

/** The addresses in a snippet set, escaped for the place where they are. */
export type EscapedUrls = ReturnType<typeof escapeUrls>;

export function escapeUrls(page: PageId, address: string) {
  const image = badgeImageUrl(page);
  return {
    address,
    // The host may be an IP address in brackets, which could end the label of the link around the image.
    imageInMarkdown: escapeTarget(image).replace(/[[\]]/g, '\\$&'),
    imageInHtml: escapeAttribute(image),
    script: escapeAttribute(widgetScriptUrl(page)),
    // As the text of a link in Markdown, where underscores inside a word have no meaning.
    addressInText: address.replace(/(?<![A-Za-z\d_])_+|_+(?![A-Za-z\d_])/g, (run) => run.replaceAll('_', '\\_')),
  };
}

/** Generates the six strings of a page without a request, from what the functions in `inputs.ts` return. */
export function generateSnippetSet(page: PageId, address: string): SnippetSet {
  const { imageInMarkdown, imageInHtml, script, addressInText } = escapeUrls(page, address);
  const attributes = `src="${script}" data-slug="${page.slug}" data-theme="auto"`;
  const widgetSettings = 'data-show-incidents="1" data-rtm="60" data-upd="7"';
  return {
    status_page_url: address,
    badge_markdown: `[![Status](${imageInMarkdown})](${address})`,
    badge_html: `<a href="${address}"><img alt="Status" src="${imageInHtml}" /></a>`,
    widget_script: `<script ${attributes}></script>`,
    widget_html: `<div>\n  <script ${attributes} ${widgetSettings}></script>\n</div>`,
    minimal_md: `**Status:** See live status → [${addressInText}](${address})`,
  };
}

/** What a snippet is made from, in each syntax; null if this program makes it from the address of the page. */
const fieldsOfSnippets = {
  badge: { markdown: 'badge_markdown', html: 'badge_html' },
  link: { markdown: 'minimal_md', html: null },
  widget: { markdown: 'widget_html', html: 'widget_html' },
  script: { markdown: 'widget_script', html: 'widget_script' },
  definitions: { markdown: null, html: null },
} as const;

/** If a string is unsafe that the snippet needs, returns that. */
export function formatSnippet(
  name: keyof typeof fieldsOfSnippets,
  syntax: 'markdown' | 'html',
  snippets: ValidatedSnippets,
  page: PageId,
): string | UnsafeSnippet {
  const address = snippets.status_page_url;
  const field = fieldsOfSnippets[name][syntax];
  if (typeof address !== 'string') return address;
  if (field !== null) return snippets[field];
  if (name === 'link') return `<strong>Status:</strong> See live status → <a href="${address}">${address}</a>`;
  return `[status-badge]: ${escapeTarget(badgeImageUrl(page))}\n[status-page]: ${address}`;
}

// The printers of Markdown and HTML are not used, because loading them takes longer than the rest of a run. What slugs, base
// URLs and addresses can contain is little enough to escape it here. A test compares the result with those printers.

function escapeTarget(url: string): string {
  return url.replace(/[()]|&(?=[#A-Za-z])/g, '\\$&');
}

function escapeAttribute(url: string): string {
  return url.replaceAll('&', '&#x26;').replaceAll("'", '&#x27;');
}
