import type { Output, Progress } from './command-context.ts';

const filesPerUpdate = 100; // work on fewer files ends before anybody could read the line

export function createProgress(output: Output): Progress {
  let length = 0;
  const show = (text: string) => {
    void output.write(`\r${text.padEnd(length)}`);
    length = text.length;
  };
  const clear = () => {
    if (length > 0) void output.write(`\r${' '.repeat(length)}\r`);
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
