import picocolors from 'picocolors';
import type { Output, Progress } from './command-context.ts';

/** Decides by the terminal whether to use colors, unless `NO_COLOR` or `FORCE_COLOR` is set. */
export function wantsColor(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return !['0', 'false'].includes(env.FORCE_COLOR);
  return isTerminal && env.TERM !== 'dumb';
}

const colors = picocolors.createColors(true);

const lineColors = [
  ['--- ', colors.bold],
  ['+++ ', colors.bold],
  ['@@', colors.cyan],
  ['-', colors.red],
  ['+', colors.green],
] as const;

// A terminal obeys them, or they change the direction of text. Others stay, so that `git apply` accepts the diff.
const controls = /[^\P{Cc}\t\n\r]|\r(?!\n)|[\u202a-\u202e\u2066-\u2069]/gu;

/** Formats a diff for people, with control characters as escapes and, if `isColored`, in the colors of git. */
export function showDiff(diff: string, isColored: boolean): string {
  const visible = diff.replace(controls, (character) => `\\u{${character.charCodeAt(0).toString(16).toUpperCase()}}`);
  if (!isColored) return visible;
  return visible
    .split('\n')
    .map((line) => lineColors.find(([start]) => line.startsWith(start))?.[1](line) ?? line)
    .join('\n');
}

const filesPerUpdate = 100; // work on fewer files ends before anybody could read the line

export function createProgress(output: Output): Progress {
  let length = 0;
  const show = (text: string) => {
    output.write(`\r${text.padEnd(length)}`);
    length = text.length;
  };
  const clear = () => {
    if (length > 0) output.write(`\r${' '.repeat(length)}\r`);
    length = 0;
  };
  return {
    show,
    clear,
    count(done, total, what) {
      if (done === total) clear();
      else if (done % filesPerUpdate === 0) show(`${done} of ${total} files ${what}`);
    },
  };
}
