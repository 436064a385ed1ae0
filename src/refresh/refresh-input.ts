import type { Format } from '../sections/format.ts';
import type { SnippetName } from '../sections/markers/attributes.ts';
import type { SourceFile } from './input.ts';
import type { Problem } from './json-report.ts';

/** The validated settings of a run. */
export interface RefreshSettings {
  readonly slug: string | null;
  readonly customDomain: string | null;
  /** What a section shows unless its marker names something else; null for the default of its context. */
  readonly show: readonly SnippetName[] | null;
  readonly baseUrl: string;
  /** The host whose subdomains are the pages; null if it is not set and cannot be derived from `baseUrl`. */
  readonly statusPageHost: string | null;
  /** Where snippets come from: the service, the generator, or the service with the generator as its fallback. */
  readonly source: 'auto' | 'endpoint' | 'offline';
  /** Whether this is a `check` run, in which outdated sections are reported as `out-of-date`, not as `changed`. */
  readonly checkOnly: boolean;
  /**
   * Whether the flag `ignore-unmarked` is set. Named files then need no section, so a run may find none at all. A folder or
   * glob must still match a file with a section.
   */
  readonly allowNoSection?: boolean;
}

/** A file to refresh, with its text. */
export interface InputFile {
  /** The path as the user would write it, which reports and messages use. */
  readonly path: string;
  readonly format: Format;
  /**
   * Whether a missing section is a problem: the user named this file, not a folder or glob, and did not set
   * `ignore-unmarked`.
   */
  readonly mustHaveSection: boolean;
  /** The folders and globs that matched the file. Each of them must match at least one file with a section. */
  readonly matchedBy?: readonly string[];
  readonly content:
    | { readonly outcome: 'read'; readonly text: string }
    | { readonly outcome: 'unreadable'; readonly problem: Problem };
}

/** Only for callers that do not call `refresh` yet. */
export function toInputFile({ text, ...file }: SourceFile): InputFile {
  if (typeof text === 'string') return { ...file, content: { outcome: 'read', text } };
  return { ...file, content: { outcome: 'unreadable', problem: { line: 1, column: 1, ...text } } };
}
