import { expect, test } from 'vitest';
import { generateWithSerializers } from '../../../src/snippets/generate/serializers.ts';
import { mapFields, snippetFields } from '../../../src/snippets/snippet-set.ts';
import { validateSnippets } from '../../../src/snippets/validate/validate-snippets.ts';
import { areAllSafe, safeStrings } from '../../../src/snippets/validate/validated-snippets.ts';

const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };
const snippets = generateWithSerializers(page, 'https://status.acme.com');

test('validateSnippets accepts generated strings, and removes the white space around them', async () => {
  const validated = await validateSnippets(
    mapFields((field) => ` ${snippets[field]}\n`),
    page,
  );
  expect(validated).toEqual(mapFields((field) => ({ outcome: 'safe', value: snippets[field] })));
  expect(areAllSafe(validated)).toBe(true);
  expect(safeStrings(validated)).toEqual(snippets);
});

test.each(snippetFields)(
  'areAllSafe is false if only %s is unsafe, and safeStrings returns an empty string for it',
  async (field) => {
    const validated = await validateSnippets({ ...snippets, [field]: '<b>' }, page);
    expect(validated[field]).toMatchObject({ outcome: 'unsafe', field });
    expect(areAllSafe(validated)).toBe(false);
    expect(safeStrings(validated)[field]).toBe('');
  },
);

test('validateSnippets accepts a harmless difference in one string, and keeps it', async () => {
  const badge_html = snippets.badge_html.replace(' />', '>');
  const validated = await validateSnippets({ ...snippets, badge_html }, page);
  expect(safeStrings(validated)).toEqual({ ...snippets, badge_html });
});

test('validateSnippets refuses every string if the address is unsafe', async () => {
  const validated = await validateSnippets({ ...snippets, status_page_url: ' http://status.acme.com ' }, page);
  const reason = '"http://status.acme.com" is not an https address';
  expect(validated).toEqual(mapFields(() => ({ outcome: 'unsafe', field: 'status_page_url', reason })));
});
