import type { Position } from '../text/range.ts';
import type { Pair } from './markers/marker.ts';
import type { BlockPlace, SectionProblem } from './parsed-document.ts';

export type Layout =
  /** As Markdown on lines between the markers. */
  | (LinePrefixes & { readonly context: 'flow'; readonly tight: boolean })
  /** As Markdown on the line of the markers. In a table cell, `|` must be escaped. */
  | { readonly context: 'inline'; readonly table: boolean }
  /** As HTML (in MDX, as JSX), on the line of the markers or on lines of its own. */
  | { readonly context: 'html'; readonly lines: 'single'; readonly jsx?: true }
  | (LinePrefixes & {
      readonly context: 'html';
      readonly lines: 'separate';
      readonly endsWithBlankLine: boolean;
      readonly jsx?: true;
    });

interface LinePrefixes {
  /** What each line of the content starts with: the marks of its containers, such as `> `, and indentation. */
  readonly prefix: string;
  readonly closingPrefix: string;
}

export type Context = 'flow' | 'inline' | 'html';

export function decideLayout(
  text: string,
  pair: Pair,
  positionAt: (offset: number) => Position,
): { readonly layout: Layout } | { readonly problem: SectionProblem } {
  const { start, end } = pair;
  const [startPlace, endPlace] = [start.place, end.place];
  if (start.isInLink || end.isInLink) {
    const message =
      'a section must not be in the text of a link or an image, as it contains links itself; move both markers out of it';
    return { problem: { offset: start.range.start, code: 'inside-link', message } };
  }
  const obstacle = start.obstacle ?? end.obstacle;
  if (obstacle) return { problem: { offset: start.range.start, code: 'does-not-fit', message: obstacle } };
  if (start.parent === end.parent) {
    if (startPlace.kind === 'text' && endPlace.kind === 'text') {
      const { table, jsx } = startPlace;
      return { layout: jsx ? { context: 'html', lines: 'single', jsx } : { context: 'inline', table } };
    }
    if (startPlace.kind === 'block' && endPlace.kind === 'block')
      return { layout: decideBlockLayout(text, pair, startPlace, endPlace) };
  }
  const { line } = positionAt(end.range.start);
  const isMoved = startPlace.kind === 'block' && endPlace.kind === 'text' && continuesText(text, start.range.start);
  const message = isMoved
    ? `the section ends at line ${line}, in text that this line does not belong to; a formatter that wraps lines (Prettier with proseWrap) moved the start marker to the start of a line: move it back behind a word, or put both markers on lines of their own`
    : `the section ends at line ${line}, in another container; put both markers in the same one, each on a line of its own`;
  return { problem: { offset: start.range.start, code: 'different-containers', message } };
}

function decideBlockLayout(text: string, pair: Pair, startPlace: BlockPlace, endPlace: BlockPlace): Layout {
  const { indentation, jsx, list } = startPlace;
  const written = jsx && { jsx };
  const { prefix } = endPlace;
  if (isOnOneLine(text, pair)) return { context: 'html', lines: 'single', ...written };
  if (startPlace.isInsideHtml) {
    const closingPrefix = prefix + (endPlace.startsLine ? endPlace.indentation : indentation);
    const endsWithBlankLine = !endPlace.isInsideHtml && endsHtml(text, pair, endPlace);
    return {
      context: 'html',
      lines: 'separate',
      prefix: prefix + indentation,
      closingPrefix,
      endsWithBlankLine,
      ...written,
    };
  }
  // An end marker in an HTML block may be indented so far that, after a blank line, it would become indented code.
  const closingPrefix = prefix + (endPlace.isInsideHtml ? indentation : endPlace.indentation);
  return { context: 'flow', prefix: prefix + indentation, closingPrefix, tight: list !== null && !list.loose };
}

export function isOnOneLine(text: string, { content }: Pick<Pair, 'content'>): boolean {
  return !/[\r\n]/.test(text.slice(content.start, content.end));
}

const blankLine = /(?:\r\n|\n|\r(?!\n))[ \t>]*(?=[\r\n])/;

/** Returns whether a blank line between the markers keeps what follows them out of the HTML block. */
function endsHtml(text: string, { content, end }: Pair, { list }: BlockPlace): boolean {
  if (!blankLine.test(text.slice(content.start, content.end))) return false;
  const [, next = ''] = /^[^\r\n]*(?:\r\n|\n|\r)[ \t>]*([^\r\n]?)/.exec(text.slice(end.range.end)) ?? [];
  return list !== null || !/^[<]?$/.test(next);
}

function continuesText(text: string, offset: number): boolean {
  return /[^\s>][^\r\n]*(?:\r\n|\n|\r)[ \t>]*$/.test(text.slice(Math.max(0, offset - 200), offset));
}

/** @param snippets written for the section's context; each consists of one or more lines separated by `\n` */
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
  if (layout.context === 'html' && layout.endsWithBlankLine) lines.push('');
  const prefixed = lines.map((line) => (line === '' ? layout.prefix.trimEnd() : layout.prefix + line));
  return ['', ...prefixed, layout.closingPrefix].join(lineEnding);
}

/** It must be explicit, because JSX ignores a line break between elements. */
const jsxSpace = "{' '}";

function joinLines(snippet: string): string {
  const lines = snippet
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.reduce((joined, line) => {
    const needsNoSpace = joined === '' || (joined.endsWith('>') && line.startsWith('<'));
    return joined + (needsNoSpace ? line : ` ${line}`);
  }, '');
}

export function withoutLinePrefix(content: string, layout: Layout): string {
  const prefix = 'prefix' in layout ? layout.prefix : '';
  const prefixOfBlankLine = prefix.trimEnd();
  const lines = content.split(/\r\n|\n|\r/);
  return lines
    .map((line) => line.slice([prefix, prefixOfBlankLine].find((start) => line.startsWith(start))?.length ?? 0))
    .join('\n');
}
