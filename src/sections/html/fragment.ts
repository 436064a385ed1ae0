import type { Range } from '../../text/range.ts';

/** What a fragment of HTML holds, in document order. Offsets count in it. */
export interface HtmlReading {
  readonly comments: readonly HtmlComment[];
  readonly tags: readonly HtmlTag[];
  /** The stretches of plain text, where a comment in another format's spelling would be visible. */
  readonly texts: readonly Range[];
  readonly state: HtmlState;
}

export interface HtmlComment extends Range {
  readonly text: string;
  /** Whether it ends with `-->`; a browser also takes `--!>`, and the end of the text. */
  readonly closed: boolean;
  /** Whether it stands inside a link. */
  readonly linked: boolean;
  /** Whether it stands in a heading. */
  readonly heading: boolean;
}

export interface HtmlTag extends Range {
  readonly kind: 'open' | 'close';
  readonly name: string;
}

/** What a fragment leaves open for those after it. */
export interface HtmlState {
  /** The element whose content is text, not markup: `script`, `style`, `textarea` … */
  readonly raw: string | undefined;
  readonly linked: boolean;
  readonly heading: boolean;
}

export const closedHtml: HtmlState = { raw: undefined, linked: false, heading: false };

/**
 * Reads a fragment of HTML.
 *
 * @param state what the fragments before it left open
 */
export type ReadHtml = (html: string, state: HtmlState) => HtmlReading;
