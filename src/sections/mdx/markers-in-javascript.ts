import type { Event } from 'micromark-util-types';
import { readComment, spell } from '../markers/marker.ts';
import type { SectionProblem } from '../problem.ts';

/**
 * What an event tells of markers that are written in JavaScript, where they mark nothing: deep in an expression, in an
 * attribute or an export, or beside other comments. Ordinary comments of a program stand in no braces of their own.
 */
export function markersInProgram(text: string, [action, { start, end, estree }]: Event): SectionProblem[] {
  if (action === 'enter' || !estree?.comments?.length) return [];
  return estree.comments.flatMap(({ type, value, range: [from, to] = [0, 0] }) => {
    const marker = readComment(value, 'mdx');
    if (marker.kind === 'other') return [];
    const [before, behind] = [text.slice(start.offset, from).trim(), text.slice(to, end.offset).trim()];
    if (type === 'Block' && before === '{' && behind === '}') return [];
    const problem = { offset: from, code: 'look-alike' } as const;
    if (estree.body.length === 0) {
      const role = marker.kind === 'problem' ? marker.role : marker.kind;
      return [
        { ...problem, message: `a marker is the only comment in its braces; write ${spell(role, 'mdx')}` },
      ];
    }
    return before.endsWith('{') && behind.startsWith('}') ? [{ ...problem, message: inJavaScript }] : [];
  });
}

const inJavaScript =
  'a marker inside JavaScript marks nothing; move both markers out of the expression, attribute or export around them';
