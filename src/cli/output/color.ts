import picocolors from 'picocolors';

/** Whether to color the output to a stream: by default if it is a terminal. `NO_COLOR` and `FORCE_COLOR` override this. */
export function wantsColor(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return !['0', 'false'].includes(env.FORCE_COLOR);
  return isTerminal && env.TERM !== 'dumb';
}

const colors = picocolors.createColors(true);

/** The colors of the lines of a unified diff, by their first characters. The first row that matches applies. */
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
