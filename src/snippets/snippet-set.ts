/** The snippets a section can show, by the names of `show`, and the string each form is made from. */
export const snippetSources = {
  badge: { markdown: 'badge_markdown', html: 'badge_html' },
  link: { markdown: 'minimal_md', html: 'status_page_url' },
  widget: { markdown: 'widget_html', html: 'widget_html' },
  script: { markdown: 'widget_script', html: 'widget_script' },
  definitions: { markdown: 'status_page_url', html: null },
} as const satisfies Record<string, { markdown: SnippetField; html: SnippetField | null }>;

export type SnippetName = keyof typeof snippetSources;

export interface SnippetForm {
  readonly markdown: string;
  /** Null if the snippet has no HTML form. */
  readonly html: string | null;
}

export type SnippetForms = Readonly<
  Record<Exclude<SnippetName, 'definitions'>, { readonly markdown: string; readonly html: string }> & {
    definitions: { readonly markdown: string; readonly html: null };
  }
>;

/** The six fields of a snippet set, in the order the service documents them. */
export const snippetFields = [
  'status_page_url',
  'badge_markdown',
  'badge_html',
  'widget_script',
  'widget_html',
  'minimal_md',
] as const;

/** The name of a string of a snippet set, such as `badge_markdown`. */
export type SnippetField = (typeof snippetFields)[number];

/** The six ready-to-paste strings of one status page. */
export type SnippetSet = Readonly<Record<SnippetField, string>>;

/** A status page: its slug, and the base URL of its service without a trailing slash. */
export interface Page {
  readonly slug: string;
  readonly baseUrl: string;
}
