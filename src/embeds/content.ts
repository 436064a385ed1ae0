import type { HtmlState } from '../sections/html/elements.ts';
import { parseHtmlFragment } from '../sections/html/parse-html-fragment.ts';
import type { Range } from '../text/range.ts';

/** An item of what a reader sees in a document, as far as it matters to embeds. It is the same in Markdown, HTML and JSX. */
export type Content = Range &
  (
    | { readonly kind: 'link-start'; readonly syntax: Syntax; readonly attributes: Attributes }
    | { readonly kind: 'link-end'; readonly syntax: Syntax }
    | { readonly kind: 'image' | 'script-start'; readonly attributes: Attributes }
    | { readonly kind: 'script-end' }
    /** A reference definition, which has no place of its own in the rendered document. */
    | { readonly kind: 'definition'; readonly url: string; readonly label: string }
    /** Text, or `placeholderText` for other visible content. */
    | { readonly kind: 'text'; readonly text: string }
  );

/** The attributes of an element, or those that its Markdown stands for. */
export type Attributes = ReadonlyMap<string, string>;

/** The syntax of a link. The end of a link belongs to the last start with the same syntax. */
export type Syntax = 'markdown' | 'html' | 'jsx';

/** The text that stands for other visible content, such as inline code or a video. */
export const placeholderText = '\uFFFC';

/** Elements that are visible without text, and `source`, which replaces the image of a `picture`. */
const visibleElements: ReadonlySet<string> = new Set([
  ...['source', 'svg', 'video', 'audio', 'iframe', 'object', 'embed', 'input', 'button', 'select', 'canvas'],
]);

/** The content that the start tag of an element stands for; null if it stands for none. */
export function contentAtStart(
  name: string,
  attributes: Attributes,
  { start, end }: Range,
  syntax: Syntax,
): Content | null {
  if (name === 'a') return { kind: 'link-start', syntax, attributes, start, end };
  if (name === 'script') return { kind: 'script-start', attributes, start, end };
  if (name === 'img') return { kind: 'image', attributes, start, end };
  return visibleElements.has(name) ? { kind: 'text', text: placeholderText, start, end } : null;
}

/** The content that the end tag of an element stands for; null if it stands for none. */
export function contentAtEnd(name: string, { start, end }: Range, syntax: Syntax): Content | null {
  if (name === 'a') return { kind: 'link-end', syntax, start, end };
  return name === 'script' ? { kind: 'script-end', start, end } : null;
}

/**
 * Lists the content of HTML: an HTML file, an HTML block in Markdown, or a tag in running text.
 *
 * @param offset where the HTML begins in the document; the ranges of the content are relative to the document
 * @param state the elements that earlier HTML of the document left open
 */
export function listHtmlContent(
  html: string,
  offset: number,
  state: HtmlState,
): { readonly content: readonly Content[]; readonly state: HtmlState } {
  const { tags, texts, state: after } = parseHtmlFragment(html, state);
  const content: Content[] = texts.map(({ start, end }) => {
    return { kind: 'text', text: html.slice(start, end), start: offset + start, end: offset + end };
  });
  for (const { kind, name, attributes, start, end } of tags) {
    const range = { start: offset + start, end: offset + end };
    const values = new Map(attributes.map(({ name: key, value }) => [key, value]));
    const item = kind === 'open' ? contentAtStart(name, values, range, 'html') : contentAtEnd(name, range, 'html');
    if (item) content.push(item);
  }
  return { content: content.sort((one, other) => one.start - other.start), state: after };
}
