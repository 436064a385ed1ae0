import type { Output } from './terminal.ts';

/** Below this many files a run is over before a person could read how far it is. */
const fewest = 100;

/**
 * A line on the terminal that says how far a run is, and leaves nothing behind.
 *
 * @param total how many steps there are; with few, or without a terminal, nothing is shown
 */
export function progressLine(output: Output, total: number): { step(): void } {
  const shown = total >= fewest && output.terminal;
  let done = 0;
  return {
    step() {
      done += 1;
      if (!shown) return;
      const line = `${done} of ${total} files read`;
      if (done === total) output.write(`\r${' '.repeat(line.length)}\r`);
      else if (done % fewest === 0) output.write(`\r${line}`);
    },
  };
}
