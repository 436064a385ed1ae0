import { describe, expect, test } from 'vitest';
import { refreshFiles } from '../../../src/refresh/refresh-files.ts';
import { createReport } from '../../../src/refresh/report/report.ts';
import { withPublishError } from '../../../src/refresh/result.ts';
import {
  acmeAt,
  answerWith,
  askNobody,
  fileOf,
  refreshText,
  section,
  settingsWith,
  shown,
} from '../../support/refreshing.ts';

const own = 'https://status.acme.com';
const old = 'https://acme.statuspage.me';
const ask = answerWith({ source: 'endpoint', snippets: acmeAt(own) });

describe('the report', () => {
  test('of a run that changes something has exactly the documented shape', async () => {
    const text = `# Acme\n\n${section(shown(acmeAt(old)))}`;
    const run = await refreshText(text, {}, ask);
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

  test('of a check says out-of-date where a refresh says changed', async () => {
    const report = createReport(await refreshText(section(), { checkOnly: true }, ask));
    expect(report.outcome).toBe('out-of-date');
    expect(report.files[0]).toMatchObject({
      outcome: 'out-of-date',
      sections: [{ outcome: 'out-of-date', previousAddress: null }],
    });
  });

  test('of a failed run has the same shape, and the error with its place', async () => {
    const files = [fileOf('a.md', '<!-- status-snippets end -->'), fileOf('b.md', section())];
    const report = createReport(await refreshFiles(files, settingsWith(), askNobody));
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

  test('of a run whose files are written but not published keeps them', async () => {
    const run = await refreshText(section(), {}, ask);
    const failed = withPublishError(run, { code: 'commit-failed', message: 'git did not commit' });
    const report = createReport(failed);
    expect(report).toMatchObject({ outcome: 'failed', files: [{ outcome: 'changed' }] });
    expect(report.error).toEqual({ code: 'commit-failed', message: 'git did not commit' });
  });

  test('names a page once, and once more for each address it has', async () => {
    const text = section() + section() + section('', 'slug="acme" custom-domain="status.acme.com"');
    const report = createReport(await refreshText(text, { source: 'offline' }, askNobody));
    expect(report.pages.map(({ snippets }) => snippets.status_page_url)).toEqual([old, own]);
  });

  test('tells the context and the line of each section', async () => {
    const text = `# A <!-- status-snippets start slug="acme" --><!-- status-snippets end -->\n\n${section()}\n<p>\n<!-- status-snippets start slug="acme" --><!-- status-snippets end -->\n</p>\n`;
    const report = createReport(await refreshText(text, {}, ask));
    expect(report.files[0]?.sections.map(({ context, line }) => [context, line])).toEqual([
      ['inline', 1],
      ['flow', 3],
      ['html', 7],
    ]);
  });

  test('tells the address of a section without a link, and none before', async () => {
    const text = section('', 'slug="acme" show="widget"');
    const first = await refreshText(text, {}, ask);
    const second = await refreshText(first.changes[0]?.after ?? '', {}, ask);
    for (const run of [first, second]) {
      expect(run.files[0]?.sections).toMatchObject([{ address: own, previousAddress: null }]);
    }
    expect(second.outcome).toBe('unchanged');
  });

  test('tells the address of a section that is right and shows a script beside the badge', async () => {
    const text = section('', 'slug="acme" show="badge widget"');
    const first = await refreshText(text, {}, ask);
    const second = await refreshText(first.changes[0]?.after ?? '', {}, ask);
    expect(second.files[0]?.sections).toMatchObject([{ previousAddress: own, outcome: 'unchanged' }]);
  });

  test('takes the first of several addresses for the one before', async () => {
    const text = section(`${acmeAt(old).badge_markdown}\n\n[x](mailto:a@example.com) [y](https://b.example)`);
    const run = await refreshText(text, {}, ask);
    expect(run.files[0]?.sections[0]?.previousAddress).toBe(old);
  });
});
