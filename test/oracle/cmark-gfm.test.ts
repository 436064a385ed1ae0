import { spawnSync } from 'node:child_process';
// @ts-expect-error The package has no types.
import spec from 'commonmark-spec';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { refreshText } from '../sections/refreshing.ts';
import { randomRuns } from '../support/random-runs.ts';
import { sectionFixtures } from '../support/section-fixtures.ts';
import { render } from './render.ts';

/*
 * Puts sections into documents, fills them, and lets GitHub's own renderer (cmark-gfm, from Debian) judge: outside of the
 * sections the page stays the same, inside them it shows the badge and the link, and a second run changes nothing.
 */

const start = '<!-- status-snippets start -->';
const end = '<!-- status-snippets end -->';

/** The examples of the specification, and of the extensions that GitHub adds to it. */
const examples: readonly string[] = [
  ...spec.tests.map(({ markdown }: { readonly markdown: string }) =>
    markdown.replaceAll('→', '\t'),
  ),
  '| a | b |\n| - | -: |\n| c | d |\n| e |\n| f | g | h |\n',
  '> | a | b |\n> | - | - |\n> | c | d |\n\ntext\n',
  '- | a |\n  | - |\n  | c |\n',
  'a ~~b~~ ~c~ ~~~d~~~\n',
  '- [ ] a\n- [x] b\n  - [ ] c\n\n1. [ ] d\n',
  'a[^1] b[^note]\n\n[^1]: One.\n\n[^note]: Two.\n\n    More.\n\n    - item\n',
  '> a[^1]\n>\n> [^1]: One.\n>     Two.\n',
  'www.example.com a@example.com https://example.com/a_b*c\n',
  '# Acme [docs]\n\nSee [docs] and [the guide][guide].\n\n- a [docs]\n- b\n\n[docs]: https://example.com\n[guide]: /guide "Guide"\n',
  '---\n\n> quote\n\n- one\n- two\n\n```\ncode\n```\n',
  '+++\n- one\n\n  two\n',
  '---\ntitle: a\n---\n\n- one\n- two\n',
  '<div align="center">\n\n# Title\n\n</div>\n\n<details>\n<summary>More</summary>\n\ntext\n\n</details>\n',
  '    code\n\n2. two\n   text\n3. three\n\n       code\n',
  'Steps\n- 2) two\n\n> 3. three\n\na\n> 4. four\n',
];

type Place = (lines: readonly string[], at: number) => readonly string[];

/** Inserts lines before a line. */
const insert =
  (...inserted: readonly string[]): Place =>
  (lines, at) => [...lines.slice(0, at), ...inserted, ...lines.slice(at)];

/** Changes a line. */
const change =
  (edit: (line: string) => string): Place =>
  (lines, at) =>
    lines.map((line, index) => (index === at ? edit(line) : line));

/** What continues the containers of a line: its marks of quotes, and spaces in place of those of list items. */
const prefixOf = (line = '') =>
  (/^(?:[ \t]|>|[-+*](?=[ \t])|\d+[.)](?=[ \t])|\[\^\w+\]:)*/.exec(line)?.[0] ?? '').replace(
    /[^\s>]/g,
    ' ',
  );

