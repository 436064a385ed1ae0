import type { RefreshSettings } from '../../src/refresh/input.ts';
import type { RefreshResult } from '../../src/refresh/result.ts';
import { formatOf } from '../../src/sections/format.ts';
import type { SnippetSet } from '../../src/snippets/snippet-set.ts';
import { validateSnippets } from '../../src/snippets/validate-snippets.ts';
import { StatusSnippetsError } from '../../src/text/errors.ts';
import { snippetsOf } from '../support/endpoint-server.ts';
import { refreshFiles } from '../support/refreshing.ts';

export const baseUrl = 'https://statuspage.me';

const settings: RefreshSettings = {
  slug: null,
  customDomain: null,
  show: null,
  baseUrl,
  statusPageHost: 'statuspage.me',
  source: 'auto',
};

/** The snippets of every page, all of which are at one address. */
export function everythingAt(address: string): (slug: string) => SnippetSet {
  return (slug) => snippetsOf(slug, baseUrl, address);
}

/**
 * Refreshes texts, with a service in memory.
 *
 * @param texts the texts by path
 * @param response the snippets of each page, or the error of every request
 */
export function refreshTexts(
  texts: Readonly<Record<string, string>>,
  response: ((slug: string) => SnippetSet) | StatusSnippetsError,
  more: Partial<RefreshSettings> = {},
): Promise<RefreshResult> {
  const files = Object.entries(texts).map(([path, text]) => ({
    path,
    format: formatOf(path) ?? 'md',
    mustHaveSection: true,
    text,
  }));
  return refreshFiles(files, { ...settings, ...more }, async (slug) => {
    if (response instanceof StatusSnippetsError) throw response;
    return { source: 'endpoint', snippets: await validateSnippets(response(slug), { slug, baseUrl }) };
  });
}
