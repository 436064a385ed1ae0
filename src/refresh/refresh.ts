import { type Finding, isError, type StatusSnippetsError } from '../core/errors.ts';
import { formats } from '../sections/formats.ts';
import type { ParsedSections, Section } from '../sections/parse-sections.ts';
import { rewriteSections } from '../sections/rewrite-sections.ts';
import { serviceError } from '../service/service-error.ts';
import { isSameAddress } from '../snippets/inputs.ts';
import { formatSnippet, safeStrings } from '../snippets/snippet-set.ts';
import {
  fetchOrGeneratePages,
  notesAboutPlans,
  type Page,
  type Pages,
  toPageReports,
} from './pages.ts';
import { type ParsedFile, parseFiles, type RefreshContext, type Sources } from './parse-file.ts';
import {
  type Failure,
  failedResult,
  hasProblem,
  problemAt,
  type RefreshResult,
  type SectionReport,
} from './result.ts';
import type { SectionSnippets } from './widget-settings.ts';

/**
 * Finds the sections of files, gets each page once, and computes the new text of each file. If any
 * file has a problem, there are no changes. The report has the order of the sources.
 */
export async function refresh(sources: Sources, context: RefreshContext): Promise<RefreshResult> {
  return refreshFiles(await parseFiles(sources, context.settings), context);
}

/** What describes them is loaded only if there may be one. */
async function missingSections(files: readonly ParsedFile[], baseUrl: string) {
  const mayLackOne = ({ need, parsed }: ParsedFile) =>
    need !== 'nothing' && parsed.sections.length === 0;
  if (!files.some(mayLackOne)) return [];
  const { findMissingSections } = await import('./missing-section.ts');
  return findMissingSections(files, baseUrl);
}

/** The result, and why sections could not be rewritten. */
interface RefreshedSections extends RefreshResult {
  readonly refused: ReadonlyMap<Section, Failure>;
}

export async function refreshFiles(
  files: readonly ParsedFile[],
  context: RefreshContext,
): Promise<RefreshedSections> {
  const found = files.flatMap(({ findings }) => findings);
  const { baseUrl } = context.settings;
  const missing = context.mayLackSections ? [] : await missingSections(files, baseUrl);
  const findings = [...found, ...missing];
  const refused = new Map<Section, Failure>();
  if (hasProblem(findings)) return { ...failedResult(files, findings), refused };

  const requests = files.flatMap(({ sections }) => sections);
  const pages = await fetchOrGeneratePages(requests, context);
  const results: RewrittenFile[] = [];
  const problems: Finding[] = [];
  for (const file of files) {
    if (file.sections.length === 0) continue;
    const rewritten = await rewriteFile(file, pages, baseUrl);
    if ('report' in rewritten) {
      results.push(rewritten);
      continue;
    }
    for (const [section, problem] of rewritten) {
      refused.set(section, problem);
      problems.push(problemAt(file.path, section.position, problem));
    }
  }
  const pageReports = toPageReports(results.flatMap((file) => file.pages));
  const { withoutApi } = pages;
  const plans = await notesAboutPlans(withoutApi);
  const earlier = [...plans, ...pages.warnings, ...findings];
  if (problems.length > 0) {
    const failed = failedResult(files, [...earlier, ...problems], pageReports, withoutApi);
    return { ...failed, refused };
  }
  const changes = results.flatMap(({ change }) => change ?? []);
  return {
    outcome: changes.length > 0 ? 'changed' : 'unchanged',
    files: results.map(({ report }) => report),
    pages: pageReports,
    changes,
    withoutApi,
    findings: [...earlier, ...results.flatMap(({ warnings }) => warnings)],
    failure: null,
    refused,
  };
}

type RewrittenFile = Exclude<
  Awaited<ReturnType<typeof rewriteFile>>,
  ReadonlyMap<Section, Failure>
>;

