import { asNumber, asString, field, type JsonPath, optional } from '../client/response-reader.ts';

/** What a commit has at a path. */
export interface TreeEntry {
  /** The git mode: `0o100644` for a regular file. */
  readonly mode: number;
  /** `blob`, `tree` or `commit` (a submodule). */
  readonly type: string;
  readonly blob: Blob | null;
}

interface Blob {
  readonly oid: string;
  readonly sizeBytes: number;
  /** The text as GitHub gives it: perhaps cut, perhaps converted from another encoding; null for binary content. */
  readonly text: string | null;
}

export const regularFileMode = 0o100644;
export const executableFileMode = 0o100755;
export const symlinkMode = 0o120000;

/** Reads the entries that a query asked for as `f0`, `f1` …; null if the commit has nothing at the path. */
export function parseEntries(commit: JsonPath, count: number): (TreeEntry | null)[] {
  return Array.from({ length: count }, (_, index) => optional(field(commit, `f${index}`), parseEntry));
}

function parseEntry(entry: JsonPath): TreeEntry {
  const object = field(entry, 'object');
  return {
    mode: asNumber(field(entry, 'mode')),
    type: asString(field(entry, 'type')),
    blob: optional(field(object, 'oid'), (oid) => ({
      oid: asString(oid),
      sizeBytes: asNumber(field(object, 'byteSize')),
      text: optional(field(object, 'text'), asString),
    })),
  };
}

/** Reads an entry of a listed folder, which has the id of its blob but not the text. */
export function parseListedEntry(entry: JsonPath): TreeEntry & { readonly name: string } {
  const type = asString(field(entry, 'type'));
  const blob = { oid: asString(field(entry, 'oid')), sizeBytes: asNumber(field(entry, 'size')), text: null };
  return {
    name: asString(field(entry, 'name')),
    mode: asNumber(field(entry, 'mode')),
    type,
    blob: type === 'blob' ? blob : null,
  };
}
