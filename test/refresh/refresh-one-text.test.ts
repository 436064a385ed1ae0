import { expect, test } from 'vitest';
import { refreshOneText } from '../../src/refresh/refresh-files.ts';
import type { FetchSnippets } from '../../src/service/fetch-snippets.ts';
import { ServiceError } from '../../src/service/service-error.ts';
import type { Range } from '../../src/text/range.ts';
import {
  acmeAt,
  baseUrl,
  defaultContent,
  fetcherReturning,
  section,
  settingsWith,
  unexpectedFetch,
} from '../support/refreshing.ts';

const own = 'https://status.acme.com';
const ask = fetcherReturning({ source: 'endpoint', snippets: acmeAt(own) });
const filled = section(defaultContent(acmeAt(own)));

function refresh(text: string, fetchSnippets: FetchSnippets, settings = settingsWith()) {
  return refreshOneText(text, { path: 'README.md', format: 'md' }, settings, fetchSnippets);
}

test('a changed text has its sections in both versions', async () => {
  const text = `# Acme\n\n${section('old')}\n${filled}`;
  const { oldSections, newSections, ...result } = await refresh(text, ask);
  expect(result).toMatchObject({
    outcome: 'changed',
    text: `# Acme\n\n${filled}\n${filled}`,
    sections: [{ outcome: 'changed' }, { outcome: 'unchanged' }],
    problems: [],
    failure: null,
  });
  const cut = (whole: string, found: readonly { readonly content: Range }[]) =>
    found.map(({ content }) => whole.slice(content.start, content.end).trim());
  expect(cut(text, oldSections)).toEqual(['old', defaultContent(acmeAt(own))]);
  expect(cut(result.text, newSections)).toEqual([defaultContent(acmeAt(own)), defaultContent(acmeAt(own))]);
});

test('a text is refreshed with the settings of the caller', async () => {
  const settings = settingsWith({ source: 'offline', customDomain: 'status.acme.com', show: ['link'] });
  const { text } = await refresh(section(), unexpectedFetch, settings);
  expect(text).toBe(section(acmeAt(own).minimal_md));
});

test('a text that is up to date stays as it is', async () => {
  const unchanged = {
    outcome: 'unchanged',
    text: filled,
    problems: [],
    failure: null,
    oldSections: [],
    newSections: [],
  };
  expect(await refresh(filled, ask)).toMatchObject({ ...unchanged, sections: [{ address: own }] });
});

test('a text without a section is no failure', async () => {
  const result = await refresh('# Acme\n', unexpectedFetch);
  const lists = { sections: [], problems: [], warnings: [], oldSections: [], newSections: [] };
  expect(result).toEqual({ outcome: 'unchanged', text: '# Acme\n', failure: null, ...lists });
});

test('a text with a broken marker stays as it is', async () => {
  const text = '<!-- status-snippets end -->\n';
  expect(await refresh(text, unexpectedFetch)).toMatchObject({
    outcome: 'failed',
    text,
    sections: [],
    problems: [{ line: 1, column: 1, code: 'end-without-start' }],
    failure: 'input',
  });
});

test.each([
  ['refused', 'page-not-found'],
  ['unavailable', 'unavailable'],
] as const)('a text stays as it is if the service is the cause of a failure (%s)', async (failure, code) => {
  const refuse: FetchSnippets = async (slug) => {
    throw new ServiceError(code, { slug, baseUrl });
  };
  const text = section();
  expect(await refresh(text, refuse)).toMatchObject({ outcome: 'failed', text, problems: [{ code }], failure });
});
