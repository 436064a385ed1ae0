import type { Problem } from '../refresh/json-report.ts';
import { type RefreshTextResult, refreshOneText } from '../refresh/refresh-files.ts';
import { createSnippetFetcher } from '../runtime/create-snippet-fetcher.ts';
import type { Effects } from '../runtime/effects.ts';
import type { Context } from '../sections/context-layout.ts';
import type { Format } from '../sections/format.ts';
import type { Attributes } from '../sections/markers/attributes.ts';
import { parseSections } from '../sections/parse-sections.ts';
import { createLocator } from '../text/lines.ts';
import type { Range } from '../text/range.ts';
import { fetcherOptions, type Options, readOptionsAndConfiguration } from './options.ts';

/** A section of a text. Offsets are UTF-16 code units from 0; lines and columns are counted from 1. */
export interface FoundSection {
  readonly line: number;
  readonly column: number;
  readonly context: Context;
  /** The attributes of the start marker; `slug` and `customDomain` are not validated. */
  readonly attributes: Attributes;
  /** The range of the start marker. */
  readonly start: Range;
  /** The range of the end marker. */
  readonly end: Range;
  /** The range between the markers. */
  readonly content: Range;
}

/** The sections of a text, and the problems of its markers. */
export interface FoundSections {
  readonly sections: readonly FoundSection[];
  readonly problems: readonly Problem[];
}

/**
 * Finds the sections of a text. Markers in code are ignored. A broken marker is a problem.
 *
 * @param format `md` for Markdown, `mdx` or `html`
 * @example
 *   const text = '# Acme <!-- status-snippets start slug="acme" --><!-- status-snippets end -->\n';
 *   const { sections, problems } = await findSections(text, 'md');
 *   problems; // → []
 *   sections[0]?.context; // → 'inline'
 *   sections[0]?.attributes.slug; // → 'acme'
 */
export async function findSections(text: string, format: Format): Promise<FoundSections> {
  const parsed = await parseSections(text, format);
  const sections = parsed.sections.map(({ position, layout, attributes, start, end, content }) => {
    return { ...position, context: layout.context, attributes, start, end, content };
  });
  const problems = parsed.problems.map(({ offset, code, message }) => {
    return { ...createLocator(text)(offset), code, message };
  });
  return { sections, problems };
}

/**
 * Updates the sections of a text as the command line does in the current folder, with its configuration file. Only the
 * sections change. If there is a problem, or the service is unavailable, the text stays as it is and `problems` contains the
 * reasons.
 *
 * @param format `md` for Markdown, `mdx` or `html`
 * @param effects replacements for fetch, clock, timer, randomness and cache directory, for tests
 * @throws {OptionError} if an option, or a value of the configuration file, is invalid
 * @example
 *   const text = '# Acme <!-- status-snippets start slug="acme" --><!-- status-snippets end -->\n';
 *   const result = await refreshText(text, 'md', { source: 'offline' });
 *   result.outcome; // → 'changed'
 *   result.sections[0]?.address; // → 'https://acme.statuspage.me'
 *   result.text.includes('[![Status](https://statuspage.me/badge/acme.svg)](https://acme.statuspage.me)'); // → true
 */
export async function refreshText(
  text: string,
  format: Format,
  options: Options = {},
  effects: Partial<Effects> = {},
): Promise<RefreshTextResult> {
  const settings = await readOptionsAndConfiguration(options);
  const fetchSnippets = createSnippetFetcher(fetcherOptions(settings, effects));
  const file = { path: 'text', format };
  const { oldSections, newSections, ...result } = await refreshOneText(text, file, settings, fetchSnippets);
  return result;
}
