import { distance } from 'fastest-levenshtein';

/** Finds the name that a mistyped word was probably meant to be; null if no name is similar. */
export function suggest(word: string, names: readonly string[]): string | null {
  const typed = word.toLowerCase();
  const editsTo = (name: string) => (typed.length > 1 && name.startsWith(typed) ? 0 : distance(typed, name));
  const [closest] = names
    .map((name) => ({ name, edits: editsTo(name) }))
    .filter(({ name, edits }) => edits <= Math.round(name.length * 0.4))
    .sort((a, b) => a.edits - b.edits);
  return closest?.name ?? null;
}
