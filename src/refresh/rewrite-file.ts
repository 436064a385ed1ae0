import type { Format } from '../sections/format.ts';
import { formats } from '../sections/formats.ts';
import { rewriteSections } from '../sections/rewrite-sections.ts';
import { serviceError } from '../service/service-error.ts';
import { formatSnippet } from '../snippets/generate-snippets.ts';
import { isSameAddress } from '../snippets/inputs.ts';
import { safeStrings } from '../snippets/snippet-set.ts';
import { isError } from '../text/errors.ts';
import type { Finding } from '../text/finding.ts';
import { createLocator } from '../text/range.ts';
import { customDomainWarnings, type Page, type Pages } from './pages.ts';
import type { ConfiguredSection, ParsedFile } from './parse-file.ts';
import { type ChangedFile, type FileResult, problemAt, type SectionReport } from './result.ts';

export interface RewrittenFile {
  readonly report: FileResult;
  readonly change: ChangedFile | null;
  readonly pages: readonly Page[];
  readonly warnings: readonly Finding[];
}

export async function rewriteFile(
  file: ParsedFile,
  { pageOf }: Pages,
  baseUrl: string,
): Promise<RewrittenFile | readonly Finding[]> {
  const { path, byteOrderMark, parsed } = file;
  const before = file.marked?.before ?? parsed;
  const contents: SectionContent[] = [];
  const problems: Finding[] = [];
  for (const configured of file.sections) {
    const page = pageOf(configured);
    const content = isError(page) ? page : selectContent(configured, parsed.format, page, baseUrl);
    if (isError(content)) problems.push(problemAt(path, configured.section.position, content));
    else contents.push(content);
  }
  if (problems.length > 0) return problems;

  const wanted = contents.map(({ snippets }) => snippets);
  const rewritten = await rewriteSections(parsed, wanted);
  if ('problems' in rewritten) {
    const positionOf = createLocator(parsed.text);
    return rewritten.problems.map((problem) => problemAt(path, positionOf(problem.offset), problem));
  }
  const { text: after, sections: newSections } = rewritten;
  const sections = contents.map((content, index) => {
    const isNew = file.marked?.added.has(content.configured.section.start.start) ?? false;
    return toSectionReport(content, rewritten.changed[index] ?? false, isNew);
  });
  const changed = newSections.filter((_, index) => sections[index]?.outcome === 'changed');
  const change = {
    path,
    before: byteOrderMark + before.text,
    after: byteOrderMark + after,
    sectionTexts: changed.map(({ content }) => after.slice(content.start, content.end)),
    sections: { before: before.sections, after: newSections },
  };
  return {
    report: { path, outcome: changed.length > 0 ? 'changed' : 'unchanged', sections },
    change: changed.length > 0 ? change : null,
    pages: contents.map(({ page }) => page),
    warnings: contents.flatMap(({ configured, page, snippets }) => {
      const warnings = snippets === null ? [] : customDomainWarnings(page, configured);
      return warnings.map((warning) => ({ ...warning, path, ...configured.section.position }));
    }),
  };
}

interface SectionContent {
  readonly configured: ConfiguredSection;
  readonly page: Page;
  readonly address: string;
  /** What the section is to contain, in its format and context; null to leave it as it is. */
  readonly snippets: readonly string[] | null;
}

/** If the response is stale, a section that already shows the page is left as it is. */
function selectContent(configured: ConfiguredSection, format: Format, page: Page, baseUrl: string) {
  const { section, slug, shown, oldAddress, isFilled } = configured;
  const address = safeStrings(page.snippets).status_page_url;
  if (page.source === 'stale' && isFilled) return { configured, page, address: oldAddress ?? address, snippets: null };
  const syntax = section.layout.context === 'html' ? 'html' : 'markdown';
  const snippets: string[] = [];
  for (const name of shown) {
    const snippet = formatSnippet(name, syntax, page.snippets, { slug, baseUrl });
    if (typeof snippet !== 'string') return serviceError('unsafe-answer', { slug, baseUrl, ...snippet });
    snippets.push(snippet);
  }
  return { configured, page, address, snippets: snippets.map(formats[format].adapt) };
}

/** A new section counts as changed even if it has the content of the embed that it replaces, so that the run commits it. */
function toSectionReport({ configured, address }: SectionContent, isChanged: boolean, isNew: boolean): SectionReport {
  const { section, slug, oldAddress } = configured;
  const { position, layout } = section;
  const outcome = isChanged || isNew ? 'changed' : 'unchanged';
  const previousAddress = isNew && oldAddress !== null && isSameAddress(oldAddress, address) ? null : oldAddress;
  return { line: position.line, context: layout.context, slug, address, previousAddress, outcome };
}
