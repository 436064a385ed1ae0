import type { Nodes, Parents, PhrasingContent, Root } from 'mdast';
import { containsRange, type Range } from '../text/range.ts';
import { rangeOf } from './document.ts';
import type { Embed } from './embed.ts';
import { isSeparator, lineStart, type Markers, type TextEdit } from './text-edits.ts';

/** The range of an embed that is to become a section, with what to write there. */
export interface Wrapping extends Range {
  readonly embed: Embed;
  readonly markers: Markers;
  /** What the section contains before it is filled; usually the user's embed. */
  readonly content: string;
  /** The same as HTML, for a place in which Markdown is not parsed. */
  readonly contentInHtml: string;
}

/** Embeds that become sections together. */
export interface WrapGroup {
  readonly wrappings: readonly Wrapping[];
  /** The ways to write the group, the best first. Each way consists of one or more edits. */
  readonly choices: readonly (readonly WrapEdit[])[];
}

/** An edit that writes sections, with the offset of each start marker in the text that the edit writes. */
export interface WrapEdit extends TextEdit {
  readonly sections: readonly { readonly wrapping: Wrapping; readonly offset: number }[];
}

/** Decides how embeds become sections. An embed stays in its place if possible. */
export function groupWrappings(text: string, tree: Root | null, wrappings: readonly Wrapping[], lineEnding: string) {
  const groups: WrapGroup[] = [];
  const inText = new Map<TextParent, Wrapping[]>();
  for (const wrapping of wrappings) {
    const place = tree === null ? ({ kind: 'html' } as const) : placeOf(tree, wrapping);
    if (place.kind === 'text') {
      const siblings = inText.get(place.parent);
      if (siblings) siblings.push(wrapping);
      else inText.set(place.parent, [wrapping]);
      continue;
    }
    const choices = [[inPlace(wrapping)]];
    // A new line repeats the start of the line as blanks, which takes too much memory for many embeds on a long line.
    const isLongLine = wrapping.start - lineStart(text, wrapping.start) > maxPrefixLength;
    if (!isLongLine) choices.push([onLines(text, wrapping, lineEnding)]);
    const isOnOwnLines = /[\r\n]/.test(wrapping.content) && beginsLine(text, wrapping.start);
    if (isOnOwnLines || place.kind === 'block') choices.reverse();
    groups.push({ wrappings: [wrapping], choices });
  }
  for (const [parent, members] of inText) groups.push(...groupsInText(text, parent, members, lineEnding));
  return groups;
}

const maxPrefixLength = 1000;

function inPlace(wrapping: Wrapping): WrapEdit {
  return onOneLine([wrapping], { start: wrapping.start, end: wrapping.end });
}

function onLines(text: string, wrapping: Wrapping, lineEnding: string): WrapEdit {
  const { start, end, markers, content } = wrapping;
  const separator = lineEnding + continuationPrefix(text, start);
  const lines = [markers.start, ...(content === '' ? [] : [content]), markers.end];
  return { start, end, text: lines.join(separator), sections: [{ wrapping, offset: 0 }] };
}

/** Writes the sections of embeds on one line, with the separators between them. */
function onOneLine(
  wrappings: readonly Wrapping[],
  range: Range,
  {
    separators = [],
    before = '',
    isHtml = false,
  }: { separators?: readonly string[]; before?: string; isHtml?: boolean } = {},
): WrapEdit {
  let text = before;
  const sections: { wrapping: Wrapping; offset: number }[] = [];
  for (const [index, wrapping] of wrappings.entries()) {
    if (index > 0) text += separators[index - 1] ?? ' ';
    sections.push({ wrapping, offset: text.length });
    const { markers, content, contentInHtml } = wrapping;
    text += markers.start + (isHtml ? contentInHtml : content) + markers.end;
  }
  return { ...range, text, sections };
}

/**
 * Groups the embeds in running text, such as a paragraph, a heading or a cell. A line that begins with a marker would be
 * HTML as a whole, so embeds at the start of a line move. If only a soft line break precedes them, the first choice is the
 * end of the previous line, because that renders identically. Otherwise they move to the place after the following sibling
 * or, as the last choice, after the preceding one.
 */
