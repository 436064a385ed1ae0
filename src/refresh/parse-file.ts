import type { Settings } from '../config/settings.ts';
import { type Finding, isError, StatusSnippetsError } from '../core/errors.ts';
import { toParseProblem } from '../core/limits.ts';
import { countOf } from '../core/quote.ts';
import { createLocator, indexOfRangeAround, type Position } from '../core/range.ts';
import type { SectionProblem } from '../sections/comment.ts';
import type { Format } from '../sections/format.ts';
import { formats } from '../sections/formats.ts';
import { mentionsMarkers, type SnippetName } from '../sections/marker.ts';
import type { ParsedSections, Section } from '../sections/parse-sections.ts';
import {
  byOffset,
  findMisplacedSnippets,
  parseSections,
  snippetsShownIn,
} from '../sections/parse-sections.ts';
import type { Service } from '../service/connection.ts';
import {
  customDomainOf,
  isSameService,
  parseAddress,
  parseCustomDomain,
  parseSlug,
} from '../snippets/inputs.ts';
import type { RequestedPage } from './addresses.ts';
import { problemAt } from './result.ts';
import { readSnippets } from './section-content.ts';
import type { ShownSnippet, ShownWidget } from './shown-snippet.ts';

export type RefreshSettings = Pick<
  Settings,
  'slug' | 'customDomain' | 'show' | 'baseUrl' | 'statusPageHost' | 'source'
>;

export interface RefreshContext {
  readonly settings: RefreshSettings;
  /**
   * Not asked if `offline`, nor by a refresh before all files were found valid. It may be asked
   * again about a page.
   */
  readonly service: Service;
  /** For `adopt`: a file without a section is no problem, whatever it needs otherwise. */
  readonly mayLackSections?: boolean;
}

export type Sources = Iterable<SourceFile> | AsyncIterable<SourceFile>;

export interface SourceFile {
  /** As the user would write it, for reports and messages. */
  readonly path: string;
  readonly format: Format;
  /**
   * The text, with its byte-order mark if it has one, or why the file cannot be read. Null for a
   * file in another encoding that needs no section and mentions no markers.
   */
  readonly text: string | Finding | null;
  readonly need: Need;
}

/**
 * What a file must have: a section (the user named it), one in it or another match of a folder or
 * glob, or nothing.
 */
export type Need = 'section' | 'one-of-group' | 'nothing';

export interface ParsedFile extends Omit<SourceFile, 'text'> {
  /** Taken off the text, and put back where the text leaves the pipeline. */
  readonly byteOrderMark: string;
  /** Without sections if the file cannot be read. */
  readonly parsed: ParsedSections;
  /** The sections that have a slug and valid attributes. */
  readonly sections: readonly ConfiguredSection[];
  /**
   * The place of an offset in the text; if this run adds markers, its place in the file without
   * them.
   */
  readonly positionOf: (offset: number) => Position;
  readonly problems: readonly SectionProblem[];
  /** Its problems, or its warnings if there are none. A file with a problem is not refreshed. */
  readonly findings: readonly Finding[];
  /** The file cannot be read or parsed, so that its sections are not known. */
  readonly isBroken: boolean;
  /** If this run adds markers: the file without them, and the new sections. */
  readonly marked?: { readonly before: ParsedSections; readonly added: ReadonlySet<Section> };
}

/**
 * Each text is read once, so that the files need not be in memory at the same time.
 * @param isRelevant whether the text of a file that needs no section is kept
 */
export async function parseFiles(
  sources: Sources,
  settings: RefreshSettings,
  isRelevant: (text: string) => boolean = mentionsMarkers,
): Promise<ParsedFile[]> {
  const files: ParsedFile[] = [];
  for await (const { text: content, ...file } of sources) {
    const read = typeof content === 'string' ? content : '';
    const isKept = file.need === 'section' || isRelevant(read);
    const text = isKept ? read.replace(/^\uFEFF/, '') : '';
    const byteOrderMark = read.startsWith('\uFEFF') ? '\uFEFF' : '';
    const sections = await parseSections(text, file.format);
    const parsed = await configureFile({ ...file, byteOrderMark }, sections, settings);
    const isRead = content === null || typeof content === 'string';
    if (isRead) files.push(parsed);
    else files.push({ ...parsed, findings: [{ ...content, path: file.path }], isBroken: true });
  }
  return files;
}

