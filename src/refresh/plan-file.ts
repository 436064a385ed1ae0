import { rewriteSections } from '../sections/rewrite.ts';
import { ServiceError } from '../service/service-error.ts';
import { formatSnippets } from '../snippets/generate/generate-snippets.ts';
import { snippetSources } from '../snippets/snippet-set.ts';
import { safeStrings } from '../snippets/validate/validation.ts';
import { positionAt } from '../text/lines.ts';
import type { AnalyzedFile, SectionRequest } from './analyze-file.ts';
import { type AvailablePage, domainWarnings, type PageResult } from './fetch-pages.ts';
import type { RefreshSettings } from './input.ts';
import {
  type FailedFile,
  type FileChange,
  type FileProblem,
  type FileReport,
  failedFile,
  type SectionReport,
  type Warning,
} from './result.ts';

/** What is to become of a file. */
export type FilePlan = PlannedFile | FailedFile;

interface PlannedFile {
  readonly outcome: 'planned';
  readonly path: string;
  readonly report: FileReport;
  /** Null if the file is up to date. */
  readonly change: FileChange | null;
  /** The page of each section. */
  readonly pages: readonly AvailablePage[];
  readonly warnings: readonly Warning[];
}

/** Decides what a file becomes, given the pages that its sections show. Nothing is written. */
export async function planFile(
  file: AnalyzedFile,
  pages: ReadonlyMap<SectionRequest, PageResult>,
  { baseUrl, checkOnly }: Pick<RefreshSettings, 'baseUrl' | 'checkOnly'>,
): Promise<FilePlan> {
  const { path, text, finding } = file;
  const planned: PlannedSection[] = [];
  const problems: FileProblem[] = [];
  for (const request of file.requests) {
    const plan = await planSection(request, pages.get(request), baseUrl);
    if ('message' in plan) problems.push(plan);
    else planned.push(plan);
  }
  if (problems.length > 0) return { outcome: 'failed', path, problems };

  const pieces = planned.map((section) => section.pieces);
  const rewritten = await rewriteSections(finding, pieces);
  if (rewritten.outcome === 'refused') {
    const { offset, code, message } = rewritten.problem;
    return failedFile(path, [{ ...positionAt(text, offset), code, message }]);
  }
  const { sections: after, changed } = rewritten;
  const outdated = checkOnly ? 'out-of-date' : 'changed';
  const edits = finding.sections.flatMap((section, index) => {
    const next = after[index];
    return changed[index] && next ? [{ before: section.content, after: next.content }] : [];
  });
  const isChanged = edits.length > 0;
  const sections = planned.map((section, index) => toSectionReport(section, changed[index] ? outdated : 'unchanged'));
  return {
    outcome: 'planned',
    path,
    report: { path, outcome: isChanged ? outdated : 'unchanged', sections, problems: [] },
    change: isChanged
      ? { path, before: text, after: rewritten.text, edits, sections: { before: finding.sections, after } }
      : null,
    pages: planned.map(({ page }) => page),
    warnings: planned.flatMap((section) => sectionWarnings(path, section)),
  };
}

interface PlannedSection {
  readonly request: SectionRequest;
  readonly page: AvailablePage;
  /** Empty if the section stays as it is, and neither it nor the old response has a valid one. */
  readonly address: string;
  /** What the section is to contain, in its format and context; null to leave it as it is. */
  readonly pieces: readonly string[] | null;
}

/** Selects the snippets that a section shows. With an old response, a section that shows the page already stays as it is. */
async function planSection(
  request: SectionRequest,
  page: PageResult | undefined,
  baseUrl: string,
): Promise<PlannedSection | FileProblem> {
  const { section, format, slug, shown, current } = request;
  if (page === undefined) throw new Error(`Page "${slug}" was not fetched`);
  if (page.outcome === 'failed') return toProblem(request, page.error);
  const { status_page_url } = page.snippets;
  const address = status_page_url.outcome === 'safe' ? status_page_url.value : '';
  if (page.source === 'stale' && current.isFilled && !current.showsOtherPage) {
    return { request, page, address: current.address ?? address, pieces: null };
  }
  const form = section.layout.context === 'html' ? 'html' : 'markdown';
  const needed = shown.map((name) => snippetSources[name][form] ?? 'status_page_url');
  const validations = ['status_page_url' as const, ...needed].map((field) => page.snippets[field]);
  const unsafe = validations.find((validation) => validation.outcome === 'unsafe');
  if (unsafe) return toProblem(request, new ServiceError('unsafe-answer', { slug, baseUrl, ...unsafe }));

  const forms = await formatSnippets(safeStrings(page.snippets), { slug, baseUrl });
  const pieces = shown.map((name) => forms[name][form] ?? '');
  if (format !== 'mdx') return { request, page, address, pieces };
  const { toMdx } = await import(/* webpackChunkName: "mdx" */ '../snippets/generate/to-mdx.ts');
  return { request, page, address, pieces: pieces.map(toMdx) };
}

function toProblem(
  { section }: SectionRequest,
  error: Extract<PageResult, { outcome: 'failed' }>['error'],
): FileProblem {
  const kind = error instanceof ServiceError ? error.kind : 'input';
  return { kind, ...section.position, code: error.code, message: error.message };
}

function toSectionReport({ request, address }: PlannedSection, outcome: SectionReport['outcome']): SectionReport {
  const { section, slug, current } = request;
  const { position, layout } = section;
  return { line: position.line, context: layout.context, slug, address, previousAddress: current.address, outcome };
}

function sectionWarnings(path: string, { request, page, address, pieces }: PlannedSection): Warning[] {
  if (pieces === null || page.source === 'offline') return [];
  const { slug, customDomain, section } = request;
  const warnings = domainWarnings(slug, customDomain, address);
  return warnings.map((warning) => ({ ...warning, path, ...section.position }));
}
