import { refresh } from '../../src/refresh/refresh.ts';
import type { Format } from '../../src/sections/format.ts';
import type { SnippetName } from '../../src/sections/marker.ts';
import { serviceOf, unexpectedFetch } from '../support/fetching.ts';
import { settingsWith } from '../support/refreshing.ts';

/** Refreshes a text offline, as the only file of a run. Its page is `acme` unless a marker names another one. */
export async function refreshText(
  text: string,
  format: Format = 'md',
  more: Parameters<typeof settingsWith>[0] = {},
) {
  const file = { path: `input.${format}`, format, text, need: 'section' } as const;
  const { outcome, files, findings, changes } = await refresh([file], {
    settings: settingsWith({ slug: 'acme', source: 'offline', ...more }),
    service: serviceOf(unexpectedFetch),
  });
  const [change] = changes;
  const sections = files.flatMap((report) => report.sections);
  return { outcome, text: change?.after ?? text, sections, findings, change };
}

/** The result of filling a text: its sections in the old and in the new text, unless it was up to date. */
export type Filling =
  | {
      readonly outcome: 'filled';
      readonly text: string;
      readonly contexts: readonly string[];
      readonly change: Awaited<ReturnType<typeof refreshText>>['change'];
    }
  | { readonly outcome: 'refused'; readonly code: string; readonly message: string };

/** Fills all sections of a text with these snippets. */
export async function fill(
  text: string,
  show: readonly SnippetName[],
  format: Format = 'md',
): Promise<Filling> {
  const result = await refreshText(text, format, { show });
  const problem = result.findings.find(({ level }) => level === 'error');
  if (problem) return { outcome: 'refused', code: problem.code, message: problem.message };
  const contexts = result.sections.map(({ context }) => context);
  return { outcome: 'filled', text: result.text, contexts, change: result.change };
}
