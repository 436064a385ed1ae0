import type { Position } from '../text/position.ts';
import type { Range } from '../text/range.ts';
import type { Attributes } from './markers/attributes.ts';
import type { HtmlContext } from './parsed-document.ts';

export type { Range } from '../text/range.ts';

/** Where a section is, which decides the form of its snippets. */
export type Context = 'flow' | 'inline' | 'html';

/** How the content of a section is laid out. */
export type Layout =
  /** On lines between the markers, each after `prefix`; without blank lines if `tight`. */
  | {
      readonly context: 'flow';
      readonly prefix: string;
      readonly closingPrefix: string;
      readonly tight: boolean;
    }
  /** On the line of the markers. */
  | { readonly context: 'inline'; readonly table: boolean }
  /** As HTML, on the line of the markers or on lines of its own. */
  | (InHtml & { readonly form: 'line' })
  | (InHtml & { readonly form: 'lines'; readonly prefix: string; readonly closingPrefix: string });

interface InHtml extends HtmlContext {
  readonly context: 'html';
}

/** A marked section of a text. */
export interface Section {
  readonly start: Range;
  readonly end: Range;
  /** The range between the markers. */
  readonly content: Range;
  /** The position of the start marker. */
  readonly position: Position;
  /** Whether it is in a heading, of Markdown or of HTML. */
  readonly isInHeading: boolean;
  readonly layout: Layout;
  readonly attributes: Attributes;
}
