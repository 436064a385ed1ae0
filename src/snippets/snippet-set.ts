/** The fields of a snippet set, in the order in which the service documents them. */
export const snippetFields = [
  'status_page_url',
  'badge_markdown',
  'badge_html',
  'widget_script',
  'widget_html',
  'minimal_md',
] as const;

/** The name of one of the six strings of a snippet set, such as `badge_markdown`. */
export type SnippetField = (typeof snippetFields)[number];

/** The six ready-to-paste strings of one status page. */
export type SnippetSet = Readonly<Record<SnippetField, string>>;

/** Creates an object with one value for each field. */
export function mapFields<T>(make: (field: SnippetField) => T): Readonly<Record<SnippetField, T>> {
  const entries = snippetFields.map((field) => [field, make(field)] as const);
  // The type of `fromEntries` does not say that every field is present.
  return Object.fromEntries(entries) as Record<SnippetField, T>;
}

/** For each snippet, the fields that its Markdown and its HTML are made from; null if it has no HTML form. */
export const fieldsOfSnippets = {
  badge: { markdown: 'badge_markdown', html: 'badge_html' },
  link: { markdown: 'minimal_md', html: 'status_page_url' },
  widget: { markdown: 'widget_html', html: 'widget_html' },
  script: { markdown: 'widget_script', html: 'widget_script' },
  definitions: { markdown: 'status_page_url', html: null },
} as const satisfies Record<string, { markdown: SnippetField; html: SnippetField | null }>;

export type SnippetForms = ReturnType<typeof formsOf>;

/** Combines the strings of a page into its snippets, each in Markdown and in HTML; null if it has no HTML form. */
export function formsOf(snippets: SnippetSet, linkHtml: string, definitions: string) {
  return {
    badge: { markdown: snippets.badge_markdown, html: snippets.badge_html },
    link: { markdown: snippets.minimal_md, html: linkHtml },
    widget: { markdown: snippets.widget_html, html: snippets.widget_html },
    script: { markdown: snippets.widget_script, html: snippets.widget_script },
    definitions: { markdown: definitions, html: null },
  };
}

/** A status page: its slug, and the base URL of its service without a trailing slash. */
export interface Page {
  readonly slug: string;
  readonly baseUrl: string;
}

/** The address of the badge image, which is on the host of the service even if the page has a custom domain. */
export function badgeImageUrl({ slug, baseUrl }: Page): string {
  return `${baseUrl}/badge/${slug}.svg`;
}

export function widgetScriptUrl({ baseUrl }: Page): string {
  return `${baseUrl}/static/embed/v1/status.js`;
}
