import type { Output } from './terminal.ts';

/** What no line should hold that may name a file of anybody's: controls, line breaks, and what turns text around. */
const hidden = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Writes a line of a report. Characters that a terminal would obey, or nobody would see, are spelled as `\u{1B}`. */
export function reportLine({ write }: Output, line: string): void {
  const spelled = line.replace(hidden, (it) => `\\u{${it.charCodeAt(0).toString(16).toUpperCase()}}`);
  write(`${spelled}\n`);
}
