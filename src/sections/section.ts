import type { Place } from '../text/position.ts';
import type { Range } from '../text/range.ts';
import type { Attributes } from './markers/attributes.ts';
import type { HtmlAround } from './parsed-document.ts';

export type { Range } from '../text/range.ts';

/** Where a section is, which decides the form of its snippets. */
export type Context = 'flow' | 'inline' | 'html';

/** How the content of a section is laid out. */
export type Layout =
  /** Lines between the markers, each behind `prefix`; without blank lines where `tight`. */
  | { readonly context: 'flow'; readonly prefix: string; readonly endPrefix: string; readonly tight: boolean }
  /** On the line of the markers. */
  | { readonly context: 'inline'; readonly table: boolean }
  /** As HTML, on the line of the markers or on lines of its own. */
  | (InHtml & { readonly form: 'line' })
  | (InHtml & { readonly form: 'lines'; readonly prefix: string; readonly endPrefix: string });

interface InHtml extends HtmlAround {
  readonly context: 'html';
}

/** A marked section of a text. */
export interface Section {
  readonly start: Range;
  readonly end: Range;
  /** What stands between the markers. */
  readonly content: Range;
  readonly place: Place;
  /** Whether it stands in a heading, of Markdown or of HTML. */
  readonly heading: boolean;
  readonly layout: Layout;
  readonly attributes: Attributes;
}
