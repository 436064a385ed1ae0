import type { ErrorCode, WarningCode } from '../core/errors.ts';
import type { Range } from '../core/range.ts';
import type { MarkerSyntax } from './marker-syntax.ts';

export interface FoundComments {
  readonly comments: readonly Comment[];
  readonly problems: readonly SectionProblem[];
  readonly warnings: readonly SectionWarning[];
}

/** In Markdown, a definition can be a comment, too. */
export interface Comment {
  readonly syntax: MarkerSyntax;
  readonly range: Range;
  readonly text: string;
  /**
   * False if the usual closing delimiter is missing. For a browser, a comment also ends at `--!>`
   * or at the end of the text.
   */
  readonly isClosed: boolean;
  readonly isInLink: boolean;
  readonly isInHeading: boolean;
  /**
   * The innermost container or inline construct around it; two comments with the same parent are
   * siblings.
   */
  readonly parent: object;
  readonly place: BlockPlace | TextPlace;
  /** Why GitHub sees the comment in another place than this parser. No section can be there. */
  readonly obstacle?: string | undefined;
  readonly warning?: string | undefined;
}

export interface BlockPlace {
  readonly kind: 'block';
  /** Then the section is written as HTML. Always true in an HTML file. */
  readonly isInsideHtml: boolean;
  /** Where its line goes on after the marks of the containers, such as `> `. */
  readonly afterMarks: number;
  /** Null unless the innermost container is a list. */
  readonly list: { readonly loose: boolean } | null;
}

interface TextPlace {
  readonly kind: 'text';
  /** Inside a JSX element, or in a paragraph that contains nothing but JSX. */
  readonly isInsideHtml: boolean;
  readonly isInTable: boolean;
}

export interface Span extends Range {
  readonly type: string;
  /** It is shown before something that is above it in the text, or after something below it. */
  readonly isMoved?: boolean;
}

/** The offset is in UTF-16 code units; the message suggests a fix. */
export interface SectionProblem {
  readonly offset: number;
  readonly code: ErrorCode;
  readonly message: string;
  /** It looks like a marker, and belongs to none: a warning in a file that nobody named. */
  readonly isOnlySimilar?: boolean;
}

/** Probably a mistake, although the section can be rewritten. */
export type SectionWarning = Pick<SectionProblem, 'offset' | 'message'> & {
  readonly code: WarningCode;
};
