import { expect, test, vi } from 'vitest';
import { StatusSnippetsError } from '../../src/core/errors.ts';
import { TimeBudget } from '../../src/core/limits.ts';
import { fetcherReturning, unexpectedFetch } from '../support/fetching.ts';
import {
  changedText,
  fileOf,
  problemsIn,
  refreshFiles,
  refreshReadme,
  settingsWith,
  warningsIn,
} from '../support/refreshing.ts';
import { acmeAt, section } from '../support/section.ts';

const offline = { source: 'offline' } as const;
const ask = fetcherReturning({ source: 'endpoint', snippets: acmeAt('https://status.acme.com') });

test.each([
  ['slug="acme"', 'acme'],
  ['', 'other'],
])(
  'with the option slug="other", the slug of a marker with the attributes %o is %s',
  async (attributes, slug) => {
    const run = await refreshReadme(
      section('', attributes),
      { ...offline, slug: 'other' },
      unexpectedFetch,
    );
    expect(run.files[0]?.sections[0]?.slug).toBe(slug);
  },
);

test('the show attribute of a marker takes precedence over the option', async () => {
  const settings = { ...offline, show: ['widget'] as const };
  const run = await refreshReadme(section('', 'slug=acme show=link'), settings, unexpectedFetch);
  expect(changedText(run)).toMatch(/\n\n\*\*Status:.*\n\n<!--/);
  expect(changedText(await refreshReadme(section(), settings, unexpectedFetch))).toContain('<div>');
});

test.each([
  [
    'no slug',
    '',
    'no-slug',
    1,
    'write slug="…" on this marker, or set the option slug, which is empty or not set',
  ],
  ['a bad slug', 'slug="a..b"', 'invalid-attribute', 28, 'slug "a..b" '],
  [
    'a bad custom domain',
    'slug="a" custom-domain="localhost"',
    'invalid-attribute',
    37,
    'custom-domain "localhost"',
  ],
  [
    'a base address, which a file must not choose',
    'slug="acme" base-url="https://evil.example"',
    'invalid-attribute',
    40,
    'unknown attribute "base-url"',
  ],
] as const)('a run refuses a marker with %s', async (_, attributes, code, column, message) => {
  const run = await refreshReadme(`# A\n\n${section('', attributes)}`, {}, unexpectedFetch);
  expect(run).toMatchObject({ changes: [], failure: { code } });
  expect(problemsIn(run)).toMatchObject([{ line: 3, column, code }]);
  expect(problemsIn(run)[0]?.message).toContain(message);
});

test('all problems of a file are reported in the order of their lines and columns', async () => {
  const inline = (attributes: string) => section('', attributes).replaceAll('\n', '');
  const line = `One ${inline('')} two ${inline('slug="acme"')}.\n`;
  const text = `${section('', '')}\n${section('', 'slug="-"')}\n<!-- status-snippets end -->\n\n${line}`;
  const run = await refreshReadme(text, { show: ['widget'] }, unexpectedFetch);
  expect(problemsIn(run).map((problem) => [problem.line, problem.column, problem.code])).toEqual([
    [1, 1, 'no-slug'],
    [4, 28, 'invalid-attribute'],
    [7, 1, 'end-without-start'],
    [9, 5, 'does-not-fit'],
    [9, 5, 'no-slug'],
    [9, 69, 'does-not-fit'],
  ]);
});

test('a file is refused if any work on it is stopped by the time limit', async () => {
  const text = section('**Status:** our page [acme.example](https://acme.example)\n\n'.repeat(100));
  const file = fileOf('README.md', text);
  /** Refreshes the file, and stops the work with this number; with 0 none is stopped. */
  const refreshStopping = async (stopped: number) => {
    let works = 0;
    using _ = vi.spyOn(TimeBudget.prototype, 'run').mockImplementation((_length, work) => {
      works += 1;
      if (works === stopped) throw new StatusSnippetsError('too-complex', { problem: 'too slow' });
      return work();
    });
    const result = await refreshFiles([file], settingsWith(offline), unexpectedFetch);
    return { works, result };
  };
  const { works, result } = await refreshStopping(0);
  expect(result.outcome).toBe('changed');
  expect(works).toBeGreaterThan(1);
  for (let stopped = 1; stopped <= works; stopped += 1) {
    const refused = await refreshStopping(stopped);
    expect(refused.result).toMatchObject({ changes: [], failure: { code: 'too-complex' } });
  }
});

