import { refreshFiles } from '../../src/refresh/refresh-files.ts';
import type { InputFile, RefreshSettings } from '../../src/refresh/refresh-input.ts';
import type { RefreshResult } from '../../src/refresh/refresh-result.ts';
import { formatOf } from '../../src/sections/format.ts';
import type { FetchSnippets } from '../../src/service/fetch-snippets.ts';
import { fetchValidatedSnippets, type SnippetResponse } from '../../src/service/fetch-snippets.ts';
import type { SnippetSet } from '../../src/snippets/snippet-set.ts';
import { validateSnippets } from '../../src/snippets/validate/validate-snippets.ts';
import { snippetsOf } from './endpoint-server.ts';
import { serviceSettings, type TestEffects, testEffects } from './fetching.ts';

/** The service that answers in memory. */
export const baseUrl = 'https://statuspage.me';

/** A section on lines of its own, with some content or none. */
export function section(content = '', attributes = 'slug="acme"'): string {
  const filling = content === '' ? '' : `\n${content}\n\n`;
  return `<!-- status-snippets start ${attributes} -->\n${filling}<!-- status-snippets end -->\n`;
}

/** What a section shows by default. */
export function shown({ badge_markdown, minimal_md }: SnippetSet): string {
  return `${badge_markdown}\n\n${minimal_md}`;
}

/** The snippets of `acme` at an address. */
export function acmeAt(address: string, base = baseUrl): SnippetSet {
  return snippetsOf('acme', base, address);
}

export function settingsWith(more: Partial<RefreshSettings> = {}): RefreshSettings {
  return {
    slug: null,
    customDomain: null,
    show: null,
    baseUrl,
    statusPageHost: 'statuspage.me',
    source: 'auto',
    checkOnly: false,
    ...more,
  };
}

/** A file in memory that was named, unless told otherwise. */
export function fileOf(path: string, text: string, mustHaveSection = true): InputFile {
  return {
    path,
    mustHaveSection,
    format: formatOf(path) ?? 'md',
    content: { outcome: 'read', text },
  };
}

/** Makes no request: every page gets the same strings, which are validated as an answer is. */
export function answerWith(
  answer: Omit<SnippetResponse, 'snippets'> & { readonly snippets: SnippetSet; readonly reason?: string },
): FetchSnippets {
  return async (slug) => {
    const { source, reason = '', snippets } = answer;
    const validated = await validateSnippets(snippets, { slug, baseUrl });
    return source === 'stale' ? { source, reason, snippets: validated } : { source, snippets: validated };
  };
}

/** Asks a real service. */
export function asking(base: string, effects: TestEffects = testEffects()): FetchSnippets {
  return (slug) => fetchValidatedSnippets(slug, serviceSettings(base), effects);
}

/** For runs that must not ask. */
export const askNobody: FetchSnippets = async (slug) => {
  throw new Error(`"${slug}" was asked for`);
};

/** Refreshes one file called README.md. */
export function refreshText(
  text: string,
  settings: Partial<RefreshSettings>,
  ask: FetchSnippets,
): Promise<RefreshResult> {
  return refreshFiles([fileOf('README.md', text)], settingsWith(settings), ask);
}

/** The text a run turns its only file into, or null where it leaves it. */
export function written({ changes }: RefreshResult): string | null {
  return changes[0]?.after ?? null;
}
