import type { Place } from '../../text/position.ts';
import { contentOf, type Pair } from '../markers/pair.ts';
import type { FlowPosition, HtmlAround } from '../parsed-document.ts';
import type { SectionProblem } from '../problem.ts';
import type { Layout } from '../section.ts';

export type LayoutReading =
  | { readonly valid: true; readonly layout: Layout }
  | { readonly valid: false; readonly problem: SectionProblem };

/** How the section between two markers of a text is laid out; the start marker decides. */
export function layoutOf(text: string, pair: Pair, placeOf: (offset: number) => Place): LayoutReading {
  const { start, end } = pair;
  const [from, to] = [start.position, end.position];
  if (start.linked || end.linked) return refuse(pair, 'inside-link', insideLink);
  if (start.host === end.host) {
    if (from.kind === 'text' && to.kind === 'text') {
      const { table, html } = from;
      const layout = html ? inHtml({ form: 'line' }, html) : ({ context: 'inline', table } as const);
      return { valid: true, layout };
    }
    if (from.kind === 'flow' && to.kind === 'flow') {
      return { valid: true, layout: flowLayout(from, to, isOneLine(text, pair)) };
    }
  }
  const { line } = placeOf(end.range.start);
  return refuse(pair, 'different-containers', `the section ends at line ${line}, ${elsewhere}`);
}

function flowLayout(from: FlowPosition, to: FlowPosition, oneLine: boolean): Layout {
  if (oneLine) return inHtml({ form: 'line' }, from.html);
  const { indentation } = from;
  if (from.leading) {
    const endPrefix = to.prefix + (to.ownLine ? to.indentation : indentation);
    return inHtml({ form: 'lines', prefix: to.prefix + indentation, endPrefix }, from.html);
  }
  // In a block of HTML a marker may be indented by more than would do behind the blank line it is going to follow.
  const endPrefix = to.prefix + (to.leading ? indentation : to.indentation);
  return { context: 'flow', prefix: to.prefix, endPrefix, tight: from.list !== null && !from.list.loose };
}

type HtmlForm =
  | { readonly form: 'line' }
  | { readonly form: 'lines'; readonly prefix: string; readonly endPrefix: string };

function inHtml(form: HtmlForm, around: HtmlAround | undefined): Layout {
  return { context: 'html', ...form, ...around };
}

function isOneLine(text: string, pair: Pair): boolean {
  const { start, end } = contentOf(pair);
  return !/[\r\n]/.test(text.slice(start, end));
}

const insideLink =
  'a section cannot stand in the text of a link or an image, as it holds links itself; move both markers out of it';
const elsewhere = 'in another container; put both markers in the same one, each on a line of its own';

function refuse({ start }: Pair, code: SectionProblem['code'], message: string): LayoutReading {
  return { valid: false, problem: { offset: start.range.start, code, message } };
}
