import type { Event, Token, TokenType } from 'micromark-util-types';

/** A list, blockquote or footnote that is open at a point of the event stream. */
interface Container {
  readonly token: Token;
  readonly list: List | null;
}

interface List {
  loose: boolean;
  blankSeen: boolean;
  /** A list has no token for its items; this object stands for the current one. */
  item: object;
}

const containerTypes: ReadonlySet<TokenType> = new Set<TokenType>([
  'blockQuote',
  'listOrdered',
  'listUnordered',
  'gfmFootnoteDefinition',
]);

/** Tokens that neither are content nor follow a blank line as content would. */
const prefixTypes: ReadonlySet<TokenType> = new Set<TokenType>([
  'blockQuotePrefix',
  'blockQuoteMarker',
  'blockQuotePrefixWhitespace',
  'listItemIndent',
  'gfmFootnoteDefinitionIndent',
  'lineEnding',
  'lineEndingBlank',
  'linePrefix',
]);

const markerTypes: ReadonlySet<TokenType> = new Set<TokenType>([
  'listItemPrefix',
  'listItemMarker',
  'listItemValue',
  'listItemPrefixWhitespace',
]);

/**
 * Follows the containers through a stream of events: which is the nearest, and whether a list is loose, by the rule
 * that a blank line stands directly between two of its blocks.
 */
export class Containers {
  readonly #root: object = {};
  readonly #open: Container[] = [];
  #afterMarker = false;

  /** Takes note of an event; call it with each, in order. */
  follow([action, token]: Event): void {
    if (action === 'enter') this.#enter(token);
    else if (containerTypes.has(token.type) && this.#open.at(-1)?.token === token) this.#open.pop();
  }

  /** What stands for the nearest container: the same object for siblings, another one for each list item. */
  get host(): object {
    const nearest = this.#open.at(-1);
    return nearest?.list?.item ?? nearest?.token ?? this.#root;
  }

  /** The nearest container, where that is a list. */
  get list(): { readonly loose: boolean } | null {
    return this.#open.at(-1)?.list ?? null;
  }

  #enter(token: Token): void {
    const list = this.#open.at(-1)?.list;
    if (list && token.type === 'lineEndingBlank' && !this.#afterMarker) list.blankSeen = true;
    if (list?.blankSeen && !prefixTypes.has(token.type)) list.loose = true;
    this.#afterMarker = markerTypes.has(token.type);

    if (list && token.type === 'listItemPrefix') list.item = {};
    if (containerTypes.has(token.type)) this.#openContainer(token);
  }

  #openContainer(token: Token): void {
    const isList = token.type === 'listOrdered' || token.type === 'listUnordered';
    this.#open.push({ token, list: isList ? { loose: false, blankSeen: false, item: {} } : null });
  }
}
