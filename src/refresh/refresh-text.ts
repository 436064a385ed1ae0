import type { Section } from '../sections/find.ts';
import type { TimeEffects } from '../sections/time-limit.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import { analyzeFile } from './analyze-file.ts';
import { fetchPages } from './fetch-pages.ts';
import type { InputFile, RefreshSettings } from './input.ts';
import { planFile } from './plan-file.ts';
import {
  type FailedFile,
  type FailureKind,
  failureKinds,
  type Problem,
  type SectionReport,
  type Warning,
} from './result.ts';

/** The result of refreshing a text. */
export interface RefreshTextResult {
  readonly outcome: 'changed' | 'unchanged' | 'failed';
  /** The whole text; if nothing changed or something failed, as it was. */
  readonly text: string;
  /** Its sections; none if something failed. */
  readonly sections: readonly SectionReport[];
  /** Why it failed, with positions. */
  readonly problems: readonly Problem[];
  /** What to know although nothing failed. */
  readonly warnings: readonly Warning[];
  /** The cause of a failure: the text or an option (`input`), or the service (`refused`, `unavailable`). */
  readonly failure: Exclude<FailureKind, 'publishing'> | null;
}

/** The result, and where the sections are; both lists are empty if the text has none, or something failed. */
export interface RefreshedText extends RefreshTextResult {
  readonly before: readonly Section[];
  /** The same sections in the new text. */
  readonly after: readonly Section[];
}

/** Refreshes the sections of one text. A text without a section stays as it is. */
export async function refreshText(
  text: string,
  { path, format }: Pick<InputFile, 'path' | 'format'>,
  options: Omit<RefreshSettings, 'checkOnly'>,
  fetchSnippets: FetchSnippets,
  timeEffects?: TimeEffects,
): Promise<RefreshedText> {
  const settings = { ...options, checkOnly: false };
  const file = await analyzeFile(
    { path, format, isExplicit: false, content: { outcome: 'read', text } },
    settings,
    timeEffects,
  );
  if (file.outcome === 'no-section') return unchanged(text);
  if (file.outcome === 'failed') return failed(text, file);
  const { pages, warnings } = await fetchPages(file.requests, settings, fetchSnippets);
  const plan = await planFile(file, pages, settings);
  if (plan.outcome === 'failed') return failed(text, plan);
  const { change, report, sections } = plan;
  return {
    ...unchanged(text),
    ...(change && { outcome: 'changed', text: change.after }),
    ...sections,
    sections: report.sections,
    warnings: [...warnings, ...file.warnings, ...plan.warnings],
  };
}

function unchanged(text: string): RefreshedText {
  const none = { sections: [], problems: [], warnings: [], before: [], after: [] };
  return { outcome: 'unchanged', text, ...none, failure: null };
}

function failed(text: string, { problems }: FailedFile): RefreshedText {
  const kinds = new Set(problems.map(({ kind }) => kind));
  const failure = failureKinds.find((kind) => kinds.has(kind)) ?? null;
  return {
    ...unchanged(text),
    outcome: 'failed',
    problems: problems.map(({ kind, ...problem }) => problem),
    failure: failure === 'publishing' ? null : failure,
  };
}
