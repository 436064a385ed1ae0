import { parse, postprocess, preprocess } from 'micromark';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { expect } from 'vitest';
import { definitionLabels } from '../../src/sections/checks/allowed-snippets.ts';
import { collectMarkdown } from '../../src/sections/markdown/parse-markdown.ts';
import { buildSections, type ParsedSections, parseSections } from '../../src/sections/parse-sections.ts';
import type { ParsedDocument } from '../../src/sections/parsed-document.ts';

/** Parses the whole text at once like remark, without skipped blocks and without a time limit. */
async function parseWhole(text: string): Promise<ParsedDocument> {
  const parser = parse({ extensions: [gfm(), frontmatter(['yaml', 'toml'])] });
  const offset = text.startsWith('\uFEFF') ? 1 : 0;
  const document = parser.document({ line: 1, column: 1, offset });
  const events = postprocess(document.write(preprocess()(text, undefined, true)));
  return collectMarkdown(text, [{ start: 0, end: text.length, events, isExtended: false }]);
}

async function findInWhole(text: string): Promise<ParsedSections> {
  return buildSections(text, 'md', await parseWhole(text));
}

/** Checks that the program finds the same sections, problems and definitions as a parser of the whole text. */
export async function expectSameFinding(text: string): Promise<void> {
  expect(facts(await parseSections(text, 'md'))).toEqual(facts(await findInWhole(text)));
}

function facts({ sections, problems, warnings, document }: ParsedSections) {
  const isKnown = ({ label }: { readonly label: string }) => (definitionLabels as readonly string[]).includes(label);
  return { sections, problems, warnings, definitions: document.definitions.filter(isKnown) };
}
