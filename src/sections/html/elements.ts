import type { Range } from '../../text/range.ts';
import type { ContentModel } from '../parsed-document.ts';

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

/** Elements directly inside which a snippet would be dropped, moved or not displayed. */
const structuralElements: ReadonlySet<string> = new Set([
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'ul', 'ol', 'dl'],
  ...['select', 'datalist', 'optgroup', 'option', 'frameset', 'picture', 'video', 'audio', 'object'],
]);

/** Elements that end where an HTML element begins inside them. */
const foreignElements: ReadonlySet<string> = new Set(['svg', 'math']);

export const headingElements: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Elements that contain only running text. */
const phrasingElements: ReadonlySet<string> = new Set([
  ...[...headingElements, 'p', 'pre', 'summary', 'button', 'label', 'legend'],
  ...['span', 'b', 'i', 'em', 'strong', 'small', 'sub', 'sup', 'u', 's', 'q', 'cite', 'mark', 'code'],
]);

/** Whether it matters to a comment that it is somewhere inside such an element, and not only directly. */
export function mattersInside(name: string): boolean {
  return ['a', 'head', 'body', 'template'].includes(name) || phrasingElements.has(name) || foreignElements.has(name);
}

/**
 * The restriction that elements put on their content; undefined if there is none. Unknown names are ignored.
 *
 * @param ancestors the names of the elements, the innermost first
 */
export function contentModelIn(ancestors: readonly string[]): ContentModel | undefined {
  const parent = ancestors[0] ?? '';
  if (structuralElements.has(parent) || ancestors.some((name) => foreignElements.has(name))) return 'no-text';
  if (parent === 'head') return 'head';
  return ancestors.some((name) => phrasingElements.has(name)) ? 'phrasing' : undefined;
}
