import type { Range } from '../text/range.ts';
import type { HtmlRoom } from './html/content-model.ts';
import type { Element } from './html/elements.ts';
import type { SectionProblem } from './problem.ts';
import type { ParseTimer } from './time-limit.ts';

/** What a parser saw in a text, in document order. */
export interface Reading {
  readonly comments: readonly Comment[];
  readonly elements: readonly Element[];
  readonly foreign: readonly ForeignComment[];
  readonly definitions: readonly Definition[];
  /** The constructs near the markers: what has to stay the same around a section that is rewritten. */
  outline(): readonly Span[];
  /** Whether the outline ends where its blocks do, not further on for a block that went on behind a blank line. */
  readonly isOutlineExact: boolean;
  /** Why the text cannot be read at all, and markers where none can be. */
  readonly faults?: readonly SectionProblem[];
}

/** What is seen of a text that cannot be read. */
export const emptyReading: Reading = {
  comments: [],
  elements: [],
  foreign: [],
  definitions: [],
  outline: () => [],
  isOutlineExact: true,
};

/** A comment that may be a marker, and all that pairing and layout need to know of where it stands. */
export interface Comment {
  readonly range: Range;
  /** What stands between the delimiters. */
  readonly text: string;
  /** Whether it ends as a comment has to. */
  readonly closed: boolean;
  /** Whether it stands inside a link. */
  readonly linked: boolean;
  /** Whether it stands in a heading. */
  readonly heading: boolean;
  /** The container or inline construct it stands in directly; two comments with one host are siblings. */
  readonly host: object;
  readonly position: CommentPosition;
}

export type CommentPosition = FlowPosition | TextPosition;

/** In a block of HTML, or on a line of its own in MDX. */
export interface FlowPosition {
  readonly kind: 'flow';
  /** Whether the block holds anything before the comment, so that HTML stands around it. */
  readonly leading: boolean;
  /** Whether only white space stands before it on its line, the container's prefix aside. */
  readonly ownLine: boolean;
  /** What its line begins with that belongs to the containers. */
  readonly prefix: string;
  /** The white space its line goes on with. */
  readonly indentation: string;
  /** The nearest container, where that is a list; its looseness is known once the whole text is read. */
  readonly list: { readonly loose: boolean } | null;
  readonly html?: HtmlAround;
}

/** In running text. */
export interface TextPosition {
  readonly kind: 'text';
  readonly table: boolean;
  /** There where an element of JSX is around it, or where the paragraph is none as it holds nothing else. */
  readonly html?: HtmlAround;
}

/** What is known of the HTML around a place. */
export interface HtmlAround {
  /** What it has room for, where that is not everything. */
  readonly room?: HtmlRoom;
  /** Whether it is written as JSX. */
  readonly jsx?: true;
}

/** A comment in the spelling of another format, which is visible text in this one. */
export interface ForeignComment {
  readonly start: number;
  readonly text: string;
}

/** A reference definition, by its normalised label. */
export interface Definition {
  readonly start: number;
  readonly label: string;
}

/** A stretch of a text that means something, as the parser sees it. */
export interface Span extends Range {
  readonly type: string;
}

export interface ReadingOptions {
  /** Normalised labels to take as defined, besides those the text defines. */
  readonly defined?: readonly string[];
  /** Whether to read only as far as it matters to the sections, or everything. */
  readonly extent?: 'reach' | 'whole';
  /** Limits the time of all parsing of the file; without one there is no limit. */
  readonly timer?: ParseTimer;
}
