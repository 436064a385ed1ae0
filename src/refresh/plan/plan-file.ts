import { rewriteSections } from '../../sections/rewrite.ts';
import { positionAt } from '../../text/position.ts';
import type { AvailablePage, PageResult } from '../fetch-pages.ts';
import type { RefreshSettings } from '../input.ts';
import type { FileReport, SectionReport } from '../report/report.ts';
import { type FailedFile, type FileChange, type FileProblem, failedFile, type RewrittenSections } from '../result.ts';
import type { AnalyzedFile, SectionRequest } from '../section-requests.ts';
import { domainWarnings, type Warning } from '../warnings.ts';
import { resolveContent, type SectionContent } from './section-content.ts';

/** What is to become of a file. */
export type FilePlan = PlannedFile | FailedFile;

export interface PlannedFile {
  readonly outcome: 'planned';
  readonly path: string;
  readonly report: FileReport;
  /** Null if the file is up to date. */
  readonly change: FileChange | null;
  readonly sections: RewrittenSections;
  /** The page of each section. */
  readonly pages: readonly AvailablePage[];
  readonly warnings: readonly Warning[];
}

type AcceptedContent = Exclude<SectionContent, { outcome: 'rejected' }>;

interface PlannedSection {
  readonly request: SectionRequest;
  readonly page: AvailablePage;
  readonly content: AcceptedContent;
}

/** Decides what a file becomes, given the pages that its sections show. Nothing is written. */
export async function planFile(
  file: AnalyzedFile,
  pages: ReadonlyMap<SectionRequest, PageResult>,
  { baseUrl, checkOnly }: Pick<RefreshSettings, 'baseUrl' | 'checkOnly'>,
): Promise<FilePlan> {
  const { path, text, format, finding } = file;
  const planned: PlannedSection[] = [];
  const problems: FileProblem[] = [];
  for (const request of file.requests) {
    const page = pages.get(request);
    if (page === undefined) throw new Error(`Page "${request.slug}" was not fetched`);
    const content = await resolveContent(request, page, baseUrl);
    if (content.outcome === 'rejected') {
      const { kind, code, message } = content;
      problems.push({ kind, ...request.section.position, code, message });
    } else if (page.outcome === 'available') planned.push({ request, page, content });
  }
  if (problems.length > 0) return { outcome: 'failed', path, problems };

  const pieces = planned.map(({ content }) => (content.outcome === 'filled' ? content.pieces : null));
  const rewritten = await rewriteSections(text, format, finding, pieces);
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
    change: isChanged ? { path, before: text, after: rewritten.text, edits } : null,
    sections: { before: finding.sections, after },
    pages: planned.map(({ page }) => page),
    warnings: planned.flatMap((section) => sectionWarnings(path, section)),
  };
}

function toSectionReport({ request, content }: PlannedSection, outcome: SectionReport['outcome']): SectionReport {
  const { section, slug, current } = request;
  return {
    line: section.position.line,
    context: section.layout.context,
    slug,
    address: content.address,
    previousAddress: current.address,
    outcome,
  };
}

function sectionWarnings(path: string, { request, page, content }: PlannedSection): Warning[] {
  if (content.outcome !== 'filled' || page.source === 'offline') return [];
  const { slug, customDomain, section } = request;
  return domainWarnings(slug, customDomain, content.address).map((warning) => ({
    ...warning,
    path,
    ...section.position,
  }));
}
