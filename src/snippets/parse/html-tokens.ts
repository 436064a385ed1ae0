import { type Token, type TokenHandler, Tokenizer } from 'parse5';

/** A piece of HTML as it is written: unlike a tree, a list of tokens contains no repairs of a parser. */
export type HtmlToken =
  | {
      readonly kind: 'start';
      readonly name: string;
      readonly attributes: readonly Token.Attribute[];
      readonly selfClosing: boolean;
    }
  | { readonly kind: 'end'; readonly name: string }
  | { readonly kind: 'space' }
  | { readonly kind: 'other'; readonly what: string };

export interface TokenizedHtml {
  readonly tokens: readonly HtmlToken[];
  /** The names of the parse errors, as the HTML standard gives them: `duplicate-attribute`. */
  readonly errors: readonly string[];
}

/** Splits HTML into its tokens. Names are in lower case, character references decoded. */
export function listHtmlTokens(source: string): TokenizedHtml {
  const tokens: HtmlToken[] = [];
  const errors: string[] = [];
  const add = (token: HtmlToken) => {
    tokens.push(token);
  };
  const handler: TokenHandler = {
    onStartTag: ({ tagName, attrs, selfClosing }) =>
      add({ kind: 'start', name: tagName, attributes: attrs, selfClosing }),
    onEndTag: ({ tagName }) => add({ kind: 'end', name: tagName }),
    onWhitespaceCharacter: () => add({ kind: 'space' }),
    onCharacter: () => add({ kind: 'other', what: 'text' }),
    onNullCharacter: () => add({ kind: 'other', what: 'a NUL' }),
    onComment: () => add({ kind: 'other', what: 'a comment' }),
    onDoctype: () => add({ kind: 'other', what: 'a doctype' }),
    onEof: () => {},
    onParseError: ({ code }) => {
      errors.push(code);
    },
  };
  new Tokenizer({ sourceCodeLocationInfo: false }, handler).write(source, true);
  return { tokens, errors };
}
