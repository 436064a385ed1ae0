const filesPerUpdate = 100; // work on fewer files ends before anybody could read the line

/** A temporary line on a terminal that says what a run is doing or waiting for. */
export function createProgress(write: (text: string) => unknown) {
  let length = 0;
  const show = (text: string) => {
    void write(`\r${text.padEnd(length)}`);
    length = text.length;
  };
  const clear = () => {
    if (length > 0) void write(`\r${' '.repeat(length)}\r`);
    length = 0;
  };
  return {
    show,
    clear,
    count(done: number, total: number, what: 'read' | 'prepared') {
      if (done === total) clear();
      else if (done % filesPerUpdate === 0) show(`${done} of ${total} files ${what}`);
    },
  };
}
