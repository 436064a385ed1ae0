import type { Event, Token } from 'micromark-util-types';
import { type HtmlRoom, headingElements, roomIn } from '../html/content-model.ts';
import type { Containers } from '../markdown/containers.ts';
import type { Comment, CommentPosition, HtmlAround, TextPosition } from '../parsed-document.ts';
import type { MdxElements } from './jsx-elements.ts';

/** Blocks of running text. */
const textBlocks: ReadonlySet<string> = new Set([
  ...['paragraph', 'atxHeading', 'setextHeading', 'tableData', 'tableHeader'],
]);
const headings: ReadonlySet<string> = new Set(['atxHeading', 'setextHeading']);
const tableCells: ReadonlySet<string> = new Set(['tableData', 'tableHeader']);

/** What a line begins or ends with that is no content. */
const silentTypes: ReadonlySet<string> = new Set([
  ...[
    'linePrefix',
    'lineSuffix',
    'whitespace',
    'lineEnding',
    'listItemIndent',
    'gfmFootnoteDefinitionIndent',
  ],
  ...['blockQuotePrefix', 'blockQuoteMarker', 'blockQuotePrefixWhitespace'],
]);

/** What a paragraph may hold and still be none, as MDX leaves its tags out then. */
const jsxTypes: ReadonlySet<string> = new Set(['mdxJsxTextTag', 'mdxTextExpression', 'htmlText']);

/** Elements that are links, or become some. */
const links: ReadonlySet<string | null> = new Set(['a', 'Link', 'NavLink']);

interface TextBlock {
  readonly token: Token;
  /** Which of the comments stand directly in it. */
  readonly direct: number[];
  /** Whether it holds anything but JSX. */
  speaks: boolean;
}

/** Reads the comments of an MDX text from a stream of events. */
export class MdxComments {
  readonly comments: Comment[] = [];
  /** Where paragraphs start that MDX takes for none, as they hold nothing but JSX. */
  readonly unraveled = new Set<number>();
  readonly #text: string;
  readonly #containers: Containers;
  readonly #elements: MdxElements;
  #chunks: string[] = [];
  #block: TextBlock | undefined;
  #behindBlankLine = false;
  #apart = false;

  /** @param containers follows the same events, each before this does; and so does `elements` */
  constructor(text: string, containers: Containers, elements: MdxElements) {
    this.#text = text;
    this.#containers = containers;
    this.#elements = elements;
  }

  /** Takes note of an event; call it with each, in order. */
  follow([action, token]: Event): void {
    if (action === 'enter') this.#enter(token);
    else this.#leave(token);
  }

  #enter(token: Token): void {
    const { type, start, end } = token;
    if (textBlocks.has(type)) this.#block = { token, direct: [], speaks: type !== 'paragraph' };
    else if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') {
      this.#chunks = [];
      this.#apart = this.#behindBlankLine;
    } else if (type === 'mdxFlowExpressionChunk' || type === 'mdxTextExpressionChunk') {
      this.#chunks.push(this.#text.slice(start.offset, end.offset));
    }
  }

  #leave(token: Token): void {
    const { type } = token;
    if (type === 'mdxFlowExpression') this.#foundInFlow(token);
    else if (type === 'mdxTextExpression') this.#foundInText(token);
    if (this.#block?.token === token) this.#leaveBlock(this.#block);
    else if (this.#block && this.#elements.open.at(-1)?.token === this.#block.token) {
      this.#block.speaks ||= this.#says(token);
    }
    if (type === 'lineEndingBlank') this.#behindBlankLine = true;
    else if (!silentTypes.has(type)) this.#behindBlankLine = false;
  }

  #foundInFlow(token: Token): void {
    const { start } = token;
    const holder = this.#elements.open.at(-1);
    const names = this.#names;
    const room = roomIn(names);
    const inHtml = names.length > 0 && (room !== undefined || !this.#apart);
    this.#found(token, holder && holder.element !== null ? holder : this.#containers.host, {
      kind: 'flow',
      leading: inHtml,
      ownLine: true,
      prefix: /^[ \t>]*/.exec(this.#text.slice(start.offset - start.column + 1, start.offset))?.[0] ?? '',
      indentation: '',
      list: this.#containers.list,
      html: around(room),
    });
  }

  #foundInText(token: Token): void {
    const { open } = this.#elements;
    const host = open.at(-1);
    if (!this.#block || !host) return;
    const { type } = this.#block.token;
    const position: TextPosition = {
      kind: 'text',
      table: tableCells.has(type),
      ...(host.element !== null && { html: around(roomIn(this.#names)) }),
    };
    const isFound = this.#found(token, host, position);
    if (isFound && host.token === this.#block.token) this.#block.direct.push(this.comments.length - 1);
  }

  #leaveBlock({ token, direct, speaks }: TextBlock): void {
    this.#block = undefined;
    if (speaks) return;
    this.unraveled.add(token.start.offset);
    const html = around(roomIn(this.#names));
    for (const index of direct) {
      const comment = this.comments[index];
      if (comment) this.comments[index] = { ...comment, position: { ...comment.position, html } };
    }
  }

  #found({ start, end }: Token, host: object, position: CommentPosition): boolean {
    const text = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(this.#chunks.join('\n'))?.[1];
    if (text === undefined || text.includes('*/')) return false;
    const range = { start: start.offset, end: end.offset };
    const linked = this.#elements.open.some(
      ({ token, element }) => links.has(element) || token.type === 'labelText',
    );
    this.comments.push({ range, text, closed: true, linked, heading: this.#inHeading, host, position });
    return true;
  }

  get #inHeading(): boolean {
    const block = this.#block?.token.type ?? '';
    return (
      headings.has(block) || this.#elements.open.some(({ element }) => headingElements.has(element ?? ''))
    );
  }

  /** The names of the elements that are open, up to the next construct of Markdown around them. */
  get #names(): string[] {
    const names: string[] = [];
    for (let at = this.#elements.open.length - 1; at >= 0; at -= 1) {
      const name = this.#elements.open[at]?.element ?? null;
      if (name === null) break;
      names.push(name);
    }
    return names;
  }

  #says({ type, start, end }: Token): boolean {
    if (type === 'data') return this.#text.slice(start.offset, end.offset).trim() !== '';
    return !jsxTypes.has(type) && !silentTypes.has(type);
  }
}

function around(room: HtmlRoom | undefined): HtmlAround {
  return room ? { room, jsx: true } : { jsx: true };
}
