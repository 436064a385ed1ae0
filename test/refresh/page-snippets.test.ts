import { describe, expect, test } from 'vitest';
import { fetchPageSnippets } from '../../src/refresh/page-snippets.ts';
import { ServiceError } from '../../src/service/errors.ts';
import type { FetchSnippets } from '../../src/service/fetch-snippets.ts';
import { InputError } from '../../src/snippets/inputs/input-error.ts';
import { snippetFields } from '../../src/snippets/snippet-set.ts';
import { acmeAt, answerWith, askNobody, baseUrl, settingsWith } from '../support/refreshing.ts';

const page = { slug: 'acme', customDomain: null };
const own = 'https://status.acme.com';
const lost: FetchSnippets = async (slug) => {
  throw new ServiceError('plan-required', { slug, baseUrl, status: 403 });
};

describe('the snippets of a page', () => {
  test('are generated offline without asking', async () => {
    const settings = settingsWith({ source: 'offline' });
    expect(
      await fetchPageSnippets(
        { ...page, customDomain: 'status.acme.com' },
        snippetFields,
        settings,
        askNobody,
      ),
    ).toEqual({
      source: 'offline',
      snippets: acmeAt(own),
      warnings: [],
    });
  });

  test('are those of the service, without the white space around them', async () => {
    const snippets = { ...acmeAt(own), minimal_md: `\n${acmeAt(own).minimal_md} ` };
    const result = await fetchPageSnippets(
      page,
      snippetFields,
      settingsWith(),
      answerWith({ source: 'cache', snippets }),
    );
    expect(result).toEqual({ source: 'cache', snippets: acmeAt(own), warnings: [] });
  });

  test('are generated after a lost plan with source auto, with a warning, and refused with endpoint', async () => {
    const result = await fetchPageSnippets(page, snippetFields, settingsWith(), lost);
    expect(result).toMatchObject({ source: 'offline', snippets: acmeAt('https://acme.statuspage.me') });
    expect(result.warnings).toMatchObject([{ code: 'plan-required' }]);
    const strict = settingsWith({ source: 'endpoint' });
    await expect(fetchPageSnippets(page, snippetFields, strict, lost)).rejects.toHaveProperty(
      'code',
      'plan-required',
    );
  });

  test('come with a warning where they are old, and where the custom domain differs', async () => {
    const ask = answerWith({ source: 'stale', snippets: acmeAt(own), reason: 'Away.' });
    const { warnings } = await fetchPageSnippets(
      { ...page, customDomain: 'old.acme.com' },
      snippetFields,
      settingsWith(),
      ask,
    );
    expect(warnings.map(({ code }) => code)).toEqual(['stale', 'custom-domain-differs']);
  });

  test('are refused where one that is asked for is unsafe', async () => {
    const snippets = { ...acmeAt(own), widget_html: '<div onclick="alert(1)"></div>' };
    const ask = answerWith({ source: 'endpoint', snippets });
    await expect(fetchPageSnippets(page, snippetFields, settingsWith(), ask)).rejects.toHaveProperty(
      'code',
      'unsafe-answer',
    );
    const result = await fetchPageSnippets(page, ['badge_html'], settingsWith(), ask);
    expect(result.snippets.badge_html).toBe(acmeAt(own).badge_html);
  });

  test('are refused where no address can be built', async () => {
    const settings = settingsWith({ source: 'offline', statusPageHost: null });
    await expect(fetchPageSnippets(page, snippetFields, settings, askNobody)).rejects.toThrow(InputError);
  });
});
