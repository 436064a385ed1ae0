import type { Event, Token } from 'micromark-util-types';
import { contentModelIn, headingElements } from '../html/content-model.ts';
import type { Containers } from '../markdown/containers.ts';
import { headings, tableCells, textBlocks } from '../markdown/html-visitor.ts';
import type { Comment, ContentModel, HtmlContext, TextContext } from '../parsed-document.ts';
import type { JsxElements } from './jsx-elements.ts';

/** Tokens at the start or end of a line that are not content. */
const insignificantTypes: ReadonlySet<string> = new Set([
  ...['linePrefix', 'lineSuffix', 'whitespace', 'lineEnding', 'listItemIndent', 'gfmFootnoteDefinitionIndent'],
  ...['blockQuotePrefix', 'blockQuoteMarker', 'blockQuotePrefixWhitespace'],
]);

/** A paragraph that contains only these is no paragraph: MDX renders its content without <p>. */
const jsxTypes: ReadonlySet<string> = new Set(['mdxJsxTextTag', 'mdxTextExpression', 'htmlText']);

/** Elements that are rendered as links. */
const links: ReadonlySet<string | null> = new Set(['a', 'Link', 'NavLink']);

interface TextBlock {
  readonly token: Token;
  /** The indexes of the comments directly in it. */
  readonly direct: number[];
  /** Whether it contains anything but JSX. */
  hasText: boolean;
}

/** Collects the comments of an MDX text from a stream of events. */
export class MdxCommentVisitor {
  readonly comments: Comment[] = [];
  /** The start offsets of paragraphs that contain only JSX, which MDX renders without <p>. */
  readonly jsxOnlyParagraphs = new Set<number>();
  readonly #text: string;
  readonly #containers: Containers;
  readonly #elements: JsxElements;
  #chunks: string[] = [];
  #block: TextBlock | undefined;
  #afterBlankLine = false;
  #followedBlankLine = false;

  /** @param containers visits the same events, each before this visitor does; so does `elements` */
  constructor(text: string, containers: Containers, elements: JsxElements) {
    this.#text = text;
    this.#containers = containers;
    this.#elements = elements;
  }

  /** Visits the next event. */
  visit([action, token]: Event): void {
    if (action === 'enter') this.#enter(token);
    else this.#leave(token);
  }

  #enter(token: Token): void {
    const { type, start, end } = token;
    if (textBlocks.has(type)) this.#block = { token, direct: [], hasText: type !== 'paragraph' };
    else if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') {
      this.#chunks = [];
      this.#followedBlankLine = this.#afterBlankLine;
    } else if (type === 'mdxFlowExpressionChunk' || type === 'mdxTextExpressionChunk') {
      this.#chunks.push(this.#text.slice(start.offset, end.offset));
    }
  }

  #leave(token: Token): void {
    const { type } = token;
    if (type === 'mdxFlowExpression') this.#addFlowComment(token);
    else if (type === 'mdxTextExpression') this.#addTextComment(token);
    if (this.#block?.token === token) this.#leaveBlock(this.#block);
    else if (this.#block && this.#elements.open.at(-1)?.token === this.#block.token) {
      this.#block.hasText ||= this.#isText(token);
    }
    if (type === 'lineEndingBlank') this.#afterBlankLine = true;
    else if (!insignificantTypes.has(type)) this.#afterBlankLine = false;
  }

  #addFlowComment(token: Token): void {
    const { start } = token;
    const holder = this.#elements.open.at(-1);
    const names = this.#names;
    const contentModel = contentModelIn(names);
    const inHtml = names.length > 0 && (contentModel !== undefined || !this.#followedBlankLine);
    this.#addComment(token, holder && holder.element !== null ? holder : this.#containers.parent, {
      kind: 'flow',
      hasHtmlBefore: inHtml,
      startsLine: true,
      prefix: /^[ \t>]*/.exec(this.#text.slice(start.offset - start.column + 1, start.offset))?.[0] ?? '',
      indentation: '',
      list: this.#containers.list,
      html: around(contentModel),
    });
  }

  #addTextComment(token: Token): void {
    const { open } = this.#elements;
    const parent = open.at(-1);
    if (!this.#block || !parent) return;
    const { type } = this.#block.token;
    const context: TextContext = {
      kind: 'text',
      table: tableCells.has(type),
      ...(parent.element !== null && { html: around(contentModelIn(this.#names)) }),
    };
    const isFound = this.#addComment(token, parent, context);
    if (isFound && parent.token === this.#block.token) this.#block.direct.push(this.comments.length - 1);
  }

  #leaveBlock({ token, direct, hasText }: TextBlock): void {
    this.#block = undefined;
    if (hasText) return;
    this.jsxOnlyParagraphs.add(token.start.offset);
    const html = around(contentModelIn(this.#names));
    for (const index of direct) {
      const comment = this.comments[index];
      if (comment) this.comments[index] = { ...comment, context: { ...comment.context, html } };
    }
  }

  #addComment({ start, end }: Token, parent: object, context: Comment['context']): boolean {
    const text = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(this.#chunks.join('\n'))?.[1];
    if (text === undefined || text.includes('*/')) return false;
    const range = { start: start.offset, end: end.offset };
    const isInLink = this.#elements.open.some(({ token, element }) => links.has(element) || token.type === 'labelText');
    this.comments.push({ range, text, isClosed: true, isInLink, isInHeading: this.#inHeading, parent, context });
    return true;
  }

  get #inHeading(): boolean {
    const block = this.#block?.token.type ?? '';
    return headings.has(block) || this.#elements.open.some(({ element }) => headingElements.has(element ?? ''));
  }

  /** The names of the open elements, up to the innermost construct of Markdown. */
  get #names(): string[] {
    const names: string[] = [];
    for (let at = this.#elements.open.length - 1; at >= 0; at -= 1) {
      const name = this.#elements.open[at]?.element ?? null;
      if (name === null) break;
      names.push(name);
    }
    return names;
  }

  #isText({ type, start, end }: Token): boolean {
    if (type === 'data') return this.#text.slice(start.offset, end.offset).trim() !== '';
    return !jsxTypes.has(type) && !insignificantTypes.has(type);
  }
}

function around(contentModel: ContentModel | undefined): HtmlContext {
  return contentModel ? { contentModel, jsx: true } : { jsx: true };
}
