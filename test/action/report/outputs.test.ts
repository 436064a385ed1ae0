import { describe, expect, test } from 'vitest';
import { outputs, outputValues } from '../../../src/action/report/outputs.ts';
import { createReport } from '../../../src/refresh/result.ts';
import { snippetsOf } from '../../support/endpoint-server.ts';
import { badgeAndLink, readme } from '../page.ts';
import { baseUrl, everythingAt, refreshTexts } from '../refresh-texts.ts';

const here = 'https://status.acme.com';
const before = 'https://acme.statuspage.me';
const old = readme('acme', badgeAndLink(baseUrl, 'acme', before));
const where = { repository: 'acme/site', branch: 'main' };

async function values(texts: Readonly<Record<string, string>>, snippetsOfPage = everythingAt(here)) {
  return outputValues(createReport(await refreshTexts(texts, snippetsOfPage)), null);
}

describe('the outputs', () => {
  test('every run sets all outputs of the table, in the same order', async () => {
    expect(Object.keys(await values({ 'README.md': old }))).toEqual(outputs.map(({ name }) => name));
  });

  test('the outputs of the action describe a page that moved', async () => {
    expect(await values({ 'README.md': old })).toMatchObject({
      outcome: 'changed',
      changed: 'true',
      'domain-changed': 'true',
      'status-page-url': here,
      'previous-status-page-url': before,
      source: 'endpoint',
      'badge-markdown': `[![Status](${baseUrl}/badge/acme.svg)](${here})`,
      'commit-sha': '',
    });
  });

  test('the output domain-changed is false for a page without a previous address', async () => {
    expect(await values({ 'README.md': readme() })).toMatchObject({
      changed: 'true',
      'domain-changed': 'false',
      'previous-status-page-url': '',
    });
  });

  test('the outputs are about the page of the first section, even if it moved only in another file', async () => {
    const snippetsOfPage = (slug: string) =>
      snippetsOf(slug, baseUrl, slug === 'acme' ? here : 'https://beta.acme.com');
    const right = readme('acme', badgeAndLink(baseUrl, 'acme', here));
    const beta = readme('beta', badgeAndLink(baseUrl, 'beta', 'https://beta.statuspage.me'));
    expect(await values({ 'README.md': right, 'a.md': beta }, snippetsOfPage)).toMatchObject({
      changed: 'true',
      'domain-changed': 'false',
      'status-page-url': here,
      'previous-status-page-url': here,
    });
    expect(await values({ 'README.md': right, 'a.md': beta, 'b.md': old }, snippetsOfPage)).toMatchObject({
      'domain-changed': 'true',
      'status-page-url': here,
      'previous-status-page-url': before,
    });
  });

  test('the output of an unsafe string that no section needs is empty', async () => {
    const snippetsOfPage = (slug: string) => ({
      ...everythingAt(here)(slug),
      widget_script: '<script src="//evil.example">',
    });
    const { report, ...others } = await values({ 'README.md': old }, snippetsOfPage);
    expect(others).toMatchObject({ 'widget-script': '', 'badge-html': expect.stringContaining('<a ') });
    expect(report).not.toContain('evil');
  });

  test('the outputs of the action contain the commit and the pull request', async () => {
    const report = createReport(await refreshTexts({ 'README.md': old }, everythingAt(here)));
    const commit = { oid: 'a'.repeat(40), url: 'https://github.com/c' };
    const pullRequest = { number: 7, url: 'https://github.com/p/7' };
    expect(
      outputValues(report, { ...where, outcome: 'proposed', operation: 'created', warnings: [], commit, pullRequest }),
    ).toMatchObject({
      'commit-sha': commit.oid,
      'commit-url': commit.url,
      'pull-request-number': '7',
      'pull-request-url': pullRequest.url,
    });
    expect(outputValues(report, { ...where, outcome: 'declined', pullRequest })).toMatchObject({
      'commit-sha': '',
      'pull-request-number': '7',
    });
  });

  test('the outputs of a run without a result are empty except for the report', () => {
    const report = {
      version: 1,
      outcome: 'failed',
      pages: [],
      files: [],
      error: { code: 'x', message: 'y' },
    } as const;
    const { outcome, changed, report: json, ...others } = outputValues(report, null);
    expect([outcome, changed, JSON.parse(json)]).toEqual(['failed', 'false', report]);
    expect(Object.entries(others).filter(([, value]) => value !== '')).toEqual([
      ['domain-changed', 'false'],
      ['pull-request-operation', 'none'],
    ]);
  });
});
