import type { Nodes } from 'mdast';
import { shorten } from '../../core/quote.ts';
import { blankLine, blankLineBefore, lineEnding, lineStart, type Range } from '../../core/range.ts';
import { findAncestor, type PlacedNode, rangeOf } from '../document.ts';

type Placed = PlacedNode<Nodes>;

export function quotesAround(placed: Placed): number {
  let quotes = 0;
  for (let each = placed.parent; each; each = each.parent)
    if (each.node.type === 'blockquote') quotes += 1;
  return quotes;
}

/** The HTML begins on a line that lacks a mark, or indentation, of a container around it. */
export function isLazy(text: string, placed: Placed): boolean {
  const { start } = rangeOf(placed.node);
  const line = lineStart(text, start);
  const before = text.slice(line, start);
  if (before.split('>').length - 1 < quotesAround(placed)) return true;
  const item = findAncestor(
    placed,
    ({ type }) => type === 'listItem' || type === 'footnoteDefinition',
  );
  if (!item) return false;
  const itemStart = rangeOf(item.node).start;
  const isOnFirstLine = line <= itemStart;
  return !isOnFirstLine && start - line <= itemStart - lineStart(text, itemStart);
}

export function obstacleOf(
  text: string,
  placed: Placed,
  offset: number,
  lazyTag: Range | null,
): string | undefined {
  if (lazyTag !== null && !blankLine.test(text.slice(lazyTag.end, offset)))
    return (
      'the tag alone on a line before this marker begins an HTML block on GitHub; indent ' +
      'that line like the text around it'
    );
  const note = findAncestor(placed, ({ type }) => type === 'footnoteDefinition');
  if (note === null || !hasEnded(text, note, offset)) return undefined;
  return (
    'on GitHub the footnote ends before this marker, at a line that contains only spaces ' +
    'or ">"; make that line empty, or move the section out of the footnote'
  );
}

/** Other renderers show a definition in a container, or directly below another block. */
export function obstacleOfDefinition(
  text: string,
  { parent }: Placed,
  start: number,
  isBelowDefinition: boolean,
): string | undefined {
  if (parent?.node.type !== 'root')
    return (
      'a definition is a marker only at the top level; move both out of the list, quote ' +
      'or footnote, or write comments as markers (<!-- … -->)'
    );
  const isBelowBlankLine = blankLineBefore(text, lineStart(text, start)) !== '';
  if (isBelowDefinition || isBelowBlankLine) return undefined;
  return (
    'a definition is a marker only below a blank line or another definition; put a blank ' +
    'line before it'
  );
}

/**
 * On GitHub, a line that is blank, but not empty, ends a footnote unless it is indented like the
 * footnote.
 */
function hasEnded(text: string, note: Placed, offset: number): boolean {
  const { start } = rangeOf(note.node);
  const marks = new RegExp(`^(?:[ \\t]*>[ \\t]?){0,${quotesAround(note)}}`);
  const before = text.slice(lineStart(text, start), start).replace(marks, '');
  const needed = before.length + 4;
  const lines = text.slice(start, offset).split(lineEnding).slice(1, -1);
  return lines.some((line) => {
    const rest = line.replace(marks, '').replaceAll('\t', '    ');
    return line !== '' && rest.trim() === '' && rest.length < needed;
  });
}

/** The labels of footnotes where text refers to them, not at the start of their definition. */
const footnoteCall = /\[\^[^\]\s]+\](?!:)|(?<=[^\s>])\[\^[^\]\s]+\](?=:)/g;

/** Whether the text, of which only a part may be in the tree, refers to a footnote. */
export function createCallTest(text: string): (label: string) => boolean {
  let calls: ReadonlySet<string> | undefined;
  return (label) => {
    calls ??= new Set([...text.matchAll(footnoteCall)].map(([call]) => call.toLowerCase()));
    return calls.has(label.toLowerCase());
  };
}

export function warningOf(
  text: string,
  placed: Placed,
  isCalled: (label: string) => boolean,
): string | undefined {
  if (isBeyondLastColumn(placed))
    return (
      'GitHub does not show this cell, because the table has fewer columns; move the ' +
      'section into another cell'
    );
  const note = findAncestor(placed, ({ type }) => type === 'footnoteDefinition');
  if (note === null) return undefined;
  const { start } = rangeOf(note.node);
  const label = text.slice(start, text.indexOf(']', start) + 1);
  if (isCalled(label)) return undefined;
  return (
    `GitHub does not show this footnote, because no text refers to it; write ` +
    `${shorten(label)} where it belongs`
  );
}

function isBeyondLastColumn(placed: Placed): boolean {
  const cell = findAncestor(placed, ({ type }) => type === 'tableCell');
  const [row, table] = [cell?.parent?.node, cell?.parent?.parent?.node];
  if (cell?.node.type !== 'tableCell' || row?.type !== 'tableRow' || table?.type !== 'table')
    return false;
  return row.children.indexOf(cell.node) >= (table.children[0]?.children.length ?? 0);
}
