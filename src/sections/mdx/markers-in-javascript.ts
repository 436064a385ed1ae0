import type { Event } from 'micromark-util-types';
import { parseMarker, spell } from '../markers/marker.ts';
import type { SectionProblem } from '../problem.ts';

/**
 * Finds markers in JavaScript, where they have no effect: deep in an expression, in an attribute or an export, or next to other
 * comments. An ordinary comment of a program is not alone in its braces.
 */
export function findMarkersInJavaScript(text: string, [action, { start, end, estree }]: Event): SectionProblem[] {
  if (action === 'enter' || !estree?.comments?.length) return [];
  return estree.comments.flatMap(({ type, value, range: [from, to] = [0, 0] }) => {
    const marker = parseMarker(value, 'mdx');
    if (marker.kind === 'other') return [];
    const [before, after] = [text.slice(start.offset, from).trim(), text.slice(to, end.offset).trim()];
    if (type === 'Block' && before === '{' && after === '}') return [];
    const problem = { offset: from, code: 'look-alike' } as const;
    if (estree.body.length === 0) {
      const role = marker.kind === 'problem' ? marker.role : marker.kind;
      return [
        {
          ...problem,
          message: `a marker must be the only comment in its braces; write ${spell(role, 'mdx')}`,
        },
      ];
    }
    return before.endsWith('{') && after.startsWith('}') ? [{ ...problem, message: inJavaScript }] : [];
  });
}

const inJavaScript =
  'a marker inside JavaScript has no effect; move both markers out of the expression, attribute or export around them';
