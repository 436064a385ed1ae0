import type { Range } from './range.ts';

const lineEnding = /\r\n|\n|\r/g;

/**
 * The line ending for new lines of a text: the most frequent one outside its sections, so that earlier runs do not
 * influence it; else the first one; else a line feed.
 */
export function lineEndingOf(text: string, sections: readonly Range[]): string {
  if (!text.includes('\r')) return '\n';
  const counts = new Map<string, number>();
  let first: string | undefined;
  let index = 0;
  for (const { 0: ending, index: at } of text.matchAll(lineEnding)) {
    first ??= ending;
    while (sections[index] && at >= (sections[index]?.end ?? 0)) index += 1;
    const section = sections[index];
    if (section && at >= section.start) continue;
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? first ?? '\n';
}
