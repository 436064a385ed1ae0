import { describe, expect, test } from 'vitest';
import { refreshFiles } from '../../src/refresh/refresh-files.ts';
import {
  acmeAt,
  answerWith,
  askNobody,
  fileOf,
  refreshText,
  section,
  settingsWith,
  written,
} from '../support/refreshing.ts';

const offline = { source: 'offline' } as const;
const ask = answerWith({ source: 'endpoint', snippets: acmeAt('https://status.acme.com') });

describe('what a section wants', () => {
  test('is the page of its marker, whatever the option says', async () => {
    const run = await refreshText(section(), { ...offline, slug: 'other' }, askNobody);
    expect(run.files[0]?.sections[0]?.slug).toBe('acme');
  });

  test('is the page of the option where the marker names none', async () => {
    const run = await refreshText(section('', ''), { ...offline, slug: 'other' }, askNobody);
    expect(run.files[0]?.sections[0]?.slug).toBe('other');
  });

  test('is shown as the marker says, whatever the option says', async () => {
    const settings = { ...offline, show: ['widget'] as const };
    const run = await refreshText(section('', 'slug=acme show=link'), settings, askNobody);
    expect(written(run)).toMatch(/\n\n\*\*Status:.*\n\n<!--/);
    expect(written(await refreshText(section(), settings, askNobody))).toContain('<div>');
  });

  test.each([
    ['no slug', '', 'no-slug', 'write slug="…" on this marker, or set the option slug'],
    ['a bad slug', 'slug="a..b"', 'invalid-attribute', 'slug "a..b" has two dots in a row'],
    [
      'a bad custom domain',
      'slug="acme" custom-domain="localhost"',
      'invalid-attribute',
      'custom-domain "localhost"',
    ],
    [
      'a base address, which is never a file’s choice',
      'slug="acme" base-url="https://evil.example"',
      'unknown-attribute',
      'unknown attribute "base-url"',
    ],
  ])('is refused with %s', async (_, attributes, code, message) => {
    const run = await refreshText(`# A\n\n${section('', attributes)}`, {}, askNobody);
    expect(run).toMatchObject({ changes: [], failure: { kind: 'input', code } });
    expect(run.files[0]?.problems).toMatchObject([{ line: 3, column: 1, code }]);
    expect(run.files[0]?.problems[0]?.message).toContain(message);
  });

  test('is refused where its place cannot hold what the option asks for', async () => {
    const text = 'Text <!-- status-snippets start slug="acme" --><!-- status-snippets end --> text.\n';
    const run = await refreshText(text, { show: ['widget'] }, askNobody);
    expect(run.failure).toMatchObject({ kind: 'input', code: 'does-not-fit' });
  });

  test('is told with all that is wrong, by line', async () => {
    const text = `${section('', '')}\n${section('', 'slug="-"')}\n<!-- status-snippets end -->\n`;
    const run = await refreshText(text, {}, askNobody);
    expect(run.files[0]?.problems.map(({ line, code }) => [line, code])).toEqual([
      [1, 'no-slug'],
      [4, 'invalid-attribute'],
      [7, 'end-without-start'],
    ]);
  });
});

describe('a warning', () => {
  test.each(['widget', 'script'])('tells that GitHub does not run the script of %s', async (show) => {
    const text = `# A\n\n${section('', `slug="acme" show="badge ${show}"`)}`;
    const run = await refreshText(text, {}, ask);
    expect(run.warnings).toMatchObject([{ code: 'no-scripts', path: 'README.md', line: 3, column: 1 }]);
    expect(run.warnings[0]?.message).toContain(`"${show}"`);
  });

  test('tells of Markdown behind a section that begins its line', async () => {
    const text = '<!-- status-snippets start slug="acme" --><!-- status-snippets end --> and **more**\n';
    const run = await refreshText(text, {}, ask);
    expect(run.warnings).toMatchObject([{ code: 'raw-markdown', path: 'README.md', line: 1, column: 1 }]);
  });

  test('of a page comes once, and of a section for each', async () => {
    const text = section('', 'slug="acme" show="widget" custom-domain="a.example"');
    const files = [fileOf('a.md', text), fileOf('b.md', text)];
    const stale = answerWith({ source: 'stale', snippets: acmeAt('https://b.example'), reason: 'Away.' });
    const run = await refreshFiles(files, settingsWith(), stale);
    expect(run.warnings.map(({ code, path }) => [code, path])).toEqual([
      ['stale', undefined],
      ['no-scripts', 'a.md'],
      ['no-scripts', 'b.md'],
      ['custom-domain-differs', 'a.md'],
      ['custom-domain-differs', 'b.md'],
    ]);
  });
});

test('a text that cannot hold a marker is not parsed, however large', async () => {
  const file = fileOf('big.md', '*a_ '.repeat(4 * 1024 * 1024), false);
  const start = performance.now();
  const run = await refreshFiles([file], settingsWith(), askNobody);
  expect(run.failure?.code).toBe('no-section');
  expect(performance.now() - start).toBeLessThan(10_000);
});
