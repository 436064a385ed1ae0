import { rewriteSections } from '../sections/rewrite.ts';
import { ServiceError } from '../service/service-error.ts';
import { formatSnippets } from '../snippets/generate/generate-snippets.ts';
import type { InputError } from '../snippets/inputs/input-error.ts';
import { snippetSources } from '../snippets/snippet-set.ts';
import { safeStrings } from '../snippets/validate/validated-snippets.ts';
import { createLocator } from '../text/lines.ts';
import type { AnalyzedFile, ConfiguredSection } from './analyze-file.ts';
import type { FileProblem } from './failure-precedence.ts';
import type { RefreshSettings } from './input.ts';
import type { FileReport, SectionReport } from './json-report.ts';
import { type AvailablePage, customDomainWarnings, findUnsafeSnippet, type PageResult } from './resolve-pages.ts';
import { type ChangedFile, type FailedFile, failedFile, type Warning } from './result.ts';

/** What a file becomes. */
export interface RewrittenFile {
  readonly outcome: 'rewritten';
  readonly path: string;
  readonly report: FileReport;
  /** Null if the file is up to date. */
  readonly change: ChangedFile | null;
  /** The page of each section. */
  readonly pages: readonly AvailablePage[];
  readonly warnings: readonly Warning[];
}

/** Decides for each section of a file whether it is unchanged, changed or out of date, given the pages of the sections. */
export async function rewriteFile(
  file: AnalyzedFile,
  pages: ReadonlyMap<ConfiguredSection, PageResult>,
  { baseUrl, checkOnly }: Pick<RefreshSettings, 'baseUrl' | 'checkOnly'>,
): Promise<RewrittenFile | FailedFile> {
  const { path, text, finding } = file;
  const fillings: Filling[] = [];
  const problems: FileProblem[] = [];
  for (const request of file.requests) {
    const filling = await fillSection(request, pages.get(request), baseUrl);
    if ('message' in filling) problems.push(filling);
    else fillings.push(filling);
  }
  if (problems.length > 0) return { outcome: 'failed', path, problems };

  const pieces = fillings.map((filling) => filling.pieces);
  const rewritten = await rewriteSections(finding, pieces);
  if (rewritten.outcome === 'refused') {
    const { offset, code, message } = rewritten.problem;
    return failedFile(path, [{ ...createLocator(text)(offset), code, message }]);
  }
  const { text: after, sections: newSections, changed } = rewritten;
  const edits = finding.sections.flatMap(({ content }, index) => {
    const next = newSections[index];
    return changed[index] && next ? [{ before: content, after: next.content }] : [];
  });
  const outdated = checkOnly ? 'out-of-date' : 'changed';
  const isOutdated = edits.length > 0;
  const sections = fillings.map((filling, index) => toSectionReport(filling, changed[index] ? outdated : 'unchanged'));
  return {
    outcome: 'rewritten',
    path,
    report: { path, outcome: isOutdated ? outdated : 'unchanged', sections, problems: [] },
    change: isOutdated
      ? { path, before: text, after, edits, sections: { before: finding.sections, after: newSections } }
      : null,
    pages: fillings.map(({ page }) => page),
    warnings: fillings.flatMap(({ request, page, pieces }) => {
      const warnings = pieces === null ? [] : customDomainWarnings(page, request);
      return warnings.map((warning) => ({ ...warning, path, ...request.section.position }));
    }),
  };
}

interface Filling {
  readonly request: ConfiguredSection;
  readonly page: AvailablePage;
  /** Empty if the section stays as it is, and neither it nor the stale response has a valid one. */
  readonly address: string;
  /** What the section is to contain, in its format and context; null to leave it as it is. */
  readonly pieces: readonly string[] | null;
}

/** Selects the snippets that a section shows. A stale response leaves a section that shows the page as it is. */
async function fillSection(
  request: ConfiguredSection,
  page: PageResult | undefined,
  baseUrl: string,
): Promise<Filling | FileProblem> {
  const { section, format, slug, shown, current } = request;
  if (page === undefined) throw new Error(`Page "${slug}" was not resolved`);
  if (page.outcome === 'failed') return toProblem(request, page.error);
  const snippets = safeStrings(page.snippets);
  const address = snippets.status_page_url;
  if (page.source === 'stale' && current !== null && !current.showsOtherPage) {
    return { request, page, address: current.address ?? address, pieces: null };
  }
  const form = section.layout.context === 'html' ? 'html' : 'markdown';
  const needed = shown.map((name) => snippetSources[name][form] ?? 'status_page_url');
  const unsafe = findUnsafeSnippet(page, ['status_page_url', ...needed], baseUrl);
  if (unsafe) return toProblem(request, unsafe);

  const forms = await formatSnippets(snippets, { slug, baseUrl });
  const pieces = shown.map((name) => forms[name][form] ?? '');
  if (format !== 'mdx') return { request, page, address, pieces };
  const { toMdx } = await import(/* webpackChunkName: "mdx" */ '../snippets/generate/to-mdx.ts');
  return { request, page, address, pieces: pieces.map(toMdx) };
}

function toProblem({ section }: ConfiguredSection, error: ServiceError | InputError): FileProblem {
  const kind = error instanceof ServiceError ? error.kind : 'input';
  return { kind, ...section.position, code: error.code, message: error.message };
}

function toSectionReport({ request, address }: Filling, outcome: SectionReport['outcome']): SectionReport {
  const { section, slug, current } = request;
  const { position, layout } = section;
  const previousAddress = current?.address ?? null;
  return { line: position.line, context: layout.context, slug, address, previousAddress, outcome };
}
