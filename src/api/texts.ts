import type { Finding } from '../core/errors.ts';
import { createLocator, type Range } from '../core/range.ts';
import { refresh } from '../refresh/refresh.ts';
import type { SectionReport } from '../refresh/result.ts';
import type { SectionAttributes } from '../sections/marker.ts';
import { parseSections } from '../sections/parse-sections.ts';
import { checkText, type Options, optionKeys } from './options.ts';
import { createService, readOptions } from './settings.ts';

/**
 * A section of a text. Offsets are UTF-16 code units from 0; lines and columns are counted from 1.
 */
export interface FoundSection {
  readonly line: number;
  readonly column: number;
  /** `flow` on lines of its own, `inline` in running text, `html` in HTML or JSX. */
  readonly context: 'flow' | 'inline' | 'html';
  /** The attributes of the start marker; `slug` and `customDomain` are not validated. */
  readonly attributes: SectionAttributes;
  /** The start marker. */
  readonly start: Range;
  /** The end marker. */
  readonly end: Range;
  /** What is between the markers. */
  readonly content: Range;
}

/**
 * Finds the sections of a text. Markers in code are ignored. A broken marker and a warning are
 * findings.
 *
 * @throws {StatusSnippetsError} if the text is not a string, or the option is invalid
 * @example
 *   const text = '# Acme <!-- status-snippets start slug="acme" --><!-- status-snippets end -->\n';
 *   const { sections, findings } = await findSections(text);
 *   findings; // → []
 *   sections[0]?.context; // → 'inline'
 *   sections[0]?.attributes.slug; // → 'acme'
 */
export async function findSections(
  text: string,
  options: Pick<Options, 'format'> = {},
): Promise<{ readonly sections: readonly FoundSection[]; readonly findings: readonly Finding[] }> {
  checkText('text', text, 'write findSections(text, { format: "md" })');
  const parsed = await parseSections(text, readOptions(options, ['format']).format ?? 'md');
  const locate = createLocator(text);
  const problems = parsed.problems.map(({ offset, code, message }): Finding => {
    return { ...locate(offset), level: 'error', code, message };
  });
  const warnings = parsed.warnings.map(({ offset, ...warning }): Finding => {
    return { ...locate(offset), level: 'warning', ...warning };
  });
  return {
    sections: parsed.sections.map(({ position, layout, attributes, start, end, content }) => {
      return { ...position, context: layout.context, attributes, start, end, content };
    }),
    findings: [...problems, ...warnings],
  };
}

/** The result of refreshing a text. */
export interface RefreshedText {
  readonly outcome: 'changed' | 'unchanged' | 'failed';
  /** The whole text. If the outcome is not `changed`, it is the text that was given. */
  readonly text: string;
  /** The sections of the text; empty if something failed. */
  readonly sections: readonly SectionReport[];
  /**
   * Errors, if the outcome is `failed`, and warnings. The error `unavailable` means that the
   * service does not respond.
   */
  readonly findings: readonly Finding[];
}

/**
 * Updates the sections of a text. Only the sections change. If there is an error, or the service is
 * unavailable, the text stays as it is, and `findings` contains the reasons.
 *
 * @throws {StatusSnippetsError} if the text is not a string, or an option is invalid
 * @example
 *   const text = '# Acme <!-- status-snippets start slug="acme" --><!-- status-snippets end -->\n';
 *   const result = await refreshText(text, { source: 'offline' });
 *   result.outcome; // → 'changed'
 *   result.sections[0]?.address; // → 'https://acme.statuspage.me'
 *   result.text.includes('https://statuspage.me/badge/acme.svg'); // → true
 */
export async function refreshText(text: string, options: Options = {}): Promise<RefreshedText> {
  return createRefresher(options)(text);
}

/**
 * Creates a function that updates texts as `refreshText` does, for builds that call it for each of
 * their pages. The options are validated once. The service is asked once for each page, and again
 * after `maxAge` or a minute, whichever is longer.
 *
 * @returns a function that takes a text, and its format if it differs from that of the options
 * @throws {StatusSnippetsError} if an option is invalid
 * @example
 *   const refresh = createRefresher({ slug: 'acme', source: 'offline' });
 *   const text = '<p><!-- status-snippets start --><!-- status-snippets end --></p>';
 *   const { outcome } = await refresh(text, { format: 'html' });
 *   outcome; // → 'changed'
 */
export function createRefresher(
  options: Options = {},
): (text: string, options?: Pick<Options, 'format'>) => Promise<RefreshedText> {
  const settings = readOptions(options, optionKeys);
  const service = createService(settings);
  return async (text, own = {}) => {
    checkText('text', text, 'read the file as a string');
    const format = readOptions(own, ['format']).format ?? settings.format ?? 'md';
    const file = { path: '', format, text, need: 'nothing' } as const;
    const { outcome, files, findings, changes } = await refresh([file], { settings, service });
    return {
      outcome: outcome as RefreshedText['outcome'], // only what a check reports is `out-of-date`
      text: changes[0]?.after ?? text,
      sections: files.flatMap(({ sections }) => sections),
      findings: findings.map(({ path: _, ...finding }) => finding),
    };
  };
}