/** Returns the problems of its sections if there are any. */
async function rewriteFile(file: ParsedFile, pages: Pages, baseUrl: string) {
  const { path, byteOrderMark, parsed } = file;
  const before = file.marked?.before ?? parsed;
  const contents: SectionContent[] = [];
  const refused = new Map<Section, Failure>();
  for (const configured of file.sections) {
    const page = pages.pageOf(configured);
    const content = isError(page) ? page : await selectContent(configured, parsed, page, baseUrl);
    if ('snippets' in content) contents.push(content);
    else refused.set(configured.section, content);
  }
  if (refused.size > 0) return refused;

  const isUndecided = ({ configured }: SectionContent) => pages.isLeftAsItIs(configured);
  const rewritten = await rewriteSections(
    parsed,
    contents.map((content) => (isUndecided(content) ? null : content.snippets)),
    contents.map((content) => (isUndecided(content) ? [] : content.replacements)),
  );
  if ('problems' in rewritten) {
    for (const { section } of file.sections) {
      const problem = rewritten.problems.find(({ offset }) => offset === section.start.start);
      if (problem) refused.set(section, problem);
    }
    return refused;
  }
  const { text: after, sections: newSections } = rewritten;
  const reports = contents.map((content, index) => {
    const isNew = file.marked?.added.has(content.configured.section) ?? false;
    return toSectionReport(content, rewritten.changed[index] ?? false, isNew);
  });
  const changed = newSections.filter((_, index) => reports[index]?.outcome === 'changed');
  const change = {
    path,
    before: byteOrderMark + before.text,
    after: byteOrderMark + after,
    sectionTexts: changed.map(({ content }) => after.slice(content.start, content.end)),
    sections: { before: before.sections, after: newSections },
  };
  return {
    report: {
      path,
      outcome: changed.length > 0 ? 'changed' : 'unchanged',
      sections: reports,
    } as const,
    change: changed.length > 0 ? change : null,
    pages: contents.map(({ page }) => page),
    warnings: contents.flatMap(({ configured, warnings }) => {
      const { position } = configured.section;
      const findings = [...pages.findingsOf(configured), ...warnings];
      return findings.map((finding) => ({ ...finding, path, ...position }));
    }),
  };
}

type SectionContent = Exclude<Awaited<ReturnType<typeof selectContent>>, StatusSnippetsError>;

/** The snippets are in the format and context of the section. */
async function selectContent(
  configured: ParsedFile['sections'][number],
  { format }: ParsedSections,
  page: Page,
  baseUrl: string,
) {
  const { section, slug, shown, oldAddress } = configured;
  const address = safeStrings(page.snippets).status_page_url;
  const syntax = section.layout.context === 'html' ? 'html' : 'markdown';
  const snippets: string[] = [];
  for (const name of shown) {
    const snippet = formatSnippet(name, syntax, page.snippets, section.attributes);
    if (typeof snippet !== 'string')
      return serviceError('unsafe-answer', { slug, baseUrl, ...snippet });
    snippets.push(snippet);
  }
  const { snippets: wanted, warnings } = await keepSettingsOfPerson(snippets, configured);
  return {
    configured,
    page,
    address,
    snippets: wanted.map(formats[format].adapt),
    warnings,
    replacements: oldAddress === null ? [] : [{ from: oldAddress, to: address }],
  };
}

/** Hardly any section contains a widget, so the code for it is loaded only then. */
async function keepSettingsOfPerson(
  snippets: readonly string[],
  { section, shownWidgets }: ParsedFile['sections'][number],
): Promise<SectionSnippets> {
  if (shownWidgets.length === 0) return { snippets, warnings: [] };
  const { keepSettings } = await import('./widget-settings.ts');
  return keepSettings(snippets, shownWidgets, section.attributes);
}

/**
 * A new section counts as changed, so that the run commits it. The address of its embed is reported
 * only if it differs.
 */
function toSectionReport(
  { configured, address }: SectionContent,
  isChanged: boolean,
  isNew: boolean,
): SectionReport {
  const { section, slug, oldAddress } = configured;
  const { position, layout } = section;
  const outcome = isChanged || isNew ? 'changed' : 'unchanged';
  const previousAddress =
    isNew && oldAddress !== null && isSameAddress(oldAddress, address) ? null : oldAddress;
  return { line: position.line, context: layout.context, slug, address, previousAddress, outcome };
}
