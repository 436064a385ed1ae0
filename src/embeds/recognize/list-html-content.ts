import { parseHtmlFragment } from '../../sections/html/parse-html-fragment.ts';
import type { HtmlState } from '../../sections/html/scan-comments.ts';
import { type Content, contentAtEnd, contentAtStart } from './visible-content.ts';

/**
 * Lists the content of HTML: of a file, of a block in Markdown, or of a tag in running text.
 *
 * @param offset the offset of the HTML in the text
 * @param state what earlier HTML left open
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
    const found = kind === 'open' ? contentAtStart(name, values, range, 'html') : contentAtEnd(name, range, 'html');
    if (found) content.push(found);
  }
  return { content: content.sort((one, other) => one.start - other.start), state: after };
}
