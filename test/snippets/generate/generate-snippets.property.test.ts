import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSnippets, generateSnippetSet } from '../../../src/snippets/generate/generate-snippets.ts';
import { formatWithSerializers, generateWithSerializers } from '../../../src/snippets/generate/serializers.ts';
import { parseBaseUrl } from '../../../src/snippets/inputs/base-url.ts';
import { parseCustomDomain } from '../../../src/snippets/inputs/host-name.ts';
import { addressOf } from '../../../src/snippets/inputs/page-address.ts';
import { snippetFields } from '../../../src/snippets/snippet-set.ts';
import { validateByParsing } from '../../../src/snippets/validate/validate-by-parsing.ts';
import { validateSnippets } from '../../../src/snippets/validate/validate-snippets.ts';
import { randomRuns } from '../../support/random-runs.ts';

const slugs = fc
  .stringMatching(/^[A-Za-z0-9]([A-Za-z0-9._-]{0,20}[A-Za-z0-9])?$/)
  .filter((slug) => !slug.includes('..') && !/(^|\.)xn--/i.test(slug));
const baseUrls = fc
  .tuple(
    fc.constantFrom('https://statuspage.me', 'http://127.0.0.1:8080', 'http://[::1]:1', 'https://a_b.c.de'),
    fc.stringMatching(/^(\/[!$&'()*+,;=:@\w.~-]{0,8}){0,2}\/?$/),
  )
  .map(([origin, path]) => parseBaseUrl(origin + path));
const domains = fc.constantFrom(null, 'status.acme.com', 'a.b.c.d.example', 'status.münchen.de');
const pages = fc.record({ slug: slugs, baseUrl: baseUrls, domain: domains }).map(({ domain, ...page }) => {
  const customDomain = domain && parseCustomDomain(domain);
  return { page, address: addressOf({ slug: page.slug, statusPageHost: 'statuspage.me', customDomain }) };
});

test('generateSnippetSet and formatSnippets return the same strings as the serializers for random pages', async () => {
  const property = fc.asyncProperty(pages, async ({ page, address }) => {
    const printed = generateWithSerializers(page, address);
    expect(await generateSnippetSet(page, address)).toEqual(printed);
    expect(await formatSnippets(printed, page)).toEqual(formatWithSerializers(printed, page));
    const renamed = generateWithSerializers(page, 'https://Acme_status.acme.com');
    expect(await formatSnippets(renamed, page)).toEqual(formatWithSerializers(renamed, page));
  });
  await fc.assert(property, { numRuns: randomRuns(100) });
});

test('validation by comparison and by parsing have the same result for random changes', async () => {
  const changes = fc.constantFrom('', ' ', '\n', '/', '<!-- x -->', '[a](b)', '\u202e', '<script>', '&');
  const fields = fc.constantFrom(...snippetFields);
  const property = fc.asyncProperty(pages, fields, changes, async ({ page, address }, field, change) => {
    const snippets = generateWithSerializers(page, address);
    const sent = { ...snippets, [field]: snippets[field] + change };
    expect(await validateSnippets(sent, page)).toEqual(validateByParsing(sent, page));
  });
  await fc.assert(property, { numRuns: randomRuns(200) });
});
