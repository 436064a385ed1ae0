import type { Settings } from '../config/settings.ts';
import type { Finding } from '../core/errors.ts';
import { notesAboutPlans } from '../refresh/pages.ts';
import {
  type ParsedFile,
  parseFiles,
  type RefreshContext,
  type RefreshSettings,
  type Sources,
} from '../refresh/parse-file.ts';
import { refreshFiles } from '../refresh/refresh.ts';
import { failedResult, hasProblem, type RefreshResult } from '../refresh/result.ts';
import { mentionsMarkers } from '../sections/marker.ts';
import { createQuery, type Embed, type MarkersInMarkdown, mentionsEmbeds } from './embed.ts';
import { type FoundEmbed, type MarkContext, searchEmbeds, toSkipped } from './find-embeds.ts';
import {
  type Candidate,
  joinLinksToBadges,
  type MarkedFile,
  markFile,
  withCustomDomain,
} from './mark-file.ts';
import {
  type MarkResult,
  reportEmbeds,
  toEmbedReport,
  warnAboutOldAddress,
} from './report-embeds.ts';

/**
 * Lists the embeds outside the sections of files, for `find`, whatever is wrong inside the
 * sections. Changes nothing.
 */
export async function listEmbeds(
  sources: Sources,
  context: RefreshContext,
): Promise<MarkResult<FoundEmbed>> {
  const parsed = await parseFiles(sources, context.settings, () => true);
  const { files, findings } = skipFailed(parsed, ({ isBroken }) => isBroken);
  const broken = files.filter(({ isBroken }) => isBroken).flatMap((file) => file.findings);
  if (broken.length > 0) return { ...failedResult(files, [...findings, ...broken]), embeds: [] };
  const { pages, embeds, withoutApi, ...search } = await searchEmbeds(files, {
    ...context,
    purpose: 'list',
  });
  const warnings = files.flatMap((file) => file.findings.filter(({ level }) => level !== 'error'));
  const plans = await notesAboutPlans(withoutApi);
  const all = [...findings, ...warnings, ...plans, ...search.findings];
  if (hasProblem(all)) return { ...failedResult(files, all, pages, withoutApi), embeds };
  const nothing = { files: [], changes: [], failure: null };
  return { outcome: 'unchanged', ...nothing, pages, withoutApi, findings: all, embeds };
}

/**
 * Refreshes files for a run that is about sections, and handles their embeds as the setting
 * `unmarked` says.
 */
export async function refreshWithUnmarked(
  sources: Sources,
  context: RefreshContext,
  unmarked: Settings['unmarked'],
): Promise<RefreshResult> {
  const files = await parseFiles(
    sources,
    context.settings,
    relevanceFor(context.settings, unmarked),
  );
  if (unmarked === 'adopt') return markAndRefresh(files, { ...context, purpose: 'adopt' });
  const result = await refreshFiles(files, context);
  if (unmarked === 'ignore' || files.some(({ findings }) => hasProblem(findings))) return result;
  const { embeds } = await searchEmbeds(files, { ...context, purpose: 'warn' });
  return { ...result, findings: [...result.findings, ...embeds.flatMap(warnAboutOldAddress)] };
}

/** Whether a run that handles embeds as the setting says needs a text. */
function relevanceFor(
  settings: RefreshSettings,
  unmarked: Settings['unmarked'],
): (text: string) => boolean {
  if (unmarked === 'ignore') return mentionsMarkers;
  // Links to a custom domain that only the service knows are adopted, too.
  if (unmarked === 'adopt') return () => true;
  const query = createQuery(settings);
  return (text) => mentionsMarkers(text) || mentionsEmbeds(text, query);
}

/**
 * Turns embeds into sections and refreshes the files, for `adopt`. A file need not have a section.
 */
export async function adoptEmbeds(
  sources: Sources,
  context: RefreshContext & { readonly markers?: MarkersInMarkdown },
): Promise<MarkResult> {
  const parsed = await parseFiles(sources, context.settings, () => true);
  const { files, findings } = skipFailed(parsed, (file) => hasProblem(file.findings));
  const result = await markAndRefresh(files, {
    ...context,
    purpose: 'adopt',
    mayLackSections: true,
  });
  return { ...result, findings: [...findings, ...result.findings] };
}

