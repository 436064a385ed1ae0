import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findReadmes } from '../../files/find-files.ts';
import type { SourceFile } from '../../refresh/input.ts';
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
): Promise<SourceFile[]> {
  const files = await findSourceFiles(entries, { cwd: workspace, within: workspace, format, allowNoSection: false });
  return files.map((file) => readSourceFile(file));
}

/** Whether the workspace contains a file that an entry names. Without a checkout it contains none. */
export async function hasAnyFile(entries: readonly string[], workspace: string): Promise<boolean> {
  if (entries.length === 0) return findReadmes(workspace).length > 0;
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

export interface Checkout {
  readonly head: string;
  /** The address of the remote repository; empty if there is none. */
  readonly origin: string;
}

/**
 * Reads the checkout in a workspace; null if the workspace is none. It reads git's files instead of running git: in a
 * container the workspace can belong to another user, whose checkout git does not read, and on Windows the workspace could
 * contain a git.exe, which would run instead of git.
 *
 * @see https://git-scm.com/docs/gitrepository-layout
 */
export function readCheckout(workspace: string): Checkout | null {
  const dotGit = join(workspace, '.git');
  const link = /^gitdir: (.+)/.exec(readIfExists(dotGit))?.[1];
  const folder = link === undefined ? dotGit : resolve(workspace, link.trim());
  const common = resolve(folder, readIfExists(join(folder, 'commondir')).trim());
  const origin =
    /^\s*\[remote "origin"\][^[]*?^\s*url\s*=\s*(.+?)\s*$/m.exec(readIfExists(join(common, 'config')))?.[1] ?? '';
  let head = readIfExists(join(folder, 'HEAD')).trim();
  const reference = /^ref: (.+)/.exec(head)?.[1];
  if (reference !== undefined) {
    const packed = readIfExists(join(common, 'packed-refs')).split('\n');
    const line = packed.find((each) => each.endsWith(` ${reference}`)) ?? '';
    head = readIfExists(join(common, reference)).trim() || line.split(' ')[0] || '';
  }
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(head) ? { head, origin } : null;
}

function readIfExists(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
