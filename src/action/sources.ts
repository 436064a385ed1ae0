import type { FileAtHead } from '../github/read/read-files.ts';
import type { SourceFile } from '../refresh/input.ts';
import { type Format, formatOf } from '../sections/format.ts';
import type { ChosenFiles } from './chosen-files.ts';

/** The files of a run that were read over the API. */
export function sourcesAt(
  files: readonly FileAtHead[],
  chosen: Pick<ChosenFiles, 'isNamed' | 'foundBy'>,
  format: Format | null,
): SourceFile[] {
  return files.map(({ path, text }) => ({
    path,
    format: formatFor(path, format),
    named: chosen.isNamed(path),
    foundBy: chosen.foundBy(path),
    read: async () => ({ outcome: 'read', text }),
  }));
}

/** The format a file is read as: the one that was set, else the one its name tells. */
export function formatFor(path: string, set: Format | null): Format {
  return set ?? formatOf(path) ?? 'md';
}
