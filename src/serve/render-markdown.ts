import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { countMarkup, countMatches, limitMarkup, TimeBudget } from '../core/limits.ts';
import { contentStart, type Format } from '../sections/format.ts';
import { formats } from '../sections/formats.ts';
import { parseHtmlFile } from '../sections/html/parse-html-file.ts';
import { badgeAt, badgeImageUrl } from '../snippets/snippet-set.ts';

/** The badges of the stand-in. */
export interface LocalBadges {
  readonly baseUrl: string;
  readonly slugs: readonly string[];
}

export interface RenderOptions {
  readonly format: Format;
  /** One page shows several texts. */
  readonly idPrefix: string;
  readonly badges: LocalBadges;
  readonly highlighted?: readonly (string | null)[];
  /** The keyboard passes over the links of an old version. */
  readonly isOld?: boolean;
}

/** In a text that is rendered, this character is shown as a dashed box. */
export const emptySection = '\u{f8ff}';

/**
 * GitHub-flavored Markdown without scripts, styles and event handlers. The page sends no requests
 * to other servers, so their images are shown as their alternative text, except for badges of the
 * stand-in's pages.
 * @returns the HTML of each block
 * @throws {StatusSnippetsError} `too-complex`
 */
export function renderAsGithub(text: string, options: RenderOptions): readonly string[] {
  return new TimeBudget().run(text.length, () => {
    const markup = toMarkup(text.slice(contentStart(text)), options.format);
    parseHtmlFile(markup); // it refuses what would become a huge tree
    return toSafeHtml(markup, options);
  });
}

/**
 * The whole text is parsed at once. A changelog of 250 KB has this many, which take 300 MB of
 * memory.
 */
const maxUnits = 150_000;

const maxCells = 1_000_000; // 150 MB

function toMarkup(text: string, format: Format): string {
  const source = formats[format].toMarkdown(text);
  if (source === null) return text;
  limitMarkup(countMarkup(source), maxUnits);
  // The HTML of a table has as many cells in each row as in the first one.
  const columns = (source.match(/^[\t >|:-]+$/gm) ?? []).map((row) => countMatches(row, /\|/g));
  limitMarkup(Math.max(0, ...columns) * countMatches(source, /\n/g), maxCells);
  return micromark(source, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml({ clobberPrefix: '' })],
  });
}

function toSafeHtml(
  markup: string,
  { idPrefix, badges, highlighted = [], isOld }: RenderOptions,
): readonly string[] {
  const tree = sanitize(fromHtml(markup, { fragment: true }), {
    ...defaultSchema,
    clobberPrefix: idPrefix,
  }) as Root;
  visit(tree, 'element', (element, index, parent) => {
    const { href } = element.properties;
    if (typeof href === 'string' && href.startsWith('#'))
      element.properties.href = `#${idPrefix}${href.slice(1)}`;
    if (typeof href === 'string' && isOld) element.properties.tabIndex = -1;
    if (typeof href === 'string' && highlighted.includes(href))
      element.properties.className = ['highlighted'];
    if (element.tagName === 'source') element.properties = {};
    if (element.tagName === 'img' && parent && index !== undefined)
      parent.children[index] = showImage(element, badges);
  });
  markEmptySectionsIn(tree);
  return blocksOf(tree).map((block) => toHtml(block));
}

/** Only in text: in an attribute, an element would end the value. */
function markEmptySectionsIn(tree: Root): void {
  visit(tree, 'text', ({ value }, index, parent) => {
    const [first = '', ...others] = value.split(emptySection);
    if (others.length === 0 || parent === undefined || index === undefined) return;
    const nodes: ElementContent[] = [{ type: 'text', value: first }];
    for (const other of others)
      nodes.push(h('span.empty', 'empty section'), { type: 'text', value: other });
    parent.children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}

/** Line breaks are between them. */
function blocksOf(tree: Root): readonly Root[] {
  const blocks: Root[] = [{ type: 'root', children: [] }];
  for (const node of tree.children) {
    const isBreak = node.type === 'text' && node.value.trim() === '' && node.value.includes('\n');
    if (isBreak) blocks.push({ type: 'root', children: [] });
    else blocks.at(-1)?.children.push(node);
  }
  return blocks.filter(({ children }) => children.length > 0);
}

function showImage(image: Element, { baseUrl, slugs }: LocalBadges): Element {
  const { src, alt } = image.properties;
  const slug = badgeAt(String(src ?? ''))?.slug ?? '';
  if (slugs.includes(slug))
    return h('img', { ...image.properties, src: badgeImageUrl({ slug, baseUrl }) });
  return h('span', { className: 'other-image' }, String(alt || 'image'));
}
