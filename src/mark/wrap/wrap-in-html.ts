import type { Html, Root } from 'mdast';
import { lineStart, type Range } from '../../core/range.ts';
import { rangeOf } from '../../sections/document.ts';
import type { EmbedDocument } from '../document.ts';
import { divideSeparator } from '../separators.ts';
import { nextSibling } from './html-blocks.ts';
import {
  beginsLine,
  endsLine,
  inPlace,
  joinRow,
  onLines,
  onOneLine,
  type Row,
  type RowText,
  rowsOf,
  type WrapEdit,
  type WrapGroup,
  type Wrapping,
} from './rows.ts';

const maxPrefixLength = 1000;

/** @param blockIn the tree, if the embed is a block of it */
export function editInHtml(text: string, wrapping: Wrapping, blockIn: Root | null): WrapEdit {
  const { start, end, content } = wrapping;
  // A new line repeats the start of the line as blanks, which takes too much memory for many embeds
  // on a long line.
  const isOnLongLine = start - lineStart(text, start) > maxPrefixLength;
  const isOnOwnLines =
    beginsLine(text, start) &&
    (/[\r\n]/.test(content) || (blockIn !== null && endsLine(text, end)));
  const hasOwnLines = !isOnLongLine && isOnOwnLines;
  return hasOwnLines ? onLines(text, wrapping, blockIn) : inPlace(text, [wrapping]);
}

/**
 * In a block of HTML in Markdown. With other content, a section is on a line of the block: a marker
 * on a line of its own could end the block. Outside of block elements a line does not begin with a
 * marker, because Python-Markdown would move the badge, so a row goes behind its neighbor.
 */
export function groupsInHtml(
  { tree, parsed: { text } }: EmbedDocument,
  block: Html,
  members: readonly Wrapping[],
  openBlocksAt: (offset: number) => readonly string[],
): readonly WrapGroup[] {
  const range = rangeOf(block);
  return rowsOf(text, members).flatMap((row): WrapGroup[] => {
    const [first] = row;
    const { start } = first;
    const end = row.at(-1)?.end ?? first.end;
    const blockElements = openBlocksAt(start);
    const around = text.slice(range.start, start) + text.slice(end, range.end);
    const isWhole = /^[\s>]*$/.test(around);
    // A paragraph of Markdown would end an HTML paragraph that is open.
    if (isWhole && row.length === 1 && !blockElements.includes('p'))
      return [{ wrappings: row, edits: [onLines(text, first, tree)] }];
    const isAtLineStart = beginsLine(text, start);
    const mustMove = isAtLineStart && blockElements.length === 0;
    const edits = mustMove && !isWhole ? behindNeighbor(text, row, range) : null;
    if (edits !== null) return [{ wrappings: row, edits }];
    return row.map((wrapping) => {
      // Inside of a line, the rest of that line stays where it is.
      const content = isAtLineStart ? withoutLineBreaks(text, wrapping) : wrapping.content;
      return { wrappings: [wrapping], edits: [inPlace(text, [{ ...wrapping, content }])] };
    });
  });
}

function behindNeighbor(text: string, row: Row, block: Range): readonly WrapEdit[] | null {
  const [{ start }] = row;
  const end = row.at(-1)?.end ?? start;
  const written = behindInHtml(text, row);
  const line = lineStart(text, start);
  if (line > block.start) {
    const previous = block.start + text.slice(block.start, line).trimEnd().length;
    return [{ start: previous, end, ...written }];
  }
  const sibling = nextSibling(text.slice(end, block.end));
  if (sibling === null) return null;
  const removal = { start, end: end + sibling.start, text: '', sections: [] };
  const behind = end + sibling.end;
  return [removal, { start: behind, end: behind, ...written }];
}

/**
 * What a row becomes on the line of its neighbor, with the blank before it in its first section.
 */
function behindInHtml(text: string, row: Row): RowText {
  const separatorOf = (between: string | null) =>
    divideSeparator(between === null ? ' ' : onOneLine(between));
  return joinRow(text, row, separatorOf, (wrapping) => withoutLineBreaks(text, wrapping));
}

/** The marks of quotes at the start of lines are no content. */
function withoutLineBreaks(text: string, { start, content }: Wrapping): string {
  const [marks = ''] = /^[^<]*/.exec(text.slice(lineStart(text, start), start)) ?? [];
  const { length: quotes } = marks.replace(/[^>]/g, '');
  const lineBreak = new RegExp(`(?<!\\s)\\s*[\\r\\n](?:[ \\t]*>){0,${quotes}}\\s*`, 'g');
  return content.replace(lineBreak, ' ');
}
