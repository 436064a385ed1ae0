import type { Format } from '../sections/format.ts';
import type { SnippetName } from '../sections/markers/attributes.ts';
import type { Problem } from './json-report.ts';

/** The validated settings of a run. */
export interface RefreshSettings {
  readonly slug: string | null;
  readonly customDomain: string | null;
  /** What a section shows unless its marker names something else; null for the default of its context. */
  readonly show: readonly SnippetName[] | null;
  readonly baseUrl: string;
  /** Null if it is not set and pages cannot be subdomains of the host of `baseUrl`. */
  readonly statusPageHost: string | null;
  /** Where snippets come from: the service, the generator, or the service with the generator as its fallback. */
  readonly source: 'auto' | 'endpoint' | 'offline';
  /** Whether this is a `check` run, in which outdated sections are reported as `out-of-date`, not as `changed`. */
  readonly checkOnly: boolean;
  /** Whether a run succeeds although none of the named files has a section. */
  readonly ignoreUnmarked?: boolean;
}

/** A file of a run. */
export interface InputFile {
  /** As the user would write it; reports and messages name it so. */
  readonly path: string;
  readonly format: Format;
  /** Whether the user named this file itself, so that it must have a section. */
  readonly isExplicit: boolean;
  /** The directories and patterns that matched it; one of the files each matched must have a section. */
  readonly matchedBy?: readonly string[];
  readonly content:
    | { readonly outcome: 'read'; readonly text: string }
    | { readonly outcome: 'refused'; readonly problem: Problem };
}
