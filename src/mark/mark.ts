import type { Settings } from '../config/settings.ts';
import type { Finding } from '../core/errors.ts';
import { toParseProblem } from '../core/limits.ts';
import { applyEdits, createOffsetMap, indexOfRangeAround } from '../core/range.ts';
import { notesAboutPlans, type Page } from '../refresh/pages.ts';
import type {
  ParsedFile,
  RefreshContext,
  RefreshSettings,
  Sources,
} from '../refresh/parse-file.ts';
import { configureFile, parseFiles } from '../refresh/parse-file.ts';
import { refreshFiles } from '../refresh/refresh.ts';
import { failedResult, hasProblem, type RefreshResult } from '../refresh/result.ts';
import { mentionsMarkers } from '../sections/marker.ts';
import { defaultShow, parseSections, type Section } from '../sections/parse-sections.ts';
import { normalizeUrl } from '../snippets/inputs.ts';
import { formatSnippet, type SnippetSettings } from '../snippets/snippet-set.ts';
import { addMarkers, type MarkedText } from './add-markers.ts';
import { type Document, isBlank } from './document.ts';
import type { Embed, MarkersInMarkdown } from './embed.ts';
import { createQuery, mentionsEmbeds, writeMarkers } from './embed.ts';
import {
  addressOfEmbed,
  type FirstSection,
  type FoundEmbed,
  type MarkContext,
  type SearchedFile,
  searchEmbeds,
  toSkipped,
} from './find-embeds.ts';
import {
  describeShared,
  type EmbedReport,
  noteAdopted,
  noteLeftAlone,
  toEmbedReport,
  warnAboutOldAddress,
} from './report-embeds.ts';
import { isInHeading } from './wrap-embeds.ts';

/** The result of a run that also handled embeds outside sections. */
type MarkResult<Listed = EmbedReport> = RefreshResult & { readonly embeds: readonly Listed[] };

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
  const { saysItIsGenerated } = await import('./generated-text.ts');
  const generated = result.changes.filter(({ before }) => saysItIsGenerated(before));
  return { ...result, findings: [...result.findings, ...generated.map(warnAboutGenerated)] };
}

function warnAboutGenerated({ path }: { readonly path: string }): Finding {
  const message =
    'this file says that it is generated: put the section into its source, too, ' +
    'because the next generation removes it here';
  return { path, line: 1, column: 1, level: 'warning', code: 'generated-file', message };
}

