import { type Token, Tokenizer, TokenizerMode } from 'parse5';

/** A comment of an HTML fragment, with offsets into the fragment. */
export interface HtmlComment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether it stands inside a link. */
  readonly linked: boolean;
}

/** What an HTML fragment leaves open for the fragments after it. */
export interface HtmlState {
  /** The element whose content is text, not markup: `script`, `style`, `textarea` … */
  readonly raw: string | undefined;
  readonly linked: boolean;
}

export const closedHtml: HtmlState = { raw: undefined, linked: false };

export interface HtmlReading {
  readonly comments: readonly HtmlComment[];
  /** The stretches of plain text, where a comment in another format's spelling would be visible. */
  readonly texts: readonly { readonly start: number; readonly end: number }[];
  readonly state: HtmlState;
}

/** Elements whose content the HTML standard reads as text (13.2.5, "rawtext", "RCDATA" and "script data"). */
const rawElements = new Map<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
  ['xmp', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['noscript', TokenizerMode.RAWTEXT],
  ['plaintext', TokenizerMode.PLAINTEXT],
]);

/**
 * Finds the comments of an HTML fragment as a browser would: not in attribute values, nor in elements that hold text.
 *
 * @param html the fragment; offsets count in it
 * @param state what the fragments before it left open
 */
export function readHtml(html: string, state: HtmlState): HtmlReading {
  const comments: HtmlComment[] = [];
  const texts: { start: number; end: number }[] = [];
  let { raw, linked } = state;

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onComment({ data, location }) {
        if (!location || !html.startsWith('<!--', location.startOffset)) return;
        comments.push({ start: location.startOffset, end: location.endOffset, text: data, linked });
      },
      onStartTag(token) {
        if (token.tagName === 'a') linked = isLink(token);
        const mode = rawElements.get(token.tagName);
        if (mode === undefined) return;
        tokenizer.state = mode;
        raw = token.tagName;
      },
      onEndTag(token) {
        if (token.tagName === 'a') linked = false;
        if (token.tagName === raw) raw = undefined;
      },
      onCharacter({ location }) {
        if (raw === undefined && location)
          texts.push({ start: location.startOffset, end: location.endOffset });
      },
      onWhitespaceCharacter() {},
      onNullCharacter() {},
      onDoctype() {},
      onEof() {},
    },
  );
  const mode = raw === undefined ? undefined : rawElements.get(raw);
  if (raw !== undefined && mode !== undefined) {
    tokenizer.state = mode;
    tokenizer.lastStartTagName = raw;
  }
  tokenizer.write(html, true);
  return { comments, texts, state: { raw, linked } };
}

/** `<a name="top">` marks a place and is often left open; only an anchor that leads somewhere cannot hold a link. */
function isLink(token: Token.TagToken): boolean {
  const names = token.attrs.map((attribute) => attribute.name);
  return names.includes('href') || !names.some((name) => name === 'name' || name === 'id');
}
