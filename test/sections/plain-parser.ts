import { parse, postprocess, preprocess } from 'micromark';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { expect } from 'vitest';
import { definitionLabels } from '../../src/sections/checks/allowed-snippets.ts';
import { collectMarkdown } from '../../src/sections/markdown/parse-markdown.ts';
import { buildSections, type ParsedSections, parseSections } from '../../src/sections/parse-sections.ts';
import type { ParsedDocument } from '../../src/sections/parsed-document.ts';

/** Reads a text in one go, with the parser as remark uses it: nothing skipped, nothing bounded. */
async function readPlainly(text: string): Promise<ParsedDocument> {
  const parser = parse({ extensions: [gfm(), frontmatter(['yaml', 'toml'])] });
  const offset = text.startsWith('\uFEFF') ? 1 : 0;
  const document = parser.document({ line: 1, column: 1, offset });
  const events = postprocess(document.write(preprocess()(text, undefined, true)));
  return collectMarkdown(text, [{ start: 0, end: text.length, events, isExtended: false }]);
}

async function findPlainly(text: string): Promise<ParsedSections> {
  return buildSections(text, 'md', await readPlainly(text));
}

/** Expects that a text has the sections, problems and definitions that a parser of the whole text finds. */
export async function expectSameFinding(text: string): Promise<void> {
  expect(facts(await parseSections(text, 'md'))).toEqual(facts(await findPlainly(text)));
}

function facts({ sections, problems, warnings, document }: ParsedSections) {
  const isKnown = ({ label }: { readonly label: string }) => (definitionLabels as readonly string[]).includes(label);
  return { sections, problems, warnings, definitions: document.definitions.filter(isKnown) };
}