test.each(['widget', 'script'])(
  'a section that shows a %s has a warning that GitHub does not run scripts',
  async (show) => {
    const text = `# A\n\n${section('', `slug="acme" show="badge ${show}"`)}`;
    const run = await refreshReadme(text, {}, ask);
    expect(warningsIn(run)).toMatchObject([
      { code: 'no-scripts', path: 'README.md', line: 3, column: 1 },
    ]);
    expect(warningsIn(run)[0]?.message).toContain(`"${show}"`);
  },
);

test('a widget in MDX and HTML has no warning about scripts', async () => {
  const mdx =
    '{/* status-snippets start slug="acme" show="widget" */}\n{/* status-snippets end */}\n';
  const html = section('', 'slug="acme" show="widget"');
  const run = await refreshFiles(
    [fileOf('a.mdx', mdx), fileOf('b.html', html)],
    settingsWith(),
    ask,
  );
  expect(run).toMatchObject({ outcome: 'changed', findings: [] });
});

test('a section at the start of a line with more Markdown has a warning that this is not rendered', async () => {
  const text =
    '<!-- status-snippets start slug="acme" --><!-- status-snippets end --> and **more**\n';
  const run = await refreshReadme(text, {}, ask);
  expect(warningsIn(run)).toMatchObject([
    { code: 'not-shown', path: 'README.md', line: 1, column: 1 },
  ]);
});

test('a warning about a section is reported for each section', async () => {
  const text = section('', 'slug="acme" show="widget" custom-domain="a.example"');
  const files = [fileOf('a.md', text), fileOf('b.md', text)];
  const moved = fetcherReturning({ source: 'endpoint', snippets: acmeAt('https://b.example') });
  const run = await refreshFiles(files, settingsWith(), moved);
  expect(warningsIn(run).map(({ code, path }) => [code, path])).toEqual([
    ['no-scripts', 'a.md'],
    ['no-scripts', 'b.md'],
    ['custom-domain-differs', 'a.md'],
    ['custom-domain-differs', 'b.md'],
  ]);
});

test('a large text that does not mention markers is not parsed', async () => {
  const file = fileOf('big.md', '*a_ '.repeat(4 * 1024 * 1024), 'one-of-group');
  const start = process.cpuUsage();
  const run = await refreshFiles([file], settingsWith(), unexpectedFetch);
  expect(run.failure?.code).toBe('no-section');
  expect(process.cpuUsage(start).user).toBeLessThan(10_000_000);
});

test('a file that mentions the service, but no badge, is told how to get a section', async () => {
  const file = fileOf(
    'a.md',
    'See https://statuspage.me/pricing and https://statuspage.me/docs/badge/.\n',
  );
  const { findings } = await refreshFiles([file], settingsWith(), unexpectedFetch);
  expect(findings).toMatchObject([
    { code: 'no-section', message: expect.stringContaining('init" do it') },
  ]);
});

test('a text with thousands of badges in code is read', async () => {
  const file = fileOf('a.md', '`//statuspage.me/badge/`\n\n'.repeat(8_000));
  const run = await refreshFiles([file], settingsWith(), unexpectedFetch);
  expect(run.findings).toMatchObject([{ message: expect.stringContaining('init" do it') }]);
});

test('what only begins like a marker is none', async () => {
  const file = fileOf('a.md', '# Acme\n\n<!-- status-snippets start-up notes -->\n');
  const run = await refreshFiles([file], settingsWith(), unexpectedFetch);
  expect(run.findings).toMatchObject([{ message: expect.stringContaining('init" do it') }]);
});

test('markers in code are no section, and the problem is reported at the first one', async () => {
  const file = fileOf('a.md', `# Acme\n\n~~~\n${section()}~~~\n`);
  const run = await refreshFiles([file], settingsWith(), unexpectedFetch);
  expect(run.findings).toMatchObject([
    {
      path: 'a.md',
      line: 4,
      column: 1,
      code: 'no-section',
      message: expect.stringContaining('is in code'),
    },
  ]);
  const spaced = fileOf('a.mdx', '~~~\n{ /* status-snippets start */ }\n~~~\n');
  const message = expect.stringContaining('is in code');
  expect((await refreshFiles([spaced], settingsWith(), unexpectedFetch)).findings).toMatchObject([
    { message },
  ]);
});

