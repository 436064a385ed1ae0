import type { Range } from '../../text/range.ts';

/** What a reader sees of a document, as far as it matters to embeds: a list in document order, whatever the syntax. */
export type Content = Range &
  (
    | { readonly kind: 'link-start'; readonly syntax: Syntax; readonly target: string | null }
    | { readonly kind: 'link-end'; readonly syntax: Syntax }
    | { readonly kind: 'image'; readonly image: Image }
    | { readonly kind: 'script-start'; readonly attributes: ReadonlyMap<string, string> }
    | { readonly kind: 'script-end' }
    /** Text; other visible content counts as text that is not known. */
    | { readonly kind: 'text'; readonly text: string }
  );

/** How a link is written, so that an end belongs to its start. */
export type Syntax = 'markdown' | 'html' | 'jsx';

/** An image as it is written. */
export interface Image {
  readonly source: string;
  readonly alt: string;
  readonly title: string | null;
  /** The names of further attributes. */
  readonly attributes: readonly string[];
}

/** Visible content that is not text. */
export const placeholderText = '\uFFFC';

/** Elements that are visible although they contain no text, or that select another image. */
const visibleElements: ReadonlySet<string> = new Set([
  ...['source', 'svg', 'video', 'audio', 'iframe', 'object', 'embed', 'input', 'button', 'select', 'canvas'],
]);

/** The content at the start tag of an element, if there is any. */
export function contentAtStart(
  name: string,
  attributes: ReadonlyMap<string, string>,
  range: Range,
  syntax: Syntax,
): Content | null {
  const { start, end } = range;
  if (name === 'a') return { kind: 'link-start', syntax, target: attributes.get('href') ?? null, start, end };
  if (name === 'script') return { kind: 'script-start', attributes, start, end };
  if (name === 'img') return { kind: 'image', image: toImage(attributes), start, end };
  return visibleElements.has(name) ? { kind: 'text', text: placeholderText, start, end } : null;
}

function toImage(attributes: ReadonlyMap<string, string>): Image {
  const others = [...attributes.keys()].filter((name) => !['src', 'alt', 'title'].includes(name));
  const [source = '', alt = ''] = [attributes.get('src'), attributes.get('alt')];
  return { source, alt, title: attributes.get('title') ?? null, attributes: others };
}

/** The content at the end tag of an element, if there is any. */
export function contentAtEnd(name: string, { start, end }: Range, syntax: Syntax): Content | null {
  if (name === 'a') return { kind: 'link-end', syntax, start, end };
  return name === 'script' ? { kind: 'script-end', start, end } : null;
}
