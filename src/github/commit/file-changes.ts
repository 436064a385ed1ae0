import { FilesRefusedError } from '../errors.ts';
import { blobOid, encodeText } from '../read/git-object.ts';
import type { RepositoryFile } from '../read/read-files.ts';
import { regularFileMode } from '../read/tree-entry.ts';

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
 * @param texts the new text of each changed file
 * @throws {FilesRefusedError} if a file is executable, since a commit over the API removes that bit, or if a text contains
 *   half of a surrogate pair
 */
export function prepareChanges(
  files: readonly RepositoryFile[],
  texts: readonly { readonly path: string; readonly text: string }[],
): FileChange[] {
  return texts.map(({ path, text }) => {
    const file = files.find((one) => one.path === path);
    if (file === undefined) throw new Error(`${path} was not read`);
    if (file.mode !== regularFileMode) {
      const reason = 'is executable (mode 100755), and a commit over the GitHub API would make it mode 100644';
      throw refusal(path, 'executable', `${reason}; use \`mode: write\` and commit with git, or remove the bit`);
    }
    const bytes = encodeText(text);
    if (bytes === null) throw refusal(path, 'not-utf8', 'would contain text that UTF-8 cannot represent');
    return { path, bytes, oid: blobOid(bytes, file.oid) };
  });
}

function refusal(path: string, code: string, message: string): FilesRefusedError {
  return new FilesRefusedError([{ path, code, message }]);
}
