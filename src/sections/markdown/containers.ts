import type { Event, Token, TokenType } from 'micromark-util-types';

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

const listItemMarkers: ReadonlySet<string> = new Set<TokenType>([
  ...(['listItemPrefix', 'listItemMarker', 'listItemValue', 'listItemPrefixWhitespace'] as const),
]);

/** A list is loose if there is a blank line directly between two of its blocks. */
export class ContainerTracker {
  readonly #root: object = {};
  readonly #open: Container[] = [];
  /** A blank line directly after the marker of a list item does not separate blocks. */
  #isAfterMarker = false;
  /** After some blocks, a blank line does not make a list loose on GitHub. */
  #isAfterThinBlock = false;
  /** How many containers have a mark or indentation on the current line. */
  #prefixes = 0;

  visit([action, token]: Event): void {
    if (action === 'enter') this.#enter(token);
    else if (this.#open.at(-1)?.token === token) this.#open.pop();
    else if (token.type === 'definition' || token.type === 'thematicBreak') this.#isAfterThinBlock = true;
  }

  #enter(token: Token): void {
    const { type } = token;
    const nearest = this.#open.at(-1);
    const list = nearest?.list;
    const separates = type === 'lineEndingBlank' && !this.#isAfterMarker && !this.#isAfterThinBlock;
    if (list && separates) list.blankSeen = true;
    if (list?.blankSeen && !prefixTypes.has(type)) list.loose = true;
    if (type !== 'linePrefix') this.#isAfterMarker = listItemMarkers.has(type);
    if (!prefixTypes.has(type)) this.#isAfterThinBlock = false;
    if (type === 'lineEndingBlank' && token.start.column > 1) {
      for (const [index, container] of this.#open.entries()) container.hasEnded ||= this.#prefixes <= index;
    }
    if (type === 'lineEnding' || type === 'lineEndingBlank') this.#prefixes = 0;
    if (linePrefixes.has(type)) this.#prefixes += 1;

    if (nearest && type === 'listItemPrefix') nearest.identity = {};
    if (!containerTypes.has(type)) return;
    const isList = listTypes.has(type);
    const newList = isList ? { loose: false, blankSeen: false } : null;
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
