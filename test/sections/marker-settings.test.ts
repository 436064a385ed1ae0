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
  ['mdx', '| a | b |\n| - | - |\n| c | ', ' |'],
  ['mdx', 'Text ', ' text'],
  ['mdx', '<p>', '</p>'],
  ['html', '<p>', '</p>'],
];

const characters = [...'ab1 []()*_`<>&#;{}!~\\|:/@-.,$é→'];

test.each(places)(
  'any alternative text of a marker is what a reader gets: %s, %j',
  async (format, before, after) => {
    const isInTable = before.includes('|');
    const inMarker = (alt: string) => (isInTable ? alt.replaceAll('|', '\\|') : alt);
    const texts = fc
      .array(fc.constantFrom(...characters), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.join('').trim())
      .filter(
        (alt) => alt !== '' && !/--|\*\/|\s\s/.test(alt) && !(isInTable && alt.includes('\\|')),
      );
    const examples = [['a | b'], ['&amp;'], ['*up* [EU]'], ['a\\'], ['!'], ["it's"]] as [string][];
    const property = fc.asyncProperty(texts, async (alt) => {
      const { text, findings } = await refreshText(
        `${before}${markersIn(format, `show="badge" alt="${inMarker(alt)}"`)}${after}\n`,
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

const widgetWith = (settings: string) =>
  `<script src="https://statuspage.me/static/embed/v1/status.js" data-slug="acme" ${settings}></script>`;
const widgetSection = (attributes: string, settings: string) =>
  `<!-- status-snippets start show="widget"${attributes} -->\n<div>\n  ${widgetWith(settings)}\n</div>\n<!-- status-snippets end -->\n`;

test('a widget with settings that its marker does not give names the attributes to write', async () => {
  const settings = 'data-theme="dark" data-show-incidents="0" data-rtm="30" data-upd="7"';
  const input = widgetSection('', settings);
  const { text, outcome, findings } = await refreshText(input, 'html');
  expect({ text, outcome }).toEqual({ text: input, outcome: 'unchanged' });
  expect(findings).toMatchObject([
    {
      code: 'widget-settings',
      message:
        'the widget has settings that its marker does not give, so they stay as they are; ' +
        'write them on the start marker: data-theme="dark" data-show-incidents="0" data-rtm="30"',
    },
  ]);
  const given = widgetSection(' data-theme="dark" data-show-incidents="0" data-rtm="30"', settings);
  expect(await refreshText(given, 'html')).toMatchObject({ outcome: 'unchanged', findings: [] });
});

test('what the marker gives is written to a widget that keeps another setting', async () => {
  const { text, findings } = await refreshText(
    widgetSection(' data-rtm="45"', 'data-rtm="30" data-theme="dark"'),
    'html',
  );
  expect(text).toBe(widgetSection(' data-rtm="45"', 'data-rtm="45" data-theme="dark"'));
  expect(findings).toMatchObject([
    { message: expect.stringContaining('marker: data-theme="dark"') },
  ]);
  expect(await refreshText(text, 'html')).toMatchObject({ outcome: 'unchanged' });
});

test('a badge gets what the marker gives beside a widget that keeps a setting', async () => {
  const { text: shown } = await refreshText(
    '<!-- status-snippets start show="badge widget" data-upd="14" -->\n<!-- status-snippets end -->\n',
  );
  const { text } = await refreshText(
    shown.replace('data-upd="14" -->', 'alt="Up?" width="90" -->'),
  );
  expect(text).toContain('<img alt="Up?" src="https://statuspage.me/badge/acme.svg" width="90" />');
  expect(text).toContain('data-upd="14"></script>');
});

test('what a marker cannot give of a widget stays, and a warning says what to do instead', async () => {
  const settings = 'data-rtm="999" data-theme="" data-region="eu"';
  const input = widgetSection('', settings);
  const { text, findings } = await refreshText(input, 'html');
  expect(text).toBe(input);
  expect(findings.map(({ message }) => message)).toEqual([
    'the widget has data-rtm="999", which stays as it is; for data-rtm on the start marker, ' +
      'write a number of minutes from 1 to 240',
    'the widget has data-theme="", which stays as it is; for data-theme on the start marker, ' +
      'write light, dark or auto',
    'no marker can give data-region="eu", so the widget keeps that; ' +
      'remove it, or move the widget out of the section',
  ]);
});

test('a setting in capital letters is the setting', async () => {
  const { text, findings } = await refreshText(
    widgetSection(' data-theme="light"', 'DATA-THEME="dark" DATA-RTM=60'),
    'html',
  );
  expect(text).toContain('data-theme="light"');
  expect(text).not.toMatch(/dark/);
  expect(findings).toEqual([]);
});

test('a setting in braces is read in MDX', async () => {
  const widget = (settings: string) =>
    `<script src="https://statuspage.me/static/embed/v1/status.js" data-slug="acme" ${settings} />`;
  const section = (content: string) =>
    `{/* status-snippets start show="script" */}\n\n${content}\n\n{/* status-snippets end */}\n`;
  const input = section(widget('data-theme={"dark"} data-rtm={30}'));
  const { text, findings } = await refreshText(input, 'mdx');
  expect(text).toBe(input);
  expect(findings).toMatchObject([
    { message: expect.stringContaining('marker: data-theme="dark" data-rtm="30"') },
  ]);
});
