import { distance } from 'fastest-levenshtein';

/** Returns null if no name is similar to the mistyped word. */
export function suggest(word: string, names: readonly string[]): string | null {
  const typed = word.toLowerCase();
  const editsTo = (name: string) => (typed.length > 1 && name.startsWith(typed) ? 0 : distance(typed, name));
  const [closest] = names
    .map((name) => ({ name, edits: editsTo(name.toLowerCase()) }))
    .filter(({ name, edits }) => edits <= Math.round(name.length * 0.4))
    .sort((a, b) => a.edits - b.edits);
  return closest?.name ?? null;
}

/** The name that was probably meant, as `show` formats it, else what `otherwise` says. */
export function didYouMean(
  word: string,
  names: readonly string[],
  otherwise: string,
  show = (name: string) => name,
): string {
  const meant = suggest(word, names);
  return meant === null ? otherwise : `did you mean ${show(meant)}?`;
}
