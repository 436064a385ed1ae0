import type { Range } from '../text/range.ts';
import { tooComplex } from '../text/time-limit.ts';

/** Of a whole text: its tree of nodes takes less memory than parsing it. */
const maxUnitsOfTree = 1_000_000;

/** A parser takes up to 10 KB of memory for each unit, and 2 KB for most. A list of links of 180 KB has so many. */
const maxUnits = 35_000;

/**
 * Refuses what would take more than half a gigabyte of memory, before it is parsed.
 * @param part what the parser reads at once
 * @throws {StatusSnippetsError} `too-complex`
 */
export function limitMarkup(part: Range, units: number, max = maxUnits): void {
  if (units > max) throw tooComplex(part, 'contains too much markup to be parsed at once');
}

export function limitTree(text: string): void {
  limitMarkup({ start: 0, end: text.length }, unitsOfMarkdown(text), maxUnitsOfTree);
}

const tagOrPunctuation = /<[^<>]*>|[!-/:-@[-`{-~]/g;
const lineEnding = /\r\n|\n|\r/g;

export function unitsOfMarkdown(text: string): number {
  return countMatches(text, tagOrPunctuation) + 4 * unitsOfCode(text);
}

/** Of code, of which each line is a token. */
export function unitsOfCode(text: string): number {
  return countMatches(text, lineEnding);
}

/** A tag up to its end, or where expressions are in it, up to the next tag. */
const jsxTag = /<[a-z](?:"[^"]*"|'[^']*'|[^<>"'{])*(?:\{(?:[^<]|<(?![a-z]))*)?/gi;

/** Each attribute takes 16 KB. */
export function unitsOfMdx(text: string): number {
  let units = unitsOfMarkdown(text);
  for (const [tag] of text.matchAll(jsxTag)) units += 4 + 4 * countMatches(tag, /\s+/g);
  return units;
}

/** A page of 1 MB has some 30,000 elements. */
export function unitsOfHtml(text: string): number {
  return countMatches(text, /<(?!\/)/g);
}

function countMatches(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of text.matchAll(pattern)) count += 1;
  return count;
}
