import type { FirstSection, RefreshSettings } from '../../src/refresh/input.ts';
import { refresh } from '../../src/refresh/refresh.ts';
import type { RefreshResult } from '../../src/refresh/result.ts';
import type { Format } from '../../src/sections/format.ts';
import { unexpectedFetch } from './fetching.ts';
import { problemsIn, settingsWith } from './refreshing.ts';

/** Refreshes a text offline, with embeds outside sections. */
export function refreshUnmarked(
  text: string,
  format: Format,
  settings: Partial<RefreshSettings>,
  firstSection?: FirstSection,
): Promise<RefreshResult> {
  const file = { path: `README.${format}`, format, text, mustHaveSection: true };
  return refresh([file], {
    settings: settingsWith({ source: 'offline', ...settings }),
    fetchSnippets: unexpectedFetch,
    ...(firstSection && { firstSection }),
  });
}

/** The embeds of a text that are outside its sections, each with the text that begins there. */
export async function findIn(text: string, format: Format = 'md', settings: Partial<RefreshSettings> = {}) {
  const { embeds } = await refreshUnmarked(text, format, { unmarked: 'warn', forEmbeds: true, ...settings });
  const lines = text.replace(/^\uFEFF/, '').split(/(?<=\r\n|\n)/);
  return embeds.map(({ kind, slug, address, line, column }) => {
    const following = lines.slice(line - 1).join('');
    return { kind, slug, address, rest: following.slice(column - 1) };
  });
}

/** Puts markers around the embeds of a text and fills them. Also returns why some embeds stay as they are. */
export async function adopt(text: string, format: Format = 'md', settings: Partial<RefreshSettings> = {}) {
  const result = await refreshUnmarked(text, format, { unmarked: 'adopt', forEmbeds: true, ...settings });
  const leftAlone = result.findings.filter(({ code }) => code === 'left-alone');
  return {
    text: result.changes[0]?.after ?? text,
    reasons: leftAlone.map(({ message }) => /stays as it is: (.*)/s.exec(message)?.[1]),
    problems: problemsIn(result),
  };
}
