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
  /** A prefix for the ids in this text, because one page shows several texts. */
  readonly idPrefix: string;
  /** Gets the address of an image on the stand-in; null if the image is on another server. */
  readonly localImage: (src: string) => string | null;
  /** The addresses whose links are highlighted. */
  readonly highlighted?: readonly (string | null)[];
}

/** Marks an empty section in a text that is rendered. It is shown as a dashed place. */
export const emptySection = '\u{f8ff}';

/**
 * Renders a text as GitHub does: GitHub-flavored Markdown without scripts, styles and event handlers. An image of another
 * server is shown as its alternative text, because the page sends no requests to other servers. A text that takes too long
 * is replaced by a sentence.
 */
export function renderAsGithub(text: string, options: RenderOptions): string {
  try {
    return new TimeBudget(maxMs).run({ start: 0, end: Number.POSITIVE_INFINITY }, () => render(text, options));
  } catch (error) {
    if (!isError(error, 'too-complex')) throw error;
    return toHtml(h('p.problem', 'This file takes too long to show.'));
  }
}

/** The processor time for one text. Meanwhile nothing else is answered. */
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

/** Formats nodes as HTML. */
export function toHtmlText(...nodes: readonly Nodes[]): string {
  return toHtml([...nodes] as Element[], { allowDangerousHtml: true });
}
