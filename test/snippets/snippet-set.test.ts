import { expect, test } from 'vitest';
import { generateSnippetSet } from '../../src/snippets/generate-snippets.ts';
import { areAllSafe, badgeAt, baseUrlOfWidget, safeStrings } from '../../src/snippets/snippet-set.ts';

const snippets = generateSnippetSet({ slug: 'acme', baseUrl: 'https://statuspage.me' }, 'https://status.acme.com');
const unsafe = { field: 'badge_html', reason: 'it is not a badge' } as const;

test('areAllSafe says whether every string is safe', () => {
  expect(areAllSafe(snippets)).toBe(true);
  expect(areAllSafe({ ...snippets, badge_html: unsafe })).toBe(false);
});

test('safeStrings has an empty string in place of an unsafe one', () => {
  expect(safeStrings({ ...snippets, badge_html: unsafe })).toEqual({ ...snippets, badge_html: '' });
});

test.each([
  ['https://statuspage.me/badge/acme.svg', 'https://statuspage.me', 'acme'],
  ['https://a.b/c/badge/badge/a.b_c.svg?style=flat\n&x=/badge/y.png', 'https://a.b/c/badge', 'a.b_c'],
  ['/badge/acme.svg#x', '', 'acme'],
])('badgeAt finds in %j the base URL %j and the slug %j', (source, baseUrl, slug) => {
  expect(badgeAt(source)).toEqual({ baseUrl, slug });
});

test.each([
  'https://statuspage.me/badge/.svg',
  'https://statuspage.me/badge/a/b.svg',
  'badge/acme.svg',
  '/badge/acmexsvg',
])('badgeAt is null for %j', (source) => {
  expect(badgeAt(source)).toBeNull();
});

test.each([
  ['https://statuspage.me/static/embed/v1/status.js', 'https://statuspage.me'],
  ['https://a.b/c/static/embed/v12/status.js', 'https://a.b/c'],
  ['https://a.b/static/embed/v/status.js', null],
  ['https://a.b/static/embed/v1/statusxjs', null],
  ['https://a.b/static/embed/v1/status.js?x', null],
  ['static/embed/v1/status.js', null],
])('baseUrlOfWidget finds in %j the base URL %j', (source, baseUrl) => {
  expect(baseUrlOfWidget(source)).toBe(baseUrl);
});
