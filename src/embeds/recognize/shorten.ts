import { parseBlocks } from '../../sections/markdown/blocks.ts';
import { createEventParser } from '../../sections/markdown/events.ts';
import type { ParseTimeBudget } from '../../sections/parse-time-limit.ts';
import type { Sought } from './recognize.ts';

/** In characters: parsing a longer text as a tree takes seconds. */
const maxWholeLength = 200_000;

/**
 * Blanks the blocks of a long Markdown text that can neither contain what is sought nor affect how other blocks are parsed,
 * so that it can be parsed in a short time. Offsets stay, and so does the start of the text, with its title.
 */
export async function shortenMarkdown(text: string, sought: Sought, timer: ParseTimeBudget): Promise<string> {
  if (text.length <= maxWholeLength) return text;
  const relevant = new RegExp(['<', '`{3}', '~{3}', '\\]:', ...needlesOf(sought).map(escapePattern)].join('|'), 'i');
  const parts: string[] = [];
  for await (const { start, end } of parseBlocks(text, relevant, async () => createEventParser(text, { timer }))) {
    const block = text.slice(start, end);
    const isKept = start < maxWholeLength / 2 || relevant.test(block);
    parts.push(isKept ? block : block.replace(/[^\r\n]/g, ' '));
  }
  return parts.join('');
}

/** What a text contains if it contains an embed, apart from letter case. */
export function needlesOf({ service: { baseUrl, statusPageHost }, addresses }: Sought): string[] {
  const host = statusPageHost === null ? [] : [`.${statusPageHost}`];
  return [`${baseUrl}/badge/`, `${baseUrl}/static/embed/`, ...host, ...addresses.keys()];
}

function escapePattern(text: string): string {
  return text.replace(/[^\w]/g, '\\$&');
}
