/** The six fields of a snippet set, in the order the service documents them. */
export const snippetFields = [
  'status_page_url',
  'badge_markdown',
  'badge_html',
  'widget_script',
  'widget_html',
  'minimal_md',
] as const;

export type SnippetField = (typeof snippetFields)[number];

/** The six ready-to-paste strings of one status page. */
export type SnippetSet = Readonly<Record<SnippetField, string>>;

/** A status page as the service knows it: its slug, and the base address of the service, without a trailing slash. */
export interface Page {
  readonly slug: string;
  readonly baseUrl: string;
}
