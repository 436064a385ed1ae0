import type { Event, Token } from 'micromark-util-types';
import { lastStarting, type Range } from '../../text/range.ts';
import { Elements } from '../html/elements.ts';
import { closedHtml, type HtmlComment, type HtmlState, type ReadHtml } from '../html/fragment.ts';
import type { Comment, CommentPosition, FlowPosition } from '../parsed-document.ts';
import type { Containers } from './containers.ts';

/** Blocks of running text. HTML that is opened in one and not closed does not reach into the next. */
const textBlocks: ReadonlySet<string> = new Set([
  'paragraph',
  'atxHeading',
  'setextHeading',
  'tableData',
  'tableHeader',
]);

const headings: ReadonlySet<string> = new Set(['atxHeading', 'setextHeading']);
const tableCells: ReadonlySet<string> = new Set(['tableData', 'tableHeader']);

/** A line of an HTML construct, without what it begins with that belongs to the containers around it. */
interface HtmlLine extends Range {
  /** Where the line begins, those containers included. */
  readonly lineStart: number;
}

/** Reads the HTML in a Markdown text from a stream of events: its comments and its elements. */
export class MarkdownHtml {
  readonly comments: Comment[] = [];
  readonly elements = new Elements();
  /** The stretches of plain text in it. */
  readonly texts: Range[] = [];
  /** What reads the HTML of the events that follow. */
  readHtml: ReadHtml;
  readonly #text: string;
  readonly #containers: Containers;
  readonly #open: Token[] = [];
  #lines: HtmlLine[] = [];
  #block: string | undefined;
  #labels = 0;
  #flow: HtmlState = closedHtml;
  #inline: HtmlState = closedHtml;

  /** @param containers follows the same events, each before this does */
  constructor(text: string, containers: Containers, readHtml: ReadHtml) {
    this.#text = text;
    this.#containers = containers;
    this.readHtml = readHtml;
  }

  /** Takes note of an event; call it with each, in order. */
  follow([action, token]: Event): void {
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
        linked: flow.linked && inline.linked,
        heading: flow.heading && inline.heading,
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
      this.#found(comment, this.#containers.host, this.#flowPosition(html, comment.start));
    }
    return reading.state;
  }

  /** In running text Markdown takes each tag and each comment by itself. */
  #readText(state: HtmlState): HtmlState {
    const html = this.#html();
    const reading = this.#read(html, state);
    const [comment] = reading.comments;
    if (comment?.start === 0) {
      const table = this.#block !== undefined && tableCells.has(this.#block);
      const host = this.#open.at(-1) ?? this.#containers.host;
      this.#found(comment, host, { kind: 'text', table });
    }
    return reading.state;
  }

  #read(html: string, state: HtmlState) {
    const reading = this.readHtml(html, state);
    for (const tag of reading.tags) this.elements.see(tag, this.#offset);
    for (const { start, end } of reading.texts) {
      this.texts.push({ start: this.#offset + start, end: this.#offset + end });
    }
    return reading;
  }

  #found(
    { start, end, text, closed, ...around }: HtmlComment,
    host: object,
    position: CommentPosition,
  ): void {
    const range = { start: this.#offset + start, end: this.#offset + end };
    const linked = around.linked || this.#labels > 0;
    const heading = around.heading || (this.#block !== undefined && headings.has(this.#block));
    this.comments.push({ range, text, closed, linked, heading, host, position });
  }

  #flowPosition(html: string, at: number): FlowPosition {
    const offset = this.#offset + at;
    const line = this.#lines[lastStarting(this.#lines, offset)];
    if (!line) throw new RangeError(`No line of HTML at offset ${offset}`);
    const before = this.#text.slice(line.start, offset);
    return {
      kind: 'flow',
      leading: html.slice(0, at).trim() !== '',
      ownLine: before.trim() === '',
      prefix: this.#text.slice(line.lineStart, line.start),
      indentation: /^[ \t]*/.exec(before)?.[0] ?? '',
      list: this.#containers.list,
    };
  }

  /** Where the current construct begins. */
  get #offset(): number {
    return this.#lines[0]?.start ?? 0;
  }

  /** The current construct, what belongs to containers blanked, so that offsets stay. */
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
