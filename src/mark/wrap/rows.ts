import type { Root } from 'mdast';
import { lineStart, type Range, type TextEdit } from '../../core/range.ts';
import { createLooseListTest } from '../../sections/markdown/lists.ts';
import { nodesAround } from '../document.ts';
import type { Embed, Markers } from '../embed.ts';
import { divideSeparator, isSeparator, type Separator } from '../separators.ts';

export interface Wrapping extends Range {
  readonly embed: Embed;
  readonly markers: Markers;
  /**
   * The user's embed. If that would not be valid in a section, a new one; nothing if its address is
   * unknown.
   */
  readonly content: string;
  /** A new one in HTML, or nothing, for a row in text that becomes HTML. */
  readonly contentInHtml: string;
  readonly lineEnding: string;
}

export type Row = readonly [Wrapping, ...Wrapping[]];

/** Embeds that become sections together, or stay as they are. */
export interface WrapGroup {
  readonly wrappings: Row;
  /** Two, if the row moves behind what follows it. */
  readonly edits: readonly WrapEdit[];
}

/**
 * An edit that adds sections; each `offset` is that of the start marker in the text that the edit
 * writes.
 */
export interface WrapEdit extends TextEdit {
  readonly sections: readonly { readonly wrapping: Wrapping; readonly offset: number }[];
}

/** Between the embeds of a row there are only separators. */
export function rowsOf(text: string, members: readonly Wrapping[]): Row[] {
  const rows: [Wrapping, ...Wrapping[]][] = [];
  for (const member of members) {
    const row = rows.at(-1);
    if (row && isSeparator(text.slice(row.at(-1)?.end, member.start))) row.push(member);
    else rows.push([member]);
  }
  return rows;
}

/**
 * @param blockIn the tree if the section is a block of it, which gets blank lines unless its list
 * is tight; else null
 */
export function onLines(text: string, wrapping: Wrapping, blockIn: Root | null): WrapEdit {
  const { start, end, markers, content, lineEnding } = wrapping;
  // A new line stays in the same quotes, list items and footnotes as the line of the embed.
  const before = text.slice(lineStart(text, start), start);
  const prefix = before.replace(/\[\^[^\]]*\]:[ \t]*/, '    ').replace(/[^>\s]/g, ' ');
  // Blanks next to a marker that is alone on its line belong to its HTML block, so the edit must
  // contain them.
  const [, indentation = ''] = /(?:^|>)([ \t]*)$/.exec(before) ?? [];
  const trailing = trailingBlanks(text, end);
  const blank = blockIn !== null && !isInTightList(text, blockIn, wrapping) ? [''] : [];
  const written = [markers.start, ...blank, content + trailing, ...blank, markers.end];
  const lines = written
    .map((line, index) => (index === 0 ? line : line === '' ? prefix.trimEnd() : prefix + line))
    .join(lineEnding);
  const range = { start: start - indentation.length, end: end + trailing.length };
  return {
    ...range,
    text: indentation + lines,
    sections: [{ wrapping, offset: indentation.length }],
  };
}

function isInTightList(text: string, tree: Root, range: Range): boolean {
  const nodes = nodesAround(tree, range);
  const container = nodes.findLastIndex(({ type }) => containers.has(type));
  const list = nodes[container]?.type === 'listItem' ? nodes[container - 1] : undefined;
  return list?.type === 'list' && !createLooseListTest(text)(list);
}

const containers: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
]);

export function inPlace(text: string, row: Row, before = ''): WrapEdit {
  const [first] = row;
  const end = row.at(-1)?.end ?? first.end;
  return { start: first.start - before.length, end, ...inText(text, row, before) };
}

/**
 * Joins the sections of a row in text. The blank or line break before a section becomes a part of
 * it. Otherwise a program that wraps lines would put the start marker at the start of a line.
 * @param before what the edit writes first, to separate the row from what precedes it
 */
export function inText(text: string, row: Row, before: string): RowText {
  const separatorOf = (between: string | null) => divideSeparator(between ?? before);
  return joinRow(text, row, separatorOf, ({ content }) => content);
}

/** What an edit writes, and where its sections are in that. */
export type RowText = Omit<WrapEdit, keyof Range>;

/** @param separatorOf is given what is between two embeds, or null before the first one */
export function joinRow(
  text: string,
  row: Row,
  separatorOf: (between: string | null) => Separator,
  contentOf: (wrapping: Wrapping) => string,
): RowText {
  const sections: { wrapping: Wrapping; offset: number }[] = [];
  let written = '';
  for (const [index, wrapping] of row.entries()) {
    const previous = row[index - 1];
    const between = previous ? text.slice(previous.end, wrapping.start) : null;
    const { sign, space } = separatorOf(between);
    written += sign;
    sections.push({ wrapping, offset: written.length });
    written += wrapping.markers.start + space + contentOf(wrapping) + wrapping.markers.end;
  }
  return { text: written, sections };
}

/** A hard line break becomes an element; a soft one, and an empty separator, become a space. */
export function onOneLine(separator: string): string {
  const withBreaks = separator.replace(
    /(?<!\\)((?:\\\\)*)(?:(?<! ) {2,}|\\)(?:\r\n|\n|\r)[\s>]*/g,
    '$1<br />',
  );
  return withBreaks.replace(/(?<!\s)\s*[\r\n][\s>]*/g, ' ').replace(/^$/, ' ');
}

/**
 * Returns whether only white space and the marks of quotes, list items and footnotes precede the
 * offset on its line.
 */
export function beginsLine(text: string, offset: number): boolean {
  return /^(?:[\s>]|(?:[-+*]|\d+[.)])[ \t]|\[\^[^\]]*\]:)*$/.test(
    text.slice(lineStart(text, offset), offset),
  );
}

export function endsLine(text: string, offset: number): boolean {
  return /^[ \t]*(?:[\r\n]|$)/.test(text.slice(offset));
}

export function trailingBlanks(text: string, end: number): string {
  return /^[ \t]*(?=[\r\n]|$)/.exec(text.slice(end))?.[0] ?? '';
}
