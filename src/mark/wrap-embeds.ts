import type { Html, Nodes, Parents, PhrasingContent, Root } from 'mdast';
import {
  blankLineBefore,
  containsRange,
  lineStart,
  type Range,
  type TextEdit,
} from '../core/range.ts';
import { rangeOf } from '../sections/document.ts';
import { createLooseness } from '../sections/markdown/lists.ts';
import { linkPhrase } from '../snippets/snippet-set.ts';
import { type Document, nodesAround } from './document.ts';
import type { Embed, Markers } from './embed.ts';
import { createBlockElements, nextSibling } from './html-blocks.ts';
import { divideSeparator, isSeparator } from './separators.ts';

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

type Row = readonly [Wrapping, ...Wrapping[]];

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

/** In document order. A row of embeds in text is a group, and so is one that moves in HTML. */
export function groupWrappings(document: Document, wrappings: readonly Wrapping[]): WrapGroup[] {
  const { tree, parsed } = document;
  const { text } = parsed;
  const groups: WrapGroup[] = [];
  const inText = new Map<TextParent, Wrapping[]>();
  const inHtml = new Map<Html, Wrapping[]>();
  for (const wrapping of wrappings) {
    if (wrapping.markers.areDefinitions) {
      groups.push({ wrappings: [wrapping], edits: [betweenDefinitions(text, wrapping)] });
      continue;
    }
    const place = tree === null ? 'html' : placeOf(tree, wrapping);
    const block = tree && nodesAround(tree, wrapping).at(-1);
    if (typeof place === 'object') inText.set(place, [...(inText.get(place) ?? []), wrapping]);
    else if (block?.type === 'html') inHtml.set(block, [...(inHtml.get(block) ?? []), wrapping]);
    else {
      const edit = editInHtml(text, wrapping, place === 'block' ? tree : null);
      groups.push({ wrappings: [wrapping], edits: [edit] });
    }
  }
  for (const [parent, members] of inText) groups.push(...groupsInText(document, parent, members));
  const blockElementsAt = createBlockElements(document);
  for (const [block, members] of inHtml)
    groups.push(...groupsInHtml(document, block, members, blockElementsAt));
  return groups.sort((one, other) => one.wrappings[0].start - other.wrappings[0].start);
}

const maxPrefixLength = 1000;

