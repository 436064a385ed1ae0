import { contentStart } from '../../sections/format.ts';
import { createEventParser } from '../../sections/markdown/event-parser.ts';
import { parseBlocks } from '../../sections/markdown/parse-blocks.ts';
import type { Range } from '../../text/range.ts';
import type { TimeBudget } from '../../text/time-limit.ts';
import type { EmbedQuery } from './recognize-embeds.ts';

/** The number of characters up to which a text is parsed as a whole. Building the tree of a longer text takes seconds. */
const maxUnblankedLength = 200_000;

/**
 * Blanks blocks of a long Markdown text, so that it can be parsed in a short time. A block is blanked if it can neither contain
 * an embed nor affect how other blocks are parsed. Offsets do not change. The start, which contains the title, is kept.
 */
export async function blankIrrelevantBlocks(text: string, query: EmbedQuery, timeBudget: TimeBudget): Promise<string> {
  if (text.length <= maxUnblankedLength) return text;
  const relevant = new RegExp(['<', '`{3}', '~{3}', '\\]:', ...searchTermsOf(query).map(escapePattern)].join('|'), 'i');
  const isRelevant = ({ start, end }: Range) => relevant.test(text.slice(start, end));
  const load = async () => createEventParser(text, { links: [], footnotes: [] }, timeBudget);
  const parts = [text.slice(0, contentStart(text))];
  for await (const { start, end } of parseBlocks(text, isRelevant, load)) {
    const block = text.slice(start, end);
    const isKept = start < maxUnblankedLength / 2 || relevant.test(block);
    parts.push(isKept ? block : block.replace(/[^\r\n]/g, ' '));
  }
  return parts.join('');
}

/** Strings of which every text with an embed contains at least one, in upper or lower case. */
export function searchTermsOf({ service: { baseUrl, statusPageHost }, slugByAddress }: EmbedQuery): string[] {
  const pageHost = statusPageHost === null ? [] : [`.${statusPageHost}`];
  return [`${baseUrl}/badge/`, `${baseUrl}/static/embed/`, ...pageHost, ...slugByAddress.keys()];
}

function escapePattern(text: string): string {
  return text.replace(/[^\w]/g, '\\$&');
}
