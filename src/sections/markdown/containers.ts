import type { Event, Token, TokenType } from 'micromark-util-types';

/** A list, blockquote or footnote that is open at a point of the event stream. */
interface Container {
  readonly token: Token;
  /** What stands for it: a list has no token for its items, so an object stands for the current one. */
  host: object;
  readonly list: List | null;
}

interface List {
  loose: boolean;
  blankSeen: boolean;
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
  /** Whether nothing but white space followed the marker of a list item yet: a blank line there divides nothing. */
  #afterMarker = false;

  /** Takes note of an event; call it with each, in order. */
  follow([action, token]: Event): void {
    if (action === 'enter') this.#enter(token);
    else if (containerTypes.has(token.type) && this.#open.at(-1)?.token === token) this.#open.pop();
  }

  /** What stands for the nearest container: the same object for siblings, another one for each list item. */
  get host(): object {
    return this.#open.at(-1)?.host ?? this.#root;
  }

  /** The nearest container, where that is a list. */
  get list(): { readonly loose: boolean } | null {
    return this.#open.at(-1)?.list ?? null;
  }

  #enter(token: Token): void {
    const nearest = this.#open.at(-1);
    const list = nearest?.list;
    if (list && token.type === 'lineEndingBlank' && !this.#afterMarker) list.blankSeen = true;
    if (list?.blankSeen && !prefixTypes.has(token.type)) list.loose = true;
    if (token.type !== 'linePrefix') this.#afterMarker = markerTypes.has(token.type);

    if (nearest && token.type === 'listItemPrefix') nearest.host = {};
    if (containerTypes.has(token.type)) this.#openContainer(token);
  }

  #openContainer(token: Token): void {
    const isList = token.type === 'listOrdered' || token.type === 'listUnordered';
    this.#open.push({ token, host: token, list: isList ? { loose: false, blankSeen: false } : null });
  }
}
