import { get } from '../client/api-request.ts';
import { type GitHubEffects, splitRepositoryName } from '../client/client.ts';
import { asArray, asString, field, type JsonPath, optional, rootOf } from '../client/response-reader.ts';
import { FilesRefusedError, GitHubError } from '../errors.ts';
import { executableFileMode, regularFileMode } from './tree-entry.ts';

/** Which files of a repository to read. Paths start at its top, without `./`. */
export interface FileSelection {
  /** Files that must exist. */
  readonly paths: readonly string[];
  /** Selects further files of the listing; null without folders and patterns, which saves the call that lists the tree. */
  readonly matches: ((path: string) => boolean) | null;
}

/** The files of a commit. */
export interface Listing {
  /** The id of the commit or of its tree, as GitHub gives it. */
  readonly oid: string;
  /** Paths of all regular files, without symbolic links and submodules. */
  readonly paths: readonly string[];
}

interface TreePage {
  readonly oid: string;
  readonly isTruncated: boolean;
  readonly entries: readonly ListedEntry[];
}

interface ListedEntry {
  readonly path: string;
  readonly oid: string;
  readonly mode: number;
  readonly type: string;
}

/** The selected paths, the named ones first, each once. */
export function selectPaths({ paths, matches }: FileSelection, listing: Listing | null): string[] {
  const matched = matches === null || listing === null ? [] : listing.paths.filter(matches);
  return [...new Set([...paths, ...matched])];
}

/**
 * Lists the tree of a commit. GitHub gives a whole tree in one response or truncates it (at 100,000 entries or 7 MB); in
 * that case each folder is requested on its own.
 *
 * @param commit a commit id, a branch, or `HEAD`
 * @returns null if there is no such commit
 * @throws {GitHubError}
 * @see https://docs.github.com/en/rest/git/trees#get-a-tree
 */
export async function listFiles(
  effects: GitHubEffects,
  nameWithOwner: string,
  commit: string,
): Promise<Listing | null> {
  const page = await readTree(effects, nameWithOwner, commit, true).catch(nullIfMissing);
  if (page === null) return null;
  const entries = page.isTruncated ? await listFolder(effects, nameWithOwner, commit, '') : page.entries;
  const paths = entries.filter(isFile).map(({ path }) => path);
  return { oid: page.oid, paths };
}

/** Lists a folder that is too large for one response, folder by folder. */
async function listFolder(
  effects: GitHubEffects,
  nameWithOwner: string,
  tree: string,
  folder: string,
): Promise<ListedEntry[]> {
  const page = await readTree(effects, nameWithOwner, tree, false);
  if (page.isTruncated) {
    const message = 'contains more entries than GitHub lists; name the files instead of using a pattern';
    throw new FilesRefusedError([{ path: folder || 'the top directory', code: 'listing-cut', message }]);
  }
  const found: ListedEntry[] = [];
  for (const entry of page.entries) {
    const path = `${folder}${entry.path}`;
    if (entry.type !== 'tree') {
      found.push({ ...entry, path });
      continue;
    }
    const subtree = await readTree(effects, nameWithOwner, entry.oid, true);
    const inside = subtree.isTruncated
      ? await listFolder(effects, nameWithOwner, entry.oid, `${path}/`)
      : subtree.entries.map((one) => ({ ...one, path: `${path}/${one.path}` }));
    for (const one of inside) found.push(one);
  }
  return found;
}

async function readTree(
  effects: GitHubEffects,
  nameWithOwner: string,
  tree: string,
  recursive: boolean,
): Promise<TreePage> {
  const { owner, name } = splitRepositoryName(nameWithOwner);
  const route = `GET /repos/{owner}/{name}/git/trees/{tree}${recursive ? '?recursive=1' : ''}`;
  const operation = { description: `Listing ${nameWithOwner} failed`, permission: 'contents: read' } as const;
  const page = rootOf(await get(effects, route, { owner, name, tree }, operation));
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
  };
}

function isFile({ type, mode }: ListedEntry): boolean {
  return type === 'blob' && (mode === regularFileMode || mode === executableFileMode);
}

/** A missing branch and an empty repository get a better message from the query that follows. */
function nullIfMissing(error: unknown): null {
  if (error instanceof GitHubError && (error.code === 'not-found' || error.code === 'empty-repository')) return null;
  throw error;
}
