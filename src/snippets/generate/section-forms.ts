import { h } from 'hastscript';
import type { Page, SnippetField, SnippetForms, SnippetSet } from '../snippet-set.ts';
import { badgeImage } from './asset-urls.ts';
import { printHtml, printMarkdown } from './print.ts';

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
