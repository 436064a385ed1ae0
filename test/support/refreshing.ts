import type { RefreshSettings, SourceFile } from '../../src/refresh/input.ts';
import { refresh } from '../../src/refresh/refresh.ts';
import type { RefreshResult } from '../../src/refresh/result.ts';
import { formatOf } from '../../src/sections/format.ts';
import type { FetchSnippets, SnippetResponse } from '../../src/service/fetch-snippets.ts';
import type { SnippetSet } from '../../src/snippets/snippet-set.ts';
import { validateSnippets } from '../../src/snippets/validate-snippets.ts';
import type { Finding } from '../../src/text/finding.ts';
import { snippetsOf } from './endpoint-server.ts';
import { fetchFrom, type TestEffects, testEffects } from './fetching.ts';

export const baseUrl = 'https://statuspage.me';

/** A section whose markers are on lines of their own; empty by default. */
export function section(content = '', attributes = 'slug="acme"'): string {
  const filling = content === '' ? '' : `\n${content}\n\n`;
  return `<!-- status-snippets start ${attributes} -->\n${filling}<!-- status-snippets end -->\n`;
}

export function defaultContent({ badge_markdown, minimal_md }: SnippetSet): string {
  return `${badge_markdown}\n\n${minimal_md}`;
}

export function acmeAt(address: string, base = baseUrl): SnippetSet {
  return snippetsOf('acme', base, address);
}

export function settingsWith(more: Partial<RefreshSettings> = {}): RefreshSettings {
  const page = { slug: null, customDomain: null, show: null };
  return { ...page, baseUrl, statusPageHost: 'statuspage.me', source: 'auto', unmarked: 'ignore', ...more };
}

/** A file in memory. By default it was named explicitly, so it must contain a section. */
export function fileOf(path: string, text: string, mustHaveSection = true): SourceFile {
  return { path, mustHaveSection, format: formatOf(path) ?? 'md', text };
}

/** Returns the same strings for every page, without a request. They are validated as a response of the service is. */
export function fetcherReturning(
  response: Omit<SnippetResponse, 'snippets'> & { readonly snippets: SnippetSet; readonly reason?: string },
): FetchSnippets {
  return async (slug) => {
    const { source, reason = '', snippets } = response;
    const validated = await validateSnippets(snippets, { slug, baseUrl });
    return source === 'stale' ? { source, reason, snippets: validated } : { source, snippets: validated };
  };
}

export function fetcherFor(base: string, effects: TestEffects = testEffects()): FetchSnippets {
  return (slug) => fetchFrom(base, { slug }, effects);
}

export const unexpectedFetch: FetchSnippets = async (slug) => {
  throw new Error(`the page "${slug}" was fetched`);
};

export function refreshReadme(
  text: string,
  settings: Partial<RefreshSettings>,
  ask: FetchSnippets,
): Promise<RefreshResult> {
  return refreshFiles([fileOf('README.md', text)], settingsWith(settings), ask);
}

export function refreshFiles(
  files: Iterable<SourceFile> | AsyncIterable<SourceFile>,
  settings: RefreshSettings,
  fetchSnippets: FetchSnippets,
): Promise<RefreshResult> {
  return refresh(files, { settings, fetchSnippets });
}

export function problemsIn({ findings }: Pick<RefreshResult, 'findings'>): readonly Finding[] {
  return findings.filter(({ level }) => level === 'error');
}

export function warningsIn({ findings }: Pick<RefreshResult, 'findings'>): readonly Finding[] {
  return findings.filter(({ level }) => level !== 'error');
}

export function changedText({ changes }: RefreshResult): string | null {
  return changes[0]?.after ?? null;
}
