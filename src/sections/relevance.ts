/** The word in every marker, and in everything that looks like one. */
const markerWord = 'status[-_ ]?snippet';
const markerWords = new RegExp(markerWord, 'i');

/** Whether a text can contain a marker. Most texts cannot, and need no parser. */
export function mentionsMarkers(text: string): boolean {
  return markerWords.test(text);
}

/** The word in every marker, and the labels of `definitions`. */
const mention = `${markerWord}|status-(?:badge|page)\\s*\\]`;

/** Matches what may be a marker, or a use of our labels. */
export const markerWordPattern = new RegExp(mention, 'iu');

/** What affects later blocks: HTML, code fences and definitions. */
const lasting = '<|`{3}|~{3}|\\]:';

/** Matches blocks that affect how others are parsed. */
export const structuralPattern = new RegExp(lasting);

/** Matches blocks that must be parsed. */
export const relevantPattern = new RegExp(`${lasting}|${mention}`, 'iu');

/** The end of the last marker word, and of the MDX comment that it may start; 0 if there is none. */
export function lastMarkerWordEnd(text: string): number {
  let end = 0;
  for (const { 0: found, index } of text.matchAll(new RegExp(mention, 'giu'))) {
    const inMdx = text.slice(0, index).trimEnd().endsWith('/*');
    end = Math.max(index + found.length, inMdx ? text.indexOf('*/', index) : 0);
  }
  return end;
}

/** Matches what decides whether a marker word comes after a bracket in its paragraph. */
const brackets = new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${mention}`, 'giu');

/**
 * Whether definitions anywhere in the text can affect its markers: they turn brackets into links, which matters if a marker
 * comes after a bracket, or if a label contains HTML.
 *
 * @param until the end of the last marker word
 */
export function dependsOnDefinitions(text: string, until: number): boolean {
  if (!text.includes(']:')) return false;
  if (hasMarkerWordAfterBracket(text.slice(0, until))) return true;
  for (const { index } of text.matchAll(/\]:/g)) if (isLabelWithTag(text, index)) return true;
  return false;
}

function hasMarkerWordAfterBracket(text: string): boolean {
  let open = false;
  for (const [found] of text.matchAll(brackets)) {
    if (found === '[') open = true;
    else if (/^[\r\n]/.test(found)) open = false;
    else if (open) return true;
  }
  return false;
}

/** CommonMark limits the length of labels. */
const maxLabelLength = 999;

function isLabelWithTag(text: string, end: number): boolean {
  const label = text.slice(Math.max(0, end - maxLabelLength), end);
  return label.slice(label.lastIndexOf('[') + 1).includes('<');
}
