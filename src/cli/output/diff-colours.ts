import pico from 'picocolors';

const paint = pico.createColors(true);

/** How lines of a unified diff are painted, by what they begin with; the first row that fits counts. */
const diffPaints = [
  ['--- ', paint.bold],
  ['+++ ', paint.bold],
  ['@@', paint.cyan],
  ['-', paint.red],
  ['+', paint.green],
] as const;

/** A unified diff in the colours of git. */
export function colourDiff(diff: string): string {
  return diff
    .split('\n')
    .map((line) => diffPaints.find(([start]) => line.startsWith(start))?.[1](line) ?? line)
    .join('\n');
}
