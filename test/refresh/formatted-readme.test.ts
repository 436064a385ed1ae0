import { expect, test } from 'vitest';
import { fetcherReturning } from '../support/fetching.ts';
import { type Format, formattersAt } from '../support/formatters.ts';
import {
  changedText,
  fileOf,
  problemsIn,
  refreshFiles,
  settingsWith,
} from '../support/refreshing.ts';
import { remember } from '../support/remember.ts';
import { acmeAt } from '../support/section.ts';

/*
 * Tests READMEs that a formatter rewrote after they were filled: they are up to date until their page
 * moves, and then only its address changes.
 */

const address = 'https://status.acme.com';
const moved = 'https://new.acme.com';

const formatters = formattersAt(40);

const markdownContexts: Readonly<Record<string, string>> = {
  'on lines of its own': '# Acme\n\nS\n\nE\n\nText.\n',
  'on lines of its own between paragraphs': 'One.\n\nS\nE\n\nTwo.\n',
  'after front matter': '---\ntitle: Acme\n---\n\nS\nE\n',
  'in running text': '# Acme\n\nThe service is SE today, and this line is long.\n',
  'in running text, with the blank inside': 'The service (HTTP)S E today, and this line is long.\n',
  'in emphasis': '**The service SE is up**\n',
  'in emphasis, with the blank inside': '**The service (HTTP)S E is up**\n',
  'in a heading': '# Acme SE\n\nText.\n',
  'in an underlined heading': 'Acme SE\n=======\n\nText.\n',
  'in a table': '| Page | Status |\n| - | - |\n| Acme | SE |\n',
  'in a tight list': '* one\n* two\n  S\n  E\n* three\n',
  'in the text of a list item': '- one SE\n- two\n',
  'in the text of a list item, with the blank inside': '- one (HTTP)S E and more text\n- two\n',
  'in a loose list': '- one\n\n- two\n\n  S\n\n  E\n\n- three\n',
  'in an ordered list': '1. one\n\n2. two\n\n   S\n   E\n',
  'in a task list': '- [ ] one SE\n- [x] two\n',
  'in a nested list': '- one\n  - two\n    S\n    E\n',
  'in a quote': '> Text.\n>\n> S\n>\n> E\n',
  'in the text of a quote': '> The service is SE today.\n',
  'in the text of a quote, with the blank inside': '> The service (HTTP)S E today.\n',
  'in a quote in a list': '- one\n\n  > S\n  > E\n',
  'in a footnote': 'Text.[^1]\n\n[^1]: Note.\n\n    S\n\n    E\n',
  'in html': '<p align="center">\n  S\n  E\n</p>\n',
  'in html on one line': '<p align="center">SE</p>\n',
  'in html in a list': '- one\n\n  <p>\n    S\n    E\n  </p>\n',
  'in details': '<details>\n<summary>Status</summary>\n\nS\n\nE\n\n</details>\n',
  'on a line that begins with it': '# Acme\n\nSE\n',
};

const mdxContexts: Readonly<Record<string, string>> = {
  'on lines of its own': '# Acme\n\nS\n\nE\n\nText.\n',
  'in running text': 'The service is SE today, and this line is long.\n',
  'in a heading': '# Acme SE\n\nText.\n',
  'in a table': '| Page | Status |\n| - | - |\n| Acme | SE |\n',
  'in a list': '- one SE\n- two\n',
  'in a quote': '> Text.\n>\n> S\n>\n> E\n',
  'in an element': '<p>\n  S\n  E\n</p>\n',
  'in an element on one line': '<p>SE</p>\n',
  'in an element around Markdown': '<div>\n\nS\n\nE\n\n</div>\n',
};

const cases = Object.keys(formatters).flatMap((formatter) => [
  ...Object.entries(markdownContexts).map(([where, text]) => {
    return { formatter, where, text: mark(text, '<!--', '-->'), fileFormat: 'md' as const };
  }),
  ...Object.entries(/Prettier|remark/.test(formatter) ? mdxContexts : {}).map(([where, text]) => {
    return { formatter, where, text: mark(text, '{/*', '*/}'), fileFormat: 'mdx' as const };
  }),
]);

/** Replaces the letters S and E with a start and an end marker. */
function mark(text: string, open: string, close: string): string {
  const start = `${open} status-snippets start slug="acme" ${close}`;
  const end = `${open} status-snippets end ${close}`;
  return text
    .replace(/\bSE\b/, 'S\0E')
    .replace(/\bS\b/, start)
    .replace(/\0?\bE\b/, end);
}

