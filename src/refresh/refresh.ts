import { createQuery, mentionsEmbeds } from '../embeds/embed.ts';
import { formatMarker, mentionsMarkers } from '../sections/marker.ts';
import { safeStrings } from '../snippets/snippet-set.ts';
import { isError } from '../text/errors.ts';
import type { Finding } from '../text/finding.ts';
import { createLocator } from '../text/range.ts';
import type { RefreshSettings, Run, SourceFile } from './input.ts';
import { fetchOrGeneratePages, type Pages, toPageReports } from './pages.ts';
import { onlyListsEmbeds, type ParsedFile, parseFile } from './parse-file.ts';
import { failedResult, hasProblem, type RefreshResult, toSkipped } from './result.ts';
import { type RewrittenFile, rewriteFile } from './rewrite-file.ts';
import type { Documents, FoundEmbed, HandledEmbeds } from './unmarked.ts';

/**
 * Finds the sections of files, gets each page once, and computes the new text of each file. The setting `unmarked` says
 * what becomes of embeds outside sections. If any file has a problem, there are no changes.
 * @param sources in the order of the report
 */
export async function refresh(
  sources: Iterable<SourceFile> | AsyncIterable<SourceFile>,
  run: Run,
): Promise<RefreshResult> {
  const { unmarked, forEmbeds = false, baseUrl } = run.settings;
  const { entries, findings: earlier } = await readSources(sources, run);
  // One file can have more findings than a call accepts arguments, so none are spread into `push`.
  // Embeds may become sections, so then missing ones are looked for later.
  let findings = unmarked !== 'ignore' ? earlier : [...earlier, ...findMissingSections(entries, earlier, run)];
  if (hasProblem(findings)) return failedResult(entries, findings);

  // With `ignore` nothing is handled, and `marked` equals `entries`.
  const { handled, pages, warnings } = await findPagesAndEmbeds(entries, run);
  findings = [...warnings, ...findings, ...handled.findings];
  const marked = entries.map((entry) => ({ ...entry, file: handled.marked.get(entry.file) ?? entry.file }));
  if (unmarked !== 'ignore') findings = [...findings, ...findMissingSections(marked, findings, run)];
  const embedPages = forEmbeds ? handled.pages : [];
  if (hasProblem(findings)) return failedResult(marked, findings, toPageReports(embedPages), handled.results);

  const results: RewrittenFile[] = [];
  for (const { file } of onlyListsEmbeds(run.settings) ? [] : marked) {
    if (file === null || file.sections.length === 0) continue;
    const rewritten = await rewriteFile(file, pages, baseUrl);
    if ('report' in rewritten) results.push(rewritten);
    else findings = [...findings, ...rewritten];
  }
  const pageReports = toPageReports([...embedPages, ...results.flatMap((file) => file.pages)]);
  if (hasProblem(findings)) return failedResult(marked, findings, pageReports, handled.results);
  const changes = results.flatMap(({ change }) => change ?? []);
  return {
    outcome: changes.length > 0 ? 'changed' : 'unchanged',
    files: results.map(({ report }) => report),
    pages: pageReports,
    embeds: handled.results,
    changes,
    findings: [...findings, ...results.flatMap((file) => file.warnings), ...handled.notes],
    failure: null,
  };
}

interface Entry extends Omit<SourceFile, 'text'> {
  /** Null if the file has a problem, or nothing that matters to the run. The text of such a file is released at once. */
  readonly file: ParsedFile | null;
  /** Where a file that must have a section and has none contains a start marker in code, which is not read; else null. */
  readonly markerInCode: { readonly line: number; readonly column: number } | null;
}

