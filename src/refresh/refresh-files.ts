import type { FetchSnippets } from '../service/fetch-snippets.ts';
import { mapFields, safeStrings } from '../snippets/snippet-set.ts';
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
 * Refreshes the sections of files: finds them, gets each page once, and computes the new text of each file. If any file has a
 * problem, there are no changes. The text of a file without a section is released at once, to save memory.
 *
 * @param files in the order of the report
 * @param fetchSnippets called only after all files were found valid, and never if the source is `offline`
 */
export async function refreshFiles(
  files: Iterable<InputFile> | AsyncIterable<InputFile>,
  settings: RefreshSettings,
  fetchSnippets: FetchSnippets,
): Promise<RefreshResult> {
  const searched: SearchedFile[] = [];
  const filesWithSections: (AnalyzedFile | FailedFile)[] = [];
  for await (const file of files) {
    const analyzed = await analyzeFile(file, settings);
    const hasSection = analyzed.outcome !== 'no-section';
    searched.push({ matchedBy: file.matchedBy ?? [], hasSection });
    if (hasSection) filesWithSections.push(analyzed);
  }
  const valid = filesWithSections.filter((file) => file.outcome === 'analyzed');
  if (valid.length < filesWithSections.length) return failedResult(filesWithSections, []);
  const noSection = noSectionFailure(searched, settings.allowNoSection ?? false);
  if (noSection !== null) return failedResult(filesWithSections, [], noSection);

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

/** One report for each page; if different sections got different addresses of a page, one for each of them. */
export function toPageReports(pages: readonly AvailablePage[]): PageReport[] {
  return [...new Set(pages)].map(({ slug, source, snippets }) => {
    const strings = safeStrings(snippets);
    return { slug, source, snippets: mapFields((field) => strings[field] || null) };
  });
}

type SearchedFile = { readonly matchedBy: readonly string[]; readonly hasSection: boolean };

/**
 * The failure if a folder or glob matched only files without a section, or, unless that is allowed, if no file of the run has
 * a section. Otherwise null.
 */
function noSectionFailure(files: readonly SearchedFile[], allowNoSection: boolean): RefreshResult['failure'] {
  const entries = new Set(files.flatMap(({ matchedBy }) => matchedBy));
  for (const entry of [...entries, ...(allowNoSection ? [] : [null])]) {
    // Null stands for all files of the run.
    const searched = entry === null ? files : files.filter(({ matchedBy }) => matchedBy.includes(entry));
    if (searched.some(({ hasSection }) => hasSection)) continue;
    const isOne = searched.length === 1;
    const count = isOne ? 'the only file' : `any of the ${searched.length} files`;
    const which = entry === null ? count : `${count} that ${entry} matched`;
    const where = isOne ? 'it' : 'one of them';
    const message = `no section in ${which}: put the markers in ${where}, or specify the file that contains them`;
    return { kind: 'input', code: 'no-section', message };
  }
  return null;
}

/** The result of refreshing a text. */
export interface RefreshTextResult {
  readonly outcome: 'changed' | 'unchanged' | 'failed';
  /** The whole text. If the outcome is not `changed`, it is the text that was given. */
  readonly text: string;
  /** The sections of the text; empty if something failed. */
  readonly sections: readonly SectionReport[];
  /** Why the refresh failed, with positions; empty if it did not. */
  readonly problems: readonly Problem[];
  /** What users should know although nothing failed. */
  readonly warnings: readonly Warning[];
  /** The cause of a failure: the text or an option (`input`), or the service (`refused`, `unavailable`). */
  readonly failure: 'input' | 'refused' | 'unavailable' | null;
}

/** The result, with the sections of the old and of the new text; both lists are empty unless the text changed. */
export interface RefreshedTextWithSections extends RefreshTextResult, RewrittenSections {}

/** Refreshes the sections of one text. A text without a section stays as it is. */
export async function refreshOneText(
  text: string,
  { path, format }: Pick<InputFile, 'path' | 'format'>,
  settings: Omit<RefreshSettings, 'checkOnly'>,
  fetchSnippets: FetchSnippets,
): Promise<RefreshedTextWithSections> {
  const input = { path, format, mustHaveSection: false, content: { outcome: 'read', text } } as const;
  const result = await refreshFiles([input], { ...settings, checkOnly: false }, fetchSnippets);
  const [file] = result.files; // none if the text has no section
  const [change] = result.changes;
  const { sections = [], problems = [] } = file ?? {};
  const kind = file && result.failure ? result.failure.kind : null;
  const failure = kind === 'publishing' ? null : kind; // this function writes nothing
  const outcome = failure ? 'failed' : change ? 'changed' : 'unchanged';
  const rewrittenSections = change?.sections ?? { oldSections: [], newSections: [] };
  const { warnings } = result;
  return { outcome, text: change?.after ?? text, sections, problems, warnings, failure, ...rewrittenSections };
}
