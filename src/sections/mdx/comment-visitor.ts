import type { Event, Token } from 'micromark-util-types';
import { contentModelIn, headingElements } from '../html/elements.ts';
import type { ContainerTracker } from '../markdown/containers.ts';
import { headings, tableCells, textBlocks } from '../markdown/html-visitor.ts';
import type { Comment, HtmlPlace, SectionProblem, WrongSyntaxComment } from '../parsed-document.ts';

const insignificantTypes: ReadonlySet<string> = new Set([
  ...['linePrefix', 'lineSuffix', 'whitespace', 'lineEnding', 'listItemIndent', 'gfmFootnoteDefinitionIndent'],
  ...['blockQuotePrefix', 'blockQuoteMarker', 'blockQuotePrefixWhitespace'],
]);

/** MDX renders a paragraph that contains only tokens of these types without `<p>`. */
const jsxTypes: ReadonlySet<string> = new Set(['mdxJsxTextTag', 'mdxTextExpression']);

const linkElements: ReadonlySet<string | null> = new Set(['a', 'Link', 'NavLink']);

interface TextBlock {
  readonly token: Token;
  readonly html: HtmlPlace;
  /** The indexes, in `comments`, of the comments directly in the block. */
  readonly directComments: number[];
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
  readonly #constructs: OpenConstructs;
  #block: TextBlock | undefined;
  #isAfterBlankLine = false;

  /** Each event must be visited by `containers` before this visitor, and by `constructs` after it. */
  constructor(text: string, containers: ContainerTracker, constructs: OpenConstructs) {
    this.#text = text;
    this.#containers = containers;
    this.#constructs = constructs;
  }

  visit([action, token]: Event): void {
    const { type } = token;
    const block = this.#block;
    if (action === 'exit') {
      if (block?.token === token) this.#leaveBlock(block);
      return;
    }
    if (block && this.#constructs.open.at(-1)?.token === block.token) block.hasText ||= this.#isText(token);
    if (textBlocks.has(type)) {
      this.#block = { token, html: this.#htmlPlace(), directComments: [], hasText: false };
    } else if (type === 'mdxFlowExpression') {
      this.#visitFlowExpression(token);
    } else if (type === 'mdxTextExpression' && block) {
      this.#visitTextExpression(token, block);
    }
    if (!insignificantTypes.has(type)) this.#isAfterBlankLine = type === 'lineEndingBlank';
  }

  #visitFlowExpression(token: Token): void {
    const { start } = token;
    const parent = this.#constructs.open.at(-1);
    const html = this.#htmlPlace();
    const isInElement = parent !== undefined && parent.element !== null;
    this.#addComment(token, isInElement ? parent : this.#containers.container, {
      kind: 'block',
      isInsideHtml: isInElement && (html.contentModel !== undefined || !this.#isAfterBlankLine),
      startsLine: true,
      prefix: /^[ \t>]*/.exec(this.#text.slice(start.offset - start.column + 1, start.offset))?.[0] ?? '',
      indentation: '',
      list: this.#containers.list,
      html,
    });
  }

  #visitTextExpression(token: Token, block: TextBlock): void {
    const parent = this.#constructs.open.at(-1);
    if (!parent) return;
    const isAdded = this.#addComment(token, parent, {
      kind: 'text',
      table: tableCells.has(block.token.type),
      ...(parent.element !== null && { html: this.#htmlPlace() }),
    });
    if (isAdded && parent.token === block.token) block.directComments.push(this.comments.length - 1);
  }

  #leaveBlock({ token, html, directComments, hasText }: TextBlock): void {
    this.#block = undefined;
    if (hasText) return;
    this.jsxOnlyParagraphs.add(token.start.offset);
    for (const index of directComments) {
      const comment = this.comments[index];
      if (comment) this.comments[index] = { ...comment, place: { ...comment.place, html } };
    }
  }

  /**
   * Adds the comment of an expression to `comments` if the expression contains nothing else. An HTML comment is added to
   * `wrongSyntaxComments` instead. Returns whether the comment was added to `comments`.
   */
  #addComment({ start, end, estree }: Token, parent: object, place: Comment['place']): boolean {
    const [comment, another] = estree?.comments ?? [];
    if (comment?.type !== 'Block' || another || estree?.body.length !== 0) return false;
    const range = { start: start.offset, end: end.offset };
    if (this.#text.startsWith('<!--', range.start)) {
      this.wrongSyntaxComments.push({ start: range.start, text: this.#text.slice(range.start + 4, range.end - 3) });
      return false;
    }
    const { open } = this.#constructs;
    this.comments.push({
      range,
      text: comment.value,
      isClosed: true,
      isInLink: open.some(({ token, element }) => linkElements.has(element) || token.type === 'labelText'),
      isInHeading: open.some(({ token, element }) => headings.has(token.type) || headingElements.has(element ?? '')),
      parent,
      place,
    });
    return true;
  }

  /** The place of the next token in JSX: inside the elements that are open within the innermost construct of Markdown. */
  #htmlPlace(): HtmlPlace {
    const names: string[] = [];
    for (const { element } of this.#constructs.open.toReversed()) {
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

interface OpenConstruct {
  /** The token of a construct of Markdown, or of the opening tag of an element. */
  readonly token: Token;
  /** The name of an element, empty for a fragment (`<>`); null for a construct of Markdown. */
  readonly element: string | null;
}

const tagTypes: ReadonlySet<string> = new Set(['mdxJsxFlowTag', 'mdxJsxTextTag']);
const tagPattern = /^<\s*(\/?)\s*([^\s/>{]*)/;

/** Tracks which constructs of Markdown and elements of JSX are open in a stream of events. Each can contain the other. */
export class OpenConstructs {
  readonly open: OpenConstruct[] = [];
  readonly problems: SectionProblem[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  visit([action, token]: Event): void {
    if (action === 'enter') {
      if (token.type === 'listItemPrefix') this.reportOpenElements();
      this.open.push({ token, element: null });
    } else {
      this.reportOpenElements();
      this.open.pop();
      if (tagTypes.has(token.type)) this.#visitTag(token);
    }
  }

  #visitTag(token: Token): void {
    const tag = this.#text.slice(token.start.offset, token.end.offset);
    const [, slash, name = ''] = tagPattern.exec(tag) ?? [];
    if (slash === '' && /\/\s*>$/.test(tag)) return;
    if (slash === '') this.open.push({ token, element: name });
    else if (this.open.at(-1)?.element === name) this.open.pop();
    else this.#report(token, `</${name}> closes nothing that is open here`);
  }

  /** Reports the innermost elements as not closed. To be called at the end of each Markdown construct, and of the text. */
  reportOpenElements(): void {
    for (let last = this.open.at(-1); last && last.element !== null; last = this.open.at(-1)) {
      this.#report(last.token, `<${last.element}> is not closed where it was opened, in the same block`);
      this.open.pop();
    }
  }

  #report({ start }: Token, message: string): void {
    this.problems.push({ offset: start.offset, code: 'mdx-syntax', message: `MDX cannot parse this: ${message}` });
  }
}
