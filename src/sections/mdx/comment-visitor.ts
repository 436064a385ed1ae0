import type { Event, Token } from 'micromark-util-types';
import { contentModelIn, headingElements } from '../html/content-model.ts';
import type { ContainerTracker } from '../markdown/container-tracker.ts';
import { headings, tableCells, textBlocks } from '../markdown/html-visitor.ts';
import type { Comment, HtmlPlace, WrongSyntaxComment } from '../parsed-document.ts';
import type { JsxElements } from './jsx-elements.ts';

/** Tokens at the start or end of a line that are not content. */
const insignificantTypes: ReadonlySet<string> = new Set([
  ...['linePrefix', 'lineSuffix', 'whitespace', 'lineEnding', 'listItemIndent', 'gfmFootnoteDefinitionIndent'],
  ...['blockQuotePrefix', 'blockQuoteMarker', 'blockQuotePrefixWhitespace'],
]);

/** A paragraph that contains only these is no paragraph: MDX renders its content without <p>. */
const jsxTypes: ReadonlySet<string> = new Set(['mdxJsxTextTag', 'mdxTextExpression']);

/** Elements that are rendered as links. */
const links: ReadonlySet<string | null> = new Set(['a', 'Link', 'NavLink']);

interface TextBlock {
  readonly token: Token;
  /** The HTML around the block. */
  readonly html: HtmlPlace;
  /** The indexes of the comments directly in it. */
  readonly direct: number[];
  hasText: boolean;
}

/** Collects the comments of an MDX text from a stream of events. */
export class MdxCommentVisitor {
  readonly comments: Comment[] = [];
  readonly wrongSyntaxComments: WrongSyntaxComment[] = [];
  /** The start offsets of paragraphs that contain only JSX. */
  readonly jsxOnlyParagraphs = new Set<number>();
  readonly #text: string;
  readonly #containers: ContainerTracker;
  readonly #elements: JsxElements;
  #block: TextBlock | undefined;
  #isAfterBlankLine = false;

  /** Each event is visited by `containers` first, by `elements` last. */
  constructor(text: string, containers: ContainerTracker, elements: JsxElements) {
    this.#text = text;
    this.#containers = containers;
    this.#elements = elements;
  }

  visit([action, token]: Event): void {
    const { type } = token;
    const block = this.#block;
    if (action === 'exit') {
      if (block?.token === token) this.#leaveBlock(block);
      return;
    }
    if (block && this.#elements.open.at(-1)?.token === block.token) block.hasText ||= this.#isText(token);
    if (textBlocks.has(type)) {
      this.#block = { token, html: this.#htmlPlace(), direct: [], hasText: false };
    } else if (type === 'mdxFlowExpression') {
      this.#visitFlowExpression(token);
    } else if (type === 'mdxTextExpression' && block) {
      this.#visitTextExpression(token, block);
    }
    if (!insignificantTypes.has(type)) this.#isAfterBlankLine = type === 'lineEndingBlank';
  }

  #visitFlowExpression(token: Token): void {
    const { start } = token;
    const holder = this.#elements.open.at(-1);
    const html = this.#htmlPlace();
    const isInElement = holder !== undefined && holder.element !== null;
    this.#addComment(token, isInElement ? holder : this.#containers.container, {
      kind: 'flow',
      hasHtmlBefore: isInElement && (html.contentModel !== undefined || !this.#isAfterBlankLine),
      startsLine: true,
      prefix: /^[ \t>]*/.exec(this.#text.slice(start.offset - start.column + 1, start.offset))?.[0] ?? '',
      indentation: '',
      list: this.#containers.list,
      html,
    });
  }

  #visitTextExpression(token: Token, block: TextBlock): void {
    const parent = this.#elements.open.at(-1);
    if (!parent) return;
    const isFound = this.#addComment(token, parent, {
      kind: 'inline',
      table: tableCells.has(block.token.type),
      ...(parent.element !== null && { html: this.#htmlPlace() }),
    });
    if (isFound && parent.token === block.token) block.direct.push(this.comments.length - 1);
  }

  #leaveBlock({ token, html, direct, hasText }: TextBlock): void {
    this.#block = undefined;
    if (hasText) return;
    this.jsxOnlyParagraphs.add(token.start.offset);
    for (const index of direct) {
      const comment = this.comments[index];
      if (comment) this.comments[index] = { ...comment, place: { ...comment.place, html } };
    }
  }

  /** Adds an expression if it contains nothing but a comment. */
  #addComment({ start, end, estree }: Token, parent: object, place: Comment['place']): boolean {
    const [comment, another] = estree?.comments ?? [];
    if (comment?.type !== 'Block' || another || estree?.body.length !== 0) return false;
    const range = { start: start.offset, end: end.offset };
    if (this.#text.startsWith('<!--', range.start)) {
      this.wrongSyntaxComments.push({ start: range.start, text: this.#text.slice(range.start + 4, range.end - 3) });
      return false;
    }
    const { open } = this.#elements;
    this.comments.push({
      range,
      text: comment.value,
      isClosed: true,
      isInLink: open.some(({ token, element }) => links.has(element) || token.type === 'labelText'),
      isInHeading: open.some(({ token, element }) => headings.has(token.type) || headingElements.has(element ?? '')),
      parent,
      place,
    });
    return true;
  }

  /** The HTML around the next token: that of the open elements, up to the innermost construct of Markdown. */
  #htmlPlace(): HtmlPlace {
    const names: string[] = [];
    for (const { element } of this.#elements.open.toReversed()) {
      if (element === null) break;
      names.push(element);
    }
    const contentModel = contentModelIn(names);
    return contentModel ? { contentModel, jsx: true } : { jsx: true };
  }

  #isText({ type, start, end }: Token): boolean {
    if (type === 'data') return this.#text.slice(start.offset, end.offset).trim() !== '';
    return !jsxTypes.has(type) && !insignificantTypes.has(type);
  }
}
