import type { HtmlState } from '../../sections/html/elements.ts';
import { parseHtmlFragment } from '../../sections/html/parse-html-fragment.ts';
import { type Content, contentAtEnd, contentAtStart } from './visible-content.ts';

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
