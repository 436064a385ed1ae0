import type { Event, Token, TokenType } from 'micromark-util-types';
import type { Span } from '../parsed-document.ts';

/** A list, blockquote or footnote that is open at a point of the event stream. */
interface Container {
  readonly token: Token;
  /** Identifies the container, or the current item of a list: items have no token, so each gets an object of its own. */
  identity: object;
  readonly list: { loose: boolean; blankSeen: boolean } | null;
}

const listTypes: ReadonlySet<string> = new Set<TokenType>(['listOrdered', 'listUnordered']);
const containerTypes: ReadonlySet<string> = new Set(['blockQuote', 'gfmFootnoteDefinition', ...listTypes]);

/** Tokens that are not content, so they do not make a list loose after a blank line. */
const prefixTypes: ReadonlySet<string> = new Set<TokenType>([
  ...(['blockQuotePrefix', 'blockQuoteMarker', 'blockQuotePrefixWhitespace', 'listItemIndent'] as const),
  ...(['gfmFootnoteDefinitionIndent', 'lineEnding', 'lineEndingBlank', 'linePrefix'] as const),
]);

const listItemMarkers: ReadonlySet<string> = new Set<TokenType>([
  ...(['listItemPrefix', 'listItemMarker', 'listItemValue', 'listItemPrefixWhitespace'] as const),
]);

/**
 * Tracks the innermost container, and which lists are loose. A list is loose if there is a blank line directly between two of
 * its blocks.
 */
export class ContainerTracker {
  readonly #root: object = {};
  readonly #open: Container[] = [];
  /** Whether only white space followed the marker of a list item so far. A blank line there does not separate blocks. */
  #isAfterMarker = false;

  visit([action, token]: Event): void {
    if (action === 'enter') this.#enter(token);
    else if (this.#open.at(-1)?.token === token) this.#open.pop();
  }

  /** An object that identifies the innermost container. It is the same for siblings, and different for each list item. */
  get container(): object {
    return this.#open.at(-1)?.identity ?? this.#root;
  }

  /** The innermost container if that is a list, else null. */
  get list(): { readonly loose: boolean } | null {
    return this.#open.at(-1)?.list ?? null;
  }

  #enter(token: Token): void {
    const { type } = token;
    const nearest = this.#open.at(-1);
    const list = nearest?.list;
    if (list && type === 'lineEndingBlank' && !this.#isAfterMarker) list.blankSeen = true;
    if (list?.blankSeen && !prefixTypes.has(type)) list.loose = true;
    if (type !== 'linePrefix') this.#isAfterMarker = listItemMarkers.has(type);

    if (nearest && type === 'listItemPrefix') nearest.identity = {};
    if (!containerTypes.has(type)) return;
    const isList = listTypes.has(type);
    this.#open.push({ token, identity: token, list: isList ? { loose: false, blankSeen: false } : null });
  }
}

/** Tokens that do not affect the rendering: line endings, white space, and groups of other tokens. */
const insignificantTypes: ReadonlySet<string> = new Set([
  ...['chunkString', 'chunkText', 'content', 'data', 'lineEnding', 'lineEndingBlank', 'linePrefix', 'lineSuffix'],
  ...['whitespace', 'space', 'listItemIndent', 'gfmFootnoteDefinitionIndent', 'htmlFlow'],
]);

/** Collects the constructs of a text from a stream of events. */
export class OutlineVisitor {
  readonly #spans: (Span & Pick<ContainerTracker, 'list'>)[] = [];
  readonly #containers: ContainerTracker;

  /** Each event is visited by `containers` first. */
  constructor(containers: ContainerTracker) {
    this.#containers = containers;
  }

  visit([action, { type, start, end }]: Event): void {
    if (action !== 'enter' || insignificantTypes.has(type)) return;
    this.add({ start: start.offset, end: end.offset, type });
  }

  add(span: Span): void {
    this.#spans.push({ ...span, list: listTypes.has(span.type) ? this.#containers.list : null });
  }

  /** The constructs. To be read after the last event, because only then is it known which lists are loose. */
  get outline(): Span[] {
    return this.#spans.map(({ list, type, ...range }) => ({ ...range, type: list?.loose ? `${type} loose` : type }));
  }
}
