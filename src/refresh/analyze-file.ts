import { checkShown, shownIn } from '../sections/checks/placement.ts';
import { type FindResult, findSections, type Section } from '../sections/find.ts';
import type { Format } from '../sections/format.ts';
import { unprefixedContent } from '../sections/layout.ts';
import type { ShowName } from '../sections/markers/attributes.ts';
import { ParseLimitError, type ParseTimer, type TimeEffects } from '../sections/time-limit.ts';
import { parseCustomDomain } from '../snippets/inputs/host-name.ts';
import { InputError } from '../snippets/inputs/input-error.ts';
import { parseSlug } from '../snippets/inputs/slug.ts';
import { createLocator } from '../text/lines.ts';
import { type CurrentContent, parseCurrentContent } from './current-content.ts';
import type { InputFile, RefreshSettings } from './input.ts';
import { type FailedFile, failedFile, type Problem, type Warning } from './result.ts';

/** A section, and which snippets of which page it asks for. */
export interface SectionRequest {
  readonly section: Section;
  /** The format of the file. */
  readonly format: Format;
  readonly slug: string;
  readonly customDomain: string | null;
  readonly shown: readonly ShowName[];
  readonly current: CurrentContent;
}

/** A file with valid sections. */
export interface AnalyzedFile {
  readonly outcome: 'analyzed';
  readonly path: string;
  readonly text: string;
  readonly format: Format;
  readonly finding: FindResult;
  readonly requests: readonly SectionRequest[];
  readonly warnings: readonly Warning[];
}

/** A file that a directory or pattern matched, and that has no section. */
export interface FileWithoutSection {
  readonly outcome: 'no-section';
}

/** Finds the sections of a file, and what each asks for. */
export async function analyzeFile(
  file: InputFile,
  settings: RefreshSettings,
  timeEffects?: TimeEffects,
): Promise<AnalyzedFile | FailedFile | FileWithoutSection> {
  const { path, format, content } = file;
  if (content.outcome === 'refused') return failedFile(path, [content.problem]);
  const { text } = content;
  const finding = await findSections(text, format, { effects: timeEffects });
  const shown = finding.sections.map((section) => shownIn(section, settings.show));
  const positionOf = createLocator(text);
  const toPositioned = <Found extends { readonly offset: number }>({ offset, ...found }: Found) => ({
    ...positionOf(offset),
    ...found,
  });
  const problems: Problem[] = [...finding.problems, ...checkShown(finding, shown)].map(toPositioned);
  const requests: SectionRequest[] = [];
  for (const [index, section] of finding.sections.entries()) {
    const request = await createRequest(section, shown[index] ?? [], text, format, finding.timer, settings);
    if ('message' in request) problems.push({ ...section.position, ...request });
    else requests.push(request);
  }
  if (problems.length > 0) return failedFile(path, problems.sort(byPosition));
  if (requests.length === 0) {
    return file.isExplicit ? failedFile(path, [missingSection(format)]) : { outcome: 'no-section' };
  }
  const warnings = [
    ...finding.warnings.map((warning) => ({ path, ...toPositioned(warning) })),
    ...(format === 'md' ? requests.flatMap((request) => scriptWarning(path, request)) : []),
  ];
  return { outcome: 'analyzed', path, text, format, finding, requests, warnings };
}

/** What a section asks for: what its marker says, else the options. Or what is wrong with it. */
async function createRequest(
  section: Section,
  shown: readonly ShowName[],
  text: string,
  format: Format,
  timer: ParseTimer,
  settings: RefreshSettings,
): Promise<SectionRequest | Pick<Problem, 'code' | 'message'>> {
  const { slug: ownSlug, customDomain: ownDomain } = section.attributes;
  try {
    const slug = ownSlug === undefined ? settings.slug : parseSlug(ownSlug);
    if (slug === null) {
      return { code: 'no-slug', message: 'no slug: write slug="…" on this marker, or set the option slug' };
    }
    const customDomain = ownDomain === undefined ? settings.customDomain : parseCustomDomain(ownDomain);
    const current = await parseCurrentContent(
      unprefixedContent(text, section),
      { slug, isSlugOnMarker: ownSlug !== undefined, isHtml: section.layout.context === 'html' },
      (parse) => timer.parse(section.content, parse),
    );
    return { section, format, slug, customDomain, shown, current };
  } catch (error) {
    if (error instanceof InputError) return { code: 'invalid-attribute', message: error.message };
    if (error instanceof ParseLimitError) return { code: error.problem.code, message: error.message };
    throw error;
  }
}

function missingSection(format: Format): Problem {
  const [start, end] = [toComment(format, 'start slug="…"'), toComment(format, 'end')];
  const message = `this file contains no section; put ${start} and ${end} where the snippets belong, or let "status-snippets init" do it`;
  return { line: 1, column: 1, code: 'no-section', message };
}

function toComment(format: Format, text: string): string {
  return format === 'mdx' ? `{/* status-snippets ${text} */}` : `<!-- status-snippets ${text} -->`;
}

function scriptWarning(path: string, { section, shown }: SectionRequest): Warning[] {
  const name = shown.find((candidate) => candidate === 'widget' || candidate === 'script');
  if (!name) return [];
  const message = `"${name}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`;
  return [{ path, ...section.position, code: 'no-scripts', message }];
}

function byPosition(one: Problem, other: Problem): number {
  return one.line - other.line || one.column - other.column;
}