/**
 * Puts the first section into each file that shows no badge of the page, and adopts the badges of
 * the page, for `init`.
 */
export async function insertSections(
  sources: Sources,
  context: Omit<MarkContext, 'purpose'>,
): Promise<MarkResult> {
  const files = await parseFiles(sources, context.settings, () => true);
  const ofPage = files.map((file) => withCustomDomain(file, context.first));
  const result = await markAndRefresh(ofPage, { ...context, purpose: 'adopt' });
  const { saysItIsGenerated } = await import('./first-section/generated-text.ts');
  const generated = result.changes.filter(({ before }) => saysItIsGenerated(before));
  return { ...result, findings: [...result.findings, ...generated.map(warnAboutGenerated)] };
}

function warnAboutGenerated({ path }: { readonly path: string }): Finding {
  const message =
    'this file says that it is generated: put the section into its source, too, ' +
    'because the next generation removes it here';
  return { path, line: 1, column: 1, level: 'warning', code: 'generated-file', message };
}

/** Skips the failed files that were not named, with a warning for each. */
function skipFailed(files: readonly ParsedFile[], isFailed: (file: ParsedFile) => boolean) {
  const skipped = new Set(files.filter((file) => file.need !== 'section' && isFailed(file)));
  return {
    files: files.filter((file) => !skipped.has(file)),
    findings: [...skipped].flatMap(({ findings }) => findings.slice(0, 1).map(toSkipped)),
  };
}

/**
 * Marks embeds and refreshes the files; again without each embed whose section cannot be refreshed.
 */
async function markAndRefresh(
  files: readonly ParsedFile[],
  context: MarkContext,
): Promise<MarkResult> {
  const earlier = files.flatMap(({ findings }) => findings);
  if (hasProblem(earlier)) return { ...failedResult(files, earlier), embeds: [] };
  const search = await searchEmbeds(files, context);
  // `earlier` is added only here: the result of a refresh already contains it.
  const fail = (findings: readonly Finding[]) => {
    const embeds = search.embeds.map(toEmbedReport);
    return { ...failedResult(files, [...earlier, ...findings], search.pages), embeds };
  };
  if (hasProblem(search.findings)) return fail(search.findings);

  const candidates = search.searched.map((each) => ({
    ...each,
    joined: joinLinksToBadges(each, context),
  }));
  const refused = new Map<Embed, string>();
  const marked = new Map<ParsedFile, MarkedFile>();
  let toMark: readonly Candidate[] = candidates;
  for (;;) {
    for (const candidate of toMark)
      marked.set(candidate.file, await markFile(candidate, refused, context));
    const markedFiles = [...marked.values()];
    const problems = markedFiles.flatMap((each) => findUnadoptable(each, context));
    if (problems.length > 0) return fail([...search.findings, ...problems]);
    const current = files.map((file) => marked.get(file)?.after ?? file);
    const result = await refreshFiles(current, context);
    const again = markedFiles.filter(({ added }) =>
      [...added.keys()].some((section) => result.refused.has(section)),
    );
    if (again.length === 0) return reportEmbeds(search.findings, markedFiles, result);
    for (const [section, embed] of again.flatMap(({ added }) => [...added])) {
      const problem = result.refused.get(section);
      if (problem) refused.set(embed, `with markers around it, ${problem.message}`);
    }
    toMark = again.map(({ candidate }) => candidate);
  }
}

/** `init` fails if a file shows the page in badges that all stay as they are. */
function findUnadoptable(
  { candidate: { file, joined }, added, leftAlone }: MarkedFile,
  { first }: MarkContext,
): Finding[] {
  const [badge] = joined;
  const isShown = added.size > 0 || file.sections.some(({ slug }) => slug === first?.slug);
  if (!first || !badge || isShown) return [];
  const reason = [badge, ...(badge.parts ?? [])].map((embed) => leftAlone.get(embed)).find(Boolean);
  const message =
    `the badge of page "${badge.slug}" cannot become a section: ${reason}. ` +
    'Change the badge, or remove it';
  return [{ ...badge.place, level: 'error', code: 'not-adoptable', message }];
}