const places: Readonly<Record<string, Place>> = {
  'between blank lines': insert('', start, end, ''),
  'on lines of its own': insert(start, end),
  'with a blank line between its markers': insert(start, '', end),
  'on the lines after a line, in its containers': (lines, at) => {
    const prefix = prefixOf(lines[at]);
    return insert(prefix + start, prefix + end)(lines, at + 1);
  },
  'after a blank line, in the containers of a line': (lines, at) => {
    const prefix = prefixOf(lines[at]);
    return insert(prefix.trimEnd(), prefix + start, prefix + end)(lines, at + 1);
  },
  'in a quote': insert(`> ${start}`, `> ${end}`),
  'in a list item': insert(`- ${start}`, `  ${end}`),
  'at four spaces': insert('', `    ${start}`, `    ${end}`, ''),
  'at the start of a line': change((line) =>
    line.replace(/^([\s>]*(?:[-+*] |\d+[.)] |#+ )?)/, `$1${start}${end} `),
  ),
  'in a line': change((line) => line.replace(/(?<=\w)(?= |$)/, ` ${start}${end}`)),
  'at the end of a line': change((line) => `${line} ${start}${end}`),
  'in a cell': change((line) => line.replace(/\|(?=[^|]*\|?$)/, `| ${start}${end} `)),
};

/** What is between the markers in rendered HTML, and the rest. Amounts of white space do not count. */
function split(html: string) {
  const inside: string[] = [];
  const outside = html.replace(
    new RegExp(`${start}([\\s\\S]*?)${end}`, 'g'),
    (_, content: string) => {
      inside.push(content);
      return start + end;
    },
  );
  return { inside, outside: outside.replace(/\s+/g, ' ') };
}

const badge = '[![Status](https://statuspage.me/badge/acme.svg)](https://acme.statuspage.me)';

/** Whether a filled text shows its section, and the same as before around it. */
function isRight(text: string, filled: string): string {
  const [before, after] = [split(render(text)), split(render(filled))];
  if (before.outside !== after.outside) return 'the page changes';
  if (after.inside.some((content) => !content.includes('<img'))) return 'the badge is literal text';
  return after.inside.length === 0 && render(filled).includes(badge)
    ? 'the section is in code'
    : '';
}

/** What is wrong with the refresh of a text; empty if nothing is. */
async function judge(text: string): Promise<string> {
  const { outcome, text: filled, findings } = await refreshText(text);
  if (outcome === 'failed') {
    const code = findings.find(({ level }) => level === 'error')?.code ?? '';
    if (code !== 'changes-surroundings') return '';
    const simple = [`${start}${badge}${end}`, `${start}\n\n${badge}\n\n${end}`];
    const fillings = simple.map((section) =>
      text.replace(new RegExp(`${start}\\s*${end}`), section),
    );
    return fillings.some((filling) => isRight(text, filling) === '')
      ? `refused without need: ${code}`
      : '';
  }
  const again = await refreshText(filled);
  if (again.outcome !== 'unchanged') return 'a second run changes it';
  return isRight(text, filled);
}

/** Differences that stay. */
const accepted: readonly (readonly [reason: string, pattern: RegExp])[] = [
  [
    'cmark-gfm leaves the paragraph open; in a browser, the section ends it',
    /^<p align="center">\n\n<!--.*<img[^>]*>\n<\/p>/s,
  ],
];

async function expectRight(documents: readonly string[]): Promise<void> {
  const wrong: string[] = [];
  for (const text of documents) {
    const verdict = await judge(text);
    if (verdict === '' || accepted.some(([, pattern]) => pattern.test(text))) continue;
    wrong.push(`${verdict}: ${JSON.stringify(text)}`);
  }
  expect(wrong).toEqual([]);
}

beforeAll(() => {
  if (spawnSync('cmark-gfm', ['--version']).status !== 0)
    throw new Error('install cmark-gfm, a package of Debian');
});

test.each(Object.entries(places))(
  'a section %s in the examples of the specification is right',
  async (name, place) => {
    // Each place is tried in a third of the examples: in another third than the places before and after it.
    const third = Object.keys(places).indexOf(name) % 3;
    const documents = examples.flatMap((example, number) => {
      const lines = example.split('\n');
      const planted = place(lines, number % lines.length).join('\n');
      return number % 3 === third && planted.includes(start) ? [planted] : [];
    });
    await expectRight(documents);
  },
);

test('a section between definitions shows the same page as one between comments', async () => {
  const definitions = ['[//]: # "status-snippets start"', '[//]: # "status-snippets end"'] as const;
  let compared = 0;
  for (const [number, example] of examples.entries()) {
    if (number % 10 !== 0) continue;
    const lines = example.split('\n');
    const at = number % lines.length;
    const withComments = await refreshText(insert('', start, end, '')(lines, at).join('\n'));
    const withDefinitions = await refreshText(insert('', ...definitions, '')(lines, at).join('\n'));
    if (withComments.outcome !== 'changed' || withDefinitions.outcome !== 'changed') continue;
    compared += 1;
    const [page, expected] = [withDefinitions, withComments].map(({ text }) => {
      const html = render(text).replaceAll(start, '').replaceAll(end, '');
      return html.replace(/\s+/g, ' ').trim();
    });
    expect(page).toBe(expected);
  }
  expect(compared).toBeGreaterThan(50);
});

test('the empty sections of the fixtures are right', async () => {
  const inputs = sectionFixtures('md').map(({ read }) => read('input.md') ?? '');
  const isOne = (text: string) =>
    text.includes(start) && text.split('status-snippets start').length === 2;
  await expectRight(inputs.filter((text) => isOne(text) && !/[\r\uFEFF]/.test(text)));
});

test('sections in random documents of two examples are right', async () => {
  const indexes = fc.record({
    first: fc.constantFrom(...examples),
    second: fc.constantFrom(...examples),
    gap: fc.constantFrom('', '\n', 'text\n', '\n\n'),
    place: fc.constantFrom(...Object.values(places)),
    at: fc.nat(20),
  });
  const documents = fc.sample(indexes, { numRuns: randomRuns(1000) });
  await expectRight(
    documents.flatMap(({ first, second, gap, place, at }) => {
      const lines = `${first}${gap}${second}`.split('\n');
      const planted = place(lines, at % lines.length).join('\n');
      return planted.includes(start) ? [planted] : [];
    }),
  );
});

test('sections in lists that are indented by four spaces are in the items in Python-Markdown too', async () => {
  const text = `1. one\n\n    ${start}\n    ${end}\n\n2. two\n\n    - three\n\n        ${start}\n\n        ${end}\n`;
  const { text: filled } = await refreshText(text);
  const script = 'import sys, markdown; print(markdown.markdown(sys.stdin.read()))';
  const { stdout } = spawnSync('/usr/bin/python3', ['-c', script], {
    input: filled,
    encoding: 'utf8',
  });
  const { inside, outside } = split(stdout);
  expect(inside).toHaveLength(2);
  for (const content of inside) expect(content).toMatch(/<img[\s\S]*<strong>/);
  expect(outside).not.toMatch(/<pre>|&lt;/);
  expect(outside.match(/<li>/g)).toHaveLength(3);
});
