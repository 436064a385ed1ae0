import { expect, test } from 'vitest';
import { adopt } from '../support/reading-documents.ts';
import { baseUrl } from '../support/section.ts';

const badge = `[![Status](${baseUrl}/badge/acme.svg)](https://acme.statuspage.me)`;

test.each([
  ['an alert of GitHub', `> [!NOTE]\n> ${badge}\n`],
  ['a container of VitePress', `::: tip\n${badge}\n:::\n`],
  ['a definition', `Term\n: ${badge}\n`],
  ['a list of Pandoc', `#. ${badge}\n`],
])('adopt leaves a badge as it is that begins a line of %s', async (_, text) => {
  const result = await adopt(text, 'md');
  expect(result).toMatchObject({ text, problems: [] });
  expect(result.reasons).toContainEqual(expect.stringMatching(/alert|definition/));
});
