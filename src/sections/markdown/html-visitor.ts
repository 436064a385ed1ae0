import type { Event, Token } from 'micromark-util-types';
import { lastStarting, type Range } from '../../text/range.ts';
import {
  type HtmlComment,
  type HtmlFragment,
  type HtmlState,
  type HtmlTag,
  initialHtmlState,
  scanComments,
} from '../html/scan-comments.ts';
import type { Comment, Element, FlowContext } from '../parsed-document.ts';
import type { Containers } from './containers.ts';

export const headings: ReadonlySet<string> = new Set(['atxHeading', 'setextHeading']);
export const tableCells: ReadonlySet<string> = new Set(['tableData', 'tableHeader']);

/** Blocks of running text. An element that is left open in one ends with it. */
export const textBlocks: ReadonlySet<string> = new Set(['paragraph', ...headings, ...tableCells]);

/** A line of an HTML construct, without the prefix of the containers around it. */
interface HtmlLine extends Range {
  /** The start of the line, prefix included. */
  readonly lineStart: number;
}

/** Collects the comments and elements of the HTML in a Markdown text from a stream of events. */
export class HtmlVisitor {
  readonly comments: Comment[] = [];
  /** The elements that have both tags. */
  readonly elements: Element[] = [];
  /** The ranges of plain text in the HTML. */
  readonly texts: Range[] = [];
  /** Parses the HTML of the next events. */
  tokenizeHtml = scanComments;
  readonly #text: string;
  readonly #containers: Containers;
  readonly #open: Token[] = [];
  readonly #openTags = new Map<string, Range[]>();
  #lines: HtmlLine[] = [];
  #block: string | undefined;
  #labels = 0;
  #flow: HtmlState = initialHtmlState;
  #inline: HtmlState = initialHtmlState;

  /** @param containers visits the same events, each before this visitor does */
  constructor(text: string, containers: Containers) {
    this.#text = text;
    this.#containers = containers;
  }

  /** Visits the next event. */
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
      this.#block = type;
      this.#inline = this.#flow;
    } else if (type === 'labelText') {
      this.#labels += 1;
    } else if (type === 'htmlFlow' || type === 'htmlText') {
      this.#lines = [];
    } else if (type === 'htmlFlowData' || type === 'htmlTextData') {
      const lineStart = start.offset - start.column + 1;
      this.#lines.push({ start: start.offset, end: end.offset, lineStart });
    }
  }

  #leave({ type }: Token): void {
    if (textBlocks.has(type)) {
      const [flow, inline] = [this.#flow, this.#inline];
      this.#flow = {
        raw: flow.raw && inline.raw,
        isInLink: flow.isInLink && inline.isInLink,
        isInHeading: flow.isInHeading && inline.isInHeading,
      };
      this.#block = undefined;
    } else if (type === 'labelText') {
      this.#labels -= 1;
    } else if (type === 'htmlFlow') {
      this.#flow = this.#readFlow(this.#flow);
    } else if (type === 'htmlText') {
      this.#inline = this.#readText(this.#inline);
    }
  }

  #readFlow(state: HtmlState): HtmlState {
    const html = this.#html();
    const reading = this.#read(html, state);
    for (const comment of reading.comments) {
      this.#addComment(comment, this.#containers.parent, this.#flowContext(html, comment.start));
    }
    return reading.state;
  }

  /** In running text each tag and each comment is a construct of its own. */
  #readText(state: HtmlState): HtmlState {
    const html = this.#html();
    const reading = this.#read(html, state);
    const [comment] = reading.comments;
    if (comment?.start === 0) {
      const table = this.#block !== undefined && tableCells.has(this.#block);
      const parent = this.#open.at(-1) ?? this.#containers.parent;
      this.#addComment(comment, parent, { kind: 'text', table });
    }
    return reading.state;
  }

  /** The names of the elements that were opened at or after an offset and not closed. */
  openAfter(offset: number): ReadonlySet<string> {
    const open = [...this.#openTags].filter(([, tags]) => tags.some(({ start }) => start >= offset));
    return new Set(open.map(([name]) => name));
  }

  #read(html: string, state: HtmlState): HtmlFragment {
    const reading = this.tokenizeHtml(html, state);
    for (const tag of reading.tags) this.#addTag(tag);
    for (const { start, end } of reading.texts) {
      this.texts.push({ start: this.#offset + start, end: this.#offset + end });
    }
    return reading;
  }

  /** An end tag closes the last open element of its name. */
  #addTag({ kind, name, start, end }: HtmlTag): void {
    const tag = { start: this.#offset + start, end: this.#offset + end };
    const open = this.#openTags.get(name) ?? [];
    if (kind === 'open') {
      this.#openTags.set(name, open);
      open.push(tag);
    } else {
      const opening = open.pop();
      if (opening) this.elements.push({ name, open: opening, close: tag });
    }
  }

  #addComment(
    { start, end, text, isClosed, ...around }: HtmlComment,
    parent: object,
    context: Comment['context'],
  ): void {
    const range = { start: this.#offset + start, end: this.#offset + end };
    const isInLink = around.isInLink || this.#labels > 0;
    const isInHeading = around.isInHeading || (this.#block !== undefined && headings.has(this.#block));
    this.comments.push({ range, text, isClosed, isInLink, isInHeading, parent, context });
  }

  #flowContext(html: string, at: number): FlowContext {
    const offset = this.#offset + at;
    const line = this.#lines[lastStarting(this.#lines, offset)];
    if (!line) throw new RangeError(`No line of HTML at offset ${offset}`);
    const before = this.#text.slice(line.start, offset);
    return {
      kind: 'flow',
      hasHtmlBefore: html.slice(0, at).trim() !== '',
      startsLine: before.trim() === '',
      prefix: this.#text.slice(line.lineStart, line.start),
      indentation: /^[ \t]*/.exec(before)?.[0] ?? '',
      list: this.#containers.list,
    };
  }

  /** The start of the current construct. */
  get #offset(): number {
    return this.#lines[0]?.start ?? 0;
  }

  /** The current construct, with the prefixes of containers replaced by spaces, so that offsets stay. */
  #html(): string {
    let html = '';
    let from = this.#offset;
    for (const { start, end } of this.#lines) {
      html += this.#text.slice(from, start).replace(/[^\r\n]/g, ' ') + this.#text.slice(start, end);
      from = end;
    }
    return html;
  }
}
