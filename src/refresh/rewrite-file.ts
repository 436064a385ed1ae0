import type { Section } from '../sections/parse-sections.ts';
import { rewriteSections } from '../sections/rewrite-sections.ts';
import { serviceError } from '../service/service-error.ts';
import { formatSnippet } from '../snippets/generate-snippets.ts';
import { safeStrings } from '../snippets/snippet-set.ts';
import { isError, type StatusSnippetsError } from '../text/errors.ts';
import type { Finding } from '../text/finding.ts';
import { createLocator, type Edit, type Range } from '../text/range.ts';
import type { RefreshSettings } from './input.ts';
import { customDomainWarnings, type Page, type Pages } from './pages.ts';
import type { ConfiguredSection, ReadFile } from './read-file.ts';
import type { ChangedFile, FileResult, SectionReport } from './result.ts';

/** The new text of a file, and what its sections contain. */
export interface RewrittenFile {
  readonly report: FileResult;
  readonly change: ChangedFile | null;
  readonly pages: readonly Page[];
  readonly warnings: readonly Finding[];
  /** The new content of each section; null if it is left as it is. */
  readonly contents: ReadonlyMap<ConfiguredSection, string | null>;
}

/** Computes the new text of a file from the pages of its sections. Returns problems if a section cannot show its page. */
export async function rewriteFile(
  file: ReadFile,
  { pageOf }: Pages,
  { baseUrl }: Pick<RefreshSettings, 'baseUrl'>,
): Promise<RewrittenFile | readonly Finding[]> {
  const { path, format, byteOrderMark, before, parsed, markerEdits } = file;
  const contents: SectionContent[] = [];
  const problems: Finding[] = [];
  for (const configured of file.sections) {
    const content = await selectContent(configured, format, pageOf(configured), baseUrl);
    if (isError(content)) {
      const { code, message } = content;
      problems.push({ path, ...configured.section.position, level: 'error', code, message });
    } else contents.push(content);
  }
  if (problems.length > 0) return problems;

  const rewritten = await rewriteSections(
    parsed,
    contents.map(({ snippets }) => snippets),
  );
  if (rewritten.outcome === 'rejected') {
    const { offset, code, message } = rewritten.problem;
    return [{ path, ...createLocator(parsed.text)(offset), level: 'error', code, message }];
  }
  const { text: after, sections: newSections, changed } = rewritten;
  const contentEdits = parsed.sections.flatMap(({ content }, index) => {
    const next = newSections[index];
    return changed[index] && next ? [{ before: content, after: next.content }] : [];
  });
  const isChanged = contentEdits.length > 0 || markerEdits.length > 0;
  // Outside of the pipeline, offsets count the byte-order mark.
  const shift = ({ start, end }: Range) => ({ start: start + byteOrderMark.length, end: end + byteOrderMark.length });
  const shiftSection = (section: Section) => {
    const { start, end, content } = section;
    return { ...section, start: shift(start), end: shift(end), content: shift(content) };
  };
  const change = {
    path,
    before: byteOrderMark + before,
    after: byteOrderMark + after,
    edits: joinEdits(markerEdits, contentEdits).map(({ before: old, after: next }) => {
      return { before: shift(old), after: shift(next) };
    }),
    ...(markerEdits.length === 0 && {
      sections: { before: parsed.sections.map(shiftSection), after: newSections.map(shiftSection) },
    }),
  };
  const newContents = contents.map(({ configured, snippets }, index) => {
    const { start = 0, end = 0 } = newSections[index]?.content ?? {};
    return [configured, snippets === null ? null : after.slice(start, end)] as const;
  });
  return {
    report: {
      path,
      outcome: isChanged ? 'changed' : 'unchanged',
      sections: contents.map((content, index) => toSectionReport(content, changed[index] ?? false)),
    },
    change: isChanged ? change : null,
    pages: contents.map(({ page }) => page),
    warnings: contents.flatMap(({ configured, page, snippets }) => {
      const warnings = snippets === null ? [] : customDomainWarnings(page, configured);
      return warnings.map((warning) => ({ ...warning, path, ...configured.section.position }));
    }),
    contents: new Map(newContents),
  };
}

interface SectionContent {
  readonly configured: ConfiguredSection;
  readonly page: Page;
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
  format: ReadFile['format'],
  page: Page | StatusSnippetsError,
  baseUrl: string,
): Promise<SectionContent | StatusSnippetsError> {
  const { section, slug, shown, old } = configured;
  if (isError(page)) return page;
  const strings = safeStrings(page.snippets);
  const address = strings.status_page_url;
  if (page.source === 'stale' && old !== null && !old.showsOtherPage) {
    return { configured, page, address: old.address ?? address, snippets: null };
  }
  const syntax = section.layout.context === 'html' ? 'html' : 'markdown';
  const snippets: string[] = [];
  for (const name of shown) {
    const snippet = formatSnippet(name, syntax, page.snippets, { slug, baseUrl });
    if (typeof snippet !== 'string') return serviceError('unsafe-answer', { slug, baseUrl, ...snippet });
    snippets.push(snippet);
  }
  if (format !== 'mdx') return { configured, page, address, snippets };
  const { toMdx } = await import('../snippets/to-mdx.ts');
  return { configured, page, address, snippets: snippets.map(toMdx) };
}

/** A new section counts as changed even if its embed had the same content, so that the run commits it. */
function toSectionReport({ configured, address }: SectionContent, isChanged: boolean): SectionReport {
  const { section, slug, old, added } = configured;
  const { position, layout } = section;
  const oldAddress = old?.address ?? null;
  const previousAddress = added && oldAddress === address ? null : oldAddress;
  const outcome = isChanged || added ? 'changed' : 'unchanged';
  return { line: position.line, context: layout.context, slug, address, previousAddress, outcome };
}

/** Joins the edits of a text with the edits of the text that they made. A later edit is inside an earlier one, or outside all. */
function joinEdits(earlier: readonly Edit[], later: readonly Edit[]): Edit[] {
  const joined: Edit[] = [];
  let next = 0;
  /** How much longer the edits so far have made the text. */
  let [made, remade] = [0, 0];
  const addLater = (isNext: (middle: Range) => boolean) => {
    for (let edit = later[next]; edit && isNext(edit.before); edit = later[next]) {
      next += 1;
      const { before, after } = edit;
      joined.push({ before: { start: before.start - made, end: before.end - made }, after });
      remade += after.end - after.start - (before.end - before.start);
    }
  };
  for (const { before, after: middle } of earlier) {
    addLater(({ start }) => start < middle.start);
    const start = middle.start + remade;
    const outer = joined.length;
    addLater(({ end }) => end <= middle.end && middle.start < middle.end);
    joined.splice(outer, joined.length, { before, after: { start, end: middle.end + remade } });
    made += middle.end - middle.start - (before.end - before.start);
  }
  addLater(() => true);
  return joined;
}
