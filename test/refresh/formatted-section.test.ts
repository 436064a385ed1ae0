import { expect, test } from 'vitest';
import {
  acmeAt,
  changedText,
  defaultContent,
  fetcherReturning,
  refreshReadme,
  section,
  unexpectedFetch,
} from '../support/refreshing.ts';

/* Tests sections whose snippets a formatter rewrote. A section that renders identically is up to date. */

const own = 'https://status.acme.com';
const { badge_markdown: badge, minimal_md: link } = acmeAt(own);
const [words] = link.split('[');

const formatted: Record<string, string> = {
  'wrapped lines': section(`${badge}\n\n**Status:** See live\nstatus → [${own}](${own})`),
  'an autolink': section(`${badge}\n\n${words}<${own}>`),
  'a bare address': section(`${badge}\n\n${words}${own}`),
};
const offline = { source: 'offline' } as const;
const endpoint = fetcherReturning({ source: 'endpoint', snippets: acmeAt(own) });

test.each(Object.entries(formatted))('a section with %s is reported as unchanged', async (_, text) => {
  for (const result of [await refreshReadme(text, {}, endpoint), await refreshReadme(text, offline, unexpectedFetch)]) {
    expect(result).toMatchObject({ outcome: 'unchanged', changes: [], failure: null });
    expect(result.files[0]).toMatchObject({
      outcome: 'unchanged',
      sections: [{ address: own, previousAddress: own, outcome: 'unchanged' }],
    });
  }
});

test.each(Object.entries(formatted))('a section with %s is rewritten when the page moves', async (_, text) => {
  const moved = 'https://new.acme.com';
  const fetchMoved = fetcherReturning({ source: 'endpoint', snippets: acmeAt(moved) });
  const result = await refreshReadme(text, {}, fetchMoved);
  expect(changedText(result)).toBe(section(defaultContent(acmeAt(moved))));
  expect(result.files[0]?.sections).toMatchObject([{ address: moved, previousAddress: own }]);
});

test('the result of a run contains only the contents of sections that change', async () => {
  const text = formatted['an autolink'] + section();
  const { changes, files } = await refreshReadme(text, {}, endpoint);
  expect(files[0]?.sections.map(({ outcome }) => outcome)).toEqual(['unchanged', 'changed']);
  expect(changes[0]?.contents).toEqual([{ before: '\n', after: `\n\n${badge}\n\n${link}\n\n` }]);
});

test('a section that contains only a bare address keeps its custom domain with source offline', async () => {
  const text = section(`${words}${own}`, 'slug="acme" show="link"');
  const result = await refreshReadme(text, offline, unexpectedFetch);
  expect(result).toMatchObject({ outcome: 'unchanged', changes: [] });
});
