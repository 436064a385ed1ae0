import type { Finding } from '../../src/core/errors.ts';
import { refreshWithUnmarked } from '../../src/mark/mark.ts';
import type { Need, RefreshSettings, SourceFile } from '../../src/refresh/parse-file.ts';
import type { RefreshResult } from '../../src/refresh/result.ts';
import { formatOf } from '../../src/sections/format.ts';
import type { Service } from '../../src/service/connection.ts';
import { type FetchSnippets, serviceOf } from './fetching.ts';
import { baseUrl } from './section.ts';

type Unmarked = Parameters<typeof refreshWithUnmarked>[2];

export function settingsWith(more: Partial<RefreshSettings> = {}): RefreshSettings {
  const page = { slug: null, customDomain: null, show: null };
  return { ...page, baseUrl, statusPageHost: 'statuspage.me', source: 'auto', ...more };
}

/** A file in memory. By default it was named explicitly, so it must contain a section. */
export function fileOf(path: string, text: string, need: Need = 'section'): SourceFile {
  return { path, need, format: formatOf(path) ?? 'md', text };
}

export function refreshReadme(
  text: string,
  { unmarked, ...settings }: Partial<RefreshSettings> & { readonly unmarked?: Unmarked },
  ask: FetchSnippets | Service,
): Promise<RefreshResult> {
  return refreshFiles([fileOf('README.md', text)], settingsWith(settings), ask, unmarked);
}

export function refreshFiles(
  files: Iterable<SourceFile> | AsyncIterable<SourceFile>,
  settings: RefreshSettings,
  ask: FetchSnippets | Service,
  unmarked: Unmarked = 'ignore',
): Promise<RefreshResult> {
  const service = typeof ask === 'function' ? serviceOf(ask) : ask;
  return refreshWithUnmarked(files, { settings, service }, unmarked);
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
