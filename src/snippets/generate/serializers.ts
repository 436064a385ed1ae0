import type { Element, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Root, RootContent } from 'mdast';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import {
  badgeImageUrl,
  formsOf,
  type Page,
  type SnippetForms,
  type SnippetSet,
  widgetScriptUrl,
} from '../snippet-set.ts';

// Without `resourceLink`, a link whose text equals its target is printed as `<target>`, which MDX cannot parse.
const printer = unified().use(remarkStringify, { resourceLink: true, tightDefinitions: true }).freeze();

/** Prints Markdown blocks, without a line break at the end. */
function printMarkdown(...children: RootContent[]): string {
  const tree: Root = { type: 'root', children };
  return printer.stringify(tree).trimEnd();
}

/** Prints HTML, with ` />` at the end of void elements, so that MDX can parse them too. */
function printHtml(...children: (Element | Text)[]): string {
  return toHtml({ type: 'root', children }, { closeSelfClosing: true });
}

const linkText = { type: 'text', value: ' See live status → ' } as const;

/** Generates the six strings of a page by printing syntax trees, so that all values are escaped. */
export function generateWithSerializers(page: Page, address: string): SnippetSet {
  const image = badgeImageUrl(page);
  const script = { src: widgetScriptUrl(page), 'data-slug': page.slug, 'data-theme': 'auto' };
  const widget = { ...script, 'data-show-incidents': '1', 'data-rtm': '60', 'data-upd': '7' };
  const badge: RootContent = { type: 'link', url: address, children: [{ type: 'image', alt: 'Status', url: image }] };
  const label: RootContent = { type: 'strong', children: [{ type: 'text', value: 'Status:' }] };
  const link: RootContent = { type: 'link', url: address, children: [{ type: 'text', value: address }] };
  return {
    status_page_url: address,
    badge_markdown: printMarkdown({ type: 'paragraph', children: [badge] }),
    badge_html: printHtml(h('a', { href: address }, h('img', { alt: 'Status', src: image }))),
    widget_script: printHtml(h('script', script)),
    widget_html: printHtml(h('div', ['\n  ', h('script', widget), '\n'])),
    minimal_md: printMarkdown({ type: 'paragraph', children: [label, linkText, link] }),
  };
}

/** Creates the snippets of a page from its six strings, like `formatSnippets`, but with all values escaped. */
export function formatWithSerializers(snippets: SnippetSet, page: Page): SnippetForms {
  const address = snippets.status_page_url;
  const linkHtml = printHtml(h('strong', 'Status:'), linkText, h('a', { href: address }, address));
  const definitions = printMarkdown(
    { type: 'definition', identifier: 'status-badge', url: badgeImageUrl(page) },
    { type: 'definition', identifier: 'status-page', url: address },
  );
  return formsOf(snippets, linkHtml, definitions);
}
