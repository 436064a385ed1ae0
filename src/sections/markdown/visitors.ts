import type { Event, Token, TokenType } from 'micromark-util-types';
import { shorten } from '../../text/quote.ts';
import { indexOfLastStarting, type Range } from '../../text/range.ts';
import type { Comment } from '../comment.ts';
import { type HtmlState, initialHtmlState, stateAfterText } from '../html/html-fragment.ts';
import type { HtmlFragment } from '../html/parse-html-fragment.ts';

interface Container {
  readonly token: Token;
  /** Items of a list have no token, so each gets an object of its own. */
  identity: object;
  readonly list: { loose: boolean; blankSeen: boolean } | null;
  /** On GitHub, a line without its mark that is blank, but not empty, ends a footnote. */
  hasEnded: boolean;
}

export const listTypes: ReadonlySet<string> = new Set<TokenType>(['listOrdered', 'listUnordered']);
const containerTypes: ReadonlySet<string> = new Set(['blockQuote', 'gfmFootnoteDefinition', ...listTypes]);

const prefixTypes: ReadonlySet<string> = new Set<TokenType>([
  ...(['blockQuotePrefix', 'blockQuoteMarker', 'blockQuotePrefixWhitespace', 'listItemIndent'] as const),
  ...(['gfmFootnoteDefinitionIndent', 'lineEnding', 'lineEndingBlank', 'linePrefix'] as const),
]);

const linePrefixes: ReadonlySet<string> = new Set<TokenType>([
  ...(['blockQuotePrefix', 'listItemIndent', 'listItemPrefix'] as const),
  ...(['gfmFootnoteDefinition', 'gfmFootnoteDefinitionIndent'] as const),
]);

/** A list is loose if there is a blank line directly between two of its blocks. */
export class ContainerTracker {
  readonly #root: object = {};
  readonly #open: Container[] = [];
  /** A blank line directly after the marker of a list item does not separate blocks. */
  #isAfterMarker = false;
  /** After some blocks, a blank line does not make a list loose on GitHub. */
  #isAfterDefinitionOrBreak = false;
  /** How many containers have a mark or indentation on the current line. */
  #prefixes = 0;

  visit([action, token]: Event): void {
    if (action === 'enter') this.#enter(token);
    else if (this.#open.at(-1)?.token === token) this.#open.pop();
    else if (token.type === 'definition' || token.type === 'thematicBreak') this.#isAfterDefinitionOrBreak = true;
  }

  #enter(token: Token): void {
    const { type } = token;
    const nearest = this.#open.at(-1);
    const list = nearest?.list;
    const separates = type === 'lineEndingBlank' && !this.#isAfterMarker && !this.#isAfterDefinitionOrBreak;
    if (list && separates) list.blankSeen = true;
    if (list?.blankSeen && !prefixTypes.has(type)) list.loose = true;
    if (type !== 'linePrefix') this.#isAfterMarker = type === 'listItemMarker';
    if (!prefixTypes.has(type)) this.#isAfterDefinitionOrBreak = false;
    if (type === 'lineEndingBlank' && token.start.column > 1) {
      for (const [index, container] of this.#open.entries()) container.hasEnded ||= this.#prefixes <= index;
    }
    if (type === 'lineEnding' || type === 'lineEndingBlank') this.#prefixes = 0;
    if (linePrefixes.has(type)) this.#prefixes += 1;

    if (nearest && type === 'listItemPrefix') nearest.identity = {};
    if (!containerTypes.has(type)) return;
    const newList = listTypes.has(type) ? { loose: false, blankSeen: false } : null;
    this.#open.push({ token, identity: token, list: newList, hasEnded: false });
  }

  get container(): object {
    return this.#open.at(-1)?.identity ?? this.#root;
  }

  /** A footnote in a quote counts as a tight list, because GitHub ends it at a blank line. */
  get list(): { readonly loose: boolean } | null {
    const innermost = this.#open.at(-1);
    const isNote = innermost?.token.type === 'gfmFootnoteDefinition';
    if (isNote && this.#open.some(({ token }) => token.type === 'blockQuote')) return { loose: false };
    return innermost?.list ?? null;
  }

  get footnote(): Container | undefined {
    return this.#open.findLast(({ token }) => token.type === 'gfmFootnoteDefinition');
  }

  /** The current line continues a paragraph without the marks of all containers around it. */
  get isLazy(): boolean {
    return this.#prefixes < this.#open.length;
  }
}

const headings: readonly string[] = ['atxHeading', 'setextHeading'];
const tableCells: readonly string[] = ['tableData', 'tableHeader'];

/** An element that is not closed in such a block ends with the block. */
const textBlocks: ReadonlySet<string> = new Set(['paragraph', ...headings, ...tableCells]);

/** The labels of footnotes where text refers to them, not at the start of their definition. */
const footnoteCall = /\[\^[^\]\s]+\](?!:)|(?<=[^\s>])\[\^[^\]\s]+\](?=:)/g;

/** Markers on lines of their own are found without the large parser of HTML. */
function parseLoneComment(html: string, state: HtmlState): HtmlFragment {
  const { length } = html.trimEnd();
  const comment = { start: 0, end: length, text: html.slice('<!--'.length, length - '-->'.length), isClosed: true };
  return { comments: [{ ...comment, isInLink: false, isInHeading: false }], tags: [], texts: [], state };
}

