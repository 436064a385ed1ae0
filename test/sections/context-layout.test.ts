import { expect, test } from 'vitest';
import { withoutLinePrefix } from '../../src/sections/context-layout.ts';
import { parseSections } from '../../src/sections/parse-sections.ts';

const start = '<!-- status-snippets start -->';
const end = '<!-- status-snippets end -->';

test.each([
  ['document', `${start}\n\nold\n\n${end}\n`, '\n\nold\n\n'],
  ['quote', `> ${start}\n>\n> old\n>\n> ${end}\n`, '\n\nold\n\n'],
  ['quote with CRLF', `> ${start}\r\n>\r\n> old\r\n>\r\n> ${end}\r\n`, '\n\nold\n\n'],
  ['quote in a list', `- > ${start}\n  >\n  > old\n  >\n  > ${end}\n`, '\n\nold\n\n'],
  ['list', `- ${start}\n  old\n  ${end}\n`, '\nold\n'],
  ['footnote', `[^1]: ${start}\n\n    old\n\n    ${end}\n`, '\n\nold\n\n'],
  ['paragraph', `Text ${start}old\nold${end}.\n`, 'old\nold'],
])('the content of a section in a %s is returned without the prefixes of its lines', async (_, text, content) => {
  const [section] = (await parseSections(text, 'md')).sections;
  expect(section && withoutLinePrefix(text.slice(section.content.start, section.content.end), section.layout)).toBe(
    content,
  );
});
