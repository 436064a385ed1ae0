import { expect, test } from 'vitest';
import { createReport, toOutOfDate, withFailure } from '../../src/refresh/result.ts';
import { fetcherReturning, unexpectedFetch } from '../support/fetching.ts';
import { fileOf, refreshFiles, refreshReadme, settingsWith } from '../support/refreshing.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';

const own = 'https://status.acme.com';
const old = 'https://acme.statuspage.me';
const ask = fetcherReturning({ source: 'endpoint', snippets: acmeAt(own) });

test('the report of a run with changes has the documented fields', async () => {
  const text = `# Acme\n\n${section(defaultContent(acmeAt(old)))}`;
  const run = await refreshReadme(text, {}, ask);
  expect(createReport(run)).toEqual({
    version: 1,
    outcome: 'changed',
    pages: [{ slug: 'acme', source: 'endpoint', snippets: acmeAt(own) }],
    files: [
      {
        path: 'README.md',
        outcome: 'changed',
        sections: [
          {
            line: 3,
            context: 'flow',
            slug: 'acme',
            address: own,
            previousAddress: old,
            outcome: 'changed',
          },
        ],
        problems: [],
        notes: [],
      },
    ],
    error: null,
  });
});

test('the report of a check says out-of-date instead of changed', async () => {
  const report = createReport(toOutOfDate(await refreshReadme(section(), {}, ask)));
  expect(report.outcome).toBe('out-of-date');
  expect(report.files[0]).toMatchObject({
    outcome: 'out-of-date',
    sections: [{ outcome: 'out-of-date', previousAddress: null }],
  });
});

test('the report contains the whole previous address of a section that ends with it', async () => {
  const text = `See <!-- status-snippets start slug="acme" -->${old}<!-- status-snippets end -->.\n`;
  const { files } = createReport(await refreshReadme(text, {}, ask));
  expect(files[0]?.sections).toMatchObject([{ address: own, previousAddress: old }]);
});

test('the report of a failed run has the documented fields, and the error with its position', async () => {
  const withWarning = section('', 'slug="acme" show="widget"');
  const files = [
    fileOf('a.md', '<!-- status-snippets end -->'),
    fileOf('b.md', withWarning),
    fileOf('c.md', 'No section.\n'),
  ];
  const report = createReport(await refreshFiles(files, settingsWith(), unexpectedFetch));
  expect(report).toEqual({
    version: 1,
    outcome: 'failed',
    pages: [],
    files: [
      {
        path: 'a.md',
        outcome: 'failed',
        sections: [],
        problems: [{ line: 1, column: 1, code: 'end-without-start', message: expect.any(String) }],
        notes: [],
      },
      {
        path: 'b.md',
        outcome: 'unchanged',
        sections: [],
        problems: [],
        notes: [{ line: 1, code: 'no-scripts', message: expect.any(String) }],
      },
      {
        path: 'c.md',
        outcome: 'failed',
        sections: [],
        problems: [{ line: 1, column: 1, code: 'no-section', message: expect.any(String) }],
        notes: [],
      },
    ],
    error: { code: 'end-without-start', message: expect.stringMatching(/^a\.md:1:1: /) },
  });
});

test('the report of a run whose changes could not be published contains the changed files and the error', async () => {
  const earlier = { level: 'note', code: 'inserted', message: 'new section' } as const;
  const run = { ...(await refreshReadme(section(), {}, ask)), findings: [earlier] };
  const failed = withFailure(run, { code: 'commit-failed', message: 'git did not commit' });
  expect(failed.findings).toMatchObject([earlier, { level: 'error', code: 'commit-failed' }]);
  const report = createReport(failed);
  expect(report).toMatchObject({ outcome: 'failed', files: [{ outcome: 'changed' }] });
  expect(report.error).toEqual({ code: 'commit-failed', message: 'git did not commit' });
});

test('the report contains the context and the line of each section', async () => {
  const inline = section('').replaceAll('\n', '');
  const report = createReport(
    await refreshReadme(`# A ${inline}\n\n${section()}\n<p>\n${inline}\n</p>\n`, {}, ask),
  );
  expect(report.files[0]?.sections.map(({ context, line }) => [context, line])).toEqual([
    ['inline', 1],
    ['flow', 3],
    ['html', 7],
  ]);
});

test.each([
  ['an empty section', '', null],
  ['a widget', acmeAt(old).widget_html, null],
  ['a badge and a widget', `${acmeAt(old).badge_markdown}\n\n${acmeAt(old).widget_html}`, old],
  ['several links', `${acmeAt(old).badge_markdown}\n\n[b.example](https://b.example)`, old],
  // Letters of another alphabet are visible in ASCII.
  [
    'a look-alike',
    defaultContent(acmeAt('https://acme.st\u0430tuspage.me')),
    'https://acme.xn--sttuspage-1yh.me',
  ],
  ['a bare address', `**Up?** See ${old}`, old],
])(
  'the report contains the first address in a section as its previous address: %s',
  async (_, content, address) => {
    const run = await refreshReadme(section(content), {}, ask);
    expect(run.files[0]?.sections).toMatchObject([{ address: own, previousAddress: address }]);
  },
);
