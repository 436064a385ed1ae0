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
export function tokenizeHtml(source: string): TokenizedHtml {
  const tokens: HtmlToken[] = [];
  const errors: string[] = [];
  const other = (what: string) => () => {
    tokens.push({ kind: 'other', what });
  };
  const handler: TokenHandler = {
    onStartTag({ tagName, attrs, selfClosing }) {
      tokens.push({ kind: 'start', name: tagName, attributes: attrs, selfClosing });
    },
    onEndTag({ tagName }) {
      tokens.push({ kind: 'end', name: tagName });
    },
    onWhitespaceCharacter() {
      tokens.push({ kind: 'space' });
    },
    onCharacter: other('text'),
    onNullCharacter: other('a NUL'),
    onComment: other('a comment'),
    onDoctype: other('a doctype'),
    onEof() {},
    onParseError({ code }) {
      errors.push(code);
    },
  };
  new Tokenizer({ sourceCodeLocationInfo: false }, handler).write(source, true);
  return { tokens, errors };
}
