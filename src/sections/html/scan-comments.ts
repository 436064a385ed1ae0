import type { Range } from '../../text/range.ts';
import type { HtmlComment, HtmlFragment, HtmlState } from './fragment.ts';

/** Matches what requires an HTML tokenizer: tags, declarations, and comments with an unusual end. */
export const needsTokenizer = /<(?:[a-z/?]|!(?!--))|<!---?>|--!>/i;

/**
 * Parses a fragment of HTML with comments and text, and nothing that `needsTokenizer` matches. Most HTML around sections is of
 * this kind, and loading the tokenizer takes a noticeable part of a short run.
 */
export function scanComments(html: string, state: HtmlState): HtmlFragment {
  const comments: HtmlComment[] = [];
  const texts: Range[] = [];
  let at = 0;
  while (at < html.length) {
    const opening = html.indexOf('<!--', at);
    const start = opening < 0 ? html.length : opening;
    if (start > at) texts.push({ start: at, end: start });
    if (opening < 0) break;
    const closing = html.indexOf('-->', start + '<!--'.length);
    const isClosed = closing >= 0;
    const text = html.slice(start + '<!--'.length, isClosed ? closing : undefined);
    const meant = isClosed ? text : text.replace(/(?:--!?|-)$/, '');
    at = isClosed ? closing + '-->'.length : html.length;
    const { isInLink, isInHeading } = state;
    comments.push({ start, end: at, text: normalize(meant), isClosed, isInLink, isInHeading });
  }
  return { comments, tags: [], texts, state };
}

/** As the HTML tokenizer normalizes line endings and NUL. */
function normalize(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
}
