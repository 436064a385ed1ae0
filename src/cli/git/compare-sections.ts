import { timeEffects } from '../../runtime/time-effects.ts';
import { findSections } from '../../sections/find.ts';
import type { Format } from '../../sections/format.ts';

/** Whether two texts are the same outside of what their sections contain. */
export async function differOnlyInSections(one: string, other: string, format: Format): Promise<boolean> {
  if (one === other) return true;
  const [first, second] = [await split(one, format), await split(other, format)];
  return equal(first.outside, second.outside);
}

/** Whether the sections of two texts contain the same. */
export async function haveSameSections(one: string, other: string, format: Format): Promise<boolean> {
  const [first, second] = [await split(one, format), await split(other, format)];
  return equal(first.inside, second.inside);
}

async function split(text: string, format: Format): Promise<{ inside: string[]; outside: string[] }> {
  const { sections } = await findSections(text, format, { effects: timeEffects });
  const inside = sections.map(({ content }) => text.slice(content.start, content.end));
  const starts = [0, ...sections.map(({ content }) => content.end)];
  const ends = [...sections.map(({ content }) => content.start), text.length];
  return { inside, outside: starts.map((start, index) => text.slice(start, ends[index])) };
}

function equal(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