/** Several formatters write the same. */
const refreshAt = remember((text: string, page: string, fileFormat: Format) => {
  const fetchSnippets = fetcherReturning({ source: 'endpoint', snippets: acmeAt(page) });
  return refreshFiles([fileOf(`README.${fileFormat}`, text)], settingsWith(), fetchSnippets);
});

/** Places where Prettier moves the start marker to the start of a line. Such a line is raw HTML, without a badge. */
const broken = [
  'in running text',
  'in emphasis',
  'in the text of a list item',
  'in the text of a quote',
];
const isBroken = ({ formatter, where, fileFormat }: (typeof cases)[number]) =>
  formatter === 'Prettier with proseWrap always' && fileFormat === 'md' && broken.includes(where);
/** The case in which remark moves the markers into an element, where sections contain HTML. */
const becomesHtml = ({ formatter, where }: (typeof cases)[number]) =>
  formatter === 'remark' && where === 'in an element around Markdown';

test.each(cases.filter((one) => !isBroken(one) && !becomesHtml(one)))(
  'a section $where of a filled $fileFormat file is up to date after $formatter, until its page moves',
  async ({ formatter, text, fileFormat }) => {
    await expectUpToDateUntilMoved(await rewrite(formatter, text, fileFormat), fileFormat);
  },
);

test.each(cases.filter(isBroken))(
  'a section $where is refused after $formatter moved its start marker to the start of a line',
  async ({ formatter, text, fileFormat }) => {
    const result = await refreshAt(await rewrite(formatter, text, fileFormat), address, fileFormat);
    expect(problemsIn(result)).toMatchObject([{ code: 'different-containers' }]);
    expect(result.changes).toEqual([]);
  },
);

test.each(cases.filter(becomesHtml))(
  'a section $where of a filled $fileFormat file is rewritten once after $formatter, and then up to date',
  async ({ formatter, text, fileFormat }) => {
    const rewritten =
      changedText(
        await refreshAt(await rewrite(formatter, text, fileFormat), address, fileFormat),
      ) ?? '';
    await expectUpToDateUntilMoved(rewritten, fileFormat);
    await expectUpToDateUntilMoved(
      (await formatters[formatter]?.(rewritten, fileFormat)) ?? '',
      fileFormat,
    );
  },
);

test.each(['keep', '40'])(
  'a README in the form that mdformat with --wrap=%s writes is up to date until its page moves',
  async (wrap) => {
    const [start, end] = [
      '<!-- status-snippets start slug="acme" -->',
      '<!-- status-snippets end -->',
    ];
    const { badge_markdown: badge, badge_html: image } = acmeAt(address);
    const separator = wrap === 'keep' ? ' ' : '\n';
    const link = `**Status:** See live status →${separator}[${address}](${address})`;
    const inItem = link.replace('\n', '\n  ');
    await expectUpToDateUntilMoved(
      `# Acme ${start}${badge}${end}\n\n${start}\n\n${badge}\n\n${link}\n\n${end}\n\n${'_'.repeat(70)}\n\n` +
        `1. one\n1. two\n\n- one\n\n- two\n\n  ${start}\n\n  ${badge}\n\n  ${inItem}\n\n  ${end}\n\n` +
        `> ${start}\n>\n> ${badge}\n>\n> ${link.replace('\n', '\n> ')}\n>\n> ${end}\n\n` +
        `| Page | Status |\n| ---- | ------ |\n| Acme | ${start}${badge} ${link.replace('\n', ' ')}${end} |\n\n` +
        `<p align="center">\n  ${start.replace(' -->', ' show="badge" -->')}\n  ${image}\n  ${end}\n</p>\n`,
      'md',
    );
  },
);

async function rewrite(formatter: string, text: string, fileFormat: Format): Promise<string> {
  const filled = changedText(await refreshAt(text, address, fileFormat)) ?? '';
  expect(filled).toContain(address);
  return (await formatters[formatter]?.(filled, fileFormat)) ?? '';
}

async function expectUpToDateUntilMoved(text: string, fileFormat: Format): Promise<void> {
  expect(await refreshAt(text, address, fileFormat), text).toMatchObject({
    outcome: 'unchanged',
    changes: [],
  });
  const after = changedText(await refreshAt(text, moved, fileFormat)) ?? '';
  expect(after).toContain(moved);
  // What the formatter made of the lines stays.
  expect(after).toBe(text.replaceAll(address, moved));
}
