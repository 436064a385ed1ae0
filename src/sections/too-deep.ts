import type { SectionProblem } from './problem.ts';

/** How many quotes and lists a line may be in; parsers take the square of it for every character, or more. */
const deepest = 100;

const marks = `(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${deepest + 1}}`;
const pattern = new RegExp(`(?<=^|[\\r\\n])${marks}`);

/** A line that is in more quotes and lists than anybody reads. */
export function tooDeep(text: string): SectionProblem[] {
  const found = pattern.exec(text);
  if (!found) return [];
  const message = `this line is in more than ${deepest} quotes and lists; take it out of some of them, or the sections to another file`;
  return [{ offset: found.index, code: 'too-deep', message }];
}
