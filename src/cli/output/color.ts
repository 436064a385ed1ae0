import picocolors from 'picocolors';

/** Whether a stream gets colors: a terminal does. `NO_COLOR` and `FORCE_COLOR` override that. */
export function wantsColor(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return !['0', 'false'].includes(env.FORCE_COLOR);
  return isTerminal && env.TERM !== 'dumb';
}

const colors = picocolors.createColors(true);

/** The color of a line of a unified diff by its first characters; the first row that matches counts. */
const lineColors = [
  ['--- ', colors.bold],
  ['+++ ', colors.bold],
  ['@@', colors.cyan],
  ['-', colors.red],
  ['+', colors.green],
] as const;

/** Colors a unified diff as git does. */
export function colorDiff(diff: string): string {
  return diff
    .split('\n')
    .map((line) => lineColors.find(([start]) => line.startsWith(start))?.[1](line) ?? line)
    .join('\n');
}
