import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import type { Range } from '../../core/range.ts';
import { type HtmlFragment, type HtmlState, headingElements } from './html-fragment.ts';

type Mode = (typeof TokenizerMode)[keyof typeof TokenizerMode];

/** HTML standard, 13.2.5: "RAWTEXT", "RCDATA" and "script data". */
export const rawTextElements: ReadonlyMap<string, Mode> = new Map<string, Mode>([
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
  ['script', TokenizerMode.SCRIPT_DATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
]);

/** Other raw-text elements end with their Markdown block, as GitHub shows their tags as text. */
const elementsOutlastingBlock: ReadonlySet<string | undefined> = new Set([
  'script',
  'style',
  'textarea',
]);

/**
 * Attribute values and raw-text elements contain no comments, but `noscript` can: scripts count as
 * disabled.
 */
export function parseHtmlFragment(html: string, state: HtmlState): HtmlFragment {
  const comments: HtmlFragment['comments'][number][] = [];
  const tags: HtmlFragment['tags'][number][] = [];
  const texts: Range[] = [];
  let { raw, isInLink, isInHeading } = state;

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onComment({ data, location }) {
        const { start, end } = rangeOfLocation(location);
        if (!html.startsWith('<!--', start)) return;
        comments.push({
          start,
          end,
          text: data,
          isClosed: html.endsWith('-->', end),
          isInLink,
          isInHeading,
        });
      },
      onStartTag(token) {
        const { tagName } = token;
        tags.push({
          kind: 'open',
          name: tagName,
          attributes: token.attrs,
          ...rangeOfLocation(token.location),
        });
        if (tagName === 'a') isInLink = isLink(token);
        if (headingElements.has(tagName)) isInHeading = true;
        const mode = rawTextElements.get(tagName);
        if (mode === undefined) return;
        tokenizer.state = mode;
        raw = tagName;
      },
      onEndTag({ tagName, location }) {
        tags.push({ kind: 'close', name: tagName, attributes: [], ...rangeOfLocation(location) });
        if (tagName === 'a') isInLink = false;
        if (headingElements.has(tagName)) isInHeading = false;
        // In a raw-text element, the tokenizer returns only the end tag of that element.
        raw = undefined;
      },
      onCharacter({ location }) {
        if (raw === undefined) texts.push(rangeOfLocation(location));
      },
      onWhitespaceCharacter() {},
      onNullCharacter() {},
      onDoctype() {},
      onEof() {},
    },
  );
  if (raw !== undefined) {
    tokenizer.state = rawTextElements.get(raw) ?? tokenizer.state;
    tokenizer.lastStartTagName = raw;
  }
  tokenizer.write(html, true);
  const lasting = elementsOutlastingBlock.has(raw) ? raw : undefined;
  return { comments, tags, texts, state: { raw: lasting, isInLink, isInHeading } };
}

function rangeOfLocation(location: Token.Location | null | undefined): Range {
  if (!location) throw new TypeError('The tokenizer returned no location');
  return { start: location.startOffset, end: location.endOffset };
}

/** A link must not contain links. `<a name="top">` is only a link target, and often left open. */
function isLink(token: Token.TagToken): boolean {
  const names = token.attrs.map((attribute) => attribute.name);
  return names.includes('href') || !names.some((name) => name === 'name' || name === 'id');
}
