import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import type { Event } from 'micromark-util-types';
import type { Definition } from '../parsed-document.ts';

/** The normalized labels of reference definitions and footnotes. */
export interface Labels {
  readonly links: readonly string[];
  readonly footnotes: readonly string[];
}

/** The reference definition whose label starts at an event, if any. */
export function definitionIn(text: string, [action, { type, start, end }]: Event): Definition[] {
  if (action !== 'enter' || type !== 'definitionLabel') return [];
  const label = normalizeIdentifier(text.slice(start.offset + 1, end.offset - 1));
  return [{ start: start.offset, label }];
}

/** The label of the footnote definition that starts at an event, if any. */
export function footnoteIn(text: string, [action, { type, start, end }]: Event): string[] {
  if (action !== 'enter' || type !== 'gfmFootnoteDefinitionLabelString') return [];
  return [normalizeIdentifier(text.slice(start.offset, end.offset))];
}
