import type { Definition, Nodes, Root } from 'mdast';
import { shorten } from '../../core/quote.ts';
import {
  blankLine,
  blankLineBefore,
  indexOfRangeAround,
  lineEnding,
  lineStart,
  type Range,
} from '../../core/range.ts';
import type { Comment, FoundComments, SectionProblem, SectionWarning } from '../comment.ts';
import { findAncestor, hasAncestor, type PlacedNode, rangeOf } from '../document.ts';
import { contentStart } from '../format.ts';
import {
  type HtmlState,
  initialHtmlState,
  type ParseFragment,
  stateAfterText,
} from '../html/html-fragment.ts';
import { mentionsMarkers, rawMarker } from '../marker.ts';
import { definitionMarkers, htmlComments } from '../marker-syntax.ts';
import { findDefinitionsInText, findMdxMarkers, wrongDefinitionProblems } from '../other-syntax.ts';
import { createLooseness } from './lists.ts';

type Placed = PlacedNode<Nodes>;

/** An element that is not closed in such a block ends with the block. */
const textBlocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * In running text, each tag and each comment is a construct of its own, so a comment starts its
 * construct.
 */
const textParents: ReadonlySet<string> = new Set([
  ...textBlocks,
  ...['emphasis', 'strong', 'delete', 'link', 'linkReference'],
]);

/** Finds the comments in the tree of a text, and what was meant as a marker and is none. */
export function findComments(
  text: string,
  tree: Root,
  parseFragment: ParseFragment,
): FoundComments {
  const comments: Comment[] = [];
  const texts: Range[] = [];
  const codes: Range[] = [];
  const problems: SectionProblem[] = [];
  const isLoose = createLooseness(text);
  const isCalled = createCallTest(text);
  let state: HtmlState = initialHtmlState;
  let lazyTag: Range | null = null;
  let lastDefinition: Range = { start: 0, end: contentStart(text) };

  const visit = (placed: Placed): void => {
    const { node, depth } = placed;
    if (node.type === 'text') texts.push(rangeOf(node));
    if (node.type === 'code') codes.push(rangeOf(node));
    if (node.type === 'html') visitHtml(placed);
    if (node.type === 'image' || node.type === 'imageReference') visitImage(placed);
    if (node.type === 'definition') visitDefinition(node, placed);
    if (!('children' in node)) return;
    const before = state;
    for (const child of node.children) visit({ node: child, parent: placed, depth: depth + 1 });
    if (textBlocks.has(node.type)) state = stateAfterText(before, state);
  };

  const visitHtml = (placed: Placed): void => {
    const range = rangeOf(placed.node);
    const isInText = textParents.has(placed.parent?.node.type ?? '');
    const html = withoutQuoteMarks(text.slice(range.start, range.end), placed);
    const found = parseFragment(html, state);
    state = found.state;
    for (const { start, end } of found.texts)
      texts.push({ start: range.start + start, end: range.start + end });
    for (const { start, end, ...comment } of found.comments) {
      if (isInText && start > 0) continue;
      const inText = { start: range.start + start, end: range.start + end };
      const place = isInText ? textPlace(placed) : blockPlace(placed, html, start);
      comments.push(createComment(placed, inText, { ...comment, place }));
    }
    const isTag = /^\s*<\/?[a-z]/i.test(html);
    if (!isInText) lazyTag = isTag && isLazy(text, placed) ? range : null;
  };

  /** The tree has no nodes in the text of an image, which is no place for a section. */
  const visitImage = (placed: Placed): void => {
    const range = rangeOf(placed.node);
    const [source = ''] = text.slice(range.start, range.end).split('](');
    if (!mentionsMarkers(source)) return;
    for (const { start, end, ...comment } of parseFragment(source, initialHtmlState).comments) {
      const inText = { start: range.start + start, end: range.start + end };
      comments.push(
        createComment(placed, inText, { ...comment, isInLink: true, place: textPlace(placed) }),
      );
    }
  };

  const visitDefinition = (node: Definition, placed: Placed): void => {
    const range = rangeOf(node);
    const isBelowDefinition = text.slice(lastDefinition.end, range.start).trim() === '';
    lastDefinition = range;
    const title = node.title ?? '';
    if (!isComment(node) || !mentionsMarkers(title)) return;
    if (node.label !== '//' || node.url !== '#') {
      problems.push(...wrongDefinitionProblems(range.start, title, 'md'));
      return;
    }
    comments.push({
      syntax: definitionMarkers,
      range,
      text: title,
      isClosed: true,
      isInLink: false,
      isInHeading: false,
      parent: placed.parent?.node ?? tree,
      place: {
        kind: 'block',
        isInsideHtml: false,
        afterMarks: lineStart(text, range.start),
        list: null,
      },
      obstacle: obstacleOfDefinition(text, placed, range.start, isBelowDefinition),
    });
  };

  const blockPlace = (placed: Placed, html: string, start: number): Comment['place'] => ({
    kind: 'block',
    isInsideHtml: html.slice(0, start).trim() !== '',
    afterMarks: afterMarks(text, rangeOf(placed.node).start, start),
    list: listAround(placed),
  });

  const listAround = ({ parent }: Placed): { readonly loose: boolean } | null => {
    const list = parent?.node.type === 'listItem' ? parent.parent?.node : undefined;
    if (list?.type === 'list') return { loose: isLoose(list) };
    // A footnote in a quote counts as a tight list, because GitHub ends it at a blank line.
    const isNote = parent?.node.type === 'footnoteDefinition';
    return isNote && hasAncestor(parent, ({ type }) => type === 'blockquote')
      ? { loose: false }
      : null;
  };

  const createComment = (
    placed: Placed,
    range: Range,
    {
      isInLink,
      isInHeading,
      ...comment
    }: Pick<Comment, 'text' | 'isClosed' | 'isInLink' | 'isInHeading' | 'place'>,
  ): Comment => ({
    ...comment,
    syntax: htmlComments,
    range,
    isInLink:
      isInLink || hasAncestor(placed, ({ type }) => type === 'link' || type === 'linkReference'),
    isInHeading: isInHeading || hasAncestor(placed, ({ type }) => type === 'heading'),
    parent: placed.parent?.node ?? tree,
    obstacle: obstacleOf(text, placed, range.start, lazyTag),
    warning: warningOf(text, placed, isCalled),
  });

  visit({ node: tree, parent: null, depth: 0 });
  texts.sort((one, other) => one.start - other.start);
  const isVisible = (offset: number) => indexOfRangeAround(texts, offset) >= 0;
  problems.push(
    ...findMdxMarkers(text, isVisible),
    ...findDefinitionsInText(text, 'md', isVisible),
  );
  return { comments, problems, warnings: findMarkersInCode(text, codes) };
}

