import type { Format } from '../sections/format.ts';
import type { Problem } from './report.ts';

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
