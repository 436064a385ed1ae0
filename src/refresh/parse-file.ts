import type { Settings } from '../config/settings.ts';
import type { SectionProblem } from '../sections/comment.ts';
import type { Format } from '../sections/format.ts';
import { formats } from '../sections/formats.ts';
import { mentionsMarkers } from '../sections/marker.ts';
import type { ParsedSections, Section } from '../sections/parse-sections.ts';
import { byOffset, findMisplacedSnippets, parseSections, snippetsShownIn } from '../sections/parse-sections.ts';
import type { Service } from '../service/connection.ts';
import {
  customDomainOf,
  isSameService,
  parseAddress,
  parseCustomDomain,
  parseSlug,
  withoutScheme,
} from '../snippets/inputs.ts';
import { badgeAt, baseUrlOfWidget } from '../snippets/snippet-set.ts';
import { attempt, type Finding, StatusSnippetsError } from '../text/errors.ts';
import { countOf } from '../text/quote.ts';
import { createLocator, indexOfRangeAround, type Position } from '../text/range.ts';
import { toParseProblem } from '../text/time-limit.ts';
import { findForeignContent } from './foreign-content.ts';
import { problemAt } from './result.ts';

export type RefreshSettings = Pick<
  Settings,
  'slug' | 'customDomain' | 'show' | 'baseUrl' | 'statusPageHost' | 'source'
>;

export interface Run {
  readonly settings: RefreshSettings;
  /** Not asked if `offline`, nor by a refresh before all files were found valid. It may be asked again about a page. */
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
   * The text, with its byte-order mark if it has one, or why the file cannot be read. Null for a file
   * in another encoding that needs no section and mentions no markers.
   */
  readonly text: string | Finding | null;
  readonly need: Need;
}

/** What a file must have: a section (the user named it), one in it or another match of a folder or glob, or nothing. */
export type Need = 'section' | 'one-of-group' | 'nothing';

export interface ParsedFile extends Omit<SourceFile, 'text'> {
  /** Taken off the text, and put back where the text leaves the pipeline. */
  readonly byteOrderMark: string;
  /** Without sections if the file cannot be read. */
  readonly parsed: ParsedSections;
  /** The sections that have a slug and valid attributes. */
  readonly sections: readonly ConfiguredSection[];
  /** The place of an offset in the text; if this run adds markers, its place in the file without them. */
  readonly positionOf: (offset: number) => Position;
  readonly problems: readonly SectionProblem[];
  /** Its problems, or its warnings if there are none. A file with a problem is not refreshed. */
  readonly findings: readonly Finding[];
  /** The file cannot be read or parsed, so that its sections are not known. */
  readonly isBroken: boolean;
  /** If this run adds markers: the file without them, and the new sections. */
  readonly marked?: { readonly before: ParsedSections; readonly added: ReadonlySet<Section> };
}

type ConfiguredSection = Readonly<ReturnType<typeof configureSection>>;

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
    const configured = configureFile({ ...file, byteOrderMark }, sections, settings);
    const foreign = await findForeignContents(configured, settings);
    const parsed = foreign.length === 0 ? configured : withProblems(configured, foreign);
    const isRead = content === null || typeof content === 'string';
    if (isRead) files.push(parsed);
    else files.push({ ...parsed, findings: [{ ...content, path: file.path }], isBroken: true });
  }
  return files;
}

/** The attributes of the markers decide, and the options where an attribute is absent. */
export function configureFile(
  { path, format, need, byteOrderMark }: Pick<ParsedFile, 'path' | 'format' | 'need' | 'byteOrderMark'>,
  parsed: ParsedSections,
  settings: RefreshSettings,
  positionOf = createLocator(parsed.text),
): ParsedFile {
  // Of all sections, also those that are refused below.
  const misplaced = findMisplacedSnippets(parsed, settings.show);
  const refused: SectionProblem[] = [];
  const sections: ConfiguredSection[] = [];
  for (const section of parsed.sections) {
    const configure = () => sections.push(configureSection(parsed.text, section, settings));
    attempt(configure, ({ code, message }) => {
      refused.push({ offset: section.start.start, code: code === 'no-slug' ? code : 'invalid-attribute', message });
    });
  }
  const isWarning = ({ isOnlySimilar = false }: SectionProblem) => isOnlySimilar && need === 'one-of-group';
  const broken = parsed.problems.filter((problem) => !isWarning(problem));
  const similar = parsed.problems.filter(isWarning).map((problem) => ({ ...problem, code: 'look-alike' as const }));
  const problems = [...broken, ...misplaced, ...refused];
  const warnings = [...parsed.warnings, ...similar].sort(byOffset).map(({ offset, code, message }): Finding => {
    return { path, ...positionOf(offset), level: 'warning', code, message };
  });
  const scripts = sections.flatMap((configured) => scriptWarnings(path, format, configured));
  const isBroken = broken.length > 0;
  const findings = [...warnings, ...scripts];
  const file = { path, format, need, byteOrderMark, parsed, sections, positionOf, problems: [], findings, isBroken };
  return problems.length === 0 ? file : withProblems(file, problems);
}

