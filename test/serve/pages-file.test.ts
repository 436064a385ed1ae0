import { expect, test } from 'vitest';
import { openPagesFile } from '../../src/serve/pages-file.ts';

const parse = (text: string) =>
  openPagesFile(
    'pages.json',
    () => text,
    () => {},
  )().pages;

test('a page in the file of --pages needs only a slug', () => {
  const text = '\uFEFF[{"slug":"acme"},{"slug":"globex","customDomain":"https://Status.globex.com/","plan":"pro"}]';
  expect(parse(text)).toEqual([
    { slug: 'acme', customDomain: null, plan: 'growth' },
    { slug: 'globex', customDomain: 'status.globex.com', plan: 'pro' },
  ]);
});

test.each([
  ['[\n{"slug": "acme",}]', '2:17: "}" is not expected here'],
  ['', '1:1: this file ends too early'],
  ['{"slug": "acme"}', '1:1: this file is an object, not a list: write [{ "slug": "acme" }]'],
  ['["acme"]', '1:2: this entry is the text "acme", not an object'],
  ['[{}]', '1:2: this entry has no slug'],
  ['[{"slug": 1}]', '1:3: slug is 1, not a text'],
  ['[{"slug": "a"}, {"slug": "a..b"}]', '1:18: slug "a..b" is not a slug'],
  ['[{"slug": "a", "customDomain": "localhost"}]', '1:16: customDomain "localhost" is not a public host name'],
  ['[{"slug": "a", "plan": "groth"}]', '1:16: plan "groth" is not a plan: did you mean growth?'],
  ['[{"slug": "a", "customdomain": "x.y"}]', '1:16: customdomain is not a setting: did you mean customDomain?'],
  ['[{"slug": "a"}, {"slug": "a"}]', '1:18: slug "a" is listed twice'],
  ['['.repeat(100_000), '1:1: this file is nested too deeply'],
])('the file of --pages with the content %.40j is refused with the place', (text, message) => {
  expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'invalid-input' }));
  expect(() => parse(text)).toThrow(`pages.json:${message}`);
});

test('an invalid version of the file of --pages is reported once, and the last valid pages stay', () => {
  let text = '[{"slug": "acme"}]';
  const problems: string[] = [];
  const read = openPagesFile(
    'pages.json',
    () => text,
    (problem) => problems.push(problem),
  );
  for (const invalid of ['[{"slug": "acme"', `${'['.repeat(100_000)}`]) {
    const count = problems.length;
    text = invalid;
    expect(read().pages).toMatchObject([{ slug: 'acme' }]);
    expect(read().problem).toMatch(/^pages\.json:1:/);
    expect(problems).toHaveLength(count + 1);
  }
  text = '[{"slug": "globex"}]';
  expect(read()).toMatchObject({ pages: [{ slug: 'globex' }], problem: null });
});
