import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainForms, plainSnippets } from '../../../src/snippets/generate/generate.ts';
import { generateSnippets } from '../../../src/snippets/generate/generate-escaped.ts';
import { generateUsual } from '../../../src/snippets/generate/generate-usual.ts';
import { snippetForms } from '../../../src/snippets/generate/section-forms.ts';
import { parseBaseUrl } from '../../../src/snippets/inputs/base-url.ts';
import { parseCustomDomain } from '../../../src/snippets/inputs/host-name.ts';
import { addressOf } from '../../../src/snippets/inputs/page-url.ts';
import { snippetFields } from '../../../src/snippets/snippet-set.ts';
import { judgeSnippet } from '../../../src/snippets/validate/validate-by-parsing.ts';
import { judgeUsual } from '../../../src/snippets/validate/validate-snippet.ts';
import { randomRuns } from '../../support/random-runs.ts';

/*
 * What needs no printer and no parser is done without them. It has to come out the same.
 */

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

describe('snippets without anything to escape', () => {
  test('are those that the printers make, and most pages have them', () => {
    const runs = randomRuns(300);
    let plain = 0;
    fc.assert(
      fc.property(pages, ({ page, address }) => {
        const printed = generateSnippets(page, address);
        const snippets = plainSnippets(page, address);
        if (snippets) expect(snippets).toEqual(printed);
        const forms = plainForms(printed, page);
        if (forms) expect(forms).toEqual({ ...snippetForms(printed, page) });
        plain += snippets && forms ? 1 : 0;
      }),
      { numRuns: runs },
    );
    expect(plain).toBeGreaterThan(runs * 0.1);
    expect(plain).toBeLessThan(runs * 0.97);
  });

  test('are generated like all others', async () => {
    const property = fc.asyncProperty(pages, async ({ page, address }) => {
      expect(await generateUsual(page, address)).toEqual(generateSnippets(page, address));
    });
    await fc.assert(property, { numRuns: randomRuns(100) });
  });
});

test('what we would generate is judged as the judge judges it, and so is everything else', async () => {
  const changes = fc.constantFrom('', ' ', '\n', '<!-- x -->', '[a](b)', '\u202e', '<script>', '&');
  const field = fc.constantFrom(...snippetFields);
  const property = fc.asyncProperty(
    pages,
    field,
    field,
    changes,
    async ({ page, address }, one, other, more) => {
      const snippets = generateSnippets(page, address);
      const sent = { ...snippets, [other]: snippets[other] + more };
      expect(await judgeUsual(one, sent, page)).toEqual(judgeSnippet(one, sent, page));
    },
  );
  await fc.assert(property, { numRuns: randomRuns(300) });
});
