import { distance } from 'fastest-levenshtein';

/** `pr` of `pull-request`. */
function initialsOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0))
    .join('');
}

/**
 * The name that was probably meant instead of a mistyped or shortened word, as `show` formats it,
 * else what `otherwise` says.
 */
export function didYouMean(
  word: string,
  names: readonly string[],
  otherwise: string,
  show = (name: string) => name,
) {
  const typed = word.toLowerCase();
  const isShortFor = (name: string) =>
    typed.length > 1 && (name.startsWith(typed) || initialsOf(name) === typed);
  const editsTo = (name: string) => (isShortFor(name) ? 0 : distance(typed, name));
  const [closest] = names
    .map((name) => ({ name, edits: editsTo(name.toLowerCase()) }))
    .filter(({ name, edits }) => name !== word && edits <= Math.round(name.length * 0.4))
    .sort((a, b) => a.edits - b.edits);
  return closest === undefined ? otherwise : `did you mean ${show(closest.name)}?`;
}