/** The custom domain that `init` was given is that of its own page. */
function withCustomDomain(file: ParsedFile, first: FirstSection | undefined): ParsedFile {
  if (!first?.customDomain) return file;
  const { slug: ofFirst, customDomain: given } = first;
  const sections = file.sections.map((section) => {
    const { slug, customDomain } = section;
    return slug === ofFirst ? { ...section, customDomain: customDomain ?? given } : section;
  });
  return { ...file, sections };
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
  for (let toMark: readonly Candidate[] = candidates; ; ) {
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

/** In `joined`, a badge and the text link that follows it are one. */
type Candidate = SearchedFile & { readonly joined: readonly FoundEmbed[] };

interface MarkedFile extends Pick<MarkedText, 'moved' | 'leftAlone' | 'sharing'> {
  readonly candidate: Candidate;
  /** The embeds that became sections. */
  readonly added: ReadonlyMap<Section, Embed>;
  readonly after: ParsedFile;
  /** Where the first section is. */
  readonly note?: Finding;
}

async function markFile(
  candidate: Candidate,
  refused: ReadonlyMap<Embed, string>,
  context: MarkContext,
): Promise<MarkedFile> {
  const { file, document, joined } = candidate;
  const { settings, first, markers } = context;
  if (first && joined.length === 0) return insertFirst(candidate, first, context);
  // The default of `show` need not be written. It is known only with a tree, if the option `show`
  // does not replace it, and if no heading in HTML may change it. Otherwise `tree` is null.
  const tree =
    settings.show === null && !/<h[1-6]\b/i.test(file.parsed.text) ? document.tree : null;
  const pages = new Map(candidate.embeds.map(({ slug, page }) => [slug, page]));
  const markersOf = (embed: Embed) => {
    const isDefault =
      tree !== null && embed.show.join(' ') === defaultShow(isInHeading(tree, embed)).join(' ');
    const show = first?.show ?? (isDefault ? null : embed.show);
    const settings = settingsToWrite(embed, pages.get(embed.slug));
    return writeMarkers(file.format, { slug: embed.slug, show, ...settings }, markers);
  };
  // If a badge and its text link were refused together, or one of them was, each is tried alone.
  const isRefused = (embed: Embed) =>
    [embed, ...(embed.parts ?? [])].some((each) => refused.has(each));
  const separate = joined.flatMap((embed) => (isRefused(embed) ? (embed.parts ?? embed) : embed));
  const wanted = separate.filter((embed) => !refused.has(embed));
  const leaveAll = (error: unknown) => {
    const { message } = toParseProblem(error);
    const nothing = {
      parsed: file.parsed,
      added: new Map(),
      written: new Map(),
      moved: new Set<Embed>(),
    };
    return { ...nothing, sharing: [], leftAlone: new Map(wanted.map((embed) => [embed, message])) };
  };
  const markedText = await addMarkers(document, wanted, markersOf, settings.baseUrl).catch(
    leaveAll,
  );
  const { parsed, moved, leftAlone, sharing } = markedText;
  const toDivide = [...leftAlone].filter(([embed]) => embed.parts);
  if (toDivide.length > 0) return markFile(candidate, new Map([...refused, ...toDivide]), context);
  const positionOf = locateBefore(file, markedText);
  const sections = parsed.sections.map((section) => ({
    ...section,
    position: positionOf(section.start.start),
  }));
  const added = new Map(
    sections.flatMap((section): [Section, Embed][] => {
      const embed = markedText.added.get(section.start.start);
      return embed ? [[section, embed]] : [];
    }),
  );
  const marked = { before: file.parsed, added: new Set(added.keys()) };
  const shown = [...added].map(([section, embed]) => [section, addressOfEmbed(embed)] as const);
  const newSections = { positionOf, addresses: new Map(shown) };
  const configured = await configureFile(file, { ...parsed, sections }, settings, newSections);
  const after = { ...withCustomDomain(configured, first), marked };
  return {
    candidate,
    after,
    added,
    moved,
    sharing,
    leftAlone: new Map([...refused, ...leftAlone]),
  };
}

/** Those without which the snippets of the page would differ from the embed. */
function settingsToWrite({ show, settings }: Embed, page: Page | undefined): SnippetSettings {
  if (page === undefined) return settings;
  const written = (given: SnippetSettings) =>
    show.map((name) => formatSnippet(name, 'html', page.snippets, given));
  const needed = Object.entries(settings).filter(
    ([name, value]) => written({ [name]: value }).join() !== written({}).join(),
  );
  return Object.fromEntries(needed);
}

/**
 * For messages: maps an offset of the marked text to its place in the file, where a new section is
 * where its embed is.
 */
function locateBefore(
  { positionOf }: ParsedFile,
  { added, written }: Pick<MarkedText, 'added' | 'written'>,
) {
  const toBefore = createOffsetMap([...written.values()], [...written.keys()]);
  return (offset: number) => positionOf(added.get(offset)?.start ?? toBefore(offset));
}

/** Nothing if the file shows the page in a section. */
async function insertFirst(
  candidate: Candidate,
  first: FirstSection,
  { settings, markers }: MarkContext,
) {
  const { file, document } = candidate;
  const nothing = { added: new Map(), moved: new Set<Embed>(), leftAlone: new Map(), sharing: [] };
  const unchanged = { candidate, after: file, ...nothing };
  if (file.sections.some(({ slug }) => slug === first.slug)) return unchanged;
  const { insertFirstSection } = await import('./first-section.ts');
  const edit = insertFirstSection(document, first, markers);
  const { text, written } = applyEdits(file.parsed.text, [edit]);
  const parsed = await parseSections(text, file.format, file.parsed.timeBudget);
  const end = edit.start + edit.text.length;
  const section = parsed.sections.find(
    ({ start }) => edit.start <= start.start && start.start < end,
  );
  // The refresh reports what is wrong with the new text.
  if (!section) return { ...unchanged, after: await configureFile(file, parsed, settings) };
  const message = `new section for page "${first.slug}" ${edit.place}`;
  const note = {
    path: file.path,
    ...section.position,
    level: 'note',
    code: 'inserted',
    message,
  } as const;
  const marked = { before: file.parsed, added: new Set([section]) };
  // The new section has its place in the new text, and everything else has its place in the file.
  const positionOf = locateBefore(file, { added: new Map(), written });
  const sections = parsed.sections.map((each) =>
    each === section ? each : { ...each, position: positionOf(each.start.start) },
  );
  const newSections = { positionOf, addresses: new Map([[section, null]]) };
  const configured = await configureFile(file, { ...parsed, sections }, settings, newSections);
  const after = { ...withCustomDomain(configured, first), marked };
  return { ...unchanged, after, note };
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

/**
 * Joins each badge with the text link that follows it. `init` adopts only badges, with these links.
 */
function joinLinksToBadges(
  { document, embeds }: SearchedFile,
  { first }: MarkContext,
): FoundEmbed[] {
  const joined: FoundEmbed[] = [];
  for (const embed of embeds) {
    const previous = joined.at(-1);
    if (previous && areBadgeAndItsLink(document, previous, embed)) {
      const show = [...previous.show, ...embed.show];
      joined[joined.length - 1] = {
        ...previous,
        show,
        end: embed.end,
        parts: first ? [previous] : [previous, embed],
      };
    } else joined.push(embed);
  }
  return joined.filter(({ kind }) => !first || kind === 'badge');
}

function areBadgeAndItsLink(document: Document, badge: Embed, link: Embed): boolean {
  if (badge.kind !== 'badge' || link.kind !== 'link' || badge.parts) return false;
  const [target, ownTarget] = [link, badge].map(({ address }) => normalizeUrl(address ?? ''));
  if (badge.slug !== link.slug || ownTarget !== target) return false;
  if (badge.obstacle !== null || link.obstacle !== null) return false;
  return isBlank(document, { start: badge.end, end: link.start });
}

/** Adds to the result of refreshing marked files what became of each embed. */
function reportEmbeds(
  found: readonly Finding[],
  marked: readonly MarkedFile[],
  refreshed: RefreshResult,
): MarkResult {
  const isWritten = refreshed.failure === null;
  const reported = marked.flatMap(({ candidate, added, moved, leftAlone, sharing }) => {
    const adopted = isWritten
      ? [...added.values()].sort((one, other) => one.start - other.start)
      : [];
    const reasons = new Map(
      [...leftAlone].flatMap(([each, why]) => (each.parts ?? [each]).map((part) => [part, why])),
    );
    return candidate.embeds.map((embed) => {
      const report = toEmbedReport(embed);
      const section = adopted[indexOfRangeAround(adopted, embed.start)];
      if (section)
        return {
          report: { ...report, outcome: 'adopted' as const },
          notes: noteAdopted(embed, moved.has(section)),
        };
      const reason = reasons.get(embed);
      if (reason === undefined) return { report, notes: [] };
      const shared = sharing.find(({ start }) => start === embed.start);
      const why = shared ? `${reason}; ${describeShared(shared)}` : reason;
      return { report, notes: noteLeftAlone(embed, why) };
    });
  });
  const left = isWritten ? marked.flatMap(noteSharing) : [];
  const inserted = marked.flatMap(({ note }) => (isWritten && note) || []);
  const findings = [
    ...found,
    ...refreshed.findings,
    ...inserted,
    ...reported.flatMap(({ notes }) => notes),
    ...left,
  ];
  // The warnings about a page are those of the search, and again those of the refresh.
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return {
    ...refreshed,
    findings: [...unique.values()],
    embeds: reported.map(({ report }) => report),
  };
}

/**
 * Names what uses the definition of an embed that became a section, and is no embed with a note.
 */
function noteSharing({ candidate, sharing, leftAlone }: MarkedFile): Finding[] {
  const { path, positionOf } = candidate.file;
  const noted = new Set([...leftAlone.keys()].map(({ start }) => start));
  return sharing
    .filter(({ start }) => !noted.has(start))
    .map((shared) => {
      const message = `this link stays as it is: ${describeShared(shared)}`;
      return { path, ...positionOf(shared.start), level: 'note', code: 'left-alone', message };
    });
}
