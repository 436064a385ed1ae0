import type { Pair } from '../markers/pair.ts';
import type { SectionWarning } from '../problem.ts';

/** A line that begins with a comment is HTML to its end, so Markdown behind the end marker is not read as Markdown. */
export function rawMarkdown(text: string, { start, end }: Pair): SectionWarning[] {
  if (start.position.kind !== 'flow' || start.position.leading) return [];
  if (/[\r\n]/.test(text.slice(start.range.end, end.range.start))) return [];
  const rest = /^[^\r\n]*/.exec(text.slice(end.range.end))?.[0].trim() ?? '';
  const isWords = rest !== '' && !rest.startsWith('<');
  if (!isWords && !punctuation.test(rest.replace(tag, ''))) return [];
  const message =
    'this line begins with a comment, so Markdown reads all of it as HTML; what follows the end marker is shown as it is typed unless you put something before the start marker or the markers on lines of their own';
  return [{ offset: start.range.start, code: 'raw-markdown', message }];
}

const tag = /<[^<>]*>/g;
const punctuation = /[*_`~[\]]/;