function withProblems(file: ParsedFile, more: readonly SectionProblem[]): ParsedFile {
  const problems = [...file.problems, ...more].sort(byOffset);
  const errors = problems.map((problem) => problemAt(file.path, file.positionOf(problem.offset), problem));
  return { ...file, problems, findings: shorten(errors) };
}

/** More problems of one file would fill the log, and memory. */
const maxProblems = 20;

function shorten(problems: readonly Finding[]): readonly Finding[] {
  const next = problems[maxProblems];
  if (next === undefined) return problems;
  const message = `and ${countOf(problems.length - maxProblems, 'more problem')} in this file`;
  return [...problems.slice(0, maxProblems), { ...next, message }];
}

/** Checks what is between the markers of each section that has no other problem. */
async function findForeignContents(file: ParsedFile, settings: RefreshSettings): Promise<SectionProblem[]> {
  const ranges = file.sections.map(({ section: { start, end } }) => ({ start: start.start, end: end.end }));
  const broken = new Set(file.problems.map(({ offset }) => indexOfRangeAround(ranges, offset)));
  const foreign: SectionProblem[] = [];
  for (const [index, { section, slug }] of file.sections.entries()) {
    if (broken.has(index)) continue;
    try {
      const problem = await findForeignContent(file.parsed, { ...settings, section, slug });
      if (problem) foreign.push(problem);
    } catch (error) {
      foreign.push({ ...toParseProblem(error), offset: section.start.start });
    }
  }
  return foreign;
}

function configureSection(text: string, section: Section, settings: RefreshSettings) {
  const { content, attributes } = section;
  const { statusPageHost } = settings;
  const slug = attributes.slug === undefined ? settings.slug : parseSlug(attributes.slug, statusPageHost);
  if (slug === null) {
    const fix = 'write slug="acme" on this marker, or set the option slug to acme';
    throw new StatusSnippetsError('no-slug', { problem: 'no slug', fix });
  }
  const domain = attributes.customDomain;
  const customDomain =
    domain === undefined
      ? customDomainOf(slug, settings.customDomain, statusPageHost)
      : parseCustomDomain(domain, { slug, statusPageHost });
  const old = readOldContent(text.slice(content.start, content.end), slug, attributes.slug !== undefined, settings);
  return { section, slug, customDomain, shown: snippetsShownIn(section, settings.show), ...old };
}

/**
 * The page keeps its custom domain if the service cannot report it. The content is not parsed, because a formatter may
 * have written Markdown, HTML or JSX: every web address in it counts.
 */
function readOldContent(content: string, slug: string, isSlugOnMarker: boolean, settings: RefreshSettings) {
  const slugs = new Set([...content.matchAll(/\bdata-slug=["']?([\w.-]+)/g)].map(([, name = '']) => name));
  const targets = new Set<string>();
  let isOnService = true;
  const unescaped = content.replace(/\\(?=[!-/:-@[-`{-~])/g, '');
  for (const [written] of unescaped.matchAll(/https?:\/\/[^\s()<>[\]"'`|]+/gi)) {
    const url = written.replace(/(?<![/.,:;!?*_~])[/.,:;!?*_~]+$/, '');
    const badge = badgeAt(url);
    if (badge) slugs.add(badge.slug);
    const service = badge?.baseUrl ?? baseUrlOfWidget(url);
    if (service === null) targets.add(url);
    else isOnService &&= isSameService(service, settings);
  }
  const addresses = [...targets].flatMap((target) => parseAddress(target) ?? []);
  const [oldAddress = null] = addresses;
  const showsOtherPage = [...slugs].some((named) => named !== slug);
  // A text link names no slug. What tells it from any other link are its words, or that its text is its address.
  const shown = unescaped.replace(/\]\([^\s()[\]]*|\bhref=[^\s>]*|\]:.*/g, ']').toLowerCase();
  const isTextLink =
    shown.includes('status') || addresses.some((target) => shown.includes(withoutScheme(target).toLowerCase()));
  const isAboutPage = !showsOtherPage && (slugs.has(slug) || (isSlugOnMarker && isTextLink));
  const hasOnlyAddresses = isAboutPage && addresses.length === targets.size;
  // Offline, no response has shown that the page is on this service.
  const isConfirmed = hasOnlyAddresses && (isOnService || settings.source !== 'offline');
  return {
    /** The first address that the section contains; null if there is none. */
    oldAddress,
    /** What the section links to, if it is certainly about its page, and links to nothing else. */
    shownAddresses: isConfirmed ? addresses : [],
  };
}

function scriptWarnings(path: string, format: Format, { section, shown }: ConfiguredSection): Finding[] {
  const name = shown.find((candidate) => candidate === 'widget' || candidate === 'script');
  if (!name || !formats[format].isForGithub) return [];
  const message = `"${name}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`;
  return [{ path, ...section.position, level: 'warning', code: 'no-scripts', message }];
}
