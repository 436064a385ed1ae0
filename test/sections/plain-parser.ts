import { expect } from 'vitest';
import { contentStart } from '../../src/sections/format.ts';
import { parseMarkdown } from '../../src/sections/markdown/parse-markdown.ts';
import { buildSections, type ParsedSections, parseSections } from '../../src/sections/parse-sections.ts';
import { TimeBudget } from '../../src/text/time-limit.ts';

/** Parses the whole text at once like remark, without skipped blocks. */
export function parseWhole(text: string) {
  return parseMarkdown(text, new TimeBudget(), async function* (_, __, load) {
    const range = { start: contentStart(text), end: text.length };
    yield { ...range, ...(await load())(range) };
  });
}

async function findInWhole(text: string): Promise<ParsedSections> {
  return buildSections(text, 'md', await parseWhole(text), new TimeBudget());
}

/** Checks that the program finds the same sections, problems and definitions as a parser of the whole text. */
export async function expectSameFinding(text: string): Promise<void> {
  expect(facts(await parseSections(text, 'md'))).toEqual(facts(await findInWhole(text)));
}

function facts({ sections, problems, warnings }: ParsedSections) {
  return { sections, problems, warnings };
}
