import { findMisplacedSnippets, snippetsShownIn } from '../sections/checks/allowed-snippets.ts';
import type { Format } from '../sections/format.ts';
import type { SnippetName } from '../sections/marker.ts';
import { type ParsedSections, parseSections, type Section } from '../sections/parse-sections.ts';
import { parseAddress, parseCustomDomain, parseSlug } from '../snippets/inputs.ts';
import { badgeAt, baseUrlOfWidget } from '../snippets/snippet-set.ts';
import { type ErrorCode, isError } from '../text/errors.ts';
import type { Finding } from '../text/finding.ts';
import { createLocator } from '../text/range.ts';
import type { RefreshSettings, SourceFile } from './input.ts';
import { problemAt } from './result.ts';

export interface ParsedFile {
  readonly path: string;
  readonly mustHaveSection: boolean;
  /** Taken off the text, and put back where the text leaves the pipeline. */
  readonly byteOrderMark: string;
  /** Without the markers that this run adds. */
  readonly originalText: string;
  /** With the markers that this run adds. */
  readonly parsed: ParsedSections;
  readonly sections: readonly ConfiguredSection[];
}

export interface ConfiguredSection {
  readonly section: Section;
  readonly slug: string;
  readonly customDomain: string | null;
  readonly shown: readonly SnippetName[];
  /** The first address that the section contains; null if there is none. */
  readonly oldAddress: string | null;
  /** Generated snippets take it. Only set if the section contains no other address, and is about its page. */
  readonly confirmedAddress: string | null;
  /** The section contains something, and no badge or widget of another page. */
  readonly isFilled: boolean;
  /** This run adds the markers. */
  readonly isAdded: boolean;
}

/** Returns null instead of the file if it has a problem. */
export async function parseFile(
  { path, format, text: content, mustHaveSection }: SourceFile,
  settings: RefreshSettings,
): Promise<{ readonly file: ParsedFile | null; readonly findings: readonly Finding[] }> {
  if (typeof content !== 'string') return { file: null, findings: [{ line: 1, column: 1, ...content, path }] };
  const byteOrderMark = content.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = content.slice(byteOrderMark.length);
  const parsed = await parseSections(text, format);
  // Of all sections, also those that are refused below.
  const misplaced = findMisplacedSnippets(
    parsed,
    parsed.sections.map((section) => snippetsShownIn(section, settings.show)),
  );
  const { sections, problems: refused } = configureSections(parsed, settings);
  const problems = [...parsed.problems, ...(onlyListsEmbeds(settings) ? [] : [...misplaced, ...refused])];
  const positionOf = createLocator(text);
  if (problems.length > 0) {
    problems.sort((one, other) => one.offset - other.offset);
    return { file: null, findings: problems.map((problem) => problemAt(path, positionOf(problem.offset), problem)) };
  }
  const warnings = parsed.warnings.map(({ offset, code, message }): Finding => {
    return { path, ...positionOf(offset), level: 'warning', code, message };
  });
  const findings = [...warnings, ...sections.flatMap((configured) => scriptWarnings(path, format, configured))];
  return { file: { path, mustHaveSection, byteOrderMark, originalText: text, parsed, sections }, findings };
}

/** `find` does not need to know what sections are to show. */
export function onlyListsEmbeds({ forEmbeds, unmarked }: RefreshSettings): boolean {
  return forEmbeds === true && unmarked === 'warn';
}

/** The attributes of the marker decide, and the options where an attribute is absent. */
export function configureSections({ text, sections: parsed }: ParsedSections, settings: RefreshSettings) {
  const problems: { readonly offset: number; readonly code: ErrorCode; readonly message: string }[] = [];
  const sections: ConfiguredSection[] = [];
  for (const section of parsed) {
    const { start, content, attributes } = section;
    const refuse = (code: ErrorCode, message: string) => problems.push({ offset: start.start, code, message });
    try {
      const slug = attributes.slug === undefined ? settings.slug : parseSlug(attributes.slug);
      if (slug === null) {
        refuse('no-slug', 'no slug: write slug="…" on this marker, or set the option slug');
        continue;
      }
      const domain = attributes.customDomain;
      const customDomain = domain === undefined ? settings.customDomain : parseCustomDomain(domain);
      const shown = snippetsShownIn(section, settings.show);
      const page = { slug, isSlugOnMarker: attributes.slug !== undefined };
      const old = readOldContent(text.slice(content.start, content.end), page, settings);
      sections.push({ section, slug, customDomain, shown, ...old, isAdded: false });
    } catch (error) {
      if (!isError(error)) throw error;
      refuse('invalid-attribute', error.message);
    }
  }
  return { sections, problems };
}

/**
 * The page keeps its custom domain if the service cannot report it. The content is not parsed, because a formatter may
 * have written Markdown, HTML or JSX: every web address in it counts.
 */
function readOldContent(
  content: string,
  { slug, isSlugOnMarker }: { readonly slug: string; readonly isSlugOnMarker: boolean },
  { source, baseUrl }: RefreshSettings,
): Pick<ConfiguredSection, 'oldAddress' | 'confirmedAddress' | 'isFilled'> {
  const slugs = new Set([...content.matchAll(/\bdata-slug=["']?([\w.-]+)/g)].map(([, name = '']) => name));
  const targets = new Set<string>();
  let isOnService = true;
  const unescaped = content.replace(/\\(?=[!-/:-@[-`{-~])/g, '');
  for (const [written] of unescaped.matchAll(/https?:\/\/[^\s()<>[\]"'`|]+/gi)) {
    const url = written.replace(/[/.,:;!?*_~]+$/, '');
    const badge = badgeAt(url);
    if (badge) {
      slugs.add(badge.slug);
      isOnService &&= badge.baseUrl === baseUrl;
    } else if (baseUrlOfWidget(url) === null) targets.add(url);
  }
  const addresses = [...targets].flatMap((target) => parseAddress(target) ?? []);
  const [oldAddress = null] = addresses;
  const showsOtherPage = [...slugs].some((named) => named !== slug);
  const isAboutPage = !showsOtherPage && (slugs.has(slug) || isSlugOnMarker);
  const isOnlyAddress =
    addresses.length === targets.size && new Set(addresses.map((address) => address.toLowerCase())).size === 1;
  // Offline, no response has shown that the page is on this service.
  const isConfirmed = isAboutPage && isOnlyAddress && (isOnService || source !== 'offline');
  return {
    oldAddress,
    confirmedAddress: isConfirmed ? oldAddress : null,
    isFilled: /[^\s>]/.test(content) && !showsOtherPage,
  };
}

function scriptWarnings(path: string, format: Format, { section, shown }: ConfiguredSection): Finding[] {
  const name = shown.find((candidate) => candidate === 'widget' || candidate === 'script');
  if (!name || format !== 'md') return [];
  const message = `"${name}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`;
  return [{ path, ...section.position, level: 'warning', code: 'no-scripts', message }];
}
