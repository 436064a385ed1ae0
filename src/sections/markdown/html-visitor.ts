import type { Event, Token } from 'micromark-util-types';
import { indexOfLastStarting, type Range } from '../../text/range.ts';
import {
  type HtmlComment,
  type HtmlFragment,
  type HtmlState,
  type HtmlTag,
  initialHtmlState,
} from '../html/elements.ts';
import type { BlockPlace, Comment, Element, TextPlace } from '../parsed-document.ts';
import type { ContainerTracker } from './containers.ts';

export const headings: ReadonlySet<string> = new Set(['atxHeading', 'setextHeading']);
export const tableCells: ReadonlySet<string> = new Set(['tableData', 'tableHeader']);

/** Blocks of running text. An element that is not closed in such a block ends with the block. */
export const textBlocks: ReadonlySet<string> = new Set(['paragraph', ...headings, ...tableCells]);

function parseLoneComment(html: string, state: HtmlState): HtmlFragment {
  const end = html.trimEnd().length;
  const { isInLink, isInHeading } = state;
  const comment = { start: 0, end, text: html.slice('<!--'.length, end - '-->'.length), isClosed: true };
  return { comments: [{ ...comment, isInLink, isInHeading }], tags: [], texts: [], state };
}

/** The part of an HTML construct that is on one line, without the prefix of the containers around it. */
interface HtmlLine extends Range {
  /** The offset of the prefix. */
  readonly lineStart: number;
}

/** Collects the comments and elements of the HTML in a Markdown text from a stream of events. */
export class HtmlVisitor {
  readonly comments: Comment[] = [];
  readonly elements: Element[] = [];
  /** The ranges inside HTML constructs that are plain text. */
  readonly texts: Range[] = [];
  /** The parser for the HTML that follows. Until a block needs more, it only parses a single comment. */
  parseFragment: (html: string, state: HtmlState) => HtmlFragment = parseLoneComment;
  readonly #text: string;
  readonly #containers: ContainerTracker;
  readonly #open: Token[] = [];
  readonly #openTags = new Map<string, Range[]>();
  #lines: HtmlLine[] = [];
  #flowState: HtmlState = initialHtmlState;
  #textState: HtmlState = initialHtmlState;

  /** Each event is visited by `containers` first. */
  constructor(text: string, containers: ContainerTracker) {
    this.#text = text;
    this.#containers = containers;
  }

  visit([action, token]: Event): void {
    if (action === 'enter') {
      this.#enter(token);
      this.#open.push(token);
    } else {
      this.#open.pop();
      this.#leave(token);
    }
  }

  #enter({ type, start, end }: Token): void {
    if (textBlocks.has(type)) {
      this.#textState = this.#flowState;
    } else if (type === 'htmlFlow' || type === 'htmlText') {
      this.#lines = [];
    } else if (type === 'htmlFlowData' || type === 'htmlTextData') {
      this.#lines.push({ start: start.offset, end: end.offset, lineStart: start.offset - start.column + 1 });
    }
  }

  #leave({ type }: Token): void {
    if (textBlocks.has(type)) {
      const [flow, text] = [this.#flowState, this.#textState];
      this.#flowState = {
        raw: flow.raw && text.raw,
        isInLink: flow.isInLink && text.isInLink,
        isInHeading: flow.isInHeading && text.isInHeading,
      };
    } else if (type === 'htmlFlow') {
      this.#flowState = this.#visitHtml('block', this.#flowState);
    } else if (type === 'htmlText') {
      this.#textState = this.#visitHtml('text', this.#textState);
    }
  }

  #visitHtml(kind: Comment['place']['kind'], before: HtmlState): HtmlState {
    const html = this.#html();
    const { comments, tags, texts, state } = this.parseFragment(html, before);
    for (const tag of tags) this.#addTag(tag);
    for (const range of texts) this.texts.push(this.#toRange(range));
    for (const comment of comments) {
      if (kind === 'block') {
        this.#addComment(comment, this.#containers.container, this.#blockPlace(html, comment.start));
      } else if (comment.start === 0) {
        // In running text, each tag and each comment is a construct of its own, so a comment starts its construct.
        const parent = this.#open.at(-1) ?? this.#containers.container;
        this.#addComment(comment, parent, { kind: 'text', table: this.#isIn(tableCells) });
      }
    }
    return state;
  }

  /** Adds a tag. An end tag closes the last open element that has its name. */
  #addTag({ kind, name, ...range }: HtmlTag): void {
    const tag = this.#toRange(range);
    const open = this.#openTags.get(name) ?? [];
    if (kind === 'open') {
      this.#openTags.set(name, open);
      open.push(tag);
    } else {
      const opening = open.pop();
      if (opening) this.elements.push({ name, open: opening, close: tag });
    }
  }

  #addComment(comment: HtmlComment, parent: object, place: BlockPlace | TextPlace): void {
    this.comments.push({
      range: this.#toRange(comment),
      text: comment.text,
      isClosed: comment.isClosed,
      isInLink: comment.isInLink || this.#open.some(({ type }) => type === 'labelText'),
      isInHeading: comment.isInHeading || this.#isIn(headings),
      parent,
      place,
    });
  }

  #blockPlace(html: string, at: number): BlockPlace {
    const offset = this.#start + at;
    const line = this.#lines[indexOfLastStarting(this.#lines, offset)];
    if (!line) throw new RangeError(`No line of HTML at offset ${offset}`);
    const before = this.#text.slice(line.start, offset);
    return {
      kind: 'block',
      isInsideHtml: html.slice(0, at).trim() !== '',
      startsLine: before.trim() === '',
      prefix: this.#text.slice(line.lineStart, line.start),
      indentation: /^[ \t]*/.exec(before)?.[0] ?? '',
      list: this.#containers.list,
    };
  }

  #isIn(types: ReadonlySet<string>): boolean {
    return this.#open.some(({ type }) => types.has(type));
  }

  /** The offset of the current HTML construct. */
  get #start(): number {
    return this.#lines[0]?.start ?? 0;
  }

  /** Converts a range that is relative to the current HTML construct to a range of the text. */
  #toRange({ start, end }: Range): Range {
    return { start: this.#start + start, end: this.#start + end };
  }

  /** The text of the current HTML construct. Prefixes of containers are replaced with spaces, so offsets stay the same. */
  #html(): string {
    let html = '';
    let from = this.#start;
    for (const { start, end } of this.#lines) {
      html += this.#text.slice(from, start).replace(/[^\r\n]/g, ' ') + this.#text.slice(start, end);
      from = end;
    }
    return html;
  }

  /** The names of the elements that were opened at or after an offset and are not closed yet. */
  unclosedSince(offset: number): ReadonlySet<string> {
    const open = [...this.#openTags].filter(([, tags]) => tags.some(({ start }) => start >= offset));
    return new Set(open.map(([name]) => name));
  }
}
