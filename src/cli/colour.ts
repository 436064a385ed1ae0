import pico from 'picocolors';

/** Whether a stream gets colours: a terminal does, unless `NO_COLOR` is set to anything. */
export function wantsColour(
  terminal: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  return terminal && !environment.NO_COLOR && environment.TERM !== 'dumb';
}

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
