import { lint } from 'markdownlint/promise';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import type { SnippetName } from '../../src/sections/marker.ts';
import { parseSections } from '../../src/sections/parse-sections.ts';
import { type Formatter, formattersAt } from '../support/formatters.ts';
import { remember } from '../support/remember.ts';
import { fill } from './refreshing.ts';

/*
 * Prettier and markdownlint check the same files as this program. A file that they accept must still be accepted after it
 * is filled, and a section that they formatted must be up to date. Otherwise each tool would undo the changes of the other.
 */

const start = '<!-- status-snippets start -->';
const end = '<!-- status-snippets end -->';

const definitionStart = '[//]: # "status-snippets start"';
const definitionEnd = '[//]: # "status-snippets end"';

const contexts: Readonly<Record<string, string>> = {
  'on lines of its own': `# Title\n\n${start}\n\n${end}\n\nText.\n`,
  'on lines of its own without a blank line': `# Title\n\n${start}\n${end}\n\nText.\n`,
  'last in the file': `# Title\n\n${start}\n\n${end}\n`,
  'after front matter': `---\ntitle: Title\n---\n\n${start}\n\n${end}\n`,
  'between paragraphs': `# Title\n\nOne.\n\n${start}\n\n${end}\n\nTwo.\n`,
  'in a quote': `# Title\n\n> Text.\n>\n> ${start}\n>\n> ${end}\n`,
  'in an alert': `# Title\n\n> [!NOTE]\n> Text.\n>\n> ${start}\n>\n> ${end}\n`,
  'in a quote in a quote': `# Title\n\n> > ${start}\n> >\n> > ${end}\n`,
  'in a tight list': `# Title\n\n- one\n- two\n  ${start}\n  ${end}\n- three\n`,
  'first in an item of a tight list': `# Title\n\n- ${start}\n  ${end}\n- two\n`,
  'in a loose list': `# Title\n\n- one\n\n- two\n\n  ${start}\n\n  ${end}\n\n- three\n`,
  'in an ordered list': `# Title\n\n1. one\n2. two\n   ${start}\n   ${end}\n`,
  'in a loose ordered list': `# Title\n\n1. one\n\n2. two\n\n   ${start}\n\n   ${end}\n`,
  'in a nested list': `# Title\n\n- one\n  - two\n    ${start}\n    ${end}\n  - three\n`,
  'in a task list': `# Title\n\n- [ ] one\n  ${start}\n  ${end}\n- [x] two ${start}${end}\n`,
  'in a quote in a list': `# Title\n\n- one\n\n  > ${start}\n  >\n  > ${end}\n`,
  'in a footnote': `# Title\n\nText.[^1]\n\n[^1]: Note.\n\n    ${start}\n\n    ${end}\n`,
  'in the text of a footnote': `# Title\n\nText.[^1]\n\n[^1]: Note ${start}${end}\n`,
  'in running text': `# Title\n\nThe service is ${start}${end} today.\n`,
  'in running text with the blank inside': `# Title\n\nThe words of the text before${start} ${end} are long.\n`,
  'in emphasis': `# Title\n\n_The service_ is **${start}${end} today**.\n`,
  'in a heading': `# Title ${start}${end}\n\nText.\n`,
  'in a table': `# Title\n\n| Page | Status |\n| --- | --- |\n| Acme | ${start}${end} |\n`,
  'in html': `# Title\n\n<p align="center">\n  ${start}\n  ${end}\n</p>\n`,
  'in html on one line': `# Title\n\n<p align="center">${start}${end}</p>\n`,
  'in html in a list': `# Title\n\n- one\n\n  <p>\n    ${start}\n    ${end}\n  </p>\n`,
  'in details with blank lines': `# Title\n\n<details>\n<summary>Status</summary>\n\n${start}\n\n${end}\n\n</details>\n`,
  'in details without blank lines': `# Title\n\n<details>\n<summary>Status</summary>\n${start}\n${end}\n</details>\n`,
  'on a line that begins with it': `# Title\n\n${start}${end}\n`,
  'between definitions': `# Title\n\nOne.\n\n${definitionStart}\n${definitionEnd}\n\nTwo.\n`,
  'several times': `# Title ${start}${end}\n\n${start}\n\n${end}\n\n- ${start}\n  ${end}\n- two\n`,
};

const anywhere: readonly (readonly SnippetName[])[] = [['badge', 'link'], ['badge'], ['link']];
const anywhereInHtml: readonly (readonly SnippetName[])[] = [
  ...anywhere,
  ['widget'],
  ['badge', 'script', 'widget'],
];

const filledText = remember(async (text: string, show: readonly SnippetName[]): Promise<string> => {
  const filling = await fill(text, show);
  if (filling.outcome !== 'filled') throw new Error(`Not filled: ${JSON.stringify(filling)}`);
  return filling.text;
});

