import { type Token, type TokenHandler, Tokenizer } from 'parse5';

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

/**
 * Lists the tokens of HTML as it is written, without the repairs that building a tree makes, and its errors by their names
 * in the HTML standard. Tag names are in lower case, and character references are decoded.
 */
export function listHtmlTokens(source: string) {
  const tokens: HtmlToken[] = [];
  const errors: string[] = [];
  const add = (token: HtmlToken) => void tokens.push(token);
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
    onParseError: ({ code }) => void errors.push(code),
  };
  new Tokenizer({}, handler).write(source, true);
  return { tokens, errors };
}
