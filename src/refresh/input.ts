import type { Settings } from '../config/settings.ts';
import type { Document } from '../embeds/document.ts';
import type { MarkerAttributes } from '../embeds/embed.ts';
import type { Format } from '../sections/format.ts';
import type { TextEdit } from '../sections/rewrite-sections.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import type { Finding } from '../text/finding.ts';

export interface Run {
  readonly settings: RefreshSettings;
  /** Called only after all files were found valid, and never if the source is `offline`. */
  readonly fetchSnippets: FetchSnippets;
  /** For `init`: the section that a file gets if it shows nothing of a page. Only badges of that page are adopted. */
  readonly firstSection?: FirstSection;
}

export interface FirstSection extends MarkerAttributes {
  readonly insert: (document: Document, attributes: MarkerAttributes) => TextEdit;
}

export interface RefreshSettings
  extends Pick<Settings, 'slug' | 'customDomain' | 'show' | 'baseUrl' | 'statusPageHost' | 'source' | 'unmarked'> {
  /**
   * The run is about embeds (`find` and `adopt`). Then no file must have a section, a file that was found, not named,
   * is skipped if it has a problem, and with `warn` the sections stay as they are.
   */
  readonly forEmbeds?: boolean;
  /** A run may find no section at all, but a folder or glob must still match a file. */
  readonly allowNoSection?: boolean;
}

export interface SourceFile {
  /** As the user would write it, for reports and messages. */
  readonly path: string;
  readonly format: Format;
  /** The text, with its byte-order mark if it has one, or why the file cannot be read. */
  readonly text: string | Finding;
  /** The user named this file, not a folder or glob, and did not set `ignore-unmarked`. */
  readonly mustHaveSection: boolean;
  /** A folder or glob matched the file. At least one of these files must have a section. */
  readonly isSearched?: boolean;
}
