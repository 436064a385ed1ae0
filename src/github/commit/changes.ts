import { FilesRefusedError } from '../errors.ts';
import { blobId, encodeText } from '../read/blob.ts';
import type { FileAtHead, StoredFile } from '../read/read-files.ts';
import { regularFile } from '../read/tree-entry.ts';

/**
 * Makes the new texts of the files of one head. It is called again for every head that is read, so it must depend on
 * nothing but the files and what stays the same during a run.
 *
 * @returns the new text of every file that changes (others may be listed too)
 */
export type Render = (files: readonly FileAtHead[], head: RenderedHead) => Promise<Rendered>;

/** The head that is rendered: the branch's, or that of our own branch where others have commits on it. */
export interface RenderedHead {
  readonly branch: string;
  readonly commit: string;
}

export interface Rendered {
  readonly files: readonly FileAtHead[];
  readonly words: Words;
}

/** What commits and pull requests say. Not looked at where no text changes. */
export interface Words {
  /** First line of the commit message. */
  readonly subject: string;
  /** The rest of the commit message; may be empty. */
  readonly body: string;
  /** Title of the pull request. */
  readonly title: string;
  /** Description of the pull request, Markdown. */
  readonly description: string;
  /** Letters and digits that stay the same as long as the rendered sections do: a closed pull request is not repeated. */
  readonly hash: string;
}

/** New contents for a file. */
export interface Change {
  readonly path: string;
  readonly bytes: Buffer;
  /** The id that the blob will have. */
  readonly oid: string;
}

/**
 * The files whose text changes.
 *
 * @throws {FilesRefusedError} where one is not a regular file: a commit over the API would make it one
 */
export function changesOf(files: readonly StoredFile[], rendered: readonly FileAtHead[]): Change[] {
  const stored = new Map(files.map((file) => [file.path, file]));
  const changes: Change[] = [];
  for (const { path, text } of rendered) {
    const file = stored.get(path);
    if (file === undefined) throw new Error(`rendered ${path}, which was not read`);
    if (file.text === text) continue;
    if (file.mode !== regularFile)
      throw refusal(path, 'executable', 'is executable, and GitHub would drop that bit');
    const bytes = encodeText(text);
    if (bytes === null) throw refusal(path, 'not-utf8', 'would hold text that UTF-8 cannot express');
    changes.push({ path, bytes, oid: blobId(bytes, file.oid) });
  }
  return changes;
}

function refusal(path: string, code: string, message: string): FilesRefusedError {
  return new FilesRefusedError([{ path, code, message }]);
}
