import { FileError } from './errors.ts';
import type { FoundFile } from './find/find-files.ts';
import { readTextFile, readTextFileIf } from './read.ts';

/** The text of a file, or why it cannot be read. */
export type FileContent =
  | { readonly outcome: 'read'; readonly text: string }
  | {
      readonly outcome: 'refused';
      readonly problem: {
        readonly line: number;
        readonly column: number;
        readonly code: string;
        readonly message: string;
      };
    };

/**
 * Reads a file of a run. One that only a folder or glob matches and that has no marker counts as empty, whatever its size
 * and encoding.
 *
 * @param hasMarker whether a text, or the bytes of a file as characters, may contain a marker
 */
export function readFoundFile(
  { path, real, isExplicit }: FoundFile,
  cwd: string,
  hasMarker: (text: string) => boolean,
): FileContent {
  try {
    const text = isExplicit ? readTextFile(path, cwd) : readTextFileIf(path, real, hasMarker);
    return { outcome: 'read', text: text ?? '' };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { line, code, problem } = error;
    return { outcome: 'refused', problem: { line, column: 1, code, message: problem } };
  }
}
