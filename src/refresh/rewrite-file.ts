import { rewriteSections } from '../sections/rewrite-sections.ts';
import { serviceError } from '../service/service-error.ts';
import { formatSnippet } from '../snippets/generate-snippets.ts';
import { safeStrings } from '../snippets/snippet-set.ts';
import { exitOf, type StatusSnippetsError } from '../text/errors.ts';
import { createLocator } from '../text/lines.ts';
import type { AnalyzedFile, ConfiguredSection } from './analyze-file.ts';
import type { FileProblem } from './failure-precedence.ts';
import { type AvailablePage, customDomainWarnings, type PageResult } from './fetch-or-generate-pages.ts';
import type { FileReport, SectionReport } from './json-report.ts';
import type { RefreshSettings } from './refresh-input.ts';
import { type ChangedFile, type FailedFile, failedFile, type Warning } from './refresh-result.ts';

/** The new text of a file, and its report. */
export interface RewrittenFile {
  readonly outcome: 'computed';
  readonly path: string;
  readonly report: FileReport;
  /** Null if the file is up to date. */
  readonly change: ChangedFile | null;
  /** The page of each section. */
  readonly pages: readonly AvailablePage[];
  readonly warnings: readonly Warning[];
}

/** Computes the new text of a file from the pages of its sections, and reports what changed in each section. */
export async function rewriteFile(
  file: AnalyzedFile,
  pages: ReadonlyMap<ConfiguredSection, PageResult>,
  { baseUrl, checkOnly }: Pick<RefreshSettings, 'baseUrl' | 'checkOnly'>,
): Promise<RewrittenFile | FailedFile> {
  const { path, text, parsedSections } = file;
  const contents: SectionContent[] = [];
  const problems: FileProblem[] = [];
  for (const configured of file.configuredSections) {
    const content = await selectContent(configured, pages.get(configured), baseUrl);
    if ('message' in content) problems.push(content);
    else contents.push(content);
  }
  if (problems.length > 0) return { outcome: 'failed', path, problems };

  const rewritten = await rewriteSections(
    parsedSections,
    contents.map(({ snippets }) => snippets),
  );
  if (rewritten.outcome === 'rejected') {
    const { offset, code, message } = rewritten.problem;
    return failedFile(path, [{ ...createLocator(text)(offset), code, message }]);
  }
  const { text: after, sections: newSections, changed } = rewritten;
  const edits = parsedSections.sections.flatMap(({ content }, index) => {
    const next = newSections[index];
    return changed[index] && next ? [{ before: content, after: next.content }] : [];
  });
  const outdated = checkOnly ? 'out-of-date' : 'changed';
  const isOutdated = edits.length > 0;
  const sections = contents.map((content, index) => toSectionReport(content, changed[index] ? outdated : 'unchanged'));
  return {
    outcome: 'computed',
    path,
    report: { path, outcome: isOutdated ? outdated : 'unchanged', sections, problems: [] },
    change: isOutdated
      ? { path, before: text, after, edits, sections: { oldSections: parsedSections.sections, newSections } }
      : null,
    pages: contents.map(({ page }) => page),
    warnings: contents.flatMap(({ configured, page, snippets }) => {
      const warnings = snippets === null ? [] : customDomainWarnings(page, configured);
      return warnings.map((warning) => ({ ...warning, path, ...configured.section.position }));
    }),
  };
}

/** What a section is to contain, and the page it is about. */
interface SectionContent {
  readonly configured: ConfiguredSection;
  readonly page: AvailablePage;
  /**
   * The address to report. It is empty only if the section is left as it is, and neither the section nor the stale response
   * contains a valid address.
   */
  readonly address: string;
  /** What the section is to contain, in its format and context; null to leave it as it is. */
  readonly snippets: readonly string[] | null;
}

/**
 * Selects the snippets that a section is to show. If the response is stale, a section that already shows the page is left as
 * it is.
 */
async function selectContent(
  configured: ConfiguredSection,
  page: PageResult | undefined,
  baseUrl: string,
): Promise<SectionContent | FileProblem> {
  const { section, format, slug, shown, old } = configured;
  if (page === undefined) throw new Error(`Page "${slug}" was not resolved`);
  if (page.outcome === 'failed') return toProblem(configured, page.error);
  const strings = safeStrings(page.snippets);
  const address = strings.status_page_url;
  if (page.source === 'stale' && old !== null && !old.showsOtherPage) {
    return { configured, page, address: old.address ?? address, snippets: null };
  }
  const syntax = section.layout.context === 'html' ? 'html' : 'markdown';
  const snippets: string[] = [];
  for (const name of shown) {
    const snippet = formatSnippet(name, syntax, page.snippets, { slug, baseUrl });
    if (typeof snippet !== 'string')
      return toProblem(configured, serviceError('unsafe-answer', { slug, baseUrl, ...snippet }));
    snippets.push(snippet);
  }
  if (format !== 'mdx') return { configured, page, address, snippets };
  const { toMdx } = await import('../snippets/to-mdx.ts');
  return { configured, page, address, snippets: snippets.map(toMdx) };
}

function toProblem({ section }: ConfiguredSection, error: StatusSnippetsError): FileProblem {
  return { kind: exitOf(error.code), ...section.position, code: error.code, message: error.message };
}

function toSectionReport({ configured, address }: SectionContent, outcome: SectionReport['outcome']): SectionReport {
  const { section, slug, old } = configured;
  const { position, layout } = section;
  const previousAddress = old?.address ?? null;
  return { line: position.line, context: layout.context, slug, address, previousAddress, outcome };
}