test('a run that reports embeds warns about one outside sections whose address is old, at its place', async () => {
  const text = `${section()}\nText ${acmeAt('https://old.acme.com').badge_markdown}\n`;
  const settings = { ...offline, customDomain: 'new.acme.com', unmarked: 'warn' } as const;
  const message = expect.stringContaining('status-snippets adopt');
  expect(warningsIn(await refreshReadme(text, settings, unexpectedFetch))).toEqual([
    { path: 'README.md', line: 4, column: 6, level: 'warning', code: 'unmarked', message },
  ]);
});

test.each([
  'https://statuspage.me',
  'http://statuspage.me',
  'https://www.statuspage.me',
  'HTTP://StatusPage.me',
  '//statuspage.me',
])(
  'a file without a section that shows a badge at %s is told how to turn it into one',
  async (service) => {
    const badge = `[![Status](${service}/badge/acme.svg)](https://acme.statuspage.me)`;
    const run = await refreshFiles(
      [fileOf('a.md', `# Acme\n\nUp? ${badge}\n`)],
      settingsWith(),
      unexpectedFetch,
    );
    expect(run.findings).toMatchObject([
      {
        path: 'a.md',
        line: 3,
        column: 16,
        code: 'no-section',
        message: expect.stringContaining('adopt" makes one'),
      },
    ]);
    const notSearched = [
      `~~~\n${badge}\n~~~\n`,
      `\`${badge}\``,
      `<!-- ${badge} -->\n`,
      `---\nbadge: ${badge}\n---\n`,
    ];
    for (const text of [badge.replace('me/badge', 'io/badge'), ...notSearched]) {
      const other = await refreshFiles([fileOf('a.md', text)], settingsWith(), unexpectedFetch);
      expect(other.findings).toEqual([
        {
          path: 'a.md',
          level: 'error',
          code: 'no-section',
          message: expect.stringContaining('init" do it'),
        },
      ]);
    }
  },
);

test.each([
  ['{/*', '*/}'],
  ['{ /*', '*/ }'],
  ['<!--', '-->'],
])('a badge in a comment that begins with %s in MDX is not named', async (open, close) => {
  const file = fileOf(
    'a.mdx',
    `# Acme\n\n${open} ![Status](https://statuspage.me/badge/acme.svg) ${close}\n`,
  );
  const run = await refreshFiles([file], settingsWith(), unexpectedFetch);
  expect(run.findings).toMatchObject([
    { code: 'no-section', message: expect.stringContaining('init" do it') },
  ]);
});

test('a badge in the comment syntax of MDX, which is text in Markdown, is named', async () => {
  const file = fileOf(
    'a.md',
    '# Acme\n\n{/* ![Status](https://statuspage.me/badge/acme.svg) */}\n',
  );
  const run = await refreshFiles([file], settingsWith(), unexpectedFetch);
  expect(run.findings).toMatchObject([
    { line: 3, message: expect.stringContaining('adopt" makes one of this badge') },
  ]);
});

test.each(['a.md', 'a.mdx'])(
  'many starts of comments without an end are searched before the time limit of a test in %s',
  async (path) => {
    const run = await refreshFiles(
      [fileOf(path, '{/*'.repeat(150_000))],
      settingsWith(),
      unexpectedFetch,
    );
    expect(run.failure?.code).toBe('no-section');
  },
);

test('a badge in a file without a section is named although its MDX is invalid', async () => {
  const file = fileOf('a.mdx', '<div>\n\n![Status](https://statuspage.me/badge/acme.svg)\n');
  const run = await refreshFiles([file], settingsWith(), unexpectedFetch);
  expect(run.findings).toMatchObject([
    {
      path: 'a.mdx',
      line: 3,
      code: 'no-section',
      message: expect.stringContaining('adopt" makes one'),
    },
  ]);
});

test('a badge is recognized in a file without a section if the address of the service has parentheses', async () => {
  const settings = settingsWith({ baseUrl: 'https://status.acme.com/(a)' });
  const file = fileOf('a.md', `<img src="${settings.baseUrl}/badge/acme.svg">\n`);
  expect((await refreshFiles([file], settings, unexpectedFetch)).findings).toMatchObject([
    { code: 'no-section', message: expect.stringContaining('adopt" makes one') },
  ]);
});

test.each(['ignore', 'warn', 'adopt'] as const)(
  'with unmarked: %s, a named file must contain a section',
  async (unmarked) => {
    const run = await refreshReadme('# Acme\n', { ...offline, unmarked }, unexpectedFetch);
    expect(problemsIn(run)).toMatchObject([{ path: 'README.md', code: 'no-section' }]);
  },
);
