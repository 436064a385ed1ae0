import type { Position } from '../text/lines.ts';
import type { Range } from '../text/range.ts';
import type { Pair } from './markers/pair.ts';
import type { FlowContext, HtmlContext, SectionProblem } from './parsed-document.ts';

/** How the content of a section is laid out. */
export type Layout =
  /** On lines between the markers, each after `prefix`; without blank lines if `tight`. */
  | {
      readonly context: 'flow';
      readonly prefix: string;
      readonly closingPrefix: string;
      readonly tight: boolean;
    }
  /** On the line of the markers. */
  | { readonly context: 'inline'; readonly table: boolean }
  /** As HTML, on the line of the markers or on lines of its own. */
  | (HtmlContext & { readonly context: 'html'; readonly form: 'line' })
  | (HtmlContext & {
      readonly context: 'html';
      readonly form: 'lines';
      readonly prefix: string;
      readonly closingPrefix: string;
    });

/** Where a section is, which decides the form of its snippets. */
export type Context = 'flow' | 'inline' | 'html';

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
      return { valid: true, layout: html ? { context: 'html', form: 'line', ...html } : { context: 'inline', table } };
    }
    if (from.kind === 'flow' && to.kind === 'flow') {
      return { valid: true, layout: flowLayout(from, to, isOnOneLine(text, pair)) };
    }
  }
  const { line } = positionAt(end.range.start);
  return refuse(pair, 'different-containers', `the section ends at line ${line}, ${elsewhere}`);
}

function flowLayout(from: FlowContext, to: FlowContext, isOnOneLine: boolean): Layout {
  if (isOnOneLine) return { context: 'html', form: 'line', ...from.html };
  const { indentation } = from;
  if (from.hasHtmlBefore) {
    const closingPrefix = to.prefix + (to.startsLine ? to.indentation : indentation);
    return { context: 'html', form: 'lines', prefix: to.prefix + indentation, closingPrefix, ...from.html };
  }
  // In an HTML block the end marker may be indented so far that it would be code after a blank line.
  const closingPrefix = to.prefix + (to.hasHtmlBefore ? indentation : to.indentation);
  return { context: 'flow', prefix: to.prefix, closingPrefix, tight: from.list !== null && !from.list.loose };
}

/** Whether both markers of a section are on the same line. */
export function isOnOneLine(text: string, { content }: Pair): boolean {
  return !/[\r\n]/.test(text.slice(content.start, content.end));
}

const insideLink =
  'a section must not be in the text of a link or an image, as it contains links itself; move both markers out of it';
const elsewhere = 'in another container; put both markers in the same one, each on a line of its own';

function refuse({ start }: Pair, code: SectionProblem['code'], message: string): LayoutResult {
  return { valid: false, problem: { offset: start.range.start, code, message } };
}

/**
 * Renders the new content of a section, everything between its markers.
 *
 * @param pieces the snippets in the form of the section's context, each one or more lines separated by `\n`
 * @param lineEnding what new lines end with
 */
export function renderContent(layout: Layout, pieces: readonly string[], lineEnding: string): string {
  if (layout.context === 'inline') return renderInline(pieces, layout.table);
  if (layout.context === 'html' && layout.form === 'line') {
    return renderInline(pieces, false, layout.jsx && jsxSpace);
  }
  const spaced = layout.context === 'flow' && !layout.tight;
  const gap = layout.context === 'html' && layout.jsx ? jsxSpace : '';
  const blocks = pieces.map((piece, index) => (piece + (index < pieces.length - 1 ? gap : '')).split('\n'));
  const lines = spaced ? ['', ...blocks.flatMap((block) => [...block, ''])] : blocks.flat();
  const prefixed = lines.map((line) => (line === '' ? layout.prefix.trimEnd() : layout.prefix + line));
  return ['', ...prefixed, layout.closingPrefix].join(lineEnding);
}

/** JSX ignores a line break between elements, so a space must be explicit. */
const jsxSpace = "{' '}";

function renderInline(pieces: readonly string[], table: boolean, space = ' '): string {
  const line = pieces.map(joinLines).join(space);
  return table ? line.replace(/(?<!\\)((?:\\\\)*)\|/g, '$1\\|') : line;
}

/** Removes line breaks between two tags, and replaces the others by spaces. */
function joinLines(piece: string): string {
  const lines = piece
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.reduce((joined, line) => {
    const touches = joined === '' || (joined.endsWith('>') && line.startsWith('<'));
    return joined + (touches ? line : ` ${line}`);
  }, '');
}

/** The current content of a section, without the prefixes of the containers around it. */
export function unprefixedContent(
  text: string,
  { content, layout }: { readonly content: Range; readonly layout: Layout },
): string {
  return withoutPrefix(text.slice(content.start, content.end), layout);
}

/** The content of a section without the prefixes of its lines. */
export function withoutPrefix(raw: string, layout: Layout): string {
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
