import type { Position } from '../../text/position.ts';
import { contentRange, type Pair } from '../markers/pair.ts';
import type { FlowContext, HtmlContext } from '../parsed-document.ts';
import type { SectionProblem } from '../problem.ts';
import type { Layout } from '../section.ts';

export type LayoutResult =
  | { readonly valid: true; readonly layout: Layout }
  | { readonly valid: false; readonly problem: SectionProblem };

/** Computes how the section between two markers is laid out. The start marker decides. */
export function computeLayout(text: string, pair: Pair, positionAt: (offset: number) => Position): LayoutResult {
  const { start, end } = pair;
  const [from, to] = [start.context, end.context];
  if (start.isInLink || end.isInLink) return refuse(pair, 'inside-link', insideLink);
  if (start.parent === end.parent) {
    if (from.kind === 'text' && to.kind === 'text') {
      const { table, html } = from;
      const layout = html ? inHtml({ form: 'line' }, html) : ({ context: 'inline', table } as const);
      return { valid: true, layout };
    }
    if (from.kind === 'flow' && to.kind === 'flow') {
      return { valid: true, layout: flowLayout(from, to, isOneLine(text, pair)) };
    }
  }
  const { line } = positionAt(end.range.start);
  return refuse(pair, 'different-containers', `the section ends at line ${line}, ${elsewhere}`);
}

function flowLayout(from: FlowContext, to: FlowContext, oneLine: boolean): Layout {
  if (oneLine) return inHtml({ form: 'line' }, from.html);
  const { indentation } = from;
  if (from.hasHtmlBefore) {
    const closingPrefix = to.prefix + (to.startsLine ? to.indentation : indentation);
    return inHtml({ form: 'lines', prefix: to.prefix + indentation, closingPrefix }, from.html);
  }
  // In an HTML block the end marker may be indented so far that it would be code after a blank line.
  const closingPrefix = to.prefix + (to.hasHtmlBefore ? indentation : to.indentation);
  return { context: 'flow', prefix: to.prefix, closingPrefix, tight: from.list !== null && !from.list.loose };
}

type HtmlForm =
  | { readonly form: 'line' }
  | { readonly form: 'lines'; readonly prefix: string; readonly closingPrefix: string };

function inHtml(form: HtmlForm, around: HtmlContext | undefined): Layout {
  return { context: 'html', ...form, ...around };
}

function isOneLine(text: string, pair: Pair): boolean {
  const { start, end } = contentRange(pair);
  return !/[\r\n]/.test(text.slice(start, end));
}

const insideLink =
  'a section must not be in the text of a link or an image, as it contains links itself; move both markers out of it';
const elsewhere = 'in another container; put both markers in the same one, each on a line of its own';

function refuse({ start }: Pair, code: SectionProblem['code'], message: string): LayoutResult {
  return { valid: false, problem: { offset: start.range.start, code, message } };
}
