import { h } from 'hastscript';
import type { Link, Strong } from 'mdast';
import type { Page, SnippetForms, SnippetSet } from '../snippet-set.ts';
import { badgeImage, widgetScript } from './asset-urls.ts';
import { printHtml, printMarkdown } from './print.ts';

const linkText = { type: 'text', value: ' See live status → ' } as const;

/** Generates the six strings of a page as syntax trees, and prints them: escaping is the printers' work. */
export function generateWithPrinters(page: Page, address: string): SnippetSet {
  return {
    status_page_url: address,
    badge_markdown: badgeMarkdown(page, address),
    badge_html: printHtml(h('a', { href: address }, h('img', { alt: 'Status', src: badgeImage(page) }))),
    widget_script: printHtml(h('script', scriptProperties(page))),
    widget_html: widgetHtml(page),
    minimal_md: minimalMarkdown(address),
  };
}

/** Writes each snippet in the forms that sections use, escaped where needed. */
export function formatWithPrinters(snippets: SnippetSet, page: Page): SnippetForms {
  const address = snippets.status_page_url;
  return {
    badge: { markdown: snippets.badge_markdown, html: snippets.badge_html },
    link: {
      markdown: snippets.minimal_md,
      html: printHtml(h('strong', 'Status:'), linkText, h('a', { href: address }, address)),
    },
    widget: { markdown: snippets.widget_html, html: snippets.widget_html },
    script: { markdown: snippets.widget_script, html: snippets.widget_script },
    definitions: { markdown: definitionsMarkdown(badgeImage(page), address), html: null },
  };
}

function badgeMarkdown(page: Page, address: string): string {
  const image = { type: 'image', alt: 'Status', url: badgeImage(page) } as const;
  return printMarkdown({ type: 'paragraph', children: [{ type: 'link', url: address, children: [image] }] });
}

function minimalMarkdown(address: string): string {
  const link: Link = { type: 'link', url: address, children: [{ type: 'text', value: address }] };
  const label: Strong = { type: 'strong', children: [{ type: 'text', value: 'Status:' }] };
  return printMarkdown({ type: 'paragraph', children: [label, linkText, link] });
}

function widgetHtml(page: Page): string {
  const settings = { 'data-show-incidents': '1', 'data-rtm': '60', 'data-upd': '7' };
  const script = h('script', { ...scriptProperties(page), ...settings });
  return printHtml(h('div', ['\n  ', script, '\n']));
}

function scriptProperties(page: Page): Record<string, string> {
  return { src: widgetScript(page), 'data-slug': page.slug, 'data-theme': 'auto' };
}

/** For people who write `[![Status][status-badge]][status-page]` wherever they like. */
function definitionsMarkdown(image: string, address: string): string {
  return printMarkdown(
    { type: 'definition', identifier: 'status-badge', label: 'status-badge', url: image },
    { type: 'definition', identifier: 'status-page', label: 'status-page', url: address },
  );
}
