import type { Pair } from './pair.ts';
import { placeOf } from './place.ts';
import type { SectionProblem } from './problem.ts';
import type { Comment, FlowPosition } from './reading.ts';
import type { Layout } from './section.ts';

export type LayoutReading =
  | { readonly valid: true; readonly layout: Layout }
  | { readonly valid: false; readonly problem: SectionProblem };

/** How the section between two markers of a Markdown text is laid out; the start marker decides. */
export function layoutOf(text: string, { start, end }: Pair): LayoutReading {
  if (start.linked || end.linked) return refuse(start, 'inside-link', insideLink);
  if (start.host !== end.host) return refuse(start, 'different-containers', apart(text, end));
  if (start.position.kind === 'text') {
    if (end.position.kind !== 'text') return refuse(start, 'different-containers', apart(text, end));
    return {
      valid: true,
      layout: { context: 'inline', heading: start.position.heading, table: start.position.table },
    };
  }
  if (end.position.kind !== 'flow') return refuse(start, 'different-containers', apart(text, end));
  return flowLayout(text, start, start.position, end, end.position);
}

function flowLayout(
  text: string,
  start: Comment,
  from: FlowPosition,
  end: Comment,
  to: FlowPosition,
): LayoutReading {
  const oneLine = !/[\r\n]/.test(text.slice(start.range.end, end.range.start));
  if (oneLine) return { valid: true, layout: { context: 'html', form: 'line' } };
  const endPrefix = to.prefix + (to.ownLine ? to.indentation : from.indentation);
  if (from.leading) {
    const prefix = to.prefix + from.indentation;
    return { valid: true, layout: { context: 'html', form: 'lines', prefix, endPrefix } };
  }
  if (!to.ownLine) return refuse(start, 'different-containers', notOwnLine(text, end));
  const tight = from.list !== null && !from.list.loose;
  return { valid: true, layout: { context: 'flow', prefix: to.prefix, endPrefix, tight } };
}

const insideLink =
  'a section cannot stand inside a link, as it holds links itself; move both markers out of the link';

function apart(text: string, end: Comment): string {
  return `the section ends at line ${lineOf(text, end)}, in another container; put both markers in the same one, each on a line of its own`;
}

function notOwnLine(text: string, end: Comment): string {
  return `the section starts on a line of its own, but its end marker at line ${lineOf(text, end)} does not begin its line; put it on a line of its own`;
}

function lineOf(text: string, { range }: Comment): number {
  return placeOf(text, range.start).line;
}

function refuse({ range }: Comment, code: SectionProblem['code'], message: string): LayoutReading {
  return { valid: false, problem: { offset: range.start, code, message } };
}