async function readSources(sources: Iterable<SourceFile> | AsyncIterable<SourceFile>, { settings }: Run) {
  const { unmarked, forEmbeds = false } = settings;
  const entries: Entry[] = [];
  const findings: Finding[] = [];
  for await (const source of sources) {
    const { file, findings: found } = await parseFile(source, settings);
    const { text, ...rest } = source;
    const hasSection = file !== null && file.sections.length > 0;
    const searched = source.mustHaveSection && !hasSection && typeof text === 'string' ? text : '';
    const marker = searched.search(/(?:<!--|\{\/\*)\s*status-snippets\s+start\b/);
    const markerInCode = marker < 0 ? null : createLocator(searched)(marker);
    entries.push({ ...rest, file: unmarked !== 'ignore' || hasSection ? file : null, markerInCode });
    const isSkipped = forEmbeds && !source.mustHaveSection && file === null;
    for (const finding of isSkipped ? found.slice(0, 1).map(toSkipped) : found) findings.push(finding);
  }
  return { entries, findings };
}

/** If there are no other problems, one file must have a section, also of those that folders and globs match. */
function findMissingSections(
  entries: readonly Entry[],
  earlier: readonly Finding[],
  { settings: { forEmbeds = false, allowNoSection = false } }: Run,
): Finding[] {
  if (forEmbeds) return [];
  const hasSection = ({ file }: Entry) => file !== null && file.sections.length > 0;
  const failed = new Set(earlier.map(({ level, path }) => (level === 'error' ? path : undefined)));
  const problems = entries.flatMap((entry): Finding[] => {
    const { path, format, mustHaveSection, markerInCode } = entry;
    if (!mustHaveSection || hasSection(entry) || failed.has(path)) return [];
    const markers = `${formatMarker('start', format, { slug: '…' })} and ${formatMarker('end', format)}`;
    const message = markerInCode
      ? 'this file contains no section: this marker is in code or other literal text, which is not read; put both markers outside of it'
      : `this file contains no section; put ${markers} where the snippets belong, or let "status-snippets init" do it`;
    return [{ path, ...(markerInCode ?? { line: 1, column: 1 }), level: 'error', code: 'no-section', message }];
  });
  if (hasProblem([...earlier, ...problems])) return problems;
  const groups = [entries.filter(({ isSearched }) => isSearched), allowNoSection ? [] : entries];
  const without = groups.find((group) => group.length > 0 && !group.some(hasSection));
  if (without === undefined) return [];
  const [which, where] =
    without.length === 1 ? ['the only file', 'it'] : [`any of the ${without.length} files`, 'one of them'];
  const message = `no section in ${which}: put the markers in ${where}, or specify the file that contains them`;
  return [{ level: 'error', code: 'no-section', message }];
}

async function findPagesAndEmbeds(entries: readonly Entry[], run: Run) {
  const { settings, fetchSnippets, firstSection } = run;
  const files = entries.flatMap(({ file }) => file ?? []);
  const sections = files.flatMap((file) => file.sections);
  const documents: Documents = new Map(); // of the files in which embeds are searched
  const early = await findEmbedsInFiles(files, run, documents, new Map());
  const requests = [...sections, ...early, ...(firstSection ? [firstSection] : [])];
  const pages = await fetchOrGeneratePages(requests, settings, fetchSnippets);
  // Links to a custom domain that only the service knows are embeds, too.
  const embeds = await findEmbedsInFiles(files, run, documents, slugsByAddress(pages));
  const handled =
    documents.size > 0 ? await (await import('./unmarked.ts')).handleEmbeds(embeds, documents, pages, run) : noEmbeds;
  const isAboutEmbeds = settings.forEmbeds || settings.unmarked === 'adopt';
  const shown = new Set((isAboutEmbeds ? [...sections, ...embeds] : sections).map(({ slug }) => slug));
  const warnings = [...pages.warnings].flatMap(([slug, warning]) => (shown.has(slug) ? [warning] : []));
  return { handled, pages, warnings };
}

const noEmbeds: HandledEmbeds = { marked: new Map(), results: [], pages: [], findings: [], notes: [] };

/** The code for that is loaded only if a file mentions what an embed points to. */
async function findEmbedsInFiles(
  files: readonly ParsedFile[],
  run: Run,
  documents: Documents,
  addresses: ReadonlyMap<string, string>,
): Promise<readonly FoundEmbed[]> {
  const { settings, firstSection } = run;
  if (settings.unmarked === 'ignore') return [];
  const customDomain = firstSection?.customDomain ?? settings.customDomain;
  const query = createQuery({ ...settings, customDomain }, addresses);
  const mentions = ({ parsed: { text, sections } }: ParsedFile) => {
    const starts = [0, ...sections.map(({ end }) => end.end)];
    return starts.some((start, index) => mentionsEmbeds(text.slice(start, sections[index]?.start.start), query));
  };
  const candidates = files.filter((file) => firstSection || mentions(file));
  if (candidates.length === 0) return [];
  const { findUnmarked } = await import('./unmarked.ts');
  return findUnmarked(candidates, query, documents, run);
}

function slugsByAddress({ all }: Pages): ReadonlyMap<string, string> {
  const slugs = new Map<string, string>();
  for (const page of all) {
    const address = isError(page) ? '' : safeStrings(page.snippets).status_page_url;
    if (!isError(page) && address !== '') slugs.set(address.toLowerCase(), page.slug);
  }
  return slugs;
}

/** Returns whether the bytes of a file that needs no section matter to a run that refreshes sections. */
export function mattersTo(settings: RefreshSettings): (latin1: string) => boolean {
  if (settings.unmarked !== 'adopt') return mentionsMarkers;
  const query = createQuery(settings);
  return (latin1) => mentionsMarkers(latin1) || mentionsEmbeds(latin1, query);
}