function textPlace(placed: Placed): Comment['place'] {
  return {
    kind: 'text',
    isInsideHtml: false,
    isInTable: hasAncestor(placed, ({ type }) => type === 'tableCell'),
  };
}

function quotesAround(placed: Placed): number {
  let quotes = 0;
  for (let each = placed.parent; each; each = each.parent)
    if (each.node.type === 'blockquote') quotes += 1;
  return quotes;
}

/** Spaces replace the marks of quotes at the start of lines, so offsets stay the same. */
function withoutQuoteMarks(source: string, placed: Placed): string {
  const quotes = quotesAround(placed);
  if (quotes === 0) return source;
  const marks = new RegExp(`(?<=[\\r\\n])(?:[ \\t]*>){1,${quotes}}[ \\t]?`, 'g');
  return source.replace(marks, (mark) => ' '.repeat(mark.length));
}

/**
 * Where the line of a comment in HTML goes on after the marks and the indentation of its
 * containers.
 */
function afterMarks(text: string, htmlStart: number, start: number): number {
  const line = lineStart(text, htmlStart + start);
  if (line <= htmlStart) return htmlStart;
  const width = htmlStart - lineStart(text, htmlStart);
  const before = text.slice(line, Math.min(line + width, htmlStart + start));
  return line + (/^[ \t>]*/.exec(before)?.[0].length ?? 0);
}

/** The HTML begins on a line that lacks a mark, or indentation, of a container around it. */
function isLazy(text: string, placed: Placed): boolean {
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

function obstacleOf(
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

/** A definition that leads nowhere. */
function isComment({ url }: Definition): boolean {
  return url === '#' || url === '';
}

/** Other renderers show a definition in a container, or directly below another block. */
function obstacleOfDefinition(
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
function createCallTest(text: string): (label: string) => boolean {
  let calls: ReadonlySet<string> | undefined;
  return (label) => {
    calls ??= new Set([...text.matchAll(footnoteCall)].map(([call]) => call.toLowerCase()));
    return calls.has(label.toLowerCase());
  };
}

function warningOf(
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

/**
 * The first line of an admonition or a tab (Python-Markdown), and the lines that are indented below
 * it.
 */
const admonition =
  /^(?![ >]* {4})[ >]*(?:!!!|\?\?\?\+?|===)[ !+].*(?:(?:\r?\n|\r)(?=[ >]*(?:$|\t|(?<= {4}))).*)*/gm;

/**
 * Code for GitHub, but content in admonitions and tabs (Python-Markdown, MkDocs), and in directives
 * (MyST, Sphinx).
 */
function findMarkersInCode(text: string, codes: readonly Range[]): SectionWarning[] {
  const sourceOf = ({ start, end }: Range) => text.slice(start, end);
  const startIn = (code: Range) => sourceOf(code).search(rawMarker('start'));
  const marked = codes.filter((code) => startIn(code) >= 0);
  if (marked.length === 0) return [];
  const matches = [...text.matchAll(admonition)];
  const admonitions = matches.map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  return marked.flatMap((code) => {
    const source = sourceOf(code);
    const offset = code.start + startIn(code);
    const isFenced = /^(?:`{3}|~{3})/.test(source);
    const isDirective = /^(?:`{3,}|~{3,})\{[\w:-]+\}/.test(source);
    const isInAdmonition = !isFenced && indexOfRangeAround(admonitions, offset) >= 0;
    if (!isDirective && !isInAdmonition) return [];
    const problem = isDirective
      ? 'code in Markdown, so its section is not read; write the directive with colons ' +
        '(:::{note}) instead'
      : 'indented code in Markdown, so its section is not read; in an admonition or a tab ' +
        '(Python-Markdown) a section is not possible: move both markers to the start of a ' +
        'line, after the indented text';
    return [{ offset, code: 'look-alike', message: `this marker is ${problem}` }];
  });
}
