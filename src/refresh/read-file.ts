import type { Embed } from '../embeds/embed.ts';
import { findMisplacedSnippets, snippetsShownIn } from '../sections/checks/allowed-snippets.ts';
import { withoutLinePrefix } from '../sections/context-layout.ts';
import type { Format } from '../sections/format.ts';
import type { SnippetName } from '../sections/markers/marker.ts';
import { type ParsedSections, parseSections, type Section } from '../sections/parse-sections.ts';
import { parseCustomDomain, parseSlug } from '../snippets/inputs.ts';
import { type ErrorCode, isError } from '../text/errors.ts';
import type { Finding } from '../text/finding.ts';
import { createLocator, type Edit } from '../text/range.ts';
import type { RefreshSettings, SourceFile } from './input.ts';
import { type OldContent, readOldContent } from './old-content.ts';

/** A file of a run that was read and parsed. */
export interface ReadFile {
  readonly path: string;
  readonly format: Format;
  readonly mustHaveSection: boolean;
  /** Taken off the text, and put back where the text leaves the pipeline. */
  readonly byteOrderMark: string;
  readonly before: string;
  readonly markerEdits: readonly Edit[];
  /** The text with the new markers, and its sections. */
  readonly parsed: ParsedSections;
  readonly sections: readonly ConfiguredSection[];
}

/** A section, what it is to show, and what it contains before the run. */
export interface ConfiguredSection {
  readonly section: Section;
  readonly slug: string;
  readonly customDomain: string | null;
  readonly shown: readonly SnippetName[];
  /** What the section contains before the run; null if the section is empty. */
  readonly old: OldContent | null;
  /** Whether this run adds the markers; then the embed that they are around, if there is one. */
  readonly added?: { readonly embed: Embed | null };
}

/** Reads the text of a file, finds its sections, and decides what each is to show. Without problems, the file is not null. */
export async function readFile(
  { path, format, text: content, mustHaveSection }: SourceFile,
  settings: RefreshSettings,
): Promise<{ readonly file: ReadFile | null; readonly findings: readonly Finding[] }> {
  if (typeof content !== 'string') return { file: null, findings: [{ line: 1, column: 1, ...content, path }] };
  const byteOrderMark = content.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = content.slice(byteOrderMark.length);
  const parsed = await parseSections(text, format);
  const shownBySection = parsed.sections.map((section) => snippetsShownIn(section, settings.show));
  const positionOf = createLocator(text);
  const misplaced = findMisplacedSnippets(parsed, shownBySection);
  const toProblem = ({ offset, code, message }: (typeof misplaced)[number]): Finding => {
    return { path, ...positionOf(offset), level: 'error', code, message };
  };
  // `find` does not need to know what sections are to show.
  const areSectionsKept = settings.forEmbeds && settings.unmarked === 'report';
  const problems = [...parsed.problems, ...(areSectionsKept ? [] : misplaced)].map(toProblem);
  const sections: ConfiguredSection[] = [];
  for (const section of parsed.sections) {
    const configured = await configureSection(section, parsed, settings);
    if (!('message' in configured)) sections.push(configured);
    else if (!areSectionsKept) problems.push({ path, ...section.position, level: 'error', ...configured });
  }
  if (problems.length > 0) return { file: null, findings: problems.sort(compareFindings) };
  const warnings = parsed.warnings.map(({ offset, code, message }): Finding => {
    return { path, ...positionOf(offset), level: 'warning', code, message };
  });
  const findings = [...warnings, ...sections.flatMap((configured) => scriptWarnings(path, format, configured))];
  const file = { path, format, mustHaveSection, byteOrderMark, before: text, markerEdits: [], parsed, sections };
  return { file, findings };
}

function compareFindings({ line = 1, column = 1 }: Finding, other: Finding): number {
  return line - (other.line ?? 1) || column - (other.column ?? 1);
}

/** The warning about a problem that does not stop a run, because the file or the embed was not named. */
export function toSkipped({ code, level, message, ...place }: Finding): Finding {
  return { ...place, level: 'warning', code: 'skipped', message: `skipped: ${message}` };
}

/**
 * Reads what a section is to show: from the attributes of its marker, or from the options where an attribute is absent.
 * Returns an error if an attribute is invalid or no slug is set.
 */
async function configureSection(
  section: Section,
  { text, timeBudget }: ParsedSections,
  settings: Pick<RefreshSettings, 'slug' | 'customDomain' | 'show'>,
): Promise<ConfiguredSection | { readonly code: ErrorCode; readonly message: string }> {
  const { slug: slugOnMarker, customDomain: domainOnMarker } = section.attributes;
  try {
    const slug = slugOnMarker === undefined ? settings.slug : parseSlug(slugOnMarker);
    if (slug === null) {
      return { code: 'no-slug', message: 'no slug: write slug="…" on this marker, or set the option slug' };
    }
    const customDomain = domainOnMarker === undefined ? settings.customDomain : parseCustomDomain(domainOnMarker);
    const shown = snippetsShownIn(section, settings.show);
    const content = withoutLinePrefix(text.slice(section.content.start, section.content.end), section.layout);
    const page = { slug, isSlugOnMarker: slugOnMarker !== undefined };
    const isHtml = section.layout.context === 'html';
    const parse = <T>(work: () => T) => timeBudget.run(section.content, work);
    const old = content.trim() === '' ? null : await readOldContent(content, page, isHtml, parse);
    return { section, slug, customDomain, shown, old };
  } catch (error) {
    if (isError(error, 'too-complex')) return { code: error.code, message: error.message };
    if (isError(error)) return { code: 'invalid-attribute', message: error.message };
    throw error;
  }
}

function scriptWarnings(path: string, format: Format, { section, shown }: ConfiguredSection): Finding[] {
  const name = shown.find((candidate) => candidate === 'widget' || candidate === 'script');
  if (!name || format !== 'md') return [];
  const message = `"${name}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`;
  return [{ path, ...section.position, level: 'warning', code: 'no-scripts', message }];
}
