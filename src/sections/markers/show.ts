import { suggest } from '../../text/suggest.ts';
import type { HtmlRoom } from '../html/content-model.ts';
import type { Context } from '../section.ts';

interface ShowRow {
  readonly name: string;
  readonly fits: readonly Room[];
}

/** What can hold something: a context, a list without blank lines, or a place in HTML with little room. */
export type Room = Context | 'tight' | HtmlRoom;

/** The things a section can show, and where each fits. */
export const showTable = [
  { name: 'badge', fits: ['flow', 'tight', 'inline', 'html', 'phrasing'] },
  { name: 'link', fits: ['flow', 'tight', 'inline', 'html', 'phrasing'] },
  { name: 'widget', fits: ['flow', 'html'] },
  { name: 'script', fits: ['flow', 'html', 'phrasing', 'head'] },
  { name: 'definitions', fits: ['flow'] },
] as const satisfies readonly ShowRow[];

/** A name that the attribute `show` accepts: `badge`, `link`, `widget`, `script` or `definitions`. */
export type ShowName = (typeof showTable)[number]['name'];

export const showNames: readonly ShowName[] = showTable.map((row) => row.name);

/** What a section shows that does not say: in a heading the badge alone, as words would change its anchor. */
export function defaultShow(heading: boolean): readonly ShowName[] {
  return heading ? ['badge'] : ['badge', 'link'];
}

/** Whether a place can hold what `name` stands for. */
export function fits(name: ShowName, room: Room): boolean {
  const row: ShowRow | undefined = showTable.find((candidate) => candidate.name === name);
  return row?.fits.includes(room) ?? false;
}

export type ShowReading =
  | { readonly valid: true; readonly names: readonly ShowName[] }
  /** What is wrong, as the rest of a sentence that began with the value, and what would be right. */
  | { readonly valid: false; readonly refusal: { readonly problem: string; readonly fix: string } };

/** Reads the value of `show`: names separated by white space, each at most once. */
export function readShow(value: string): ShowReading {
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

function invalid(problem: string, fix: string): ShowReading {
  return { valid: false, refusal: { problem, fix } };
}
