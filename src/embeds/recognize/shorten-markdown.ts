import { createEventParser } from '../../sections/markdown/event-parser.ts';
import { parseBlocks } from '../../sections/markdown/parse-blocks.ts';
import type { ParseTimeBudget } from '../../sections/parse-time-limit.ts';
import type { EmbedQuery } from './recognize-embeds.ts';

/** In characters: parsing a longer text as a tree takes seconds. */
const maxWholeLength = 200_000;

/**
 * Blanks the blocks of a long Markdown text that can neither contain an embed nor affect how other blocks are parsed,
 * so that it can be parsed in a short time. Offsets do not change; the start of the text, which contains the title, is kept.
 */
export async function shortenMarkdown(text: string, query: EmbedQuery, timeBudget: ParseTimeBudget): Promise<string> {
  if (text.length <= maxWholeLength) return text;
  const relevant = new RegExp(['<', '`{3}', '~{3}', '\\]:', ...searchTermsOf(query).map(escapePattern)].join('|'), 'i');
  const parts: string[] = [];
  for await (const { start, end } of parseBlocks(text, relevant, async () => createEventParser(text, { timeBudget }))) {
    const block = text.slice(start, end);
    const isKept = start < maxWholeLength / 2 || relevant.test(block);
    parts.push(isKept ? block : block.replace(/[^\r\n]/g, ' '));
  }
  return parts.join('');
}

/** A text with an embed contains at least one of these, in upper or lower case. */
export function searchTermsOf({ service: { baseUrl, statusPageHost }, addresses }: EmbedQuery): string[] {
  const host = statusPageHost === null ? [] : [`.${statusPageHost}`];
  return [`${baseUrl}/badge/`, `${baseUrl}/static/embed/`, ...host, ...addresses.keys()];
}

function escapePattern(text: string): string {
  return text.replace(/[^\w]/g, '\\$&');
}
