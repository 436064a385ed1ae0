import { expect, test } from 'vitest';
import { generateWithSerializers } from '../../../src/snippets/generate/serializers.ts';
import { mapFields, snippetFields } from '../../../src/snippets/snippet-set.ts';
import { validateSnippets } from '../../../src/snippets/validate/validate-snippets.ts';
import { areAllSafe, safeStrings } from '../../../src/snippets/validate/validated-snippets.ts';

const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };
const snippets = generateWithSerializers(page, 'https://status.acme.com');

test('the strings that this program generates are safe, without the white space around them', async () => {
  const validated = await validateSnippets(
    mapFields((field) => ` ${snippets[field]}\n`),
    page,
  );
  expect(validated).toEqual(mapFields((field) => ({ outcome: 'safe', value: snippets[field] })));
  expect(areAllSafe(validated)).toBe(true);
  expect(safeStrings(validated)).toEqual(snippets);
});

test.each(snippetFields)('a set whose only unsafe string is %s is not safe as a whole', async (field) => {
  const validated = await validateSnippets({ ...snippets, [field]: '<b>' }, page);
  expect(validated[field]).toMatchObject({ outcome: 'unsafe', field });
  expect(areAllSafe(validated)).toBe(false);
  expect(safeStrings(validated)[field]).toBe('');
});

test('a harmless difference in one string is safe, and kept', async () => {
  const badge_html = snippets.badge_html.replace(' />', '>');
  const validated = await validateSnippets({ ...snippets, badge_html }, page);
  expect(safeStrings(validated)).toEqual({ ...snippets, badge_html });
});

test('every string is unsafe if the address is', async () => {
  const validated = await validateSnippets({ ...snippets, status_page_url: ' http://status.acme.com ' }, page);
  const reason = '"http://status.acme.com" is not an https address';
  expect(validated).toEqual(mapFields(() => ({ outcome: 'unsafe', field: 'status_page_url', reason })));
});
