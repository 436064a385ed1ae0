import { at, numberAt, orNull, type Place, textAt } from '../client/response-reader.ts';

/** What stands at a path of a commit. */
export interface FileEntry {
  /** As git counts it: `0o100644` for a regular file. */
  readonly mode: number;
  /** `blob`, `tree` or `commit` (a submodule). */
  readonly type: string;
  readonly blob: Blob | null;
}

interface Blob {
  readonly oid: string;
  readonly size: number;
  /** GitHub's idea of the text; null for binary content. Perhaps cut, perhaps converted from another encoding. */
  readonly text: string | null;
}

export const regularFile = 0o100644;
export const executableFile = 0o100755;
export const symlink = 0o120000;

/** Reads the entries that a document asked for as `f0`, `f1` …; null where nothing stands at the path. */
export function readEntries(commit: Place, count: number): (FileEntry | null)[] {
  return Array.from({ length: count }, (_, index) => orNull(at(commit, `f${index}`), readEntry));
}

function readEntry(place: Place): FileEntry {
  const isBlob = at(place, 'object');
  return {
    mode: numberAt(at(place, 'mode')),
    type: textAt(at(place, 'type')),
    blob: orNull(at(isBlob, 'oid'), () => readBlob(isBlob)),
  };
}

function readBlob(place: Place): Blob {
  return {
    oid: textAt(at(place, 'oid')),
    size: numberAt(at(place, 'byteSize')),
    text: orNull(at(place, 'text'), textAt),
  };
}
