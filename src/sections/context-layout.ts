import { patternCharacters } from '../core/quote.ts';
import { blankLine, lineEnding, lineStart, type Position } from '../core/range.ts';
import type { BlockPlace, Comment, SectionProblem } from './comment.ts';
import type { Pair } from './marker.ts';

export interface Layout {
  /**
   * How the section is written: as Markdown on lines of its own or inside of a line, or as HTML (in
   * MDX, as JSX).
   */
  readonly context: 'flow' | 'inline' | 'html';
  /** Then `|` must be escaped. */
  readonly isInTable: boolean;
  /** Null if the content is on the line of the markers. */
  readonly lines: {
    /**
     * What each line of the content starts with: the marks of its containers, such as `> `, and
     * indentation.
     */
    readonly prefix: string;
    /** What the line of the end marker starts with. */
    readonly closingPrefix: string;
    readonly blankLines: 'around-each' | 'at-end' | 'none';
  } | null;
}

export function decideLayout(
  text: string,
  pair: Pair,
  positionAt: (offset: number) => Position,
): Layout | SectionProblem {
  const { start, end } = pair;
  const [startPlace, endPlace] = [start.place, end.place];
  const { start: offset } = start.range;
  if (start.isInLink || end.isInLink) {
    const message =
      'a section must not be in the text of a link or an image, as it contains links itself; ' +
      'move both markers out of it';
    return { offset, code: 'does-not-fit', message };
  }
  const obstacle = start.obstacle ?? end.obstacle;
  if (obstacle) return { offset, code: 'does-not-fit', message: obstacle };
  if (start.parent === end.parent) {
    if (startPlace.kind === 'text') {
      const { isInsideHtml, isInTable } = startPlace;
      return { context: isInsideHtml ? 'html' : 'inline', isInTable, lines: null };
    }
    if (endPlace.kind === 'block') return decideBlockLayout(text, pair, startPlace, endPlace);
  }
  const { line } = positionAt(end.range.start);
  const [before = '', above = ''] = text
    .slice(Math.max(0, offset - 200), offset)
    .split(lineEnding)
    .reverse();
  const isBelowText = /^[ \t>]*$/.test(before) && /[^\s>]/.test(above);
  const isMoved = startPlace.kind === 'block' && endPlace.kind === 'text' && isBelowText;
  const isInTable = startPlace.kind === 'text' && startPlace.isInTable;
  const message = isMoved
    ? `the section ends at line ${line}, in text that this line does not belong to; a ` +
      'formatter that wraps lines (Prettier with proseWrap) moved the start marker to the ' +
      'start of a line: move it back behind a word, or put both markers on lines of their own'
    : `the section ends at line ${line}, in another container; put both markers in the same ` +
      `${isInTable ? 'cell, on one line' : 'one, each on a line of its own'}`;
  return { offset, code: 'different-containers', message };
}

function decideBlockLayout(
  text: string,
  pair: Pair,
  startPlace: BlockPlace,
  endPlace: BlockPlace,
): Layout {
  // The whole line is an HTML block.
  if (isOnOneLine(text, pair)) return { context: 'html', isInTable: false, lines: null };
  const { indentation } = lineBefore(text, pair.start, startPlace);
  const end = lineBefore(text, pair.end, endPlace);
  // The line of the start marker may begin a list item; that of the end marker only continues it.
  const prefix = end.marks + indentation;
  if (startPlace.isInsideHtml) {
    const closingPrefix = end.isBlank ? end.marks + end.indentation : prefix;
    const blankLines =
      !endPlace.isInsideHtml && needsBlankLine(text, pair, endPlace) ? 'at-end' : 'none';
    return { context: 'html', isInTable: false, lines: { prefix, closingPrefix, blankLines } };
  }
  // An end marker in an HTML block may be indented so far that, after a blank line, it would become
  // indented code.
  const closingPrefix = endPlace.isInsideHtml ? prefix : end.marks + end.indentation;
  const blankLines = startPlace.list && !startPlace.list.loose ? 'none' : 'around-each';
  return { context: 'flow', isInTable: false, lines: { prefix, closingPrefix, blankLines } };
}

