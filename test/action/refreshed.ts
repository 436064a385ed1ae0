import { refreshFiles } from '../../src/refresh/refresh-files.ts';
import type { RefreshSettings } from '../../src/refresh/refresh-input.ts';
import type { RefreshResult } from '../../src/refresh/refresh-result.ts';
import { formatOf } from '../../src/sections/format.ts';
import { ServiceError } from '../../src/service/service-error.ts';
import type { SnippetSet } from '../../src/snippets/snippet-set.ts';
import { validateSnippets } from '../../src/snippets/validate/validate-snippets.ts';
import { snippetsOf } from '../support/endpoint-server.ts';

export const baseUrl = 'https://statuspage.me';

const settings: RefreshSettings = {
  slug: null,
  customDomain: null,
  show: null,
  baseUrl,
  statusPageHost: 'statuspage.me',
  source: 'auto',
  checkOnly: false,
};

/** A service that has every page at one address. */
export function everythingAt(address: string): (slug: string) => SnippetSet {
  return (slug) => snippetsOf(slug, baseUrl, address);
}

/**
 * Refreshes texts with the real engine.
 *
 * @param texts by path
 * @param answer what the service says of a page, or the error that asking ends in
 */
export function refreshed(
  texts: Readonly<Record<string, string>>,
  answer: ((slug: string) => SnippetSet) | ServiceError,
  more: Partial<RefreshSettings> = {},
): Promise<RefreshResult> {
  const files = Object.entries(texts).map(([path, text]) => ({
    path,
    format: formatOf(path) ?? 'md',
    mustHaveSection: true,
    content: { outcome: 'read', text } as const,
  }));
  return refreshFiles(files, { ...settings, ...more }, async (slug) => {
    if (answer instanceof ServiceError) throw answer;
    return { source: 'endpoint', snippets: await validateSnippets(answer(slug), { slug, baseUrl }) };
  });
}
