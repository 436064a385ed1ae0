import { expect, test } from 'vitest';
import { refreshOneText } from '../../src/refresh/refresh-files.ts';
import type { FetchSnippets } from '../../src/service/fetch-snippets.ts';
import { serviceError } from '../../src/service/service-error.ts';
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

test('the result of a changed text contains its sections in the old and the new text', async () => {
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

test('the result of a text that is up to date contains the same text', async () => {
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

test('the result of a text without a section is unchanged, without a failure', async () => {
  const result = await refresh('# Acme\n', unexpectedFetch);
  const lists = { sections: [], problems: [], warnings: [], oldSections: [], newSections: [] };
  expect(result).toEqual({ outcome: 'unchanged', text: '# Acme\n', failure: null, ...lists });
});

test('the result of a text with an invalid marker has a problem and the same text', async () => {
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
] as const)('the result of a text whose page is %s has a problem and the same text', async (failure, code) => {
  const refuse: FetchSnippets = async (slug) => {
    throw serviceError(code, { slug, baseUrl });
  };
  const text = section();
  expect(await refresh(text, refuse)).toMatchObject({ outcome: 'failed', text, problems: [{ code }], failure });
});
