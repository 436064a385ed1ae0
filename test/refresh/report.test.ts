import { expect, test } from 'vitest';
import { createReport, toOutOfDate, withFailure } from '../../src/refresh/result.ts';
import {
  acmeAt,
  defaultContent,
  fetcherReturning,
  fileOf,
  refreshFiles,
  refreshReadme,
  section,
  settingsWith,
  unexpectedFetch,
} from '../support/refreshing.ts';

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

test('the report of a failed run has the documented fields, and the error with its position', async () => {
  const files = [fileOf('a.md', '<!-- status-snippets end -->'), fileOf('b.md', section())];
  const report = createReport(await refreshFiles(files, settingsWith(), unexpectedFetch));
  const message = expect.stringContaining('an end marker without a start');
  expect(report).toEqual({
    version: 1,
    outcome: 'failed',
    pages: [],
    files: [
      {
        path: 'a.md',
        outcome: 'failed',
        sections: [],
        problems: [{ line: 1, column: 1, code: 'end-without-start', message }],
      },
      { path: 'b.md', outcome: 'unchanged', sections: [], problems: [] },
    ],
    error: { code: 'end-without-start', message: expect.stringMatching(/^a\.md:1:1: an end marker/) },
  });
});

test('the report of a run whose changes could not be published contains the changed files and the error', async () => {
  const run = await refreshReadme(section(), {}, ask);
  const failed = withFailure(run, { code: 'commit-failed', message: 'git did not commit' });
  const report = createReport(failed);
  expect(report).toMatchObject({ outcome: 'failed', files: [{ outcome: 'changed' }] });
  expect(report.error).toEqual({ code: 'commit-failed', message: 'git did not commit' });
});

test('the report contains each address of a page once', async () => {
  const text = section() + section() + section('', 'slug="acme" custom-domain="status.acme.com"');
  const report = createReport(await refreshReadme(text, { source: 'offline' }, unexpectedFetch));
  expect(report.pages.map(({ snippets }) => snippets.status_page_url)).toEqual([old, own]);
});

test('the report contains the context and the line of each section', async () => {
  const text = `# A <!-- status-snippets start slug="acme" --><!-- status-snippets end -->\n\n${section()}\n<p>\n<!-- status-snippets start slug="acme" --><!-- status-snippets end -->\n</p>\n`;
  const report = createReport(await refreshReadme(text, {}, ask));
  expect(report.files[0]?.sections.map(({ context, line }) => [context, line])).toEqual([
    ['inline', 1],
    ['flow', 3],
    ['html', 7],
  ]);
});

test('the report contains the address, but no previous address, of a section without a link', async () => {
  const text = section('', 'slug="acme" show="widget"');
  const first = await refreshReadme(text, {}, ask);
  const second = await refreshReadme(first.changes[0]?.after ?? '', {}, ask);
  for (const run of [first, second]) {
    expect(run.files[0]?.sections).toMatchObject([{ address: own, previousAddress: null }]);
  }
  expect(second.outcome).toBe('unchanged');
});

test('the report contains the previous address of an unchanged section with a badge and a widget', async () => {
  const text = section('', 'slug="acme" show="badge widget"');
  const first = await refreshReadme(text, {}, ask);
  const second = await refreshReadme(first.changes[0]?.after ?? '', {}, ask);
  expect(second.files[0]?.sections).toMatchObject([{ previousAddress: own, outcome: 'unchanged' }]);
});

test('the previous address in the report is the first web address of a section', async () => {
  const text = section(`${acmeAt(old).badge_markdown}\n\n[x](mailto:a@example.com) [y](https://b.example)`);
  const run = await refreshReadme(text, {}, ask);
  expect(run.files[0]?.sections[0]?.previousAddress).toBe(old);
});

test('the previous address in the report is in ASCII, so that letters of another alphabet are visible', async () => {
  const text = section(defaultContent(acmeAt('https://acme.st\u0430tuspage.me')));
  const run = await refreshReadme(text, {}, ask);
  expect(run.files[0]?.sections).toMatchObject([{ previousAddress: 'https://acme.xn--sttuspage-1yh.me' }]);
});

test('the previous address in the report can be a bare address, which GitHub turns into a link', async () => {
  const run = await refreshReadme(section(`See ${old}.`), {}, ask);
  expect(run.files[0]?.sections).toMatchObject([{ previousAddress: old }]);
});
