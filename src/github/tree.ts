import { createHash } from 'node:crypto';
import { StatusSnippetsError } from '../text/errors.ts';
import { type GitHubClient, get } from './client.ts';

export const regularFileMode = 0o100644;
export const executableFileMode = 0o100755;
export const symlinkMode = 0o120000;
export const folderMode = 0o040000;

/** The id of a blob with these bytes: SHA-256 in a repository whose other ids have 64 digits, else SHA-1. */
export function blobOid(bytes: Uint8Array, anyOid: string): string {
  const algorithm = anyOid.length === 64 ? 'sha256' : 'sha1';
  return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The id that means "no object" in updates of references. It has as many digits as the other ids of the repository. */
export function zeroOid(anyOid: string): string {
  return '0'.repeat(anyOid.length);
}

/** The regular files of a commit or tree, without symbolic links and submodules. */
export interface TreeListing {
  /** The id of the commit or of its tree, as GitHub gives it. */
  readonly oid: string;
  readonly files: readonly ListedFile[];
}

interface ListedFile {
  readonly path: string;
  readonly oid: string;
  readonly mode: number;
  readonly type: string;
  readonly sizeBytes: number;
}

interface TreePage {
  readonly sha: string;
  readonly truncated?: boolean;
  readonly tree: readonly { path: string; mode: string; type: string; sha?: string | null; size?: number }[];
}

/**
 * Lists the tree of a commit (an id, a branch or `HEAD`). GitHub truncates a recursive listing at 100,000 entries or 7 MB.
 * Each folder is then requested separately.
 *
 * @param folder the path of the tree with a slash at the end; empty for the top folder
 * @see https://docs.github.com/en/rest/git/trees#get-a-tree
 */
export async function listTree(
  client: GitHubClient,
  repository: string,
  tree: string,
  folder = '',
): Promise<TreeListing> {
  const readTree = (search: '' | '?recursive=1') =>
    get<TreePage>(client, repository, `git/trees/{tree}${search}`, { tree }, `Listing ${repository} failed`);
  const whole = await readTree('?recursive=1');
  if (!whole.truncated) return { oid: whole.sha, files: toFiles(whole, folder) };
  const top = await readTree('');
  if (top.truncated) {
    const message = 'contains more entries than GitHub lists; specify files instead of a glob';
    const refused = { path: folder || 'the top directory', code: 'tree-truncated', message } as const;
    throw new StatusSnippetsError('file-refused', { problem: `${refused.path} ${message}.`, files: [refused] });
  }
  let files = toFiles(top, folder);
  for (const { path, sha } of top.tree.filter(({ type }) => type === 'tree')) {
    files = files.concat((await listTree(client, repository, sha ?? '', `${folder}${path}/`)).files);
  }
  return { oid: whole.sha, files };
}

function toFiles({ tree }: TreePage, folder: string): ListedFile[] {
  return tree.flatMap(({ path, mode: octal, type, sha, size = 0 }) => {
    const mode = Number.parseInt(octal, 8);
    const isFile = type === 'blob' && (mode === regularFileMode || mode === executableFileMode);
    return isFile ? [{ path: `${folder}${path}`, oid: sha ?? '', mode, type, sizeBytes: size }] : [];
  });
}
