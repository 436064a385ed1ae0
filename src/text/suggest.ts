import { distance } from 'fastest-levenshtein';

/**
 * Finds the name that was probably meant.
 *
 * @param word - what was typed
 * @param names - what could have been typed
 * @returns the closest name, or null where none is close
 */
export function suggest(word: string, names: readonly string[]): string | null {
  const typed = word.toLowerCase();
  let closest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const steps = name.startsWith(typed) && typed.length > 1 ? 0 : distance(typed, name);
    if (steps < least && steps <= Math.round(name.length * 0.4)) {
      closest = name;
      least = steps;
    }
  }
  return closest;
}
