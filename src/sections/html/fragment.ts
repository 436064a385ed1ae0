import type { Range } from '../../text/range.ts';

/** The contents of a fragment of HTML, in document order. Offsets count in the fragment. */
export interface HtmlFragment {
  readonly comments: readonly HtmlComment[];
  readonly tags: readonly HtmlTag[];
  /** The ranges of plain text, where a comment in the syntax of another format would be visible. */
  readonly texts: readonly Range[];
  readonly state: HtmlState;
}

export interface HtmlComment extends Range {
  readonly text: string;
  /** Whether it ends with `-->`; a browser also takes `--!>`, and the end of the text. */
  readonly isClosed: boolean;
  readonly isInLink: boolean;
  readonly isInHeading: boolean;
}

export interface HtmlTag extends Range {
  readonly kind: 'open' | 'close';
  readonly name: string;
}

/** What a fragment leaves open for the fragments after it. */
export interface HtmlState {
  /** The element whose content is text, not markup: `script`, `style`, `textarea` … */
  readonly raw: string | undefined;
  readonly isInLink: boolean;
  readonly isInHeading: boolean;
}

export const initialHtmlState: HtmlState = { raw: undefined, isInLink: false, isInHeading: false };

/**
 * Parses a fragment of HTML.
 *
 * @param state what earlier fragments left open
 */
export type ParseHtml = (html: string, state: HtmlState) => HtmlFragment;
