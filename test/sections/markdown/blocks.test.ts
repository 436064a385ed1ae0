import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionLabels } from '../../../src/sections/checks/placement.ts';
import { type Finding, findSections } from '../../../src/sections/find.ts';
import { documents } from '../documents.ts';
import { installedMarkdown, readInstalled } from '../installed.ts';
import { findPlainly } from '../plain-parser.ts';

const start = '<!-- status-snippets start slug="acme" -->';
const end = '<!-- status-snippets end -->';

function found({ sections, problems, warnings, reading }: Finding) {
  const ours = ({ label }: { readonly label: string }) =>
    (definitionLabels as readonly string[]).includes(label);
  return { sections, problems, warnings, definitions: reading.definitions.filter(ours) };
}

async function expectNothingMissed(text: string): Promise<void> {
  expect(found(await findSections(text, 'md'))).toEqual(found(await findPlainly(text)));
}

/** What may come behind a document or before it, and what could reach over from there. */
const neighbours = fc.constantFrom(
  '',
  'More.\n',
  'More.\n\n- a list\n\n- of two\n\n',
  'More.\n\n[a]: /a\n[b]: /b\n[ref]: /ref\n\n',
  'More.\n\n</b></em></p></div></details></span>\n\n',
  'More.\n\n<b>\n\n<div><details>\n\nText.\n\n',
  'More.\n\n-->\n\n```\n\n*/}\n\n',
  '```md\n\nText.\n\n<!--\n\n```\n\n',
  '<!--\n\nText.\n\n-->\n\n',
  '<script>\n\nText.\n\n</script>\n\n',
  '<textarea>\n\nText.\n\n',
  '~~~\n\nText.\n\n',
  'More.\n\n[^1]: A note.\n\n',
  '[<b>]: /b\n\nMore [<b>] and [^<b>].\n\n[^<b>]: A note.\n\n',
);

describe('reading a few blocks at a time', () => {
  test('finds what the parser of remark finds in all of the text, in 3,000 documents', async () => {
    const property = fc.asyncProperty(neighbours, documents, neighbours, async (before, { text }, after) => {
      await expectNothingMissed(`${before}${text}\n\n${after}`);
      await expectNothingMissed(`${text}${after}`);
    });
    await fc.assert(property, { numRuns: Number(process.env.RUNS ?? 3_000) });
  }, 240_000);

  test('finds it in installed READMEs with a section in front or in the middle', async () => {
    for (const path of installedMarkdown.slice(0, 100)) {
      const text = readInstalled(path);
      const middle = text.indexOf('\n\n', text.length / 2) + 2;
      await expectNothingMissed(`${start}\n${end}\n\n${text}`);
      await expectNothingMissed(`${text.slice(0, middle)}${start}\n${end}\n\n${text.slice(middle)}`);
      await expectNothingMissed(`${text}\n\n${start}\n${end}\n`);
    }
  }, 240_000);

  test.each([
    ['a section in a list whose items stand apart further on', `- a\n  ${start}\n  ${end}\n- b\n\n- c\n`],
    ['a link whose definition comes last', `[a ${start}${end} b][ref]\n\nText.\n\n[ref]: /x\n`],
    ['a link whose definition comes first', `[ref]: /x\n\nText.\n\n[a ${start}${end} b][ref]\n`],
    ['a footnote that goes on', `[^1]: ${start}\n    ${end}\n\n    more\n\nText.[^1]\n`],
    ['an element closed further on', `${start}\n<b>\n\n${end}\n\nText.\n\n</b>\n`],
    ['an element opened long before', `<b>\n\nText.\n\n${start}\n</b>\n\n${end}\n`],
    ['a comment that blank lines divide', '<!-- status-snippets start\n\nslug="acme" -->\n\ntext\n'],
    ['a comment in a comment', `<!-- a\n\n${start}\n\nb ${end}\n\nText.\n`],
    ['a definition of one of our labels, last', `${start}\n${end}\n\nText.\n\n[Status-Badge]: /x\n`],
    ['a definition with a long s', `${start}\n${end}\n\nText.\n\n[ſtatus-badge]: /x\n`],
    ['front matter with blank lines', `---\na: |\n\n  ${start}\n\nb: 1\n---\n\n${start}\n${end}\n`],
    ['what only looks like front matter', `---\n\n${start}\n${end}\n`],
    ['a list behind what only looks like front matter', `---\n\n- ${start}\n\n  a\n\n  ${end}\n\nText.\n`],
    ['a code block that blank lines divide', `\`\`\`\na\n\n${start}\n\nb\n\`\`\`\n\n${start}\n${end}\n`],
    ['a code block in a list', `- \`\`\`\n  a\n\nText\n\n${start}\n${end}\n`],
    ['a code block that is never closed', `~~~\na\n\nb\n\n${start}\n${end}\n`],
    ['a byte-order mark', `\uFEFFText.\n\n${start}\n${end}\n`],
  ])('is enough for %s', async (_, text) => {
    await expectNothingMissed(text);
    await expectNothingMissed(text.replaceAll('\n', '\r\n'));
    await expectNothingMissed(text.replaceAll('\n', '\r'));
  });
});
