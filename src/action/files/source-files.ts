import { isFileError } from '../../files/errors.ts';
import { findFiles } from '../../files/find/find-files.ts';
import { readFoundFile } from '../../files/read-found.ts';
import type { FileAtHead } from '../../github/read/read-files.ts';
import type { InputFile } from '../../refresh/input.ts';
import { type Format, formatExtensions, formatOf } from '../../sections/format.ts';
import { mentionsMarkers } from '../../sections/mentions-markers.ts';
import type { Task } from '../job.ts';
import type { ChosenFiles } from './file-patterns.ts';

const extensions = Object.keys(formatExtensions).map((extension) => `.${extension}`);

/**
 * The files of a run that stand in the workspace; they read themselves when asked to.
 *
 * @throws {FileError} for a file that is not there or of another format, and a folder or glob without a match
 */
export async function workspaceFiles(
  { settings: { format }, action }: Pick<Task, 'settings' | 'action'>,
  folder: string,
): Promise<InputFile[]> {
  const found = await findFiles(action.files, { cwd: folder, extensions, anyExtension: format !== null });
  return found.map((file) => ({
    path: file.path,
    isExplicit: file.isExplicit,
    matchedBy: file.matchedBy,
    format: formatFor(file.path, format),
    content: readFoundFile(file, folder, mentionsMarkers),
  }));
}

/** Whether any of the files that are named stands in the workspace; without a checkout none does. */
export async function standsInWorkspace(files: readonly string[], folder: string): Promise<boolean> {
  for (const entry of files.filter((name) => !name.startsWith('!'))) {
    try {
      await findFiles([entry], { cwd: folder, extensions, anyExtension: true });
      return true;
    } catch (error) {
      // Whatever else is wrong with it, it is there.
      if (!isFileError(error, 'file-not-found', 'no-match')) return true;
    }
  }
  return false;
}

/** The files of a run that were read over the API. */
export function sourcesAt(
  files: readonly FileAtHead[],
  chosen: Pick<ChosenFiles, 'isNamed' | 'foundBy'>,
  format: Format | null,
): InputFile[] {
  return files.map(({ path, text }) => ({
    path,
    format: formatFor(path, format),
    isExplicit: chosen.isNamed(path),
    matchedBy: chosen.foundBy(path),
    content: { outcome: 'read', text },
  }));
}

/** The format a file is read as: the one that was set, else the one its name tells. */
export function formatFor(path: string, set: Format | null): Format {
  return set ?? formatOf(path) ?? 'md';
}
