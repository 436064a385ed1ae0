/** What a place in HTML has room for, where that is not everything. */
export type HtmlRoom = 'head' | 'phrasing' | 'parts' | 'outside';

const partsOnly: ReadonlySet<string> = new Set([
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'ul', 'ol', 'dl'],
  ...['select', 'datalist', 'optgroup', 'option', 'frameset', 'picture', 'video', 'audio', 'object'],
]);

/** A parser leaves HTML when it sees one of these, and comes back in the middle of what we write. */
const foreign: ReadonlySet<string> = new Set(['svg', 'math']);

/** The elements that head a part of a page. */
export const headingElements: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const phrasing: ReadonlySet<string> = new Set([
  ...[...headingElements, 'p', 'pre', 'summary', 'button', 'label', 'legend'],
  ...['span', 'b', 'i', 'em', 'strong', 'small', 'sub', 'sup', 'u', 's', 'q', 'cite', 'mark', 'code'],
]);

/**
 * What a place inside these elements has room for, or undefined where anything fits.
 *
 * @param ancestors names of elements, the nearest first; what is no element of HTML says nothing
 */
export function roomIn(ancestors: readonly string[]): HtmlRoom | undefined {
  const parent = ancestors[0] ?? '';
  if (partsOnly.has(parent) || ancestors.some((name) => foreign.has(name))) return 'parts';
  if (parent === 'head') return 'head';
  return ancestors.some((name) => phrasing.has(name)) ? 'phrasing' : undefined;
}
