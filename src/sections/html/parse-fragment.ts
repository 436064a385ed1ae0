import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import type { Range } from '../../text/range.ts';
import { headingElements } from './content-model.ts';
import type { HtmlComment, HtmlFragment, HtmlState, HtmlTag } from './scan-comments.ts';

interface RawTextElement {
  readonly mode: (typeof TokenizerMode)[keyof typeof TokenizerMode];
  /** Whether a Markdown block in which it is not closed leaves it open for the blocks after it. */
  readonly outlastsBlock: boolean;
}

/**
 * Elements whose content is text, not markup (HTML standard, 13.2.5: "RAWTEXT", "RCDATA" and "script data"). Only some
 * outlast their block: GitHub shows the tags of the others as text, and `<iframe />` is often left open.
 */
export const rawTextElements: ReadonlyMap<string, RawTextElement> = new Map([
  ['script', { mode: TokenizerMode.SCRIPT_DATA, outlastsBlock: true }],
  ['style', { mode: TokenizerMode.RAWTEXT, outlastsBlock: true }],
  ['textarea', { mode: TokenizerMode.RCDATA, outlastsBlock: true }],
  ['title', { mode: TokenizerMode.RCDATA, outlastsBlock: false }],
  ['xmp', { mode: TokenizerMode.RAWTEXT, outlastsBlock: false }],
  ['iframe', { mode: TokenizerMode.RAWTEXT, outlastsBlock: false }],
  ['noembed', { mode: TokenizerMode.RAWTEXT, outlastsBlock: false }],
  ['noframes', { mode: TokenizerMode.RAWTEXT, outlastsBlock: false }],
  ['plaintext', { mode: TokenizerMode.PLAINTEXT, outlastsBlock: false }],
]);

/**
 * Parses a fragment of HTML as a browser does: there are no comments in attribute values or raw-text elements. Scripts count
 * as disabled, so there are comments in `noscript`.
 *
 * @param state what earlier fragments left open
 */
export function tokenizeHtml(html: string, state: HtmlState): HtmlFragment {
  const comments: HtmlComment[] = [];
  const tags: HtmlTag[] = [];
  const texts: Range[] = [];
  let { raw, isInLink, isInHeading } = state;

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onComment({ data, location }) {
        const { start, end } = rangeOf(location);
        if (!html.startsWith('<!--', start)) return;
        comments.push({ start, end, text: data, isClosed: html.endsWith('-->', end), isInLink, isInHeading });
      },
      onStartTag(token) {
        tags.push({ kind: 'open', name: token.tagName, ...rangeOf(token.location) });
        if (token.tagName === 'a') isInLink = isLink(token);
        if (headingElements.has(token.tagName)) isInHeading = true;
        const element = rawTextElements.get(token.tagName);
        if (!element) return;
        tokenizer.state = element.mode;
        raw = token.tagName;
      },
      onEndTag(token) {
        tags.push({ kind: 'close', name: token.tagName, ...rangeOf(token.location) });
        if (token.tagName === 'a') isInLink = false;
        if (headingElements.has(token.tagName)) isInHeading = false;
        if (token.tagName === raw) raw = undefined;
      },
      onCharacter({ location }) {
        if (raw === undefined) texts.push(rangeOf(location));
      },
      onWhitespaceCharacter() {},
      onNullCharacter() {},
      onDoctype() {},
      onEof() {},
    },
  );
  const element = raw === undefined ? undefined : rawTextElements.get(raw);
  if (raw !== undefined && element) {
    tokenizer.state = element.mode;
    tokenizer.lastStartTagName = raw;
  }
  tokenizer.write(html, true);
  const outlasts = raw !== undefined && rawTextElements.get(raw)?.outlastsBlock;
  return { comments, tags, texts, state: { raw: outlasts ? raw : undefined, isInLink, isInHeading } };
}

function rangeOf(location: Token.Location | null | undefined): Range {
  if (!location) throw new TypeError('The tokenizer returned no location');
  return { start: location.startOffset, end: location.endOffset };
}

/** `<a name="top">` is a link target and often left open; only an anchor that is a link itself must not contain one. */
function isLink(token: Token.TagToken): boolean {
  const names = token.attrs.map((attribute) => attribute.name);
  return names.includes('href') || !names.some((name) => name === 'name' || name === 'id');
}
