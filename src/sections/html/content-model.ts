import type { ContentModel } from '../parsed-document.ts';

/** Elements directly inside which a snippet would be dropped, moved or not displayed. */
const structuralElements: ReadonlySet<string> = new Set([
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'ul', 'ol', 'dl'],
  ...['select', 'datalist', 'optgroup', 'option', 'frameset', 'picture', 'video', 'audio', 'object'],
]);

/** Elements that end where an HTML element begins inside them. */
const foreignElements: ReadonlySet<string> = new Set(['svg', 'math']);

/** The elements that are headings. */
export const headingElements: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Elements that contain only running text. */
const phrasingElements: ReadonlySet<string> = new Set([
  ...[...headingElements, 'p', 'pre', 'summary', 'button', 'label', 'legend'],
  ...['span', 'b', 'i', 'em', 'strong', 'small', 'sub', 'sup', 'u', 's', 'q', 'cite', 'mark', 'code'],
]);

/**
 * The restriction that elements put on their content; undefined if there is none. Unknown names are ignored.
 *
 * @param ancestors the names of the elements, the innermost first
 */
export function contentModelIn(ancestors: readonly string[]): ContentModel | undefined {
  const parent = ancestors[0] ?? '';
  if (structuralElements.has(parent) || ancestors.some((name) => foreignElements.has(name))) return 'no-text';
  if (parent === 'head') return 'head';
  return ancestors.some((name) => phrasingElements.has(name)) ? 'phrasing' : undefined;
}
