import { expect } from 'vitest';
import { loadParser } from '../../src/sections/formats.ts';
import {
  type FoundSections,
  findSections,
  parseSections,
} from '../../src/sections/parse-sections.ts';

/** Parses a whole text, not only the part that decides where sections are. */
export async function parseWhole(text: string) {
  const parse = await loadParser('md');
  return parse(text);
}

/** Checks that the program finds the same sections and problems as in the tree of the whole text. */
export async function expectSameFinding(text: string): Promise<void> {
  const whole = findSections(await parseWhole(text));
  expect(facts(await parseSections(text, 'md'))).toEqual(facts(whole));
}

/** Without what a message adds about other markers, because only the program looks for it. */
function facts({ sections, problems, warnings }: FoundSections) {
  const plain = problems.map((problem) => {
    return { ...problem, message: problem.message.replace(/ \([^()]*which is not read\)$/, '') };
  });
  return { sections, problems: plain, warnings };
}
