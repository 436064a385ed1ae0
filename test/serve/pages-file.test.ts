import { expect, test } from 'vitest';
import { openPagesFile } from '../../src/serve/pages-file.ts';

const parse = (text: string) =>
  openPagesFile(
    'pages.json',
    'statuspage.me',
    () => text,
    () => {},
  )().pages;

test('a page in the file of --pages needs only a slug', () => {
  const text =
    '\uFEFF[{"slug":" acme "},{"slug":"globex","customDomain":"https://Status.globex.com/","plan":"pro"}]';
  expect(parse(text)).toEqual([
    { slug: 'acme', customDomain: null, plan: 'growth', renamedTo: null },
    { slug: 'globex', customDomain: 'status.globex.com', plan: 'pro', renamedTo: null },
  ]);
});

test.each([
  ['[{"slug": "acme",}]', ':1:18: '],
  ['', ' '],
  ['{"slug": "acme"}', ' is an object, not a list: write [{ "slug": "acme" }]'],
  ['["acme"]', ': entry 1 is the text "acme", not an object'],
  ['[{}]', ': entry 1: slug is missing'],
  ['[{"slug": 1}]', ': entry 1: slug is 1, not a text'],
  ['[{"slug": "a"}, {"slug": "a..b"}]', ': entry 2: slug "a..b" '],
  ['[{"slug": "a", "customDomain": "localhost"}]', ': entry 1: customDomain "localhost" '],
  ['[{"slug": "acme.statuspage.me"}]', ': entry 1: slug "acme.statuspage.me" is an address'],
  [
    '[{"slug": "a", "customDomain": "statuspage.me"}]',
    ': entry 1: customDomain "statuspage.me" is an address of the service',
  ],
  ['[{"slug": "a", "plan": "groth"}]', ': entry 1: plan "groth" is not one of free, pro, growth, '],
  ['[{"slug": "a", "renamedTo": "b c"}]', ': entry 1: renamedTo "b c" is not a slug'],
  ['[{"slug": "a", "renamedTo": "A"}]', ': entry 1 renames page "a" to itself'],
  [
    '[{"slug": "a", "renamedTo": "b", "customDomain": "status.b.com"}]',
    ': entry 1 gives the renamed page "a" a customDomain: write it in the entry of page "b"',
  ],
  ['[{"slug": "a", "customdomain": "x.y"}]', ': entry 1: customdomain '],
  ['[{"slug": "a"}, {"slug": "a"}]', ': entry 2 names page "a" again'],
  ['['.repeat(100_000), ' is not'],
])('the file of --pages with the content %.40j is refused', (text, message) => {
  expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'invalid-input' }));
  expect(() => parse(text)).toThrow(`pages.json${message}`);
});

test('an invalid version of the file of --pages is reported once, and the last valid pages stay', () => {
  let text = '[{"slug": "acme"}]';
  const problems: string[] = [];
  const read = openPagesFile(
    'pages.json',
    'statuspage.me',
    () => text,
    (problem) => problems.push(problem),
  );
  for (const invalid of ['[{"slug": "acme"', `${'['.repeat(100_000)}`]) {
    const count = problems.length;
    text = invalid;
    expect(read().pages).toMatchObject([{ slug: 'acme' }]);
    expect(read().problem).toMatch(
      /^pages\.json(:1:17: this file)? is not .*: correct it\. The pages of its last valid version stay\.$/,
    );
    expect(problems).toHaveLength(count + 1);
  }
  text = '[{"slug": "acme", "custom_domain": "status.acme.com"}]';
  expect(read().problem).toMatch(
    /did you mean customDomain\? The pages of its last valid version stay\.$/,
  );
  text = '[{"slug": "globex"}]';
  expect(read()).toMatchObject({ pages: [{ slug: 'globex' }], problem: null });
});
