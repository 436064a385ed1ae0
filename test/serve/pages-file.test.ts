import { describe, expect, test } from 'vitest';
import { openPagesFile, parsePagesFile } from '../../src/serve/pages-file.ts';

describe('a file with pages', () => {
  test('a page in the file of --pages needs only a slug', () => {
    const text = '\uFEFF[{"slug":"acme"},{"slug":"globex","customDomain":"https://Status.globex.com/","plan":"pro"}]';
    expect(parsePagesFile('pages.json', text)).toEqual([
      { slug: 'acme', customDomain: null, plan: 'growth' },
      { slug: 'globex', customDomain: 'status.globex.com', plan: 'pro' },
    ]);
  });

  test.each([
    ['[\n{"slug": "acme",}]', /^pages\.json is not valid JSON at line 2, column 17 \(.*\): write a list of pages/],
    ['', /^pages\.json is not valid JSON/],
    ['{"slug": "acme"}', /^pages\.json is not a list: write a list of pages, such as \[\{ "slug": "acme" \}\]$/],
    ['["acme"]', /^pages\.json has no object as its entry 1: /],
    ['[{}]', /^pages\.json has no text as "slug" in entry 1: /],
    ['[{"slug": 1}]', /^pages\.json has no text as "slug" in entry 1: /],
    ['[{"slug": "a"}, {"slug": "a..b"}]', /invalid value in entry 2: slug "a\.\.b" has two dots in a row: use 1 to 63/],
    ['[{"slug": "a", "customDomain": "localhost"}]', /in entry 1: customDomain "localhost" is this machine only/],
    ['[{"slug": "a", "customDomain": 1}]', /in entry 1: customDomain "1" is an IP address: use/],
    ['[{"slug": "a", "plan": "free"}]', /has the plan "free" in entry 1: use one of pro, growth, business/],
    ['[{"slug": "a", "customdomain": "x.y"}]', /unknown key "customdomain" in entry 1: did you mean "customDomain"\?/],
    ['[{"slug": "a"}, {"slug": "a"}]', /lists the page "a" twice: remove one of the entries$/],
  ])('the file of --pages with the content %j is refused with the position and the fix', (text, message) => {
    expect(() => parsePagesFile('pages.json', text)).toThrow(message);
  });

  test('an invalid version of the file of --pages is reported once, and the last valid pages stay', () => {
    let text = '[{"slug": "acme"}]';
    const problems: string[] = [];
    const read = openPagesFile(
      'pages.json',
      () => text,
      (problem) => problems.push(problem),
    );
    const first = read();
    text = '[{"slug": "acme"';
    expect(read().pages).toEqual(first.pages);
    expect(read().problem).toMatch(/^pages\.json is not valid JSON/);
    expect(problems).toHaveLength(1);
    text = '[{"slug": "globex"}]';
    expect(read()).toMatchObject({ pages: [{ slug: 'globex' }], problem: null });
  });
});
