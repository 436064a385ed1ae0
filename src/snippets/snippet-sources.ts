import type { SnippetField } from './snippet-set.ts';

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
  /** Null where the snippet has no HTML form. */
  readonly html: string | null;
}

export type SnippetForms = Readonly<
  Record<Exclude<SnippetName, 'definitions'>, { readonly markdown: string; readonly html: string }> & {
    definitions: { readonly markdown: string; readonly html: null };
  }
>;
