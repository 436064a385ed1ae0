import { StatusSnippetsError } from '../text/errors.ts';
import { type GitHubClient, get } from './client.ts';
import { executableFileMode, regularFileMode } from './git-object.ts';

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
