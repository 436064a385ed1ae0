import type { TimeLimiter } from '../sections/parse-time-limit.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import { mapFields } from '../snippets/snippet-set.ts';
import { safeStrings } from '../snippets/validate/validated-snippets.ts';
import { type AnalyzedFile, analyzeFile } from './analyze-file.ts';
import { type AvailablePage, fetchOrGeneratePages } from './fetch-or-generate-pages.ts';
import type { PageReport, Problem, SectionReport } from './json-report.ts';
import type { InputFile, RefreshSettings } from './refresh-input.ts';
import {
  type FailedFile,
  failedResult,
  type RefreshResult,
  type RewrittenSections,
  type Warning,
} from './refresh-result.ts';
import { type RewrittenFile, rewriteFile } from './rewrite-file.ts';

/**
 * Refreshes the sections of files: finds them, gets each page once, and rewrites each file. If there is a problem in any file,
 * no file is changed. The texts of files without a section are not kept.
 *
 * @param files in the order of the report
 * @param fetchSnippets not called before all files are found valid, and never if the source is `offline`
 * @param timeLimiter to limit the time of parsing each file; without it there is no limit
 */
export async function refreshFiles(
  files: Iterable<InputFile> | AsyncIterable<InputFile>,
  settings: RefreshSettings,
  fetchSnippets: FetchSnippets,
  timeLimiter?: TimeLimiter,
): Promise<RefreshResult> {
  const searched: SearchedFile[] = [];
  const found: (AnalyzedFile | FailedFile)[] = [];
  for await (const file of files) {
    const analyzed = await analyzeFile(file, settings, timeLimiter);
    const hasSection = analyzed.outcome !== 'no-section';
    searched.push({ matchedBy: file.matchedBy ?? [], hasSection });
    if (hasSection) found.push(analyzed);
  }
  const valid = found.filter((file) => file.outcome === 'analyzed');
  if (valid.length < found.length) return failedResult(found, []);
  const noSection = noSectionFailure(searched, settings.allowNoSection ?? false);
  if (noSection !== null) return failedResult(found, [], noSection);

  const configuredSections = valid.flatMap((file) => file.configuredSections);
  const { pages, warnings } = await fetchOrGeneratePages(configuredSections, settings, fetchSnippets);
  const results: (RewrittenFile | FailedFile)[] = [];
  for (const file of valid) results.push(await rewriteFile(file, pages, settings));
  const rewritten = results.filter((file) => file.outcome === 'computed');
  const pageReports = toPageReports(rewritten.flatMap((file) => file.pages));
  if (rewritten.length < results.length) return failedResult(results, pageReports);

  const changes = rewritten.flatMap(({ change }) => change ?? []);
  const outdated = settings.checkOnly ? 'out-of-date' : 'changed';
  return {
    outcome: changes.length > 0 ? outdated : 'unchanged',
    files: rewritten.map(({ report }) => report),
    pages: pageReports,
    changes,
    warnings: [...warnings, ...valid.flatMap((file) => file.warnings), ...rewritten.flatMap((file) => file.warnings)],
    failure: null,
  };
}

/** One report for each page and address. */
export function toPageReports(pages: readonly AvailablePage[]): PageReport[] {
  return [...new Set(pages)].map(({ slug, source, snippets }) => {
    const strings = safeStrings(snippets);
    return { slug, source, snippets: mapFields((field) => strings[field] || null) };
  });
}

type SearchedFile = { readonly matchedBy: readonly string[]; readonly hasSection: boolean };

/** A failure if no file of the run, or none that one of the folders and globs matched, has a section; else null. */
function noSectionFailure(files: readonly SearchedFile[], allowNoSection: boolean): RefreshResult['failure'] {
  const entries = new Set(files.flatMap(({ matchedBy }) => matchedBy));
  for (const entry of [...entries, ...(allowNoSection ? [] : [null])]) {
    const searched = entry === null ? files : files.filter(({ matchedBy }) => matchedBy.includes(entry));
    if (searched.some(({ hasSection }) => hasSection)) continue;
    const count = searched.length === 1 ? 'the 1 file' : `any of the ${searched.length} files`;
    const which = entry === null ? count : `${count} that ${entry} matched`;
    const message = `no section in ${which}: put the markers in one of them, or specify the file that contains them`;
    return { kind: 'input', code: 'no-section', message };
  }
  return null;
}

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
  readonly failure: 'input' | 'refused' | 'unavailable' | null;
}

/** The result, and where the sections are in the old and in the new text; both lists are empty unless the text changed. */
export interface RefreshedText extends RefreshTextResult, RewrittenSections {}

/** Refreshes the sections of one text. A text without a section stays as it is. */
export async function refreshSections(
  text: string,
  { path, format }: Pick<InputFile, 'path' | 'format'>,
  settings: Omit<RefreshSettings, 'checkOnly'>,
  fetchSnippets: FetchSnippets,
  timeLimiter?: TimeLimiter,
): Promise<RefreshedText> {
  const input = { path, format, mustHaveSection: false, content: { outcome: 'read', text } } as const;
  const result = await refreshFiles([input], { ...settings, checkOnly: false }, fetchSnippets, timeLimiter);
  const [file] = result.files; // none if the text has no section
  const [change] = result.changes;
  const { sections = [], problems = [] } = file ?? {};
  const kind = file && result.failure ? result.failure.kind : null;
  const failure = kind === 'publishing' ? null : kind; // a run that writes nothing publishes nothing
  const outcome = failure ? 'failed' : change ? 'changed' : 'unchanged';
  const found = change?.sections ?? { oldSections: [], newSections: [] };
  return { outcome, text: change?.after ?? text, sections, problems, warnings: result.warnings, failure, ...found };
}
