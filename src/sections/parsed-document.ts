import type { Range } from '../text/range.ts';
import type { ParseTimeBudget } from './parse-time-limit.ts';

/** What a parser found in a text, in document order. */
export interface ParsedDocument {
  readonly comments: readonly Comment[];
  readonly elements: readonly Element[];
  readonly wrongSyntaxComments: readonly WrongSyntaxComment[];
  readonly definitions: readonly Definition[];
  /** The constructs near the markers, which must stay the same when a section is rewritten. */
  outline(): readonly Span[];
  /** False if the outline may reach beyond the blocks with markers, because one of them continued after a blank line. */
  readonly isOutlineExact: boolean;
  /** Why the text cannot be parsed, and markers where none are allowed. */
  readonly problems: readonly SectionProblem[];
}

export const emptyDocument: ParsedDocument = {
  comments: [],
  elements: [],
  wrongSyntaxComments: [],
  definitions: [],
  outline: () => [],
  isOutlineExact: true,
  problems: [],
};

export interface ParseOptions {
  /** Normalized labels that count as defined, besides those that the text defines. */
  readonly defined?: readonly string[];
  /** Whether to parse only the blocks that matter to the sections (the default), or all of them. */
  readonly extent?: 'sections' | 'whole';
  readonly timeBudget?: ParseTimeBudget;
}

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
  readonly place: FlowPlace | InlinePlace;
}

/** In an HTML block, or on a line of its own in MDX. */
export interface FlowPlace {
  readonly kind: 'flow';
  /** Whether the block has content before the comment, so that the comment is surrounded by HTML. */
  readonly hasHtmlBefore: boolean;
  /** Whether there is only white space between the prefix and the comment. */
  readonly startsLine: boolean;
  /** The marks of the containers at the start of its line: `> `. */
  readonly prefix: string;
  /** The white space after the prefix. */
  readonly indentation: string;
  /** The innermost container if that is a list. Whether it is loose is known after the whole text is parsed. */
  readonly list: { readonly loose: boolean } | null;
  readonly html?: HtmlPlace;
}

export interface InlinePlace {
  readonly kind: 'inline';
  readonly table: boolean;
  /** Set if the comment is inside a JSX element, or its paragraph contains nothing but JSX. */
  readonly html?: HtmlPlace;
}

export interface HtmlPlace {
  readonly contentModel?: ContentModel;
  /** Set if the HTML is written as JSX. */
  readonly jsx?: true;
}

/** What may be in a place in HTML, if not everything. */
export type ContentModel = 'head' | 'phrasing' | 'no-text' | 'outside';

export interface Element {
  readonly name: string;
  readonly open: Range;
  readonly close: Range;
}

/** A comment in the syntax of another format, which is visible text in this one. */
export interface WrongSyntaxComment {
  readonly start: number;
  readonly text: string;
}

/** A reference definition, by its normalized label. */
export interface Definition {
  readonly start: number;
  readonly label: string;
}

export interface Span extends Range {
  readonly type: string;
}

/** A broken marker or section. The offset counts UTF-16 code units; the message names a fix. */
export interface SectionProblem {
  readonly offset: number;
  readonly code: ProblemCode;
  readonly message: string;
}

/** The kinds of problems with markers. The codes are part of the JSON report. */
export type ProblemCode =
  | 'start-without-end'
  | 'end-without-start'
  | 'nested-start'
  | 'different-containers'
  | 'inside-link'
  | 'look-alike'
  | 'unknown-attribute'
  | 'repeated-attribute'
  | 'invalid-attribute'
  | 'does-not-fit'
  | 'label-defined'
  | 'changes-surroundings'
  | 'not-read-back'
  | 'mdx-syntax'
  | 'too-complex';
