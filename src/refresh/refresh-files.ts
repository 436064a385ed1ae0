import { type Ask, learnPages } from './fetch-pages.ts';
import type { Change, RefreshSettings, SourceFile } from './input.ts';
import { type FilePlan, ofPage, type PageFacts, planFile } from './plan/plan-file.ts';
import { type ReadFile, readFile } from './read-file.ts';
import type { FileReport, Outcome, RunError } from './report/report.ts';
import { type FailureKind, failedRun } from './result.ts';
import { pageWarnings, type Warning } from './warnings.ts';

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

/**
 * Why a run has nothing to do: of the files that a folder or glob found, one has to have a section; null where one has.
 *
 * @param read what each of the files turned out to hold
 */
export function vainSearch(files: readonly SourceFile[], read: readonly ReadFile[]): Failure | null {
  const withSection = new Set(files.filter((_, index) => read[index]?.outcome !== 'without'));
  for (const search of new Set(files.flatMap(({ foundBy }) => foundBy ?? []))) {
    const found = files.filter(({ foundBy }) => foundBy?.includes(search));
    if (!found.some((file) => withSection.has(file))) return failure(found.length, ` that ${search} matched`);
  }
  return withSection.size > 0 ? null : failure(files.length, '');
}

function failure(files: number, where: string): Failure {
  const count = files === 1 ? 'the 1 file' : `any of the ${files} files`;
  const message = `no section in ${count}${where}: put the markers in one of them, or name the file that has them`;
  return { kind: 'input', code: 'no-section', message };
}
