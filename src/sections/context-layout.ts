import type { Position } from '../text/lines.ts';
import type { Pair } from './markers/pair-markers.ts';
import type { FlowPlace, HtmlPlace, SectionProblem } from './parsed-document.ts';

export type Layout =
  /** On lines between the markers; without blank lines if `tight`. */
  | (LinePrefixes & { readonly context: 'flow'; readonly tight: boolean })
  /** On the line of the markers. */
  | { readonly context: 'inline'; readonly table: boolean }
  /** As HTML, on the line of the markers or on lines of its own. */
  | (HtmlPlace & { readonly context: 'html'; readonly lines: 'single' })
  | (HtmlPlace & LinePrefixes & { readonly context: 'html'; readonly lines: 'separate' });

interface LinePrefixes {
  /** What each line of the content starts with: the marks of the containers (`> `) and indentation. */
  readonly prefix: string;
  /** What the line of the end marker starts with. */
  readonly closingPrefix: string;
}

/** Where a section is, which decides the form of its snippets. */
export type Context = 'flow' | 'inline' | 'html';

/** Decides how the section between two markers is laid out: its context, and the prefix of its lines. */
export function decideLayout(
  text: string,
  pair: Pair,
  positionAt: (offset: number) => Position,
): { readonly layout: Layout } | { readonly problem: SectionProblem } {
  const { start, end } = pair;
  const [from, to] = [start.place, end.place];
  if (start.isInLink || end.isInLink) {
    const message =
      'a section must not be in the text of a link or an image, as it contains links itself; move both markers out of it';
    return { problem: { offset: start.range.start, code: 'inside-link', message } };
  }
  if (start.parent === end.parent) {
    if (from.kind === 'inline' && to.kind === 'inline') {
      const { table, html } = from;
      return { layout: html ? { context: 'html', lines: 'single', ...html } : { context: 'inline', table } };
    }
    if (from.kind === 'flow' && to.kind === 'flow')
      return { layout: decideFlowLayout(from, to, isOnOneLine(text, pair)) };
  }
  const { line } = positionAt(end.range.start);
  const message = `the section ends at line ${line}, in another container; put both markers in the same one, each on a line of its own`;
  return { problem: { offset: start.range.start, code: 'different-containers', message } };
}

function decideFlowLayout(from: FlowPlace, to: FlowPlace, isOnOneLine: boolean): Layout {
  if (isOnOneLine) return { context: 'html', lines: 'single', ...from.html };
  const { indentation } = from;
  if (from.hasHtmlBefore) {
    const closingPrefix = to.prefix + (to.startsLine ? to.indentation : indentation);
    return { context: 'html', lines: 'separate', prefix: to.prefix + indentation, closingPrefix, ...from.html };
  }
  // In an HTML block the end marker may be indented so far that it would be code after a blank line.
  const closingPrefix = to.prefix + (to.hasHtmlBefore ? indentation : to.indentation);
  return { context: 'flow', prefix: to.prefix, closingPrefix, tight: from.list !== null && !from.list.loose };
}

export function isOnOneLine(text: string, { content }: Pick<Pair, 'content'>): boolean {
  return !/[\r\n]/.test(text.slice(content.start, content.end));
}

/**
 * Renders the new content of a section, everything between its markers.
 *
 * @param snippets in the form of the section's context, each one or more lines separated by `\n`
 * @param lineEnding what new lines end with
 */
export function renderContent(layout: Layout, snippets: readonly string[], lineEnding: string): string {
  if (layout.context === 'inline') {
    const line = snippets.map(joinLines).join(' ');
    return layout.table ? line.replace(/(?<!\\)((?:\\\\)*)\|/g, '$1\\|') : line;
  }
  const jsxGap = layout.context === 'html' && layout.jsx ? jsxSpace : '';
  if (layout.context === 'html' && layout.lines === 'single') return snippets.map(joinLines).join(jsxGap || ' ');

  const last = snippets.length - 1;
  const blocks = snippets.map((snippet, index) => (index < last ? snippet + jsxGap : snippet).split('\n'));
  const isSpaced = layout.context === 'flow' && !layout.tight;
  const lines = isSpaced ? ['', ...blocks.flatMap((block) => [...block, ''])] : blocks.flat();
  const prefixed = lines.map((line) => (line === '' ? layout.prefix.trimEnd() : layout.prefix + line));
  return ['', ...prefixed, layout.closingPrefix].join(lineEnding);
}

/** JSX ignores a line break between elements, so a space must be explicit. */
const jsxSpace = "{' '}";

/** Removes line breaks between two tags, and replaces the others by spaces. */
function joinLines(snippet: string): string {
  const lines = snippet
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.reduce((joined, line) => {
    const touches = joined === '' || (joined.endsWith('>') && line.startsWith('<'));
    return joined + (touches ? line : ` ${line}`);
  }, '');
}

/** The current content of a section without the prefixes of its lines. */
export function withoutLinePrefix(content: string, layout: Layout): string {
  const prefix = 'prefix' in layout ? layout.prefix : '';
  const bare = prefix.trimEnd();
  const lines = content.split(/\r\n|\n|\r/);
  return lines
    .map((line) => line.slice([prefix, bare].find((start) => line.startsWith(start))?.length ?? 0))
    .join('\n');
}
