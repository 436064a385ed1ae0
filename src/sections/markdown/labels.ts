import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import type { Event } from 'micromark-util-types';
import type { Definition } from '../parsed-document.ts';

/** What reference definitions and footnotes are called, normalised. */
export interface Labels {
  readonly links: readonly string[];
  readonly footnotes: readonly string[];
}

/** The reference definition that an event begins, if it does. */
export function definitionIn(text: string, [action, { type, start, end }]: Event): Definition[] {
  if (action !== 'enter' || type !== 'definitionLabel') return [];
  const label = normalizeIdentifier(text.slice(start.offset + 1, end.offset - 1));
  return [{ start: start.offset, label }];
}

/** The label of the footnote that an event begins, if it does. */
export function footnoteIn(text: string, [action, { type, start, end }]: Event): string[] {
  if (action !== 'enter' || type !== 'gfmFootnoteDefinitionLabelString') return [];
  return [normalizeIdentifier(text.slice(start.offset, end.offset))];
}
