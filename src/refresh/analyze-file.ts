import { findMisplacedSnippets, snippetsShownIn } from '../sections/checks/allowed-snippets.ts';
import { withoutLinePrefix } from '../sections/context-layout.ts';
import type { Format } from '../sections/format.ts';
import type { SnippetName } from '../sections/markers/attributes.ts';
import { type ParsedSections, parseSections, type Section } from '../sections/parse-sections.ts';
import { parseCustomDomain, parseSlug } from '../snippets/inputs.ts';
import { isError } from '../text/errors.ts';
import { createLocator } from '../text/lines.ts';
import type { ErrorDetails, Problem } from './json-report.ts';
import { type OldContent, type ParseWithLimit, parseOldContent } from './old-content.ts';
import type { InputFile, RefreshSettings } from './refresh-input.ts';
import { type FailedFile, failedFile, type Warning } from './refresh-result.ts';

/** A section, what it is to show, and what it contains before the run. */
export interface ConfiguredSection {
  readonly section: Section;
  readonly format: Format;
  /** The slug of the page to show. */
  readonly slug: string;
  readonly customDomain: string | null;
  /** The snippets to show. */
  readonly shown: readonly SnippetName[];
  /** What the section contains before the run; null if the section is empty. */
  readonly old: OldContent | null;
}

/** A file with valid sections. */
export interface AnalyzedFile {
  readonly outcome: 'analyzed';
  readonly path: string;
  readonly text: string;
  readonly parsedSections: ParsedSections;
  readonly configuredSections: readonly ConfiguredSection[];
  readonly warnings: readonly Warning[];
}

/** Finds the sections of a file, and what each is to show. A file without a section fails only if it must have one. */
export async function analyzeFile(
  { path, format, content, mustHaveSection }: InputFile,
  settings: RefreshSettings,
): Promise<AnalyzedFile | FailedFile | { readonly outcome: 'no-section' }> {
  if (content.outcome === 'unreadable') return failedFile(path, [content.problem]);
  const { text } = content;
  const parsedSections = await parseSections(text, format);
  const shownBySection = parsedSections.sections.map((section) => snippetsShownIn(section, settings.show));
  const positionOf = createLocator(text);
  const toPositioned = <T>({ offset, ...rest }: T & { readonly offset: number }) => ({
    ...positionOf(offset),
    ...rest,
  });
  const problems: Problem[] = [
    ...parsedSections.problems,
    ...findMisplacedSnippets(parsedSections, shownBySection),
  ].map(toPositioned);
  const configuredSections: ConfiguredSection[] = [];
  for (const [index, section] of parsedSections.sections.entries()) {
    const configured = await configureSection(section, shownBySection[index] ?? [], parsedSections, settings);
    if ('message' in configured) problems.push({ ...section.position, ...configured });
    else configuredSections.push(configured);
  }
  if (problems.length > 0)
    return failedFile(
      path,
      problems.sort((one, other) => one.line - other.line || one.column - other.column),
    );
  if (configuredSections.length === 0) {
    return mustHaveSection ? failedFile(path, [missingSection(format)]) : { outcome: 'no-section' };
  }
  const warnings = [
    ...parsedSections.warnings.map((warning) => ({ path, ...toPositioned(warning) })),
    ...configuredSections.flatMap((configured) => scriptWarnings(path, configured)),
  ];
  return { outcome: 'analyzed', path, text, parsedSections, configuredSections, warnings };
}

/**
 * Reads what a section is to show: from the attributes of its marker, or from the options where an attribute is absent.
 * Returns an error if an attribute is invalid or no slug is set.
 */
async function configureSection(
  section: Section,
  shown: readonly SnippetName[],
  { text, format, timeBudget }: ParsedSections,
  settings: RefreshSettings,
): Promise<ConfiguredSection | ErrorDetails> {
  const { slug: slugOnMarker, customDomain: domainOnMarker } = section.attributes;
  try {
    const slug = slugOnMarker === undefined ? settings.slug : parseSlug(slugOnMarker);
    if (slug === null) {
      return { code: 'no-slug', message: 'no slug: write slug="…" on this marker, or set the option slug' };
    }
    const customDomain = domainOnMarker === undefined ? settings.customDomain : parseCustomDomain(domainOnMarker);
    const content = withoutLinePrefix(text.slice(section.content.start, section.content.end), section.layout);
    const page = { slug, isSlugOnMarker: slugOnMarker !== undefined };
    const isHtml = section.layout.context === 'html';
    const parseWithLimit: ParseWithLimit = (parse) => timeBudget.run(section.content, parse);
    const old = content.trim() === '' ? null : await parseOldContent(content, page, isHtml, parseWithLimit);
    return { section, format, slug, customDomain, shown, old };
  } catch (error) {
    if (isError(error, 'invalid-input')) return { code: 'invalid-attribute', message: error.message };
    if (isError(error, 'too-complex')) return { code: error.code, message: error.message };
    throw error;
  }
}

function missingSection(format: Format): Problem {
  const [open, close] = format === 'mdx' ? ['{/*', '*/}'] : ['<!--', '-->'];
  const markers = `${open} status-snippets start slug="…" ${close} and ${open} status-snippets end ${close}`;
  const message = `this file contains no section; put ${markers} where the snippets belong, or let "status-snippets init" do it`;
  return { line: 1, column: 1, code: 'no-section', message };
}

function scriptWarnings(path: string, { section, format, shown }: ConfiguredSection): Warning[] {
  const name = shown.find((candidate) => candidate === 'widget' || candidate === 'script');
  if (!name || format !== 'md') return [];
  const message = `"${name}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`;
  return [{ path, ...section.position, code: 'no-scripts', message }];
}
