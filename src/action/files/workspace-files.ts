import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { findReadme } from '../../files/find-files.ts';
import { type InputFile, toInputFile } from '../../refresh/refresh-input.ts';
import { findSourceFiles, readSourceFile } from '../../runtime/source-files.ts';
import type { Format } from '../../sections/format.ts';
import { isError } from '../../text/errors.ts';

/**
 * Finds and reads the files in the workspace.
 *
 * @param entries the entries of the option `files`; the README is read if there are none
 * @param format the format of all files; null to derive it from each name
 * @throws {StatusSnippetsError} if a file does not exist or has an unsupported format, or a folder or glob matches no file
 */
export async function readWorkspaceFiles(
  entries: readonly string[],
  workspace: string,
  format: Format | null,
): Promise<InputFile[]> {
  const files = await findSourceFiles(entries, { cwd: workspace, within: workspace, format, allowNoSection: false });
  return files.map((file) => toInputFile(readSourceFile(file)));
}

/** Whether the workspace contains a file that an entry names. Without a checkout it contains none. */
export async function hasAnyFile(entries: readonly string[], workspace: string): Promise<boolean> {
  if (entries.length === 0) return findReadme(workspace) !== null;
  for (const entry of entries.filter((name) => !name.startsWith('!'))) {
    try {
      await findSourceFiles([entry], { cwd: workspace, within: null, format: 'md', allowNoSection: true });
      return true;
    } catch (error) {
      // Any other error means that the file exists.
      if (!isError(error, 'file-not-found', 'no-match')) return true;
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