/** Finds the comments, and the texts in HTML. */
export class HtmlVisitor {
  readonly comments: Comment[] = [];
  readonly texts: Range[] = [];
  /** Replaced by the parser of HTML when that is loaded: before the first event. */
  parseFragment = parseLoneComment;
  readonly #text: string;
  readonly #containers = new ContainerTracker();
  readonly #open: Token[] = [];
  #lines: Range[] = [];
  /** On GitHub, an HTML block that is a tag on a lazy line continues up to a blank line. */
  #isAfterLazyTag = false;
  #columns = 0;
  #cells = 0;
  #footnoteCalls: ReadonlySet<string> | undefined;
  #flowState: HtmlState = initialHtmlState;
  #textState: HtmlState = initialHtmlState;

  constructor(text: string) {
    this.#text = text;
  }

  visitLoneComment(comment: Range): void {
    this.#lines = [comment];
    this.#flowState = this.#visitHtml('block', this.#flowState);
  }

  visit(event: Event): void {
    this.#containers.visit(event);
    const [action, token] = event;
    if (action === 'enter') {
      this.#enter(token);
      this.#open.push(token);
    } else {
      this.#open.pop();
      this.#leave(token);
    }
  }

  #enter({ type: tokenType, start, end }: Token): void {
    const type: string = tokenType;
    if (type === 'lineEndingBlank') this.#isAfterLazyTag = false;
    if (type === 'tableHead') this.#columns = 0;
    if (type === 'tableRow') this.#cells = 0;
    if (type === 'tableHeader') this.#columns += 1;
    if (type === 'tableData') this.#cells += 1;
    if (textBlocks.has(type)) this.#textState = this.#flowState;
    if (type === 'htmlFlow' || type === 'htmlText') this.#lines = [];
    if (type === 'htmlFlowData' || type === 'htmlTextData') this.#lines.push({ start: start.offset, end: end.offset });
  }

  #leave({ type }: Token): void {
    if (textBlocks.has(type)) {
      this.#flowState = stateAfterText(this.#flowState, this.#textState);
    } else if (type === 'htmlFlow') {
      this.#flowState = this.#visitHtml('block', this.#flowState);
      const [line] = this.#lines;
      this.#isAfterLazyTag = this.#containers.isLazy && /^\s*<\/?[a-z]/i.test(this.#text.slice(line?.start, line?.end));
    } else if (type === 'htmlText') {
      this.#textState = this.#visitHtml('text', this.#textState);
    }
  }

  #visitHtml(kind: Comment['place']['kind'], before: HtmlState): HtmlState {
    const offset = this.#lines[0]?.start ?? 0;
    const html = this.#html(offset);
    const { comments, texts, state } = this.parseFragment(html, before);
    for (const { start, end } of texts) this.texts.push({ start: offset + start, end: offset + end });
    for (const { start, end, ...comment } of comments) {
      // In running text, each tag and each comment is a construct of its own, so a comment starts its construct.
      if (kind === 'text' && start > 0) continue;
      const range = { start: offset + start, end: offset + end };
      const afterMarks = this.#lines[indexOfLastStarting(this.#lines, range.start)]?.start ?? range.start;
      const { container, list } = this.#containers;
      const isInsideHtml = html.slice(0, start).trim() !== '';
      const inText = { kind: 'text', isInsideHtml: false, isInTable: this.#isIn(tableCells) } as const;
      this.comments.push({
        ...comment,
        range,
        isInLink: comment.isInLink || this.#isIn(['labelText']),
        isInHeading: comment.isInHeading || this.#isIn(headings),
        parent: kind === 'block' ? container : (this.#open.at(-1) ?? container),
        place: kind === 'block' ? { kind, isInsideHtml, afterMarks, list } : inText,
        obstacle: this.#obstacle(),
        warning: this.#warning(),
      });
    }
    return state;
  }

  /** Prefixes of containers are replaced with spaces, so offsets stay the same. */
  #html(start: number): string {
    let [html, from] = ['', start];
    for (const line of this.#lines) {
      html += this.#text.slice(from, line.start).replace(/[^\r\n]/g, ' ') + this.#text.slice(line.start, line.end);
      from = line.end;
    }
    return html;
  }

  #obstacle(): string | undefined {
    if (this.#isAfterLazyTag)
      return 'the tag alone on a line before this marker begins an HTML block on GitHub; indent that line like the text around it';
    if (!this.#containers.footnote?.hasEnded) return undefined;
    return 'on GitHub the footnote ends before this marker, at a line that contains only spaces or ">"; make that line empty, or move the section out of the footnote';
  }

  #warning(): string | undefined {
    if (this.#cells > this.#columns && this.#isIn(['tableData']))
      return 'GitHub does not show this cell, because the table has fewer columns; move the section into another cell';
    const note = this.#containers.footnote?.token;
    if (!note) return undefined;
    this.#footnoteCalls ??= new Set([...this.#text.matchAll(footnoteCall)].map(([call]) => call.toLowerCase()));
    const label = this.#text.slice(note.start.offset, this.#text.indexOf(']', note.start.offset) + 1);
    if (this.#footnoteCalls.has(label.toLowerCase())) return undefined;
    return `GitHub does not show this footnote, because no text refers to it; write ${shorten(label)} where it belongs`;
  }

  #isIn(types: readonly string[]): boolean {
    return this.#open.some(({ type }) => types.includes(type));
  }
}
