import type { Output, Progress } from '../command-context.ts';

/** The minimum number of files for which the line is shown. Work on fewer files ends before anybody could read it. */
const minFiles = 100;

const filesPerUpdate = 100;

/** Creates the progress line of a terminal. */
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
      else if (total >= minFiles && done % filesPerUpdate === 0) show(`${done} of ${total} files ${what}`);
    },
  };
}
