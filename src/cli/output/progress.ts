import type { Output } from './terminal.ts';

/** A run with fewer files is over before anybody could read the line. */
const minFiles = 100;

/**
 * A line on the terminal that shows how many files were read, and disappears at the end.
 *
 * @param total the number of files; with few files, or without a terminal, nothing is shown
 */
export function createProgressLine(output: Output, total: number): { step(): void } {
  const isShown = total >= minFiles && output.isTerminal;
  let done = 0;
  return {
    step() {
      done += 1;
      if (!isShown) return;
      const line = `${done} of ${total} files read`;
      if (done === total) output.write(`\r${' '.repeat(line.length)}\r`);
      else if (done % minFiles === 0) output.write(`\r${line}`);
    },
  };
}
