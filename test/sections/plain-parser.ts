import { expect } from 'vitest';
import { TimeBudget } from '../../src/core/limits.ts';
import { parse } from '../../src/sections/formats.ts';
import {
  findSections,
  type ParsedSections,
  parseSections,
} from '../../src/sections/parse-sections.ts';

/** Parses a whole text, not only the part that decides where sections are. */
export function parseWhole(text: string) {
  return parse(text, 'md', new TimeBudget());
}

/** Checks that the program finds the same sections and problems as in the tree of the whole text. */
export async function expectSameFinding(text: string): Promise<void> {
  const whole = findSections(await parseWhole(text), new TimeBudget());
  expect(facts(await parseSections(text, 'md'))).toEqual(facts(whole));
}

/** Without what a message adds about other markers, because only the program looks for it. */
function facts({ sections, problems, warnings }: ParsedSections) {
  const plain = problems.map((problem) => {
    return { ...problem, message: problem.message.replace(/ \([^()]*which is not read\)$/, '') };
  });
  return { sections, problems: plain, warnings };
}
