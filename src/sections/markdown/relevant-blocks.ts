import { markerWord } from '../markers/marker.ts';

/** Matches the word in every marker, and the labels of `definitions`. */
const markerOrLabel = `${markerWord}|status-(?:badge|page)\\s*\\]`;

/** Matches what affects later blocks: HTML, code fences and definitions. */
const structural = '<|`{3}|~{3}|\\]:';

/** Matches blocks that may contain a marker, or a use of the labels of `definitions`. */
export const markerOrLabelPattern = new RegExp(markerOrLabel, 'iu');

/** Matches blocks that affect how other blocks are parsed. */
export const structuralPattern = new RegExp(structural);

/** Matches blocks that either of the two patterns above matches. */
export const relevantPattern = new RegExp(`${structural}|${markerOrLabel}`, 'iu');

/** The end of the last marker word or label, or of the MDX comment that this word starts; 0 if the text has neither. */
export function findLastMarkerOrLabelEnd(text: string): number {
  let end = 0;
  for (const { 0: match, index } of text.matchAll(new RegExp(markerOrLabel, 'giu'))) {
    const isMdx = text.slice(0, index).trimEnd().endsWith('/*');
    end = Math.max(index + match.length, isMdx ? text.indexOf('*/', index) : 0);
  }
  return end;
}

/**
 * Whether definitions anywhere in the text can affect its markers. A definition turns text in brackets into a link, which
 * matters if a marker comes after a bracket, or if a label contains HTML.
 */
export function dependsOnDefinitions(text: string): boolean {
  if (!text.includes(']:')) return false;
  if (hasMarkerOrLabelAfterBracket(text)) return true;
  for (const { index } of text.matchAll(/\]:/g)) if (isLabelWithTag(text, index)) return true;
  return false;
}

/** Matches brackets, markers and the ends of paragraphs. */
const bracketOrMarker = new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${markerOrLabel}`, 'giu');

function hasMarkerOrLabelAfterBracket(text: string): boolean {
  let isAfterBracket = false;
  for (const [match] of text.matchAll(bracketOrMarker)) {
    if (match === '[') isAfterBracket = true;
    else if (/^[\r\n]/.test(match)) isAfterBracket = false;
    else if (isAfterBracket) return true;
  }
  return false;
}

/** The limit of CommonMark for the length of labels. */
const maxLabelLength = 999;

function isLabelWithTag(text: string, end: number): boolean {
  const label = text.slice(Math.max(0, end - maxLabelLength), end);
  return label.slice(label.lastIndexOf('[') + 1).includes('<');
}
