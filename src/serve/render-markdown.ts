import type { Element, ElementContent, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { contentStart, type Format } from '../sections/format.ts';
import { formats } from '../sections/formats.ts';
import { parseHtmlFile } from '../sections/html/parse-html-file.ts';
import { unitsOfMarkdown } from '../sections/markdown/event-parser.ts';
import { badgeAt, badgeImageUrl } from '../snippets/snippet-set.ts';
import { countMatches, limitMarkup, TimeBudget } from '../text/time-limit.ts';

/** The badges of the stand-in. */
interface LocalBadges {
  readonly baseUrl: string;
  readonly slugs: readonly string[];
}

export interface RenderOptions {
  readonly format: Format;
  /** One page shows several texts. */
  readonly idPrefix: string;
  readonly badges: LocalBadges;
  readonly highlighted?: readonly (string | null)[];
}

/** In a text that is rendered, this character is shown as a dashed place. */
export const emptySection = '\u{f8ff}';

/**
 * GitHub-flavored Markdown without scripts, styles and event handlers. The page sends no requests to other servers, so
 * their images are shown as their alternative text, except for badges of the stand-in's pages.
 * @throws {StatusSnippetsError} `too-complex`
 */
export function renderAsGithub(text: string, options: RenderOptions): string {
  const timeBudget = new TimeBudget();
  const whole = { start: 0, end: text.length };
  const markup = timeBudget.run(whole, () => toMarkup(text.slice(contentStart(text)), options.format));
  parseHtmlFile(markup, timeBudget); // it refuses what would become a huge tree
  return timeBudget.run(whole, () => toSafeHtml(markup, options));
}

/** The whole text is parsed at once. A changelog of 250 KB has so many, which take 300 MB of memory. */
const maxUnits = 150_000;

const maxCells = 1_000_000; // 150 MB

function toMarkup(text: string, format: Format): string {
  const source = formats[format].toMarkdown(text);
  if (source === null) return text;
  const whole = { start: 0, end: source.length };
  limitMarkup(whole, unitsOfMarkdown(source), maxUnits);
  // The HTML of a table has as many cells in each row as in the first one.
  const columns = (source.match(/^[\t >|:-]+$/gm) ?? []).map((row) => countMatches(row, /\|/g));
  const mostColumns = columns.reduce((most, count) => Math.max(most, count), 0);
  limitMarkup(whole, mostColumns * countMatches(source, /\n/g), maxCells);
  return micromark(source, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml({ clobberPrefix: '' })],
  });
}

function toSafeHtml(markup: string, { idPrefix, badges, highlighted = [] }: RenderOptions): string {
  const schema = { ...defaultSchema, clobberPrefix: idPrefix };
  const tree = sanitize(fromHtml(markup, { fragment: true }), schema) as Root;
  visit(tree, 'element', (element, index, parent) => {
    const { href } = element.properties;
    if (typeof href === 'string' && href.startsWith('#')) element.properties.href = `#${idPrefix}${href.slice(1)}`;
    if (typeof href === 'string' && highlighted.includes(href)) element.properties.className = ['highlighted'];
    if (element.tagName === 'source') element.properties = {};
    if (element.tagName === 'img' && parent && index !== undefined)
      parent.children[index] = shownImage(element, badges);
  });
  return toHtml(tree).replaceAll(emptySection, toHtml(h('span.empty', 'empty section')));
}

function shownImage(image: Element, { baseUrl, slugs }: LocalBadges): Element {
  const { src, alt } = image.properties;
  const slug = badgeAt(String(src ?? ''))?.slug ?? '';
  if (slugs.includes(slug)) return h('img', { ...image.properties, src: badgeImageUrl({ slug, baseUrl }) });
  return h('span', { className: 'other-image' }, String(alt || 'image'));
}

export function raw(value: string): ElementContent {
  return { type: 'raw', value } as unknown as ElementContent; // toHtml prints raw nodes, whose type is in another package
}

export function toHtmlText(...nodes: readonly Nodes[]): string {
  return toHtml([...nodes] as Element[], { allowDangerousHtml: true });
}
