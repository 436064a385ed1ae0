import { distance } from 'fastest-levenshtein';

/** Finds the name that a mistyped word was probably meant to be; null if none is close. */
export function suggest(word: string, names: readonly string[]): string | null {
  const typed = word.toLowerCase();
  let closest: string | null = null;
  let minDistance = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const current = name.startsWith(typed) && typed.length > 1 ? 0 : distance(typed, name);
    if (current < minDistance && current <= Math.round(name.length * 0.4)) {
      closest = name;
      minDistance = current;
    }
  }
  return closest;
}