/** @param blockIn the tree, if the embed is a block of it */
function editInHtml(text: string, wrapping: Wrapping, blockIn: Root | null): WrapEdit {
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
function groupsInHtml(
  { tree, parsed: { text } }: Document,
  block: Html,
  members: readonly Wrapping[],
  blockElementsAt: (offset: number) => readonly string[],
): readonly WrapGroup[] {
  const range = rangeOf(block);
  return rowsOf(text, members).flatMap((row): WrapGroup[] => {
    const [first] = row;
    const { start } = first;
    const end = row.at(-1)?.end ?? first.end;
    const blockElements = blockElementsAt(start);
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
function behindInHtml(text: string, row: Row): Omit<WrapEdit, keyof Range> {
  const sections: { wrapping: Wrapping; offset: number }[] = [];
  let written = '';
  for (const [index, wrapping] of row.entries()) {
    const previous = row[index - 1];
    const separator = previous ? onOneLine(text.slice(previous.end, wrapping.start)) : ' ';
    const { sign, space } = divideSeparator(separator);
    written += sign;
    sections.push({ wrapping, offset: written.length });
    written +=
      wrapping.markers.start + space + withoutLineBreaks(text, wrapping) + wrapping.markers.end;
  }
  return { text: written, sections };
}

/** The marks of quotes at the start of lines are no content. */
function withoutLineBreaks(text: string, { start, content }: Wrapping): string {
  const [marks = ''] = /^[^<]*/.exec(text.slice(lineStart(text, start), start)) ?? [];
  const { length: quotes } = marks.replace(/[^>]/g, '');
  const lineBreak = new RegExp(`(?<!\\s)\\s*[\\r\\n](?:[ \\t]*>){0,${quotes}}\\s*`, 'g');
  return content.replace(lineBreak, ' ');
}

/**
 * @param blockIn the tree, if the section is a block of it: with blank lines, except in a list
 * without any
 */
function onLines(text: string, wrapping: Wrapping, blockIn: Root | null): WrapEdit {
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
  return list?.type === 'list' && !createLooseness(text)(list);
}

const containers: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
]);

function betweenDefinitions(text: string, wrapping: Wrapping): WrapEdit {
  const { start, end, markers, content, lineEnding } = wrapping;
  const line = lineStart(text, start);
  const isBelowBlankLine = line === 0 || blankLineBefore(text, line) !== '';
  const before = isBelowBlankLine ? '' : lineEnding;
  const lines = [markers.start, '', content, '', markers.end].join(lineEnding);
  return { start, end, text: before + lines, sections: [{ wrapping, offset: before.length }] };
}

function inPlace(text: string, row: Row, before = ''): WrapEdit {
  const [first] = row;
  const end = row.at(-1)?.end ?? first.end;
  return { start: first.start - before.length, end, ...inText(text, row, before) };
}

/**
 * Joins the sections of a row in text. The blank or line break before a section becomes a part of
 * it. Otherwise a program that wraps lines would put the start marker at the start of a line.
 * @param before what the edit writes first, to separate the row from what precedes it
 */
function inText(text: string, row: Row, before: string): Omit<WrapEdit, keyof Range> {
  const sections: { wrapping: Wrapping; offset: number }[] = [];
  let written = '';
  for (const [index, wrapping] of row.entries()) {
    const previous = row[index - 1];
    const separator = previous ? text.slice(previous.end, wrapping.start) : before;
    const { sign, space } = divideSeparator(separator);
    written += sign;
    sections.push({ wrapping, offset: written.length });
    written += wrapping.markers.start + space + wrapping.content + wrapping.markers.end;
  }
  return { text: written, sections };
}

/** Joins the sections of a row on a line of HTML, where a sign such as `\|` needs no backslash. */
function asHtml(text: string, row: Row): Omit<WrapEdit, keyof Range> {
  const sections: { wrapping: Wrapping; offset: number }[] = [];
  let written = '';
  for (const [index, wrapping] of row.entries()) {
    if (index > 0) {
      const separator = onOneLine(text.slice(row[index - 1]?.end, wrapping.start));
      written += separator.replace(/\\([|/\\,>-])/g, '$1');
    }
    sections.push({ wrapping, offset: written.length });
    written += wrapping.markers.start + wrapping.contentInHtml + wrapping.markers.end;
  }
  return { text: written, sections };
}

function groupsInText(
  document: Document,
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
  { tree, parsed: { text, format } }: Document,
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

function trailingBlanks(text: string, end: number): string {
  return /^[ \t]*(?=[\r\n]|$)/.exec(text.slice(end))?.[0] ?? '';
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

/** Between the embeds of a row there are only separators. */
function rowsOf(text: string, members: readonly Wrapping[]): Row[] {
  const rows: [Wrapping, ...Wrapping[]][] = [];
  for (const member of members) {
    const row = rows.at(-1);
    if (row && isSeparator(text.slice(row.at(-1)?.end, member.start))) row.push(member);
    else rows.push([member]);
  }
  return rows;
}

/** A hard line break becomes an element; a soft one, and an empty separator, become a space. */
function onOneLine(separator: string): string {
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
function beginsLine(text: string, offset: number): boolean {
  return /^(?:[\s>]|(?:[-+*]|\d+[.)])[ \t]|\[\^[^\]]*\]:)*$/.test(
    text.slice(lineStart(text, offset), offset),
  );
}

function endsLine(text: string, offset: number): boolean {
  return /^[ \t]*(?:[\r\n]|$)/.test(text.slice(offset));
}

type TextParent = Extract<Parents, { children: PhrasingContent[] }>;

const textParents: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'strong',
  'emphasis',
  'delete',
]);

/**
 * `block`: the embed is a JSX element and a block of its own. `html`: other HTML or JSX, or several
 * blocks.
 */
type HtmlPlace = 'html' | 'block';

function placeOf(root: Root, range: Range): TextParent | HtmlPlace {
  const nodes = nodesAround(root, range);
  const index = nodes.findIndex((node) => !isContainer(node, range));
  const [parent = root, child] = index < 0 ? nodes.slice(-1) : nodes.slice(index - 1);
  if (textParents.has(parent.type)) return parent as TextParent;
  return child?.type === 'mdxJsxFlowElement' && !parent.type.startsWith('mdxJsx')
    ? 'block'
    : 'html';
}

/** A link, or a JSX element with exactly the range of the embed, is the embed itself. */
function isContainer(node: Nodes, range: Range): boolean {
  if (!('children' in node) || node.type === 'link' || node.type === 'linkReference') return false;
  const { start, end } = rangeOf(node);
  return !node.type.startsWith('mdxJsx') || start !== range.start || end !== range.end;
}

export function isInHeading(tree: Root, embed: Range): boolean {
  return nodesAround(tree, embed).some(({ type }) => type === 'heading');
}
