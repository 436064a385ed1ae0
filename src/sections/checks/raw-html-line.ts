import type { Pair } from '../markers/pair.ts';
import type { SectionWarning } from '../problem.ts';

/** Warns of Markdown after an end marker on a line that starts with the start marker: the whole line is an HTML block. */
export function findRawHtmlLineWarnings(text: string, { start, end }: Pair): SectionWarning[] {
  if (start.context.kind !== 'flow' || start.context.hasHtmlBefore) return [];
  if (/[\r\n]/.test(text.slice(start.range.end, end.range.start))) return [];
  const rest = /^[^\r\n]*/.exec(text.slice(end.range.end))?.[0].trim() ?? '';
  const isWords = rest !== '' && !rest.startsWith('<');
  if (!isWords && !punctuation.test(rest.replace(tag, ''))) return [];
  const message =
    'a line that starts with a comment is an HTML block, so the Markdown after the end marker is not rendered; put the markers on their own lines';
  return [{ offset: start.range.start, code: 'raw-markdown', message }];
}

const tag = /<[^<>]*>/g;
const punctuation = /[*_`~[\]]/;
