import { type GitHubEffects, get } from '../client/client.ts';
import { asArray, asNumber, asString, field, type JsonPath, optional, rootOf } from '../client/response-reader.ts';
import { FilesRefusedError, GitHubError } from '../errors.ts';
import { executableFileMode, regularFileMode } from './git-object.ts';

/** The files of a commit or tree. */
export interface Listing {
  /** The id of the commit or of its tree, as GitHub gives it. */
  readonly oid: string;
  /** All regular files, without symbolic links and submodules. */
  readonly files: readonly ListedEntry[];
}

interface ListedEntry {
  readonly path: string;
  readonly oid: string;
  readonly mode: number;
  readonly type: string;
  /** 0 for anything but a file. */
  readonly sizeBytes: number;
}

/**
 * Lists the tree of a commit. GitHub gives a whole tree in one response or truncates it (at 100,000 entries or 7 MB); in
 * that case each folder is requested on its own.
 *
 * @param repository `owner/name`
 * @param commit a commit id, a branch, or `HEAD`
 * @returns null if there is no such commit
 * @see https://docs.github.com/en/rest/git/trees#get-a-tree
 */
export async function listFiles(effects: GitHubEffects, repository: string, commit: string): Promise<Listing | null> {
  try {
    return await listTree(effects, repository, commit, '');
  } catch (error) {
    // A missing branch and an empty repository get a better message from the query that follows.
    if (error instanceof GitHubError && (error.code === 'not-found' || error.code === 'empty-repository')) return null;
    throw error;
  }
}

/** @param folder its path with a slash at the end; empty for the top */
async function listTree(effects: GitHubEffects, repository: string, tree: string, folder: string): Promise<Listing> {
  const whole = await readTree(effects, repository, tree, '?recursive=1');
  if (!whole.isTruncated) return { oid: whole.oid, files: whole.entries.map(inFolder).filter(isFile) };
  const top = await readTree(effects, repository, tree, '');
  if (top.isTruncated) {
    const message = 'contains more entries than GitHub lists; specify files instead of a pattern';
    throw new FilesRefusedError([{ path: folder || 'the top directory', code: 'tree-truncated', message }]);
  }
  let files: ListedEntry[] = [];
  for (const entry of top.entries.map(inFolder)) {
    if (entry.type === 'tree') {
      files = files.concat((await listTree(effects, repository, entry.oid, `${entry.path}/`)).files);
    } else if (isFile(entry)) {
      files.push(entry);
    }
  }
  return { oid: whole.oid, files };

  function inFolder(entry: ListedEntry): ListedEntry {
    return { ...entry, path: `${folder}${entry.path}` };
  }
}

async function readTree(effects: GitHubEffects, repository: string, tree: string, search: '' | '?recursive=1') {
  const data = await get(effects, repository, `git/trees/{tree}${search}`, { tree }, `Listing ${repository} failed`);
  const page = rootOf(data);
  return {
    oid: asString(field(page, 'sha')),
    isTruncated: field(page, 'truncated').value === true,
    entries: asArray(field(page, 'tree'), parseEntry),
  };
}

function parseEntry(entry: JsonPath): ListedEntry {
  return {
    path: asString(field(entry, 'path')),
    // Some submodules have no id.
    oid: optional(field(entry, 'sha'), asString) ?? '',
    mode: Number.parseInt(asString(field(entry, 'mode')), 8),
    type: asString(field(entry, 'type')),
    sizeBytes: optional(field(entry, 'size'), asNumber) ?? 0,
  };
}

function isFile({ type, mode }: ListedEntry): boolean {
  return type === 'blob' && (mode === regularFileMode || mode === executableFileMode);
}
