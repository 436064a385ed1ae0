import { failedRun } from './failed-run.ts';
import type { FailureKind } from './failure.ts';
import { pageWarnings } from './page-warnings.ts';
import { type Ask, learnPages } from './pages.ts';
import { type FilePlan, ofPage, type PageFacts, planFile } from './plan.ts';
import { type ReadFile, readFile } from './read-file.ts';
import type { FileReport, Outcome, RunError } from './report.ts';
import type { RefreshSettings } from './settings.ts';
import type { Change, SourceFile } from './source-file.ts';
import { vainSearch } from './vain-search.ts';
import type { Warning } from './warning.ts';

/** All that a run found out and would write. Where it failed there is nothing to write. */
export interface Run {
  readonly outcome: Outcome;
  readonly files: readonly FileReport[];
  /** The page of each section, so with repetitions. */
  readonly pages: readonly PageFacts[];
  readonly changes: readonly Change[];
  readonly warnings: readonly Warning[];
  readonly failure: Failure | null;
}

/** Why a run failed: the first of what counts most. */
export interface Failure extends RunError {
  readonly kind: FailureKind;
}

/**
 * Refreshes the sections of some files: reads them, asks about each page once, and works out what each file becomes.
 * All or nothing: one problem anywhere, and there are no changes. Files without a section are read and let go.
 *
 * @param files in the order of the report
 * @param ask how to ask the endpoint; never called where the source is `offline`, and not before all files are in order
 */
export async function refreshFiles(
  files: readonly SourceFile[],
  settings: RefreshSettings,
  ask: Ask,
): Promise<Run> {
  const all: ReadFile[] = [];
  for (const file of files) all.push(await readFile(file, settings));
  const read = all.filter((file) => file.outcome !== 'without');
  const surveyed = read.filter((file) => file.outcome === 'surveyed');
  if (surveyed.length < read.length) return failedRun(read, []);
  const vain = vainSearch(files, all);
  if (vain !== null) return failedRun(read, [], vain);

  const tasks = surveyed.flatMap(({ survey }) => survey.tasks);
  const slugs = new Set(tasks.map(({ slug }) => slug));
  const knowledge = await learnPages(slugs, settings.source, ask);
  const plans: FilePlan[] = [];
  for (const file of surveyed) plans.push(await planFile(file, knowledge, settings));
  const planned = plans.filter((plan) => plan.outcome === 'planned');
  const pages = planned.flatMap((plan) => plan.pages);
  if (planned.length < plans.length) return failedRun(plans, pages);

  const changes = planned.flatMap(({ change }) => (change ? [change] : []));
  return {
    outcome: changes.length > 0 ? settings.verb : 'unchanged',
    files: planned.map(({ report }) => report),
    pages,
    changes,
    warnings: [
      ...[...slugs].flatMap((slug) => pageWarnings(slug, ofPage(knowledge, slug))),
      ...surveyed.flatMap(({ survey }) => survey.warnings),
      ...planned.flatMap((plan) => plan.warnings),
    ],
    failure: null,
  };
}
