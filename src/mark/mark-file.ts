import type { Finding } from '../core/errors.ts';
import { toParseProblem } from '../core/limits.ts';
import { applyEdits, createOffsetMap } from '../core/range.ts';
import type { Page } from '../refresh/pages.ts';
import { configureFile, type ParsedFile } from '../refresh/parse-file.ts';
import { defaultShow, parseSections, type Section } from '../sections/parse-sections.ts';
import { normalizeUrl } from '../snippets/inputs.ts';
import { formatSnippet, type SnippetSettings } from '../snippets/snippet-set.ts';
import { addMarkers, type MarkedText } from './add-markers.ts';
import { type EmbedDocument, isBlank } from './document.ts';
import { type Embed, type Markers, writeMarkers } from './embed.ts';
import {
  addressOfEmbed,
  type FirstSection,
  type FoundEmbed,
  type MarkContext,
  type SearchedFile,
} from './find-embeds.ts';
import { isInHeading } from './wrap/wrap-embeds.ts';

/** In `joined`, a badge and the text link that follows it are one. */
export type Candidate = SearchedFile & { readonly joined: readonly FoundEmbed[] };

export interface MarkedFile extends Pick<MarkedText, 'moved' | 'leftAlone' | 'sharing'> {
  readonly candidate: Candidate;
  /** The embeds that became sections. */
  readonly added: ReadonlyMap<Section, Embed>;
  readonly after: ParsedFile;
  /** Where the first section is. */
  readonly note?: Finding;
}

/** Puts markers around the embeds of a file, except those that were refused before. */
export async function markFile(
  candidate: Candidate,
  refused: ReadonlyMap<Embed, string>,
  context: MarkContext,
): Promise<MarkedFile> {
  const { file, document, joined } = candidate;
  const { settings, first } = context;
  if (first && joined.length === 0) return insertFirst(candidate, first, context);
  const wanted = joined
    .flatMap((embed) => divideIfRefused(embed, refused))
    .filter((embed) => !refused.has(embed));
  const markersOf = createMarkersOf(candidate, context);
  const markedText = await addMarkers(document, wanted, markersOf, settings.baseUrl).catch(
    (error: unknown) => leaveAll(file, wanted, error),
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
  const reasons = new Map([...refused, ...leftAlone]);
  return { candidate, after, added, moved, sharing, leftAlone: reasons };
}

/** If a badge and its text link were refused together, or one of them was, each is tried alone. */
function divideIfRefused(embed: Embed, refused: ReadonlyMap<Embed, string>): readonly Embed[] {
  const { parts = [] } = embed;
  const isRefused = [embed, ...parts].some((each) => refused.has(each));
  return isRefused && parts.length > 0 ? parts : [embed];
}

function leaveAll({ parsed }: ParsedFile, embeds: readonly Embed[], error: unknown): MarkedText {
  const { message } = toParseProblem(error);
  const leftAlone = new Map(embeds.map((embed) => [embed, message]));
  return { ...nothingMarked, parsed, leftAlone };
}

const nothingMarked = {
  added: new Map(),
  written: new Map(),
  moved: new Set<Embed>(),
  leftAlone: new Map(),
  sharing: [],
};

function createMarkersOf({ file, document, embeds }: Candidate, context: MarkContext) {
  const { settings, first, markers } = context;
  const pages = new Map(embeds.map(({ slug, page }) => [slug, page]));
  // The default of `show` need not be written. It is known only with a tree, if the option `show`
  // does not replace it, and if no heading in HTML may change it. Otherwise `tree` is null.
  const hasDefault = settings.show === null && !/<h[1-6]\b/i.test(file.parsed.text);
  const tree = hasDefault ? document.tree : null;
  return (embed: Embed): Markers => {
    const isDefault =
      tree !== null && embed.show.join(' ') === defaultShow(isInHeading(tree, embed)).join(' ');
    const show = first?.show ?? (isDefault ? null : embed.show);
    const given = settingsToWrite(embed, pages.get(embed.slug));
    return writeMarkers(file.format, { slug: embed.slug, show, ...given }, markers);
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
  const unchanged = { candidate, after: file, ...nothingMarked };
  if (file.sections.some(({ slug }) => slug === first.slug)) return unchanged;
  const { insertFirstSection } = await import('./first-section/first-section.ts');
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

/** The custom domain that `init` was given is that of its own page. */
export function withCustomDomain(file: ParsedFile, first: FirstSection | undefined): ParsedFile {
  if (!first?.customDomain) return file;
  const { slug: ofFirst, customDomain: given } = first;
  const sections = file.sections.map((section) => {
    const { slug, customDomain } = section;
    return slug === ofFirst ? { ...section, customDomain: customDomain ?? given } : section;
  });
  return { ...file, sections };
}

/**
 * Joins each badge with the text link that follows it. `init` adopts only badges, with these links.
 */
export function joinLinksToBadges(
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

function areBadgeAndItsLink(document: EmbedDocument, badge: Embed, link: Embed): boolean {
  if (badge.kind !== 'badge' || link.kind !== 'link' || badge.parts) return false;
  const [target, ownTarget] = [link, badge].map(({ address }) => normalizeUrl(address ?? ''));
  if (badge.slug !== link.slug || ownTarget !== target) return false;
  if (badge.obstacle !== null || link.obstacle !== null) return false;
  return isBlank(document, { start: badge.end, end: link.start });
}