function groupsInText(text: string, parent: TextParent, members: readonly Wrapping[], lineEnding: string): WrapGroup[] {
  const siblings = parent.children.map(rangeOf).filter((range) => !isSeparator(text.slice(range.start, range.end)));
  const isInEmbed = ({ start, end }: Range) => members.some((member) => member.start <= start && end <= member.end);
  const others = siblings.filter((range) => !isInEmbed(range)).map((range) => trimmed(text, range));
  const hasOnlyEmbeds = others.length === 0 && parent.type === 'paragraph';
  return runsOf(text, members).map((run): WrapGroup => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) throw new RangeError('A run without an embed');
    const range = { start: first.start, end: last.end };
    const separators = run.slice(1).map((next, index) => withoutLineBreaks(text.slice(run[index]?.end, next.start)));
    const group = (...choices: WrapEdit[][]) => ({ wrappings: run, choices });
    const here = [onOneLine(run, range, { separators })];
    if (hasOnlyEmbeds && run.length === 1 && first.embed.show.length === 1) {
      const isHtml = /^</.test(text.slice(first.start, first.end)) && !/[\r\n]/.test(first.content);
      const lines = [onLines(text, first, lineEnding)];
      return isHtml ? group(here, lines) : group(lines);
    }
    if (!beginsLine(text, range.start) || parent.type === 'tableCell') return group(here);
    if (hasOnlyEmbeds) return group([onOneLine(run, range, { separators, isHtml: true })]);
    const previous = others.findLast(({ end }) => end <= range.start);
    const next = others.find(({ start }) => start >= range.end);
    // After a tag of an element, the embed would be inside the element, or outside of the one that it is in.
    const isNextTag = next !== undefined && /^<\/?(?!(?:img|br|wbr)\b)[a-z]/i.test(text.slice(next.start, next.end));
    const choices: WrapEdit[][] = [];
    if (previous && /^[ \t]?[\r\n]\s*(?:>\s*)*$/.test(text.slice(previous.end, range.start))) {
      choices.push([onOneLine(run, { start: previous.end, end: range.end }, { separators, before: ' ' })]);
    }
    if (next && !isNextTag) {
      const before = withoutLineBreaks(text.slice(range.end, next.start));
      choices.push([
        { start: range.start, end: next.start, text: '', sections: [] },
        onOneLine(run, { start: next.end, end: next.end }, { separators, before }),
      ]);
    }
    if (previous) {
      const before = withoutLineBreaks(text.slice(previous.end, range.start));
      choices.push([onOneLine(run, { start: previous.end, end: range.end }, { separators, before })]);
    }
    // In a heading, a marker at the start of the line does no harm.
    return group(...(parent.type === 'heading' ? [here] : []), ...choices, here);
  });
}

/** Splits embeds into runs. Between the embeds of a run there are only separators. */
function runsOf(text: string, members: readonly Wrapping[]): Wrapping[][] {
  const runs: Wrapping[][] = [];
  for (const member of members) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isSeparator(text.slice(last.end, member.start))) run.push(member);
    else runs.push([member]);
  }
  return runs;
}

/** Writes a separator on one line: a hard line break becomes an element; a soft one, and an empty separator, become a space. */
function withoutLineBreaks(separator: string): string {
  const withBreaks = separator.replace(/(?: {2,}|\\)(?:\r\n|\n|\r)[\s>]*/g, '<br />');
  return withBreaks.replace(/\s*[\r\n][\s>]*/g, ' ').replace(/^$/, ' ');
}

function trimmed(text: string, { start, end }: Range): Range {
  const source = text.slice(start, end);
  return { start: end - source.trimStart().length, end: start + source.trimEnd().length };
}

/** Whether nothing but white space and the marks of quotes and list items precedes an offset on its line. */
function beginsLine(text: string, offset: number): boolean {
  return /^[\s>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*[\s>]*$/.test(text.slice(lineStart(text, offset), offset));
}

/** The prefix that keeps a new line in the same quotes, list items and footnotes as the line of an offset. */
function continuationPrefix(text: string, offset: number): string {
  const prefix = text.slice(lineStart(text, offset), offset);
  return prefix.replace(/\[\^[^\]]*\]:[ \t]*/, '    ').replace(/[^>\s]/g, ' ');
}

/** The kind of place of an embed in Markdown or MDX. */
export type Place =
  /** In running text. */
  | { readonly kind: 'text'; readonly parent: TextParent }
  /** In an HTML block or a JSX element. */
  | { readonly kind: 'html' }
  /** As a separate block that is a JSX element. */
  | { readonly kind: 'block' };

/** A node whose children are running text. */
export type TextParent = Extract<Parents, { children: PhrasingContent[] }>;

const textParents: ReadonlySet<string> = new Set([
  ...['paragraph', 'heading', 'tableCell', 'strong', 'emphasis', 'delete'],
]);

/** The innermost place around a range. */
export function placeOf(root: Root, range: Range): Place {
  let parent: Parents = root;
  for (;;) {
    const child: Nodes | undefined = parent.children.find((node) => containsRange(rangeOf(node), range));
    if (child === undefined || !isContainer(child, range)) return toPlace(parent, child);
    parent = child;
  }
}

/** Whether a node contains the embed. A link, or a JSX element with exactly the range of the embed, is the embed itself. */
function isContainer(node: Nodes, range: Range): node is Parents {
  if (!('children' in node)) return false;
  if (node.type === 'link' || node.type === 'linkReference') return false;
  const { start, end } = rangeOf(node);
  return !node.type.startsWith('mdxJsx') || start !== range.start || end !== range.end;
}

function toPlace(parent: Parents, child: Nodes | undefined): Place {
  if (textParents.has(parent.type)) return { kind: 'text', parent: parent as TextParent };
  const isBlock = child?.type === 'mdxJsxFlowElement' && !parent.type.startsWith('mdxJsx');
  return { kind: isBlock ? 'block' : 'html' };
}
