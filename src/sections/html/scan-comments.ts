import type { Range } from '../../text/range.ts';

/** The contents of a fragment of HTML, in document order. Offsets are relative to the fragment. */
export interface HtmlFragment {
  readonly comments: readonly HtmlComment[];
  readonly tags: readonly HtmlTag[];
  /** The ranges of plain text, where a comment in the syntax of another format would be visible. */
  readonly texts: readonly Range[];
  readonly state: HtmlState;
}

export interface HtmlComment extends Range {
  readonly text: string;
  /** Whether the comment ends with `-->`. For a browser, it also ends at `--!>` or at the end of the text. */
  readonly isClosed: boolean;
  readonly isInLink: boolean;
  readonly isInHeading: boolean;
}

export interface HtmlTag extends Range {
  readonly kind: 'open' | 'close';
  readonly name: string;
  /** The attributes of a start tag, with decoded values; empty for an end tag. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

/** What a fragment leaves open for the fragments after it. */
export interface HtmlState {
  /** The open element whose content is text, not markup, such as `script`; undefined if there is none. */
  readonly raw: string | undefined;
  readonly isInLink: boolean;
  readonly isInHeading: boolean;
}

export const initialHtmlState: HtmlState = { raw: undefined, isInLink: false, isInHeading: false };

/** Matches HTML that requires a tokenizer: tags, declarations, and comments with an unusual end. */
export const needsTokenizer = /<(?:[a-z/?]|!(?!--))|<!---?>|--!>/i;

/**
 * Parses a fragment of HTML that consists of comments and text, and contains nothing that `needsTokenizer` matches. Most HTML
 * around sections is of this kind, and loading the tokenizer takes a noticeable part of a short run.
 */
export function scanComments(html: string, state: HtmlState): HtmlFragment {
  const { isInLink, isInHeading } = state;
  const comments: HtmlComment[] = [];
  const texts: Range[] = [];
  let textStart = 0;
  for (const { 0: comment, 1: inside = '', 2: end, index } of html.matchAll(/<!--([\s\S]*?)(-->|$)/g)) {
    texts.push({ start: textStart, end: index });
    textStart = index + comment.length;
    const isClosed = end !== '';
    const text = isClosed ? inside : inside.replace(/(?:--!?|-)$/, '');
    comments.push({ start: index, end: textStart, text: normalize(text), isClosed, isInLink, isInHeading });
  }
  texts.push({ start: textStart, end: html.length });
  return { comments, tags: [], texts, state };
}

/** Normalizes line endings and NUL like the HTML tokenizer does. */
function normalize(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
}