/** What a run that adds markers knows about its new sections, so that their content is not read. */
interface NewSections {
  readonly positionOf: ParsedFile['positionOf'];
  /** The address that each new section shows; null if it shows none. */
  readonly addresses: ReadonlyMap<Section, string | null>;
}

/** The attributes of the markers decide, and the options where an attribute is absent. */
export async function configureFile(
  {
    path,
    format,
    need,
    byteOrderMark,
  }: Pick<ParsedFile, 'path' | 'format' | 'need' | 'byteOrderMark'>,
  parsed: ParsedSections,
  settings: RefreshSettings,
  { positionOf, addresses }: NewSections = {
    positionOf: createLocator(parsed.text),
    addresses: new Map(),
  },
): Promise<ParsedFile> {
  const isWarning = ({ isOnlySimilar = false }: SectionProblem) =>
    isOnlySimilar && need === 'one-of-group';
  const broken = parsed.problems.filter((problem) => !isWarning(problem));
  // Of all sections, also those that are refused below.
  const problems = [...broken, ...findMisplacedSnippets(parsed, settings.show)];
  const sections: ConfiguredSection[] = [];
  for (const section of parsed.sections) {
    const configured = configureSection(section, settings);
    if ('message' in configured) problems.push(configured);
    else sections.push(configured);
  }
  const ranges = sections.map(({ section: { start, end } }) => ({
    start: start.start,
    end: end.end,
  }));
  const withProblem = new Set(problems.map(({ offset }) => indexOfRangeAround(ranges, offset)));
  for (const [index, configured] of sections.entries()) {
    if (withProblem.has(index)) continue;
    const address = addresses.get(configured.section);
    const shown =
      address === undefined ? await readShown(parsed, configured, settings) : ofEmbed(address);
    if ('message' in shown) problems.push(shown);
    else sections[index] = { ...configured, ...shown };
  }
  const similar = parsed.problems
    .filter(isWarning)
    .map((problem) => ({ ...problem, code: 'look-alike' as const }));
  const warnings = [...parsed.warnings, ...similar]
    .sort(byOffset)
    .map(({ offset, code, message }): Finding => {
      return { path, ...positionOf(offset), level: 'warning', code, message };
    });
  const scripts = sections.flatMap((configured) => scriptWarnings(path, format, configured));
  problems.sort(byOffset);
  const errors = problems.map((problem) => problemAt(path, positionOf(problem.offset), problem));
  return {
    path,
    format,
    need,
    byteOrderMark,
    parsed,
    sections,
    positionOf,
    problems,
    findings: errors.length === 0 ? [...warnings, ...scripts] : shorten(errors),
    isBroken: broken.length > 0,
  };
}

/** More problems of one file would fill the log, and memory. */
const maxProblems = 20;

function shorten(problems: readonly Finding[]): readonly Finding[] {
  const next = problems[maxProblems];
  if (next === undefined) return problems;
  const message = `and ${countOf(problems.length - maxProblems, 'more problem')} in this file`;
  return [...problems.slice(0, maxProblems), { ...next, message }];
}

interface ConfiguredSection extends Pick<RequestedPage, 'slug' | 'customDomain'>, ShownContent {
  readonly section: Section;
  readonly shown: readonly SnippetName[];
}

