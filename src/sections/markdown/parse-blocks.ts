import type { Event } from 'micromark-util-types';
import type { Range } from '../../text/range.ts';
import { contentStart } from '../format.ts';
import { markerWord } from '../markers/marker.ts';
import type { ParseEvents } from './event-parser.ts';

/** Consecutive blocks of a text that can be parsed on their own. */
export interface Blocks extends Range {
  /** The events of the parser; none if the blocks were not parsed. */
  readonly events: readonly Event[];
  /** Set if the blocks are one line with a comment, which is found without the parser. */
  readonly comment?: Range;
}

/** Matches what affects later blocks: HTML, code fences and definitions. */
const structural = '<|`{3}|~{3}|\\]:';

/** Matches the word in every marker, and the labels of `definitions`. */
const markerOrLabel = `${markerWord}|status-(?:badge|page)\\s*\\]`;

const markerOrLabelPattern = new RegExp(markerOrLabel, 'iu');

/** Matches blocks that affect how other blocks are parsed. */
export const structuralPattern = new RegExp(structural);

/** Matches those blocks, and blocks that may contain a marker or a use of the labels of `definitions`. */
export const relevantPattern = new RegExp(`${structural}|${markerOrLabel}`, 'iu');

/**
 * Parses a text a few blocks at a time, because the parser takes longer for a long text than for its parts, and irrelevant
 * blocks need not be parsed at all.
 *
 * @param isRelevant whether to parse some blocks; it must be true for blocks that `structuralPattern` matches
 * @param load loads the parser; it is called when there is something to parse
 */
export async function* parseBlocks(
  text: string,
  isRelevant: (blocks: Range) => boolean,
  load: () => Promise<ParseEvents>,
): AsyncGenerator<Blocks> {
  let parse: ParseEvents | undefined;
  for (let start = contentStart(text), end = start; start < text.length; start = end) {
    end = endOfBlocks(text, start);
    const comment = findLoneComment(text, { start, end });
    let events: readonly Event[] = [];
    if (!comment && isRelevant({ start, end })) {
      parse ??= await load();
      events = parse({ start, end });
      const openEnd = endOfOpenBlock(text, events, end);
      if (openEnd > end) {
        end = openEnd;
        events = parse({ start, end });
      }
    }
    yield { start, end, events, ...(comment && { comment }) };
  }
}

/** Matches a blank line before a line that can neither continue a list, quote or footnote nor begin a list item. */
const boundary = /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g;

/** The offset where the blocks around an offset end. It may be too early for blocks that continue after blank lines. */
function endOfBlocks(text: string, offset: number): number {
  boundary.lastIndex = offset;
  return boundary.test(text) ? boundary.lastIndex : text.length;
}

/** The HTML blocks that continue after blank lines, by their start and their end (CommonMark, HTML blocks, kinds 1 to 5). */
const longHtmlBlocks: readonly (readonly [start: RegExp, end: string])[] = [
  [/^<(?:pre|script|style|textarea)(?![^\s>])/i, '</(?:pre|script|style|textarea)>'],
  [/^<!--/, '-->'],
  [/^<\?/, '\\?>'],
  [/^<!\[CDATA\[/, '\\]\\]>'],
  [/^<![a-z]/i, '>'],
];

/** The end of the block that is open after the last event although a blank line follows; `end` if there is none. */
function endOfOpenBlock(text: string, events: readonly Event[], end: number): number {
  const block = events.at(-1)?.[1];
  if (block === undefined || end === text.length) return end;
  const start = text.slice(block.start.offset, end);
  let closing: RegExp | undefined;
  if (block.type === 'codeFenced') {
    const fence = /^(`|~)\1*/.exec(start)?.[0] ?? '';
    closing = new RegExp(`(?<=[\\r\\n]) {0,3}${fence}${fence.slice(0, 1)}*[ \\t]*(?:\\r\\n|[\\n\\r]|$)`, 'g');
  } else if (block.type === 'htmlFlow') {
    const kind = longHtmlBlocks.find(([opening]) => opening.test(start.trimStart()));
    if (kind && !new RegExp(kind[1], 'i').test(start))
      closing = new RegExp(`${kind[1]}[^\\r\\n]*(?:\\r\\n|[\\n\\r]|$)`, 'gi');
  }
  if (!closing) return end;
  closing.lastIndex = end;
  return closing.test(text) ? closing.lastIndex : text.length;
}

/** Matches a comment that is alone on its line, and the blank lines after it. */
const loneComment = /(<!--(?!-?>)(?:(?!-->)[^\0\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y;

/**
 * The line with the comment that some blocks consist of, as most markers do; undefined for other blocks. CommonMark defines this case
 * unambiguously (HTML blocks, kind 2). A run that needs no other block does not load the parser.
 */
function findLoneComment(text: string, { start, end }: Range): Range | undefined {
  loneComment.lastIndex = start;
  const [match, line] = loneComment.exec(text) ?? [];
  return line && match?.length === end - start ? { start, end: start + line.length } : undefined;
}

/** The end of the last marker word or label, or of an MDX comment around it; 0 if the text has neither. */
export function findLastMarkerOrLabelEnd(text: string): number {
  let end = 0;
  for (const { 0: match, index } of text.matchAll(new RegExp(markerOrLabel, 'giu'))) end = index + match.length;
  return mdxMarker.test(text) ? Math.max(end, text.indexOf('*/', end)) : end;
}

const mdxMarker = new RegExp(`/\\*\\s*${markerWord}`, 'iu');

const blankLines = /(?:\r\n|\n|\r(?!\n))[ \t>]*(?=[\r\n])/;
const labelWithTag = /\[(?:\\[\s\S]|[^\\<[\]])*<(?:\\[\s\S]|[^\\[\]])*\]:/;

/**
 * Whether definitions anywhere in the text can affect its markers. A definition turns text in brackets into a link, which
 * matters if a marker comes after a bracket, or if a label contains HTML.
 */
export function dependsOnDefinitions(text: string): boolean {
  if (!text.includes(']:')) return false;
  if (labelWithTag.test(text)) return true;
  return text.split(blankLines).some((paragraph) => {
    const bracket = paragraph.indexOf('[');
    return bracket >= 0 && markerOrLabelPattern.test(paragraph.slice(bracket));
  });
}