const prettier = remember((text: string): Promise<string> => format(text, { parser: 'markdown' }));

/** The rules that markdownlint finds violated, except for the length of lines, HTML and unused definitions. */
const ruleViolations = remember(async (text: string): Promise<string[]> => {
  const config = { default: true, MD013: false, MD033: false, MD053: false };
  const results = await lint({ strings: { text }, config });
  return (results.text ?? []).map(
    ({ ruleNames, lineNumber }) => `${ruleNames.join('/')} ${lineNumber}`,
  );
});

const fitting = await Promise.all(
  Object.entries(contexts).map(async ([where, text]) =>
    (await showsThatFit(text)).map((show) => ({ where, text, show, shown: show.join(' and ') })),
  ),
);
const cases = fitting.flat();

async function showsThatFit(text: string) {
  const { sections } = await parseSections(text, 'md');
  const fits = (test: (layout: (typeof sections)[number]['layout']) => boolean) =>
    sections.every(({ layout }) => test(layout));
  const fitsScripts = fits(
    ({ context, lines }) => context === 'html' || lines?.blankLines === 'around-each',
  );
  const isInDefinitions = sections.some((section) => section.isInDefinitions);
  return fitsScripts && !isInDefinitions ? anywhereInHtml : anywhere;
}

test.each(cases)(
  'Prettier does not change a filled section $where that shows $shown',
  async ({ text, show }) => {
    const before = await wellFormed(text, show);
    expect(await prettier(before), 'the file is accepted before it is filled').toBe(before);
    const filled = await filledText(before, show);
    expect(await prettier(filled)).toBe(filled);
    expect(await filledText(filled, show)).toBe(filled);
  },
);

/** Wrapping moves the start marker to the start of a line, which is HTML then, so the section has another context. */
const movedByWrapping = ['in running text', 'in the text of a footnote'];

/** Prettier breaks a definition that is longer than the line, and `#` on a line of its own is a heading. */
const brokenByWrapping = ['between definitions'];

const wrappings = await Promise.all(
  cases
    .filter(({ where }) => ![...movedByWrapping, ...brokenByWrapping].includes(where))
    .map(async ({ text, ...named }) => {
      const filled = await filledText(text, named.show);
      const wrapped = await format(filled, {
        parser: 'markdown',
        proseWrap: 'always',
        printWidth: 30,
      });
      return { ...named, filled, wrapped };
    }),
);

test.each(wrappings.filter(({ filled, wrapped }) => filled !== wrapped))(
  'a section $where that shows $shown is up to date after Prettier wraps its lines',
  async ({ show, filled, wrapped }) => {
    expect(await contextsIn(wrapped)).toBe(await contextsIn(filled));
    expect(await filledText(wrapped, show)).toBe(wrapped);
  },
);

test('Prettier wraps the lines of at least 50 of the sections', () => {
  expect(
    wrappings.filter(({ filled, wrapped }) => filled !== wrapped).length,
  ).toBeGreaterThanOrEqual(50);
});

test.each(cases)(
  'markdownlint reports nothing about a filled section $where that shows $shown',
  async ({ text, show }) => {
    const before = await wellFormed(text, show);
    expect(await ruleViolations(before), 'the file is accepted before it is filled').toEqual([]);
    expect(await ruleViolations(await filledText(before, show))).toEqual([]);
  },
);

const formatters: Readonly<Record<string, Formatter>> = {
  ...formattersAt(80),
  'Prettier with singleQuote': (text) => format(text, { parser: 'markdown', singleQuote: true }),
};

test.each(Object.entries(formatters))(
  '%s keeps the section between definitions',
  async (_, formatText) => {
    const markers = [
      `[//]: # "status-snippets start slug=acme show='link badge'"`,
      `[//]: # 'status-snippets start slug="acme" show="link badge"'`,
      '[//]: # (status-snippets start slug=acme show="link badge")',
    ];
    for (const marker of markers) {
      const filled = await filledText(`# Title\n\n${marker}\n\n${definitionEnd}\n\nText.\n`, [
        'badge',
      ]);
      const formatted = await formatText(filled, 'md');
      expect(await filledText(formatted, ['badge'])).toBe(formatted);
      const { sections, problems } = await parseSections(formatted, 'md');
      expect(problems).toEqual([]);
      expect(sections.map(({ attributes }) => attributes)).toEqual([
        { slug: 'acme', show: ['link', 'badge'] },
      ]);
    }
  },
);

/** A text that Prettier accepts. In a table it is filled first, because a filled cell changes the padding of the others. */
async function wellFormed(text: string, show: readonly SnippetName[]): Promise<string> {
  return text.includes('| ---') ? prettier(await filledText(text, show)) : text;
}

async function contextsIn(text: string): Promise<string> {
  const { sections } = await parseSections(text, 'md');
  return sections.map(({ layout }) => layout.context).join();
}
