import { test } from 'vitest';
import { expectSameFinding } from '../plain-parser.ts';

const start = '<!-- status-snippets start slug="acme" -->';
const end = '<!-- status-snippets end -->';

test.each([
  ['a section in a list that becomes loose further down', `- a\n  ${start}\n  ${end}\n- b\n\n- c\n`],
  ['a link whose definition comes last', `[a ${start}${end} b][ref]\n\nText.\n\n[ref]: /x\n`],
  ['a link whose definition comes first', `[ref]: /x\n\nText.\n\n[a ${start}${end} b][ref]\n`],
  ['a footnote that continues after a section', `[^1]: ${start}\n    ${end}\n\n    more\n\nText.[^1]\n`],
  ['an element that is closed further down', `${start}\n<b>\n\n${end}\n\nText.\n\n</b>\n`],
  ['an element opened long before', `<b>\n\nText.\n\n${start}\n</b>\n\n${end}\n`],
  ['a comment that contains blank lines', '<!-- status-snippets start\n\nslug="acme" -->\n\ntext\n'],
  ['a comment in a comment', `<!-- a\n\n${start}\n\nb ${end}\n\nText.\n`],
  ['a definition of a label of the snippets at the end', `${start}\n${end}\n\nText.\n\n[Status-Badge]: /x\n`],
  ['a definition with a long s', `${start}\n${end}\n\nText.\n\n[ſtatus-badge]: /x\n`],
  ['front matter with blank lines', `---\na: |\n\n  ${start}\n\nb: 1\n---\n\n${start}\n${end}\n`],
  ['what only looks like front matter', `---\n\n${start}\n${end}\n`],
  ['a list after what only looks like front matter', `---\n\n- ${start}\n\n  a\n\n  ${end}\n\nText.\n`],
  ['a code block that contains blank lines', `\`\`\`\na\n\n${start}\n\nb\n\`\`\`\n\n${start}\n${end}\n`],
  ['a code block in a list', `- \`\`\`\n  a\n\nText\n\n${start}\n${end}\n`],
  ['a code block that is never closed', `~~~\na\n\nb\n\n${start}\n${end}\n`],
  ['a byte-order mark', `\uFEFFText.\n\n${start}\n${end}\n`],
])('parsing block by block finds the same as parsing the whole text in %s', async (_, text) => {
  await expectSameFinding(text);
  await expectSameFinding(text.replaceAll('\n', '\r\n'));
  await expectSameFinding(text.replaceAll('\n', '\r'));
});
