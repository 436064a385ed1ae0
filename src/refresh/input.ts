import type { Format } from '../sections/format.ts';
import type { ShowName } from '../sections/markers/show.ts';
import type { Problem } from './report/report.ts';

/** Where snippets may come from: the endpoint, our own generator, or the first and on a lost plan the second. */
export type SourceChoice = 'auto' | 'endpoint' | 'offline';

/** What a run needs to know besides its files. The values are judged already. */
export interface RefreshSettings {
  readonly slug: string | null;
  readonly customDomain: string | null;
  /** What sections hold that do not say it themselves; null for the default of their place. */
  readonly show: readonly ShowName[] | null;
  readonly baseUrl: string;
  /** Null where the host of `baseUrl` cannot be one that pages live under. */
  readonly statusPageHost: string | null;
  readonly source: SourceChoice;
  /** What to call a section that is not right: `refresh` changes it, `check` only says so. */
  readonly verb: 'changed' | 'out-of-date';
}

/** A file of a run. */
export interface SourceFile {
  /** As the user would write it; reports and messages name it so. */
  readonly path: string;
  readonly format: Format;
  /** Whether it was named by itself, and so must have a section. */
  readonly named: boolean;
  /** The folders and globs that found it; for each of them one file must have a section. */
  readonly foundBy?: readonly string[];
  read(): Promise<FileReading>;
}

export type FileReading =
  | { readonly outcome: 'read'; readonly text: string }
  | { readonly outcome: 'refused'; readonly problem: Problem };

/** A file to write: the text that was read, and the one to replace it with. */
export interface Change {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}
