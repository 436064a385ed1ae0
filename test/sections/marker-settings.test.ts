import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { format as prettier } from 'prettier';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import type { Format } from '../../src/sections/format.ts';
import { randomRuns } from '../support/random-runs.ts';
import { refreshText } from './refreshing.ts';

/* What a marker sets of a badge or a widget. The fixtures in `settings` show each setting in each place. */

const parserOf = {
  md: unified().use(remarkParse).use(remarkGfm),
  mdx: unified().use(remarkParse).use(remarkGfm).use(remarkMdx),
};

function altsInHtml(html: string): string[] {
  const alts: string[] = [];
  visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties }) => {
    if (tagName === 'img') alts.push(String(properties.alt));
  });
  return alts;
}

/** The alternative texts that a reader gets. */
function altsIn(text: string, format: Format): string[] {
  if (format === 'html') return altsInHtml(text);
  const alts: string[] = [];
  visit(parserOf[format].parse(text), (node) => {
    if (node.type === 'image') alts.push(node.alt ?? '');
    if (node.type === 'html') alts.push(...altsInHtml(node.value));
    if (!('name' in node) || node.name !== 'img') return;
    const alt = node.attributes.find(
      (attribute) => 'name' in attribute && attribute.name === 'alt',
    );
    alts.push(String(alt?.value));
  });
  return alts;
}

function markersIn(format: Format, attributes: string): string {
  const [open, close] = format === 'mdx' ? ['{/*', '*/}'] : ['<!--', '-->'];
  return `${open} status-snippets start ${attributes} ${close}${open} status-snippets end ${close}`;
}

const places: readonly (readonly [format: Format, before: string, after: string])[] = [
  ['md', 'Text ', ' text'],
  ['md', '# ', ''],
  ['md', '<p>', '</p>'],
  ['md', '| a | b |\n| - | - |\n| c | ', ' |'],
  ['mdx', 'Text ', ' text'],
  ['mdx', '<p>', '</p>'],
  ['html', '<p>', '</p>'],
];

const characters = [...'ab1 []()*_`<>&#;{}!~\\|:/@-.,$é→'];

test.each(places)(
  'any alternative text of a marker is what a reader gets: %s, %j',
  async (format, before, after) => {
    const isInTable = before.includes('|');
    const texts = fc
      .array(fc.constantFrom(...characters), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.join('').trim())
      .filter(
        (alt) => alt !== '' && !/--|\*\/|\s\s/.test(alt) && !(isInTable && alt.includes('|')),
      );
    const examples = [['&amp;'], ['*up* [EU]'], ['a\\'], ['!'], ["it's"]] as [string][];
    const property = fc.asyncProperty(texts, async (alt) => {
      const { text, findings } = await refreshText(
        `${before}${markersIn(format, `show="badge" alt="${alt}"`)}${after}\n`,
        format,
      );
      expect(findings).toEqual([]);
      expect(altsIn(text, format)).toEqual([alt]);
      expect(await refreshText(text, format)).toMatchObject({ outcome: 'unchanged' });
      const sized = text.replace('alt=', 'width="90" alt=');
      const again = await refreshText(sized, format);
      expect(altsIn(again.text, format)).toEqual([alt]);
      expect(await refreshText(again.text, format)).toMatchObject({ outcome: 'unchanged' });
    });
    await fc.assert(property, { numRuns: randomRuns(60), examples });
  },
);

test.each([
  ['md', 'Text<!-- status-snippets start alt="Up?" width="90" --> <!-- status-snippets end -->\n'],
  ['md', '<!-- status-snippets start alt="Up?" width="90" -->\n<!-- status-snippets end -->\n'],
  ['md', '- a\n  <!-- status-snippets start alt="Up?" -->\n  <!-- status-snippets end -->\n'],
  ['mdx', '{/* status-snippets start alt="Up?" width="90" */}\n{/* status-snippets end */}\n'],
  [
    'html',
    '<div><!-- status-snippets start alt="Up?" width="90" data-theme="dark" show="badge widget" --><!-- status-snippets end --></div>\n',
  ],
] as const)('Prettier leaves a section with settings up to date: %s, %j', async (format, input) => {
  const { text } = await refreshText(input, format);
  const options = {
    parser: format === 'md' ? 'markdown' : format,
    proseWrap: 'always',
    printWidth: 40,
  } as const;
  const formatted = await prettier(text, options);
  expect(await refreshText(formatted, format)).toMatchObject({
    outcome: 'unchanged',
    findings: [],
  });
});

test('a widget with settings that its marker does not give names the attributes to write', async () => {
  const widget = (settings: string) =>
    `<script src="https://statuspage.me/static/embed/v1/status.js" data-slug="acme" ${settings}></script>`;
  const section = (attributes: string, content: string) =>
    `<!-- status-snippets start show="widget"${attributes} -->\n<div>\n  ${content}\n</div>\n<!-- status-snippets end -->\n`;
  const settings = 'data-theme="dark" data-show-incidents="0" data-rtm="30" data-upd="7"';
  const { text, outcome, findings } = await refreshText(section('', widget(settings)), 'html');
  expect({ text, outcome }).toEqual({ text: section('', widget(settings)), outcome: 'unchanged' });
  expect(findings).toMatchObject([
    {
      code: 'widget-settings',
      message:
        'the widget has settings that its marker does not give, so the section stays as it is; ' +
        'write them on the start marker: data-theme="dark" data-show-incidents="0" data-rtm="30"',
    },
  ]);
  const given = section(
    ' data-theme="dark" data-show-incidents="0" data-rtm="30"',
    widget(settings),
  );
  expect(await refreshText(given, 'html')).toMatchObject({ outcome: 'unchanged', findings: [] });
});
