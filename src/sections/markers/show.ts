import { suggest } from '../../text/suggest.ts';
import type { ContentModel } from '../html/content-model.ts';
import type { Context } from '../section.ts';

interface ShowRow {
  readonly name: string;
  readonly allowedIn: readonly Placement[];
}

/** Where a section is, as far as it limits what the section can show: a tight list allows no blank lines. */
export type Placement = Context | 'tight' | ContentModel;

/** What a section can show, and where. */
export const showTable = [
  { name: 'badge', allowedIn: ['flow', 'tight', 'inline', 'html', 'phrasing'] },
  { name: 'link', allowedIn: ['flow', 'tight', 'inline', 'html', 'phrasing'] },
  { name: 'widget', allowedIn: ['flow', 'html'] },
  { name: 'script', allowedIn: ['flow', 'html', 'phrasing', 'head'] },
  { name: 'definitions', allowedIn: ['flow'] },
] as const satisfies readonly ShowRow[];

/** A name that the attribute `show` accepts: `badge`, `link`, `widget`, `script` or `definitions`. */
export type ShowName = (typeof showTable)[number]['name'];

export const showNames: readonly ShowName[] = showTable.map((row) => row.name);

/** What a section shows by default: in a heading only the badge, as words would change the heading's anchor. */
export function defaultShow(heading: boolean): readonly ShowName[] {
  return heading ? ['badge'] : ['badge', 'link'];
}

export function isAllowedIn(name: ShowName, placement: Placement): boolean {
  const row: ShowRow | undefined = showTable.find((candidate) => candidate.name === name);
  return row?.allowedIn.includes(placement) ?? false;
}

export type ShowResult =
  | { readonly valid: true; readonly names: readonly ShowName[] }
  /** What is wrong, as the rest of a sentence that began with the value, and what would be right. */
  | { readonly valid: false; readonly refusal: { readonly problem: string; readonly fix: string } };

/** Reads the value of `show`: names separated by white space, each at most once. */
export function readShow(value: string): ShowResult {
  const words = value.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return invalid('names nothing', oneOrMore);
  const names: ShowName[] = [];
  for (const word of words) {
    const name = showNames.find((known) => known === word);
    if (name === undefined) return invalid(`has the unknown name "${word}"`, suggestion(word));
    if (names.includes(name)) return invalid(`names "${word}" twice`, 'write it once');
    names.push(name);
  }
  return { valid: true, names };
}

const oneOrMore = `write one or more of ${showNames.join(', ')}`;

function suggestion(word: string): string {
  const meant = suggest(word, showNames);
  return meant === null ? oneOrMore : `did you mean "${meant}"?`;
}

function invalid(problem: string, fix: string): ShowResult {
  return { valid: false, refusal: { problem, fix } };
}
