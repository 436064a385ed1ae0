import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { isFileError } from '../../files/errors.ts';
import { findFiles, findReadme } from '../../files/find-files.ts';
import { readFoundFile } from '../../files/read-text-file.ts';
import type { InputFile } from '../../refresh/refresh-input.ts';
import { type Format, formatExtensions, formatOf } from '../../sections/format.ts';

const extensions = Object.keys(formatExtensions).map((extension) => `.${extension}`);

/**
 * Finds and reads the files in the workspace.
 *
 * @param entries the entries of the option `files`; the README is read if there are none
 * @param format the format of all files; null to derive it from each name
 * @throws {FileError} if a file does not exist or has an unsupported format, or a folder or glob matches no file
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

/** Whether the workspace contains a file that an entry names. Without a checkout it contains none. */
export async function hasAnyFile(entries: readonly string[], workspace: string): Promise<boolean> {
  if (entries.length === 0) return findReadme(workspace) !== null;
  for (const entry of entries.filter((name) => !name.startsWith('!'))) {
    try {
      await findFiles([entry], { cwd: workspace, extensions, anyExtension: true });
      return true;
    } catch (error) {
      // Any other error means that the file exists.
      if (!isFileError(error, 'file-not-found', 'no-match')) return true;
    }
  }
  return false;
}

/**
 * The commit that is checked out in a workspace; null if it is not a git checkout. In a container the workspace can belong
 * to another user, which git accepts only if `safe.directory` allows it.
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
