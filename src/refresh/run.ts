import { type FilePlan, failedPlan, type PageFacts, planFile } from './file-plan.ts';
import type { Failure } from './fulfil.ts';
import { pageWarnings } from './page-warnings.ts';
import { type Ask, learnPages, type PageKnowledge } from './pages.ts';
import type { FileReport, Outcome, Problem, RunError } from './report.ts';
import type { RefreshSettings } from './settings.ts';
import type { Change, SourceFile } from './source-file.ts';
import { mentionsMarkers, type Survey, surveyText } from './survey.ts';
import type { Warning } from './warning.ts';

/** All that a run found out and would write. There is nothing to write where `failure` is not null. */
export interface Run {
  readonly outcome: Outcome;
  readonly files: readonly FileReport[];
  readonly pages: readonly PageFacts[];
  readonly changes: readonly Change[];
  readonly warnings: readonly Warning[];
  readonly failure: Failure | null;
  readonly error: RunError | null;
}

/**
 * Refreshes the sections of some files: reads them, asks about each page once, and works out what each file becomes.
 * All or nothing: one problem anywhere, and there are no changes. Files without a section are read and let go.
 *
 * @param files in the order of the report
 * @param ask how to ask the endpoint; never called where the source is `offline`
 * @throws {InputError} where a setting is wrong in a way only a file brings out, such as an unknown name in `show`
 */
export async function refreshFiles(
  files: readonly SourceFile[],
  settings: RefreshSettings,
  ask: Ask,
): Promise<Run> {
  const candidates: Candidate[] = [];
  for (const file of files) {
    const candidate = await readCandidate(file, settings);
    if (candidate) candidates.push(candidate);
  }
  if (candidates.length === 0) return failedRun([], [], 'input', noSectionAnywhere(files));
  if (candidates.some(({ kind }) => kind === 'failed'))
    return runOf(candidates.map(unasked), new Map(), settings);

  const sound = candidates.filter((candidate) => candidate.kind === 'surveyed');
  const slugs = sound.flatMap(({ survey }) => survey.tasks.map(({ slug }) => slug));
  const knowledge = await learnPages(slugs, settings.source, ask);
  const plans = sound.map(({ file, text, survey }) =>
    planFile(file.path, text, file.format, survey, knowledge, settings),
  );
  const warnings = sound.flatMap(({ survey }) => survey.warnings);
  return runOf(plans, knowledge, settings, warnings);
}

type Candidate =
  | { readonly kind: 'surveyed'; readonly file: SourceFile; readonly text: string; readonly survey: Survey }
  | { readonly kind: 'failed'; readonly plan: FilePlan };

/** A file that has a section, or something wrong with it; undefined where it is neither. */
async function readCandidate(file: SourceFile, settings: RefreshSettings): Promise<Candidate | undefined> {
  const reading = await file.read();
  if (reading.outcome === 'refused') return failed(file, [{ line: 1, column: 1, ...pick(reading) }]);
  const { text } = reading;
  if (!mentionsMarkers(text)) return file.named ? failed(file, [noSection(file)]) : undefined;
  const survey = surveyText(file.path, text, file.format, settings);
  if (survey.problems.length > 0) return failed(file, survey.problems);
  if (survey.tasks.length === 0) return file.named ? failed(file, [noSection(file)]) : undefined;
  return { kind: 'surveyed', file, text, survey };
}

function pick({ code, message }: { code: string; message: string }): Pick<Problem, 'code' | 'message'> {
  return { code, message };
}

function failed(file: SourceFile, problems: readonly Problem[]): Candidate {
  return { kind: 'failed', plan: failedPlan(file.path, problems, ['input']) };
}

function noSection({ format }: SourceFile): Problem {
  const comment =
    format === 'mdx' ? (words: string) => `{/* ${words} */}` : (words: string) => `<!-- ${words} -->`;
  const message = `no section here; put ${comment('status-snippets start slug="…"')} and ${comment('status-snippets end')} where the snippets belong, or let "status-snippets init" do it`;
  return { line: 1, column: 1, code: 'no-section', message };
}

function noSectionAnywhere(files: readonly SourceFile[]): RunError {
  const count = files.length === 1 ? 'the 1 file' : `any of the ${files.length} files`;
  const message = `no section in ${count} that matched; put the markers in one of them, or name the file that has them`;
  return { code: 'no-section', message };
}

/** With a problem in any file no page is asked for, so nothing is known of the sound ones. */
function unasked(candidate: Candidate): FilePlan {
  return candidate.kind === 'failed' ? candidate.plan : untouched(candidate.file.path);
}

function untouched(path: string): FilePlan {
  const report: FileReport = { path, outcome: 'unchanged', sections: [], problems: [] };
  return { report, change: null, failures: [], pages: [], warnings: [] };
}

/** The order in which one failure wins over another. */
const precedence: readonly Failure[] = ['input', 'refused', 'unavailable'];

function runOf(
  plans: readonly FilePlan[],
  knowledge: ReadonlyMap<string, PageKnowledge>,
  settings: RefreshSettings,
  warnings: readonly Warning[] = [],
): Run {
  const pages = plans.flatMap((plan) => plan.pages);
  const failures = new Set(plans.flatMap((plan) => plan.failures));
  const failure = precedence.find((candidate) => failures.has(candidate));
  if (failure) {
    const files = plans.map(({ report }) =>
      report.outcome === 'failed' ? report : untouched(report.path).report,
    );
    return failedRun(files, pages, failure, firstError(plans, failure));
  }
  const changes = plans.flatMap(({ change }) => (change ? [change] : []));
  return {
    outcome: changes.length > 0 ? settings.verb : 'unchanged',
    files: plans.map(({ report }) => report),
    pages,
    changes,
    warnings: [
      ...[...knowledge].flatMap(([slug, page]) => pageWarnings(slug, page)),
      ...warnings,
      ...plans.flatMap((plan) => plan.warnings),
    ],
    failure: null,
    error: null,
  };
}

function firstError(plans: readonly FilePlan[], failure: Failure): RunError {
  const plan = plans.find(({ failures }) => failures.includes(failure));
  const problem = plan?.report.problems[plan.failures.indexOf(failure)] ?? plan?.report.problems[0];
  if (!plan || !problem) throw new Error(`A failed run has no ${failure} problem`);
  return {
    code: problem.code,
    message: `${plan.report.path}:${problem.line}:${problem.column}: ${problem.message}`,
  };
}

function failedRun(
  files: readonly FileReport[],
  pages: readonly PageFacts[],
  failure: Failure,
  error: RunError,
): Run {
  return { outcome: 'failed', files, pages, changes: [], warnings: [], failure, error };
}
