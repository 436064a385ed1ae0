import type { Range } from '../../text/range.ts';
import type { HtmlComment, HtmlReading, HtmlState } from './fragment.ts';

/** What only the tokenizer of HTML can read: tags, declarations, and comments that end in an unusual way. */
export const beyondComments = /<(?:[a-z/?]|!(?!--))|<!---?>|--!>/i;

/**
 * Reads a fragment of HTML that holds comments and words, and nothing that `beyondComments` finds. That is most of the HTML
 * around sections, and saves loading the tokenizer.
 */
export function readComments(html: string, state: HtmlState): HtmlReading {
  const comments: HtmlComment[] = [];
  const texts: Range[] = [];
  let at = 0;
  while (at < html.length) {
    const opening = html.indexOf('<!--', at);
    const start = opening < 0 ? html.length : opening;
    if (start > at) texts.push({ start: at, end: start });
    if (opening < 0) break;
    const closing = html.indexOf('-->', start + '<!--'.length);
    const closed = closing >= 0;
    const text = html.slice(start + '<!--'.length, closed ? closing : undefined);
    const meant = closed ? text : text.replace(/(?:--!?|-)$/, '');
    at = closed ? closing + '-->'.length : html.length;
    const { linked, heading } = state;
    comments.push({ start, end: at, text: normalised(meant), closed, linked, heading });
  }
  return { comments, tags: [], texts, state };
}

/** The tokenizer of HTML gives line endings and NUL so. */
function normalised(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
}
