import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { micromark } from 'micromark';
import { frontmatter, frontmatterHtml } from 'micromark-extension-frontmatter';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import type { Format } from '../../sections/format.ts';
import { isError } from '../../text/errors.ts';
import { TimeBudget } from '../../text/time-limit.ts';

export interface RenderOptions {
  readonly format: Format;
  /** One page shows several texts. */
  readonly idPrefix: string;
  /** Gets the address of an image on the stand-in; null if the image is on another server. */
  readonly localImage: (src: string) => string | null;
  readonly highlighted?: readonly (string | null)[];
}

/** In a text that is rendered, this character is shown as a dashed place. */
export const emptySection = '\u{f8ff}';

/**
 * GitHub-flavored Markdown without scripts, styles and event handlers. The page sends no requests to other servers, so
 * their images are shown as their alternative text. A sentence replaces a text that takes too long.
 */
export function renderAsGithub(text: string, options: RenderOptions): string {
  try {
    return new TimeBudget(maxMs).run({ start: 0, end: Number.POSITIVE_INFINITY }, () => render(text, options));
  } catch (error) {
    if (!isError(error, 'too-complex')) throw error;
    return toHtml(h('p.problem', 'This file takes too long to show.'));
  }
}

/** Processor time. Meanwhile nothing else is answered. */
const maxMs = 2_000;

function render(text: string, options: RenderOptions): string {
  const { format, idPrefix, localImage, highlighted = [] } = options;
  const tree = sanitize(fromHtml(toMarkup(text, format), { fragment: true }), {
    ...defaultSchema,
    clobberPrefix: idPrefix,
  }) as Root;
  visit(tree, 'element', (element, index, parent) => {
    const { href } = element.properties;
    if (typeof href === 'string' && href.startsWith('#')) element.properties.href = `#${idPrefix}${href.slice(1)}`;
    if (typeof href === 'string' && highlighted.includes(href)) element.properties.className = ['highlighted'];
    if (element.tagName === 'source') element.properties = {};
    if (element.tagName === 'img' && parent && index !== undefined)
      parent.children[index] = shownImage(element, localImage);
  });
  return toHtml(tree).replaceAll(emptySection, toHtml(h('span.empty', 'empty section')));
}

function toMarkup(text: string, format: Format): string {
  if (format === 'html') return text;
  const source = format === 'mdx' ? text.replace(/\{\/\*[\s\S]*?\*\/\}/g, '') : text;
  return micromark(source, {
    allowDangerousHtml: true,
    extensions: [gfm(), frontmatter()],
    htmlExtensions: [gfmHtml({ clobberPrefix: '' }), frontmatterHtml()],
  });
}

function shownImage(image: Element, localImage: RenderOptions['localImage']): Element {
  const { src, alt } = image.properties;
  const address = localImage(String(src ?? ''));
  if (address !== null) return h('img', { ...image.properties, src: address });
  return h('span', { className: 'other-image' }, String(alt || 'image'));
}

export function toHtmlText(...nodes: readonly Nodes[]): string {
  return toHtml([...nodes] as Element[], { allowDangerousHtml: true });
}
