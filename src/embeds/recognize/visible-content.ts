import type { Range } from '../../text/range.ts';

/** An item of what a reader sees in a document, as far as it matters to embeds. It is the same in Markdown, HTML and JSX. */
export type Content = Range &
  (
    | { readonly kind: 'link-start'; readonly syntax: Syntax; readonly target: string | null }
    | { readonly kind: 'link-end'; readonly syntax: Syntax }
    | { readonly kind: 'image'; readonly image: Image }
    | { readonly kind: 'script-start'; readonly attributes: ReadonlyMap<string, string> }
    | { readonly kind: 'script-end' }
    /** Text, or `placeholderText` for other visible content. */
    | { readonly kind: 'text'; readonly text: string }
  );

/** The syntax of a link. The end of a link belongs to the last start with the same syntax. */
export type Syntax = 'markdown' | 'html' | 'jsx';

/** An image with its attributes as they are in the document. */
export interface Image {
  readonly source: string;
  readonly alt: string;
  readonly title: string | null;
  /** The names of its attributes other than `src`, `alt` and `title`. */
  readonly attributes: readonly string[];
}

/** The text that stands for other visible content, such as inline code or a video. */
export const placeholderText = '\uFFFC';

/** Elements that are visible without text, and `source`, which replaces the image of a `picture`. */
const visibleElements: ReadonlySet<string> = new Set([
  ...['source', 'svg', 'video', 'audio', 'iframe', 'object', 'embed', 'input', 'button', 'select', 'canvas'],
]);

/** The content that the start tag of an element stands for; null if it stands for none. */
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

/** The content that the end tag of an element stands for; null if it stands for none. */
export function contentAtEnd(name: string, { start, end }: Range, syntax: Syntax): Content | null {
  if (name === 'a') return { kind: 'link-end', syntax, start, end };
  return name === 'script' ? { kind: 'script-end', start, end } : null;
}
