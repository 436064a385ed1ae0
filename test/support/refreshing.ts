import type { Ask } from '../../src/refresh/fetch-pages.ts';
import type { RefreshSettings, SourceFile } from '../../src/refresh/input.ts';
import { type Run, refreshFiles } from '../../src/refresh/refresh-files.ts';
import { formatOf } from '../../src/sections/format.ts';
import type { Answer } from '../../src/service/fetch-snippets.ts';
import { askOnce } from '../../src/service/once.ts';
import type { SnippetSet } from '../../src/snippets/snippet-set.ts';
import { type TestEffects, testEffects } from './asking.ts';
import { snippetsOf } from './endpoint-server.ts';

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
    verb: 'changed',
    ...more,
  };
}

/** A file in memory that was named, unless told otherwise. */
export function fileOf(path: string, text: string, named = true): SourceFile {
  return {
    path,
    named,
    format: formatOf(path) ?? 'md',
    read: async () => ({ outcome: 'read', text }),
  };
}

/** Asks nobody: every page gets the same answer. */
export function answerWith(answer: Answer): Ask {
  return async () => answer;
}

/** Asks a real service. */
export function asking(base: string, effects: TestEffects = testEffects()): Ask {
  const ask = askOnce(effects);
  return (slug) => ask({ slug, baseUrl: base, headers: [], timeout: 2, maxAge: 300 });
}

/** For runs that must not ask. */
export const askNobody: Ask = async (slug) => {
  throw new Error(`"${slug}" was asked for`);
};

/** Refreshes one file called README.md. */
export function refreshText(text: string, settings: Partial<RefreshSettings>, ask: Ask): Promise<Run> {
  return refreshFiles([fileOf('README.md', text)], settingsWith(settings), ask);
}

/** The text a run turns its only file into, or null where it leaves it. */
export function written({ changes }: Run): string | null {
  return changes[0]?.after ?? null;
}
