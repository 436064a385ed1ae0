import { h } from 'hastscript';
import { printHtml } from './print-html.ts';
import { printMarkdown } from './print-markdown.ts';
import { badgeImage } from './service-addresses.ts';
import type { Page, SnippetField, SnippetSet } from './snippet-set.ts';

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

/**
 * What each snippet of a section looks like, in Markdown and in HTML. What has to be printed is printed when it is read.
 *
 * @param snippets Strings that were generated, or judged safe.
 */
export function snippetForms(snippets: SnippetSet, page: Page): SnippetForms {
  const sent = (field: SnippetField) => snippets[field].trim();
  const address = sent('status_page_url').replace(/\/$/, '');
  return {
    badge: { markdown: sent('badge_markdown'), html: sent('badge_html') },
    link: {
      markdown: sent('minimal_md'),
      get html() {
        return linkHtml(address);
      },
    },
    widget: { markdown: sent('widget_html'), html: sent('widget_html') },
    script: { markdown: sent('widget_script'), html: sent('widget_script') },
    definitions: {
      get markdown() {
        return definitionsMarkdown(badgeImage(page), address);
      },
      html: null,
    },
  };
}

function linkHtml(address: string): string {
  const words = { type: 'text', value: ' See live status → ' } as const;
  return printHtml(h('strong', 'Status:'), words, h('a', { href: address }, address));
}

/** For people who write `[![Status][status-badge]][status-page]` wherever they like. */
function definitionsMarkdown(image: string, address: string): string {
  return printMarkdown(
    { type: 'definition', identifier: 'status-badge', label: 'status-badge', url: image },
    { type: 'definition', identifier: 'status-page', label: 'status-page', url: address },
  );
}
