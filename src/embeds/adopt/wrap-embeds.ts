import type { Root } from 'mdast';
import type { Range } from '../../text/range.ts';
import { rangeOf } from '../recognize/markdown-tree.ts';
import type { TextEdit } from './apply-edits.ts';
import { placeOf, type TextParent } from './embed-place.ts';
import type { Markers } from './write-markers.ts';

/** An embed that is to become a section. */
export interface Wrapping extends Range {
  readonly markers: Markers;
  /** What the section contains at first; usually the embed as it is written. */
  readonly content: string;
  /** The same for a place that only HTML fits in. */
  readonly contentInHtml: string;
}

/** Embeds that become sections together, and the ways to write them, the best first. Each edit writes a group's part of a text. */
export interface WrapGroup {
  readonly wrappings: readonly Wrapping[];
  readonly choices: readonly (readonly WrapEdit[])[];
}

/** An edit, and the offsets of the start markers in its text. */
export interface WrapEdit extends TextEdit {
  readonly sections: readonly { readonly wrapping: Wrapping; readonly offset: number }[];
}

/** Decides how embeds become sections: in place if possible. */
export function groupWrappings(text: string, tree: Root | null, wrappings: readonly Wrapping[], lineEnding: string) {
  const groups: WrapGroup[] = [];
  const inText = new Map<TextParent, Wrapping[]>();
  for (const wrapping of wrappings) {
    const place = tree === null ? ({ kind: 'html' } as const) : placeOf(tree, wrapping);
    if (place.kind === 'text') {
      const others = inText.get(place.parent);
      if (others) others.push(wrapping);
      else inText.set(place.parent, [wrapping]);
      continue;
    }
    const choices = [[inPlace(wrapping)], [onLines(text, wrapping, lineEnding)]];
    const isLong = /[\r\n]/.test(wrapping.content) && beginsLine(text, wrapping.start);
    groups.push({ wrappings: [wrapping], choices: isLong || place.kind === 'block' ? choices.reverse() : choices });
  }
  for (const [parent, members] of inText) groups.push(...groupsInText(text, parent, members, lineEnding));
  return groups;
}

function inPlace(wrapping: Wrapping): WrapEdit {
  return joined([wrapping], { start: wrapping.start, end: wrapping.end });
}

function onLines(text: string, wrapping: Wrapping, lineEnding: string): WrapEdit {
  const { start, end, markers, content } = wrapping;
  const separator = lineEnding + continuationPrefix(text, start);
  const lines = [markers.start, ...(content === '' ? [] : [content]), markers.end];
  return { start, end, text: lines.join(separator), sections: [{ wrapping, offset: 0 }] };
}

/** Wraps embeds on one line, with what separates them. */
function joined(
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
 * The groups in a paragraph, heading or cell. A line that begins with a marker is HTML as a whole, so embeds at the start of a
 * line move: to the end of the line before if only a soft line break is between, which renders identically; else after the next
 * sibling; else to the end of the previous one.
 */
function groupsInText(text: string, parent: TextParent, members: readonly Wrapping[], lineEnding: string): WrapGroup[] {
  const siblings = parent.children.map(rangeOf).filter((range) => !isSeparator(text.slice(range.start, range.end)));
  const isMember = ({ start, end }: Range) => members.some((member) => member.start <= start && end <= member.end);
  const others = siblings.filter((range) => !isMember(range)).map((range) => trimmed(text, range));
  const isAlone = others.length === 0 && parent.type === 'paragraph';
  return runsOf(text, members).map((run): WrapGroup => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) throw new RangeError('A run without an embed');
    const range = { start: first.start, end: last.end };
    const separators = run.slice(1).map((next, index) => onOneLine(text.slice(run[index]?.end, next.start)));
    const group = (...choices: WrapEdit[][]) => ({ wrappings: run, choices });
    const here = [joined(run, range, { separators })];
    if (isAlone && run.length === 1) {
      const isHtml = /^</.test(text.slice(first.start, first.end)) && !/[\r\n]/.test(first.content);
      const lines = [onLines(text, first, lineEnding)];
      return isHtml ? group(here, lines) : group(lines);
    }
    if (!beginsLine(text, range.start) || parent.type === 'tableCell') return group(here);
    if (isAlone) return group([joined(run, range, { separators, isHtml: true })]);
    const previous = others.findLast(({ end }) => end <= range.start);
    const next = others.find(({ start }) => start >= range.end);
    const choices: WrapEdit[][] = [];
    if (previous && /^[ \t]?[\r\n]\s*(?:>\s*)*$/.test(text.slice(previous.end, range.start))) {
      choices.push([joined(run, { start: previous.end, end: range.end }, { separators, before: ' ' })]);
    }
    if (next) {
      const before = onOneLine(text.slice(range.end, next.start));
      choices.push([
        { start: range.start, end: next.start, text: '', sections: [] },
        joined(run, { start: next.end, end: next.end }, { separators, before }),
      ]);
    }
    if (previous) choices.push([joined(run, { start: previous.end, end: range.end }, { separators, before: ' ' })]);
    // In a heading a line may begin with a marker.
    return group(...(parent.type === 'heading' ? [here] : []), ...choices, here);
  });
}

/** Embeds with nothing but separators between them. */
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

/** Whether a text only separates what is around it: white space, line breaks, bars, dots and dashes. */
export function isSeparator(text: string): boolean {
  return /^(?:[\s|/\\•·∙–—\-,>]|&nbsp;|&bull;|&middot;|<br\s*\/?>)*$/i.test(text);
}

/** A separator without line breaks. */
function onOneLine(separator: string): string {
  return separator.replace(/\s*\\?[\r\n][\s>]*/g, ' ').replace(/^$/, ' ');
}

/** The range of a sibling without the white space at its ends. */
function trimmed(text: string, { start, end }: Range): Range {
  const source = text.slice(start, end);
  return { start: end - source.trimStart().length, end: start + source.trimEnd().length };
}

/** Whether only markers of quotes and list items, and white space, precede an offset on its line. */
function beginsLine(text: string, offset: number): boolean {
  return /^[\s>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*[\s>]*$/.test(text.slice(lineStart(text, offset), offset));
}

export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start -= 1;
  return start;
}

/** The prefix of a line after an offset that stays in the same quotes, list items and footnotes. */
function continuationPrefix(text: string, offset: number): string {
  const prefix = text.slice(lineStart(text, offset), offset);
  return prefix.replace(/\[\^[^\]]*\]:[ \t]*/, '    ').replace(/[^>\s]/g, ' ');
}
