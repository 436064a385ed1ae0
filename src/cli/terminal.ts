import picocolors from 'picocolors';
import { readTextFile } from '../files/read-text-file.ts';
import type { Finding } from '../text/errors.ts';
import { escapeHidden, escapeObeyed } from '../text/quote.ts';
import type { Output, Progress } from './command-context.ts';

const colors = picocolors.createColors(true);

/** Formats a diff for people, with control characters as escapes and, if `isColored`, in the colors of git. */
export function showDiff(diff: string, isColored: boolean): string {
  const visible = escapeObeyed(diff);
  if (!isColored) return visible;
  return visible
    .replace(/^(?:---|\+\+\+) .*/gm, colors.bold)
    .replace(/^@@.*/gm, colors.cyan)
    .replace(/^-.*/gm, colors.red)
    .replace(/^\+.*/gm, colors.green);
}

/** The source line of a problem, around its column, and a caret below it. Empty if the file cannot be read. */
export function readSourceLine({ path = '', line = 1, column = 1 }: Finding, cwd: string, columns = 80): string[] {
  let text: string;
  try {
    text = readTextFile(path, cwd);
  } catch {
    return []; // also for the standard input
  }
  const source = (text.split(/\r\n|\n|\r/)[line - 1] ?? '').replaceAll('\t', ' ');
  const margin = `  ${line} | `;
  const width = Math.max(columns - margin.length - 1, 20);
  const start = Math.max(0, Math.min(column - Math.floor(width / 2), source.length - width));
  const before = escapeHidden(source.slice(start, column - 1)).length;
  return [`${margin}${source.slice(start, start + width)}`, `${'| '.padStart(margin.length)}${' '.repeat(before)}^`];
}

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