/** What is before a marker on its line; `marks` are those of the containers, such as `> `. */
function lineBefore(text: string, { range }: Comment, { afterMarks }: BlockPlace) {
  const before = text.slice(afterMarks, range.start);
  const indentation = before.replace(/[^ \t].*/s, '');
  return {
    marks: text.slice(lineStart(text, afterMarks), afterMarks),
    indentation,
    isBlank: indentation === before,
  };
}

export function isOnOneLine(text: string, { content }: Pick<Pair, 'content'>): boolean {
  return !/[\r\n]/.test(text.slice(content.start, content.end));
}

/**
 * Whether a blank line between the markers must stay: without it, the HTML block would include the
 * text below, or a loose list would be tight.
 */
function needsBlankLine(text: string, { content, end }: Pair, { list }: BlockPlace): boolean {
  if (!blankLine.test(text.slice(content.start, content.end))) return false;
  const [, next = ''] =
    /^[^\r\n]*(?:\r\n|\n|\r)[ \t>]*([^\r\n]?)/.exec(text.slice(end.range.end)) ?? [];
  return list !== null || !/^<?$/.test(next);
}

interface ContentStyle {
  readonly lineEnding: string;
  /** Stands between HTML snippets, instead of a space or before a line break. */
  readonly htmlSeparator: string;
  /** The content that is replaced. */
  readonly current: string;
}

/** @param snippets written for the section's context, each with any line breaks */
export function renderContent(
  { context, isInTable, lines }: Layout,
  snippets: readonly string[],
  { lineEnding, htmlSeparator, current }: ContentStyle,
): string {
  const separator = context === 'html' ? htmlSeparator : '';
  if (lines === null) {
    const content = joinInLine(snippets.map(toOneLine), separator || ' ', current);
    return isInTable ? content.replace(/(?<!\\)((?:\\\\)*)\|/g, '$1\\|') : content;
  }
  const { prefix, closingPrefix, blankLines } = lines;
  const content = {
    'around-each': `\n${snippets.join('\n\n')}\n`,
    'at-end': `${snippets.join(`${separator}\n`)}\n`,
    none: snippets.join(`${separator}\n`),
  }[blankLines];
  const written = content
    .split(/\r?\n/)
    .map((line) => (line === '' ? prefix.trimEnd() : prefix + line));
  return ['', ...written, closingPrefix].join(lineEnding);
}

const space = String.raw`(?:(?:[ \t]*|\\)(?:\r\n|\n|\r)[ \t>]*|[ \t]+)`;
const spaceAtStart = new RegExp(`^${space}`);
const spaceAtEnd = new RegExp(`(?<![ \\t])${space}$`);

/** The blank or line break beside a marker and between snippets stays, as a formatter left it. */
function joinInLine(snippets: readonly string[], separator: string, current: string): string {
  const [start = ''] = spaceAtStart.exec(current) ?? [];
  const [end = ''] = spaceAtEnd.exec(current.slice(start.length)) ?? [];
  const joined = snippets.reduce((line, snippet) => {
    const between = separator === ' ' ? spaceBetween(line, snippet, current) : separator;
    return line + between + snippet;
  });
  return start + joined + end;
}

/** A blank, or the line break between the end of one snippet and the start of another. */
function spaceBetween(one: string, other: string, current: string): string {
  const around = [one.slice(-1), other.slice(0, 2)];
  const [before, after] = around.map((part) => part.replace(patternCharacters, '\\$&'));
  const [, found = ' '] = new RegExp(`${before}(${space})${after}`).exec(current) ?? [];
  return found;
}

/** Between two tags, a line break is not needed. */
function toOneLine(snippet: string): string {
  const lines = snippet.split('\n').map((line) => line.trim());
  return lines
    .join('\n')
    .replace(/(?<=>)\n+(?=<)/g, '')
    .replace(/\n+/g, ' ');
}

export function withoutLinePrefix(content: string, layout: Layout): string {
  const prefix = layout.lines?.prefix ?? '';
  const prefixes = [prefix, prefix.trimEnd()]; // the second one is that of a blank line
  const withoutPrefix = (line: string) =>
    line.slice(prefixes.find((each) => line.startsWith(each))?.length ?? 0);
  return content.split(lineEnding).map(withoutPrefix).join('\n');
}
