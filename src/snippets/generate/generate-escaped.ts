import { h } from 'hastscript';
import type { Link, Strong } from 'mdast';
import type { Page, SnippetSet } from '../snippet-set.ts';
import { badgeImage, widgetScript } from './asset-urls.ts';
import { printHtml, printMarkdown } from './print.ts';

/**
 * Makes the six strings of a page without asking the service: the same bytes for the same page, always.
 *
 * @param page The page, its slug and base address as `parseSlug` and `parseBaseUrl` give them.
 * @param address Where its links point, as `addressOf` gives it.
 */
export function generateSnippets(page: Page, address: string): SnippetSet {
  return {
    status_page_url: address,
    badge_markdown: badgeMarkdown(page, address),
    badge_html: printHtml(h('a', { href: address }, h('img', { alt: 'Status', src: badgeImage(page) }))),
    widget_script: printHtml(h('script', scriptProperties(page))),
    widget_html: widgetHtml(page),
    minimal_md: minimalMarkdown(address),
  };
}

function badgeMarkdown(page: Page, address: string): string {
  const image = { type: 'image', alt: 'Status', url: badgeImage(page) } as const;
  return printMarkdown({ type: 'paragraph', children: [{ type: 'link', url: address, children: [image] }] });
}

function minimalMarkdown(address: string): string {
  const link: Link = { type: 'link', url: address, children: [{ type: 'text', value: address }] };
  const label: Strong = { type: 'strong', children: [{ type: 'text', value: 'Status:' }] };
  const words = { type: 'text', value: ' See live status → ' } as const;
  return printMarkdown({ type: 'paragraph', children: [label, words, link] });
}

function widgetHtml(page: Page): string {
  const settings = { 'data-show-incidents': '1', 'data-rtm': '60', 'data-upd': '7' };
  const script = h('script', { ...scriptProperties(page), ...settings });
  return printHtml(h('div', ['\n  ', script, '\n']));
}

function scriptProperties(page: Page): Record<string, string> {
  return { src: widgetScript(page), 'data-slug': page.slug, 'data-theme': 'auto' };
}
