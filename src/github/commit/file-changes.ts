import { FilesRefusedError } from '../errors.ts';
import { blobOid, regularFileMode } from '../read/git-object.ts';
import type { RepositoryFile } from '../read/read-files.ts';

/** New contents of a file. */
export interface FileChange {
  readonly path: string;
  readonly bytes: Buffer;
  /** The id that the blob will have. */
  readonly oid: string;
}

/**
 * Prepares new texts for a commit.
 *
 * @param files all that were read, the changed ones among them
 * @param changed each changed file with its new text
 * @throws {FilesRefusedError} if a file is executable, since a commit over the API removes that bit, or if a text contains
 *   half of a surrogate pair, which UTF-8 cannot represent
 */
export function prepareChanges(
  files: readonly RepositoryFile[],
  changed: readonly { readonly path: string; readonly after: string }[],
): FileChange[] {
  return changed.map(({ path, after }) => {
    const file = files.find((one) => one.path === path);
    if (file === undefined) throw new Error(`${path} was not read`);
    if (file.mode !== regularFileMode) {
      const reason = 'is executable (mode 100755), and a commit over the GitHub API would make it mode 100644';
      const message = `${reason}; use \`mode: write\` and commit with git, or remove the bit`;
      throw new FilesRefusedError([{ path, code: 'executable', message }]);
    }
    const bytes = Buffer.from(after);
    if (bytes.toString() !== after) {
      const message = 'would contain text that UTF-8 cannot represent';
      throw new FilesRefusedError([{ path, code: 'not-utf8', message }]);
    }
    return { path, bytes, oid: blobOid(bytes, file.oid) };
  });
}
