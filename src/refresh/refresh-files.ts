import type { TimeEffects } from '../sections/time-limit.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import { snippetFields } from '../snippets/snippet-set.ts';
import { type AnalyzedFile, analyzeFile } from './analyze-file.ts';
import { type AvailablePage, fetchPages } from './fetch-pages.ts';
import type { InputFile, RefreshSettings } from './input.ts';
import { type FilePlan, planFile } from './plan-file.ts';
import {
  type FailedFile,
  type Failure,
  failedResult,
  type PageReport,
  type Problem,
  type RefreshResult,
  type RewrittenSections,
  type SectionReport,
  type Warning,
} from './result.ts';

/**
 * Refreshes the sections of files: finds them, gets each page once, and decides what each file becomes. All or nothing: if
 * there is a problem in any file, there are no changes. The texts of files without a section are not kept.
 *
 * @param files in the order of the report
 * @param fetchSnippets not called before all files are found valid, and never if the source is `offline`
 * @param timeEffects to limit the time of parsing each file; without them there is no limit
 */
export async function refreshFiles(
  files: Iterable<InputFile> | AsyncIterable<InputFile>,
  settings: RefreshSettings,
  fetchSnippets: FetchSnippets,
  timeEffects?: TimeEffects,
): Promise<RefreshResult> {
  const matches = new Matches();
  const found: (AnalyzedFile | FailedFile)[] = [];
  for await (const file of files) {
    const analyzed = await analyzeFile(file, settings, timeEffects);
    matches.add(file, analyzed.outcome !== 'no-section');
    if (analyzed.outcome !== 'no-section') found.push(analyzed);
  }
  const valid = found.filter((file) => file.outcome === 'analyzed');
  if (valid.length < found.length) return failedResult(found, []);
  const noSection = matches.findMissingSection();
  if (noSection !== null) return failedResult(found, [], noSection);

  const requests = valid.flatMap((file) => file.requests);
  const { pages, warnings } = await fetchPages(requests, settings, fetchSnippets);
  const plans: FilePlan[] = [];
  for (const file of valid) plans.push(await planFile(file, pages, settings));
  const planned = plans.filter((plan) => plan.outcome === 'planned');
  const pageReports = toPageReports(planned.flatMap((plan) => plan.pages));
  if (planned.length < plans.length) return failedResult(plans, pageReports);

  const changes = planned.flatMap(({ change }) => change ?? []);
  const outdated = settings.checkOnly ? 'out-of-date' : 'changed';
  return {
    outcome: changes.length > 0 ? outdated : 'unchanged',
    files: planned.map(({ report }) => report),
    pages: pageReports,
    changes,
    warnings: [...warnings, ...valid.flatMap((file) => file.warnings), ...planned.flatMap((plan) => plan.warnings)],
    failure: null,
  };
}

/** Each page once, and once more for each other address. A string that is not safe is null. */
function toPageReports(pages: readonly AvailablePage[]): PageReport[] {
  return [...new Set(pages)].map(({ slug, source, snippets }) => {
    const entries = snippetFields.map((field) => {
      const validation = snippets[field];
      return [field, validation.outcome === 'safe' ? validation.value : null];
    });
    return { slug, source, snippets: Object.fromEntries(entries) as PageReport['snippets'] }; // one entry for each field
  });
}

/** Counts the files that each directory or pattern matched, and those of them with a section. */
class Matches {
  readonly #all = { files: 0, withSection: 0 };
  readonly #patterns = new Map<string, { files: number; withSection: number }>();

  add({ matchedBy = [] }: InputFile, hasSection: boolean): void {
    for (const pattern of matchedBy) {
      if (!this.#patterns.has(pattern)) this.#patterns.set(pattern, { files: 0, withSection: 0 });
    }
    const counts = [this.#all, ...matchedBy.map((pattern) => this.#patterns.get(pattern) ?? this.#all)];
    for (const count of counts) {
      count.files += 1;
      if (hasSection) count.withSection += 1;
    }
  }

  /** A failure if no file of the run, or none that one of the patterns matched, has a section; else null. */
  findMissingSection(): Failure | null {
    for (const [pattern, { files, withSection }] of this.#patterns) {
      if (withSection === 0) return missingSection(files, ` that ${pattern} matched`);
    }
    return this.#all.withSection === 0 ? missingSection(this.#all.files, '') : null;
  }
}

function missingSection(files: number, which: string): Failure {
  const count = files === 1 ? 'the 1 file' : `any of the ${files} files`;
  const message = `no section in ${count}${which}: put the markers in one of them, or specify the file that contains them`;
  return { kind: 'input', code: 'no-section', message };
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
export async function refreshText(
  text: string,
  { path, format }: Pick<InputFile, 'path' | 'format'>,
  settings: Omit<RefreshSettings, 'checkOnly'>,
  fetchSnippets: FetchSnippets,
  timeEffects?: TimeEffects,
): Promise<RefreshedText> {
  const input = { path, format, isExplicit: false, content: { outcome: 'read', text } } as const;
  const result = await refreshFiles([input], { ...settings, checkOnly: false }, fetchSnippets, timeEffects);
  const [file] = result.files; // none if the text has no section
  const [change] = result.changes;
  const { sections = [], problems = [] } = file ?? {};
  const kind = file && result.failure ? result.failure.kind : null;
  const failure = kind === 'publishing' ? null : kind;
  const outcome = failure ? 'failed' : change ? 'changed' : 'unchanged';
  const { before, after } = change?.sections ?? { before: [], after: [] };
  return {
    outcome,
    text: change?.after ?? text,
    sections,
    problems,
    warnings: result.warnings,
    failure,
    before,
    after,
  };
}
