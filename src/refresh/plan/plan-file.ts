import { rewriteSections } from '../../sections/rewrite.ts';
import type { SnippetSet } from '../../snippets/snippet-set.ts';
import { placeOf } from '../../text/position.ts';
import type { PageKnowledge } from '../fetch-pages.ts';
import type { Change, RefreshSettings } from '../input.ts';
import type { FileReport, PageSource, SectionReport } from '../report/report.ts';
import type { FailedFile } from '../result.ts';
import type { SurveyedFile, Task } from '../section-requests.ts';
import { differingDomain, type Warning } from '../warnings.ts';
import { type Fulfilment, fulfil } from './section-content.ts';

/** What is to become of a file. */
export type FilePlan = PlannedFile | FailedFile;

export interface PlannedFile {
  readonly outcome: 'planned';
  readonly path: string;
  readonly report: FileReport;
  /** Null where the file is right already. */
  readonly change: Change | null;
  /** The page of each section. */
  readonly pages: readonly PageFacts[];
  readonly warnings: readonly Warning[];
}

/** A page as a section of the run came to know it. The snippets of an answer are not judged. */
export interface PageFacts {
  readonly slug: string;
  readonly source: PageSource;
  readonly snippets: SnippetSet;
}

type Granted = Exclude<Fulfilment, { kind: 'refuse' }>;

/** Decides what a surveyed file becomes, by what is known of the pages it shows. Pure: nothing is written. */
export async function planFile(
  file: SurveyedFile,
  knowledge: ReadonlyMap<string, PageKnowledge>,
  settings: RefreshSettings,
): Promise<FilePlan> {
  const { path, text, format, survey } = file;
  const planned: { readonly task: Task; readonly granted: Granted }[] = [];
  const troubles: FailedFile['troubles'][number][] = [];
  for (const task of survey.tasks) {
    const fulfilment = await fulfil(task, ofPage(knowledge, task.slug), settings);
    if (fulfilment.kind !== 'refuse') planned.push({ task, granted: fulfilment });
    else {
      const { fault, code, message } = fulfilment;
      troubles.push({ kind: fault, ...task.section.place, code, message });
    }
  }
  if (troubles.length > 0) return { outcome: 'failed', path, troubles };

  const pieces = planned.map(({ granted }) => (granted.kind === 'fill' ? granted.pieces : null));
  const result = await rewriteSections(text, format, survey.finding, pieces);
  if (result.outcome === 'refused') {
    const { offset, code, message } = result.problem;
    return {
      outcome: 'failed',
      path,
      troubles: [{ kind: 'input', ...placeOf(text, offset), code, message }],
    };
  }
  const change = result.text === text ? null : { path, before: text, after: result.text };
  const sections = await Promise.all(
    planned.map(({ task, granted }, index) =>
      sectionReport(task, granted, result.changed[index] ? settings.verb : 'unchanged'),
    ),
  );
  return {
    outcome: 'planned',
    path,
    report: { path, outcome: change ? settings.verb : 'unchanged', sections, problems: [] },
    change,
    pages: planned.map(({ task: { slug }, granted: { source, snippets } }) => ({ slug, source, snippets })),
    warnings: planned.flatMap(({ task, granted }) => domainWarning(path, task, granted)),
  };
}

/** What is known of a page; every page of a run was asked for before. */
export function ofPage(knowledge: ReadonlyMap<string, PageKnowledge>, slug: string): PageKnowledge {
  const page = knowledge.get(slug);
  if (!page) throw new Error(`Page "${slug}" was not asked for`);
  return page;
}

async function sectionReport(
  task: Task,
  { kind, address }: Granted,
  outcome: SectionReport['outcome'],
): Promise<SectionReport> {
  const isRight = kind === 'fill' && outcome === 'unchanged';
  return {
    line: task.section.place.line,
    context: task.section.layout.context,
    slug: task.slug,
    address,
    previousAddress: isRight
      ? ifLinked(task, address)
      : (await import('./current-content.ts')).heldBy(task).address,
    outcome,
  };
}

/** The address in a section that is already as it should be, which saves reading it. */
function ifLinked(task: Task, address: string): string | null {
  return task.shown.some((name) => name !== 'widget' && name !== 'script') ? address : null;
}

function domainWarning(path: string, { slug, customDomain, section }: Task, granted: Granted): Warning[] {
  if (granted.kind !== 'fill' || granted.source === 'offline') return [];
  return differingDomain(slug, customDomain, granted.address).map((warning) => ({
    ...warning,
    path,
    ...section.place,
  }));
}
