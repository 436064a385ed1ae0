import { isFileError } from '../../files/errors.ts';
import { findFiles } from '../../files/find/find-files.ts';
import { readFoundFile } from '../../files/read.ts';
import type { RepositoryFile } from '../../github/read/read-files.ts';
import type { InputFile } from '../../refresh/input.ts';
import { type Format, formatExtensions, formatOf } from '../../sections/format.ts';
import { mentionsMarkers } from '../../sections/relevance.ts';
import type { FilePatterns } from './file-patterns.ts';

const extensions = Object.keys(formatExtensions).map((extension) => `.${extension}`);

/**
 * The files of a run in the workspace.
 *
 * @param entries of the input `files`
 * @param format of all files; null to derive it from each name
 * @throws {FileError} for a file that does not exist or has another format, and for a folder or pattern without a match
 */
export async function workspaceSources(
  entries: readonly string[],
  workspace: string,
  format: Format | null,
): Promise<InputFile[]> {
  const found = await findFiles(entries, { cwd: workspace, extensions, anyExtension: format !== null });
  return found.map((file) => ({
    path: file.path,
    format: formatFor(file.path, format),
    isExplicit: file.isExplicit,
    matchedBy: file.matchedBy,
    content: readFoundFile(file, workspace, mentionsMarkers),
  }));
}

/** Whether the workspace contains any of the files; without a checkout it contains none. */
export async function isInWorkspace(entries: readonly string[], workspace: string): Promise<boolean> {
  for (const entry of entries.filter((name) => !name.startsWith('!'))) {
    try {
      await findFiles([entry], { cwd: workspace, extensions, anyExtension: true });
      return true;
    } catch (error) {
      // With any other error, the file exists.
      if (!isFileError(error, 'file-not-found', 'no-match')) return true;
    }
  }
  return false;
}

/**
 * The files of a run that were read over the API.
 *
 * @throws {OptionError} if an entry of the input `files` selects none of them
 */
export function repositorySources(
  files: readonly RepositoryFile[],
  patterns: FilePatterns,
  format: Format | null,
): InputFile[] {
  patterns.assertMatches(files.map(({ path }) => path));
  return files.map(({ path, text }) => ({
    path,
    format: formatFor(path, format),
    isExplicit: patterns.isExplicit(path),
    matchedBy: patterns.matchedBy(path),
    content: { outcome: 'read', text },
  }));
}

/** The format of a file: the one that was set, else the one of its name. */
function formatFor(path: string, format: Format | null): Format {
  return format ?? formatOf(path) ?? 'md';
}
