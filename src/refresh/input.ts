import type { Settings } from '../config/settings.ts';
import type { Format } from '../sections/format.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import type { Finding } from '../text/finding.ts';

export interface Run {
  readonly settings: RefreshSettings;
  /** Called only after all files were found valid, and never if the source is `offline`. */
  readonly fetchSnippets: FetchSnippets;
  /** For `adopt`: no file must have a section, whatever it needs otherwise. */
  readonly mayLackSections?: boolean;
}

export type RefreshSettings = Pick<
  Settings,
  'slug' | 'customDomain' | 'show' | 'baseUrl' | 'statusPageHost' | 'source'
>;

export type Sources = Iterable<SourceFile> | AsyncIterable<SourceFile>;

export interface SourceFile {
  /** As the user would write it, for reports and messages. */
  readonly path: string;
  readonly format: Format;
  /** The text, with its byte-order mark if it has one, or why the file cannot be read. */
  readonly text: string | Finding;
  readonly need: Need;
}

/**
 * What a file must have: a section, because the user named the file; a section in it or in another file that folders and
 * globs matched; or nothing.
 */
export type Need = 'section' | 'one-of-group' | 'nothing';
