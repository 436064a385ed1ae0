import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import type { Range } from '../../text/range.ts';
import { headingElements } from './content-model.ts';
import type { HtmlComment, HtmlReading, HtmlState, HtmlTag } from './fragment.ts';

interface RawElement {
  readonly mode: (typeof TokenizerMode)[keyof typeof TokenizerMode];
  /** Whether it goes on in the fragments after it until it is closed. */
  readonly lasts: boolean;
}

/**
 * Elements whose content the HTML standard reads as text (13.2.5, "rawtext", "RCDATA" and "script data"). The rest of
 * them last no longer than their block, as GitHub shows their tags as text and an `<iframe />` is often left open.
 */
const rawElements = new Map<string, RawElement>([
  ['script', { mode: TokenizerMode.SCRIPT_DATA, lasts: true }],
  ['style', { mode: TokenizerMode.RAWTEXT, lasts: true }],
  ['textarea', { mode: TokenizerMode.RCDATA, lasts: true }],
  ['title', { mode: TokenizerMode.RCDATA, lasts: false }],
  ['xmp', { mode: TokenizerMode.RAWTEXT, lasts: false }],
  ['iframe', { mode: TokenizerMode.RAWTEXT, lasts: false }],
  ['noembed', { mode: TokenizerMode.RAWTEXT, lasts: false }],
  ['noframes', { mode: TokenizerMode.RAWTEXT, lasts: false }],
  ['plaintext', { mode: TokenizerMode.PLAINTEXT, lasts: false }],
]);

/**
 * Reads a fragment of HTML as a browser would: a comment is none in an attribute value, nor in an element that holds
 * text. Scripts are taken as switched off, so what `noscript` holds counts.
 *
 * @param state what the fragments before it left open
 */
export function readHtml(html: string, state: HtmlState): HtmlReading {
  const comments: HtmlComment[] = [];
  const tags: HtmlTag[] = [];
  const texts: Range[] = [];
  let { raw, linked, heading } = state;

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onComment({ data, location }) {
        const { start, end } = rangeOf(location);
        if (!html.startsWith('<!--', start)) return;
        comments.push({ start, end, text: data, closed: html.endsWith('-->', end), linked, heading });
      },
      onStartTag(token) {
        tags.push({ kind: 'open', name: token.tagName, ...rangeOf(token.location) });
        if (token.tagName === 'a') linked = isLink(token);
        if (headingElements.has(token.tagName)) heading = true;
        const element = rawElements.get(token.tagName);
        if (!element) return;
        tokenizer.state = element.mode;
        raw = token.tagName;
      },
      onEndTag(token) {
        tags.push({ kind: 'close', name: token.tagName, ...rangeOf(token.location) });
        if (token.tagName === 'a') linked = false;
        if (headingElements.has(token.tagName)) heading = false;
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
  const element = raw === undefined ? undefined : rawElements.get(raw);
  if (raw !== undefined && element) {
    tokenizer.state = element.mode;
    tokenizer.lastStartTagName = raw;
  }
  tokenizer.write(html, true);
  const lasts = raw !== undefined && rawElements.get(raw)?.lasts;
  return { comments, tags, texts, state: { raw: lasts ? raw : undefined, linked, heading } };
}

function rangeOf(location: Token.Location | null | undefined): Range {
  if (!location) throw new TypeError('The tokenizer was asked for locations, but gave none');
  return { start: location.startOffset, end: location.endOffset };
}

/** `<a name="top">` marks a place and is often left open; only an anchor that leads somewhere cannot hold a link. */
function isLink(token: Token.TagToken): boolean {
  const names = token.attrs.map((attribute) => attribute.name);
  return names.includes('href') || !names.some((name) => name === 'name' || name === 'id');
}
