import { FileNotFound, NoMatch } from '../files/errors.ts';
import { findFiles } from '../files/find/find-files.ts';
import { readSource } from '../files/read.ts';
import type { SourceFile } from '../refresh/input.ts';
import { formatExtensions } from '../sections/format.ts';
import { formatFor } from './sources.ts';
import type { Task } from './task.ts';

const extensions = Object.keys(formatExtensions).map((extension) => `.${extension}`);

/**
 * The files of a run that stand in the workspace; they read themselves when asked to.
 *
 * @throws {FileError} for a file that is not there or of another format, and a folder or glob without a match
 */
export async function workspaceFiles(
  { settings: { format }, action }: Pick<Task, 'settings' | 'action'>,
  folder: string,
): Promise<SourceFile[]> {
  const found = await findFiles(action.files, { cwd: folder, extensions, anyName: format !== null });
  return found.map(({ path, real, named, foundBy }) => ({
    path,
    named,
    foundBy,
    format: formatFor(path, format),
    read: async () => readSource(path, folder, named ? undefined : real),
  }));
}

/** Whether any of the files that are named stands in the workspace; without a checkout none does. */
export async function standsInWorkspace(files: readonly string[], folder: string): Promise<boolean> {
  for (const entry of files.filter((name) => !name.startsWith('!'))) {
    try {
      await findFiles([entry], { cwd: folder, extensions, anyName: true });
      return true;
    } catch (error) {
      // Whatever else is wrong with it, it is there.
      if (!(error instanceof FileNotFound || error instanceof NoMatch)) return true;
    }
  }
  return false;
}
