import type { ErrorCode } from '../text/errors.ts';
import type { WarningCode } from '../text/finding.ts';
import type { Range } from '../text/range.ts';

/** What a parser found in a text, in document order. */
export interface ParsedDocument {
  readonly comments: readonly Comment[];
  readonly wrongSyntaxComments: readonly WrongSyntaxComment[];
  readonly definitions: readonly Definition[];
  /** What makes the text impossible to parse, and markers in places where they have no effect. */
  readonly problems: readonly SectionProblem[];
  readonly warnings: readonly SectionWarning[];
}

/** The document of a text that is not parsed or in which the parser found nothing. */
export const emptyDocument: ParsedDocument = {
  comments: [],
  wrongSyntaxComments: [],
  definitions: [],
  problems: [],
  warnings: [],
};

/** A comment that may be a marker. */
export interface Comment {
  readonly range: Range;
  readonly text: string;
  /** False if the closing delimiter is missing or is not the usual one. */
  readonly isClosed: boolean;
  readonly isInLink: boolean;
  readonly isInHeading: boolean;
  /** The innermost container or inline construct around it; two comments with the same parent are siblings. */
  readonly parent: object;
  readonly place: BlockPlace | TextPlace;
  /** Why GitHub sees the comment in another place than this parser. No section can be there. */
  readonly obstacle?: string | undefined;
  /** Why GitHub does not show what is at this place. */
  readonly warning?: string | undefined;
}

/** The place of a comment that is in an HTML block, or in MDX on a line of its own. */
export interface BlockPlace {
  readonly kind: 'block';
  /** Whether the comment is surrounded by HTML, so that its section is written as HTML. Always true in an HTML file. */
  readonly isInsideHtml: boolean;
  /** Whether there is only white space between the prefix and the comment. */
  readonly startsLine: boolean;
  /** The marks of the containers at the start of the line, such as `> `. */
  readonly prefix: string;
  /** The white space after the prefix. */
  readonly indentation: string;
  /** The innermost container if that is a list, else null. `loose` is only known after the whole text is parsed. */
  readonly list: { readonly loose: boolean } | null;
  /** Set in MDX, and in an HTML file if the elements around the comment restrict its content. */
  readonly html?: HtmlPlace;
}

/** The place of a comment that is in running text, a heading or a table cell. */
export interface TextPlace {
  readonly kind: 'text';
  readonly table: boolean;
  /** Set if the comment is inside a JSX element, or its paragraph contains nothing but JSX. */
  readonly html?: HtmlPlace;
}

/** A place in HTML or JSX. */
export interface HtmlPlace {
  /** Unset if the place allows any content. */
  readonly contentModel?: ContentModel;
  /** Set if the HTML is written as JSX. */
  readonly jsx?: true;
}

/**
 * The restriction that a place in HTML puts on its content: inside `<head>`, inside an element for running text, directly
 * inside an element that allows no text, or outside `<body>`.
 */
export type ContentModel = 'head' | 'phrasing' | 'no-text' | 'outside';

/** A comment in the syntax of another format. In this format it is visible text or a syntax error. */
export interface WrongSyntaxComment {
  readonly start: number;
  /** The text between the delimiters. */
  readonly text: string;
}

/** A reference definition. `label` is normalized, `start` is the offset of the label. */
export interface Definition {
  readonly start: number;
  readonly label: string;
}

/** A construct of a text and its kind. */
export interface Span extends Range {
  readonly type: string;
}

/** What is wrong with a marker, a section or the text. The offset is in UTF-16 code units; the message suggests a fix. */
export interface SectionProblem {
  readonly offset: number;
  readonly code: ErrorCode;
  readonly message: string;
}

/** Something that is probably a mistake, although the section can be rewritten. */
export interface SectionWarning {
  readonly offset: number;
  readonly code: WarningCode;
  readonly message: string;
}
