import { indexOfRangeAround, type Range } from '../../core/range.ts';
import type { SectionWarning } from '../comment.ts';
import { rawMarker } from '../marker.ts';

/**
 * The first line of an admonition or a tab (Python-Markdown), and the lines that are indented below
 * it.
 */
const admonition =
  /^(?![ >]* {4})[ >]*(?:!!!|\?\?\?\+?|===)[ !+].*(?:(?:\r?\n|\r)(?=[ >]*(?:$|\t|(?<= {4}))).*)*/gm;

/**
 * Code for GitHub, but content in admonitions and tabs (Python-Markdown, MkDocs), and in directives
 * (MyST, Sphinx).
 */
export function findMarkersInCode(text: string, codes: readonly Range[]): SectionWarning[] {
  const sourceOf = ({ start, end }: Range) => text.slice(start, end);
  const startIn = (code: Range) => sourceOf(code).search(rawMarker('start'));
  const marked = codes.filter((code) => startIn(code) >= 0);
  if (marked.length === 0) return [];
  const matches = [...text.matchAll(admonition)];
  const admonitions = matches.map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  return marked.flatMap((code) => {
    const source = sourceOf(code);
    const offset = code.start + startIn(code);
    const isFenced = /^(?:`{3}|~{3})/.test(source);
    const isDirective = /^(?:`{3,}|~{3,})\{[\w:-]+\}/.test(source);
    const isInAdmonition = !isFenced && indexOfRangeAround(admonitions, offset) >= 0;
    if (!isDirective && !isInAdmonition) return [];
    const problem = isDirective
      ? 'code in Markdown, so its section is not read; write the directive with colons ' +
        '(:::{note}) instead'
      : 'indented code in Markdown, so its section is not read; in an admonition or a tab ' +
        '(Python-Markdown) a section is not possible: move both markers to the start of a ' +
        'line, after the indented text';
    return [{ offset, code: 'look-alike', message: `this marker is ${problem}` }];
  });
}
