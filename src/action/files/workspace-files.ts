import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { isFileError } from '../../files/errors.ts';
import { findFiles } from '../../files/find/find-files.ts';
import { findReadme } from '../../files/find/find-readme.ts';
import { readFoundFile } from '../../files/read-text-file.ts';
import type { InputFile } from '../../refresh/refresh-input.ts';
import { type Format, formatExtensions, formatOf } from '../../sections/format.ts';

const extensions = Object.keys(formatExtensions).map((extension) => `.${extension}`);

/**
 * Finds and reads the files that the input `files` selects in the workspace; the README without any.
 *
 * @param format of all files; null to derive it from each name
 * @throws {FileError} for a file that does not exist or has another format, and for a folder or glob without a match
 */
export async function readWorkspaceFiles(
  entries: readonly string[],
  workspace: string,
  format: Format | null,
): Promise<InputFile[]> {
  const names = entries.length > 0 ? entries : [findReadme(workspace) ?? 'README.md'];
  const found = await findFiles(names, { cwd: workspace, extensions, anyExtension: format !== null });
  return found.map(({ isExplicit: mustHaveSection, ...file }) => ({
    ...file,
    mustHaveSection,
    format: format ?? formatOf(file.path) ?? 'md',
    content: readFoundFile({ ...file, mustHaveSection }, workspace),
  }));
}

/** Whether the workspace contains any of the files; without a checkout it contains none. */
export async function hasAnyFile(entries: readonly string[], workspace: string): Promise<boolean> {
  if (entries.length === 0) return findReadme(workspace) !== null;
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
 * The commit that is checked out in a workspace; null if it is not a git checkout. In a container the workspace can belong to
 * another user, which git accepts only if `safe.directory` allows it.
 */
export async function readCheckoutHead(workspace: string): Promise<string | null> {
  const args = ['-c', 'safe.directory=*', 'rev-parse', '--verify', 'HEAD'];
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(workspace) };
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd: workspace, env });
    return stdout.trim();
  } catch {
    return null;
  }
}
