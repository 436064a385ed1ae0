import type { Section } from './section.ts';

/** What a section holds now, without the prefixes of the containers around it. */
export function contentOf(text: string, { content, layout }: Section): string {
  const raw = text.slice(content.start, content.end);
  const prefix = 'prefix' in layout ? layout.prefix : '';
  if (prefix === '') return raw;
  const bare = prefix.trimEnd();
  return raw
    .split(/\r\n|\n|\r/)
    .map((line) => {
      if (line.startsWith(prefix)) return line.slice(prefix.length);
      return bare !== '' && line.startsWith(bare) ? line.slice(bare.length) : line;
    })
    .join('\n');
}
