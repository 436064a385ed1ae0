import type { Parents, PhrasingContent } from 'mdast';
import { containsRange, type Range } from '../../core/range.ts';
import { rangeOf } from '../../sections/document.ts';
import { linkPhrase } from '../../snippets/snippet-set.ts';
import type { EmbedDocument } from '../document.ts';
import { divideSeparator, isSeparator } from '../separators.ts';
import {
  beginsLine,
  inPlace,
  inText,
  joinRow,
  onLines,
  onOneLine,
  type Row,
  type RowText,
  rowsOf,
  trailingBlanks,
  type WrapEdit,
  type WrapGroup,
  type Wrapping,
} from './rows.ts';

export type TextParent = Extract<Parents, { children: PhrasingContent[] }>;

export function groupsInText(
  document: EmbedDocument,
  parent: TextParent,
  members: readonly Wrapping[],
): readonly WrapGroup[] {
  const { text } = document.parsed;
  // The siblings that are neither embeds nor separators, without the white space and the marks of
  // quotes around them.
  const others = parent.children.map(rangeOf).flatMap((range) => {
    const source = text.slice(range.start, range.end);
    if (isSeparator(source) || members.some((member) => containsRange(member, range))) return [];
    return [
      {
        start: range.end - source.replace(/^[\s>]+/, '').length,
        end: range.start + source.trimEnd().length,
      },
    ];
  });
  return rowsOf(text, members).map((row) => ({
    wrappings: row,
    edits: editsInText(document, row, parent, others),
  }));
}

/**
 * A line that begins with a marker is HTML. So at the start of a paragraph, an embed that is alone
 * gets lines of its own, a row that is alone becomes HTML, and a row beside other content moves
 * after the first part of that.
 */
function editsInText(
  { tree, parsed: { text, format } }: EmbedDocument,
  row: Row,
  parent: TextParent,
  others: readonly Range[],
): readonly WrapEdit[] {
  const [first] = row;
  const { start } = first;
  const end = row.at(-1)?.end ?? first.end;
  const parentRange = rangeOf(parent);
  const isFirst = parent.children.every((child) => rangeOf(child).start >= start);
  if (!isFirst) {
    const { space } = divideSeparator(text.slice(parentRange.start, start));
    return [inPlace(text, row, space)];
  }

  const isAtLineStart = beginsLine(text, start);
  if (parent.type === 'paragraph' && others.length === 0) {
    const after = text.slice(first.end, parentRange.end);
    const isOnlyEmbed = !/[^ \t\r\n>]/.test(after);
    // On lines of its own, each snippet would be a paragraph.
    if (isOnlyEmbed && first.embed.show.length === 1) return [onLines(text, first, tree)];
    if (!isAtLineStart) return [inPlace(text, row)];
    // Blanks at the end of its line belong to an HTML block, so the edit must contain them.
    const trailing = trailingBlanks(text, end);
    const { text: written, sections } = asHtml(text, row);
    return [{ start, end: end + trailing.length, text: written + trailing, sections }];
  }
  // Only in an underlined heading can a row begin a line. A marker there would end the heading in
  // Markdown, but not in MDX.
  const mayStay = parent.type === 'tableCell' || (parent.type === 'heading' && format === 'mdx');
  if (!isAtLineStart || mayStay) return [inPlace(text, row)];
  return moveOf(text, row, { start, end }, others) ?? [inPlace(text, row)];
}

/** Joins the sections of a row on a line of HTML, where a sign such as `\|` needs no backslash. */
function asHtml(text: string, row: Row): RowText {
  const separatorOf = (between: string | null) => ({
    sign: between === null ? '' : onOneLine(between).replace(/\\([|/\\,>-])/g, '$1'),
    space: '',
  });
  return joinRow(text, row, separatorOf, ({ contentInHtml }) => contentInHtml);
}

/** After the following sibling. */
function moveOf(
  text: string,
  row: Row,
  { start, end }: Range,
  others: readonly Range[],
): readonly WrapEdit[] | null {
  const following = others.find((other) => other.start >= end);
  const next = following && nextItem(text, following);
  if (!next) return null;
  const removal = { start, end: next.start, text: '', sections: [] };
  // Two neighbors without anything between them are a word and a badge as often as two badges.
  const separator = text.slice(end, next.start) || ' ';
  return [removal, { start: next.end, end: next.end, ...inText(text, row, separator) }];
}

const longItem = new RegExp(
  String.raw`^(?:${linkPhrase}\[[^\]]*\]\([^)]*\)|<a\b[^<>]*>\s*<img\b[^<>]*>\s*</a>)`,
  'i',
);

/**
 * A linked image in HTML or a text link is one item. Null for any other tag that begins or ends an
 * element.
 */
function nextItem(text: string, node: Range): Range | null {
  const item = longItem.exec(text.slice(node.start))?.[0];
  if (item !== undefined) return { start: node.start, end: node.start + item.length };
  return /^<\/?(?!(?:img|br|wbr)\b|[a-z]+:)[a-z]/i.test(text.slice(node.start, node.end))
    ? null
    : node;
}
