import { type GitHubClient, get } from '../client/client.ts';
import { asArray, asNumber, asString, field, type JsonValue, optional, rootOf } from '../client/response-reader.ts';
import { FilesRefusedError, GitHubError } from '../errors.ts';
import { executableFileMode, regularFileMode } from './git-object.ts';

/** The regular files of a commit or tree, without symbolic links and submodules. */
export interface TreeListing {
  /** The id of the commit or of its tree, as GitHub gives it. */
  readonly oid: string;
  readonly files: readonly ReturnType<typeof parseEntry>[];
}

/**
 * Lists the tree of a commit (an id, a branch or `HEAD`); null if there is no such commit. GitHub truncates a recursive
 * listing at 100,000 entries or 7 MB. Each folder is then requested separately.
 *
 * @see https://docs.github.com/en/rest/git/trees#get-a-tree
 */
export async function listFiles(client: GitHubClient, repository: string, commit: string): Promise<TreeListing | null> {
  try {
    return await listTree(client, repository, commit, '');
  } catch (error) {
    // A missing branch and an empty repository get a better message from the query that follows.
    if (error instanceof GitHubError && (error.code === 'not-found' || error.code === 'empty-repository')) return null;
    throw error;
  }
}

/** @param folder the path of the tree with a slash at the end; empty for the top folder */
async function listTree(client: GitHubClient, repository: string, tree: string, folder: string): Promise<TreeListing> {
  const whole = await readTree(client, repository, tree, folder, '?recursive=1');
  if (!whole.isTruncated) return { oid: whole.oid, files: whole.entries.filter(isFile) };
  const top = await readTree(client, repository, tree, folder, '');
  if (top.isTruncated) {
    const message = 'contains more entries than GitHub lists; specify files instead of a glob';
    throw new FilesRefusedError([{ path: folder || 'the top directory', code: 'tree-truncated', message }]);
  }
  let files = top.entries.filter(isFile);
  for (const { path, oid } of top.entries.filter(({ type }) => type === 'tree')) {
    files = files.concat((await listTree(client, repository, oid, `${path}/`)).files);
  }
  return { oid: whole.oid, files };
}

async function readTree(
  client: GitHubClient,
  repository: string,
  tree: string,
  folder: string,
  search: '' | '?recursive=1',
) {
  const data = await get(client, repository, `git/trees/{tree}${search}`, { tree }, `Listing ${repository} failed`);
  const page = rootOf(data);
  return {
    oid: asString(field(page, 'sha')),
    isTruncated: field(page, 'truncated').value === true,
    entries: asArray(field(page, 'tree'), (entry) => parseEntry(entry, folder)),
  };
}

function parseEntry(entry: JsonValue, folder: string) {
  return {
    path: `${folder}${asString(field(entry, 'path'))}`,
    // Some submodules have no id.
    oid: optional(field(entry, 'sha'), asString) ?? '',
    mode: Number.parseInt(asString(field(entry, 'mode')), 8),
    type: asString(field(entry, 'type')),
    /** 0 for anything but a file. */
    sizeBytes: optional(field(entry, 'size'), asNumber) ?? 0,
  };
}

function isFile({ type, mode }: { readonly type: string; readonly mode: number }): boolean {
  return type === 'blob' && (mode === regularFileMode || mode === executableFileMode);
}