function configureSection(
  section: Section,
  settings: RefreshSettings,
): ConfiguredSection | SectionProblem {
  try {
    const page = pageOfSection(section, settings);
    return { section, ...page, shown: snippetsShownIn(section, settings.show), ...nothingShown };
  } catch (error) {
    if (!isError(error)) throw error;
    const code = error.code === 'no-slug' ? error.code : 'invalid-attribute';
    const { slug, customDomain } = section.places;
    const place = error.fields.subject === 'custom-domain' ? customDomain : slug;
    return { offset: place ?? section.start.start, code, message: error.message };
  }
}

function pageOfSection(
  { attributes }: Section,
  { slug: usual, customDomain: usualDomain, statusPageHost }: RefreshSettings,
) {
  const slug = attributes.slug === undefined ? usual : parseSlug(attributes.slug, statusPageHost);
  if (slug === null) {
    const fix = 'write slug="…" on this marker, or set the option slug, which is empty or not set';
    throw new StatusSnippetsError('no-slug', { problem: 'no slug', fix });
  }
  const domain = attributes.customDomain;
  const isOnMarker = domain !== undefined;
  const customDomain = isOnMarker
    ? parseCustomDomain(domain, { slug, statusPageHost })
    : customDomainOf(slug, usualDomain, statusPageHost);
  return { slug, customDomain };
}

interface ShownContent {
  /** The first address that the section contains; null if there is none. */
  readonly oldAddress: string | null;
  /** What the section links to, if it is certainly about its page, and links to nothing else. */
  readonly shownAddresses: readonly string[];
  readonly shownWidgets: readonly ShownWidget[];
}

const nothingShown: ShownContent = { oldAddress: null, shownAddresses: [], shownWidgets: [] };

function ofEmbed(address: string | null): ShownContent {
  if (address === null) return nothingShown;
  return { ...nothingShown, oldAddress: address, shownAddresses: [address] };
}

/** The page keeps its custom domain if the service cannot report it. */
async function readShown(
  parsed: ParsedSections,
  { section, slug }: ConfiguredSection,
  settings: RefreshSettings,
): Promise<ShownContent | SectionProblem> {
  try {
    const snippets = await readSnippets(parsed, { ...settings, section, slug });
    if ('message' in snippets) return snippets;
    const targets = new Set(snippets.flatMap(webAddressesIn));
    const addresses = [...targets].flatMap((target) => parseAddress(target) ?? []);
    const pages = snippets.flatMap((snippet) => ('page' in snippet ? snippet.page : []));
    const showsOtherPage = pages.some((page) => page.slug !== slug);
    // A text link names no slug.
    const isNamed = pages.length > 0 || section.attributes.slug !== undefined;
    const hasOnlyAddresses = isNamed && !showsOtherPage && addresses.length === targets.size;
    // Offline, no response has shown that the page is on this service.
    const isOnService = pages.every(({ baseUrl }) => isSameService(baseUrl, settings));
    const isConfirmed = hasOnlyAddresses && (isOnService || settings.source !== 'offline');
    return {
      oldAddress: addresses[0] ?? null,
      shownAddresses: isConfirmed ? addresses : [],
      shownWidgets: snippets.filter((snippet) => snippet.kind === 'widget'),
    };
  } catch (error) {
    return { ...toParseProblem(error), offset: section.start.start };
  }
}

/** A link shows the address that is its text, too. */
function webAddressesIn(snippet: ShownSnippet): readonly string[] {
  if (snippet.kind === 'widget' || snippet.target === null) return [];
  const { target } = snippet;
  const isTextAddress = snippet.kind === 'link' && /^https?:/i.test(snippet.text);
  return isTextAddress ? [snippet.text, target] : [target];
}

function scriptWarnings(
  path: string,
  format: Format,
  { section, shown }: ConfiguredSection,
): Finding[] {
  const name = shown.find((candidate) => candidate === 'widget' || candidate === 'script');
  if (!name || !formats[format].isForGithub) return [];
  const message =
    `"${name}" is a script, and GitHub does not run scripts in a README; show ` +
    '"badge" or "link" there';
  return [{ path, ...section.position, level: 'warning', code: 'no-scripts', message }];
}
