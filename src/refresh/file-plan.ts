import type { Format } from '../sections/format.ts';
import { placeOf } from '../sections/place.ts';
import { rewriteSections } from '../sections/rewrite.ts';
import type { SnippetSet } from '../snippets/snippet-set.ts';
import { differingDomain } from './differing-domain.ts';
import { type Failure, type Fulfilment, fulfil, heldBy } from './fulfil.ts';
import type { PageKnowledge } from './pages.ts';
import type { FileReport, PageSource, Problem, SectionReport } from './report.ts';
import type { RefreshSettings } from './settings.ts';
import type { Change } from './source-file.ts';
import type { Survey, Task } from './survey.ts';
import type { Warning } from './warning.ts';

/** What is to become of a file. */
export interface FilePlan {
  readonly report: FileReport;
  readonly change: Change | null;
  readonly failures: readonly Failure[];
  readonly pages: readonly PageFacts[];
  readonly warnings: readonly Warning[];
}

/** A page as a section of the run came to know it. */
export interface PageFacts {
  readonly slug: string;
  readonly source: PageSource;
  readonly snippets: SnippetSet;
}

interface Planned {
  readonly task: Task;
  readonly fulfilment: Fulfilment;
}

/** Decides what a surveyed text becomes, by what is known of the pages it shows. Pure: nothing is written. */
export function planFile(
  path: string,
  text: string,
  format: Format,
  survey: Survey,
  knowledge: ReadonlyMap<string, PageKnowledge>,
  settings: RefreshSettings,
): FilePlan {
  const planned: Planned[] = survey.tasks.map((task) => ({
    task,
    fulfilment: fulfilWith(task, knowledge, settings),
  }));
  const refusals = planned.flatMap(({ task, fulfilment }) =>
    fulfilment.kind === 'refused' ? [{ ...fulfilment, place: task.section.place }] : [],
  );
  if (refusals.length > 0) {
    const problems = refusals.map(({ place, code, message }) => ({ ...place, code, message }));
    return failedPlan(
      path,
      problems,
      refusals.map(({ failure }) => failure),
    );
  }
  const pieces = planned.map(({ fulfilment }) => (fulfilment.kind === 'fill' ? fulfilment.pieces : null));
  const result = rewriteSections(text, format, survey.finding, pieces);
  if (result.outcome === 'refused') {
    const { offset, code, message } = result.problem;
    return failedPlan(path, [{ ...placeOf(text, offset), code, message }], ['input']);
  }
  const sections = planned.map((one, index) =>
    sectionReport(one, result.changed[index] ? settings.verb : 'unchanged'),
  );
  const change = result.text === text ? null : { path, before: text, after: result.text };
  const report: FileReport = { path, outcome: change ? settings.verb : 'unchanged', sections, problems: [] };
  const warnings = planned.flatMap((one) => domainWarning(path, one));
  return { report, change, failures: [], pages: planned.flatMap(pageFacts), warnings };
}

/** A file that has problems and is left as it is. */
export function failedPlan(
  path: string,
  problems: readonly Problem[],
  failures: readonly Failure[],
): FilePlan {
  return {
    report: { path, outcome: 'failed', sections: [], problems },
    change: null,
    failures,
    pages: [],
    warnings: [],
  };
}

function fulfilWith(
  task: Task,
  knowledge: ReadonlyMap<string, PageKnowledge>,
  settings: RefreshSettings,
): Fulfilment {
  const page = knowledge.get(task.slug);
  if (!page) throw new Error(`Page "${task.slug}" was not asked for`);
  return fulfil(task, page, settings);
}

function pageFacts({ task, fulfilment }: Planned): PageFacts[] {
  const { slug } = task;
  if (fulfilment.kind === 'fill') return [{ slug, source: fulfilment.source, snippets: fulfilment.snippets }];
  return fulfilment.kind === 'keep' ? [{ slug, source: 'stale', snippets: fulfilment.snippets }] : [];
}

function sectionReport({ task, fulfilment }: Planned, outcome: SectionReport['outcome']): SectionReport {
  const written = fulfilment.kind === 'fill' ? fulfilment.snippets.status_page_url : null;
  const previousAddress = outcome === 'unchanged' && written ? ifLinked(task, written) : heldBy(task).address;
  return {
    line: task.section.place.line,
    context: task.section.layout.context,
    slug: task.slug,
    address: written ?? previousAddress ?? '',
    previousAddress,
    outcome,
  };
}

/** The address a section holds that is already as it should be, which saves reading it. */
function ifLinked(task: Task, address: string): string | null {
  return task.shown.some((name) => name !== 'widget' && name !== 'script') ? address : null;
}

function domainWarning(path: string, { task, fulfilment }: Planned): Warning[] {
  if (fulfilment.kind !== 'fill' || fulfilment.source === 'offline') return [];
  const warnings = differingDomain(task.slug, task.customDomain, fulfilment.snippets.status_page_url);
  return warnings.map((warning) => ({ ...warning, path, ...task.section.place }));
}
