import { get } from '../client/call.ts';
import { type PublishEffects, splitName } from '../client/client.ts';
import { at, listAt, orNull, type Place, textAt } from '../client/response-reader.ts';
import { FilesRefusedError, RefusedError } from '../errors.ts';
import { executableFile, regularFile } from './tree-entry.ts';

/** The files of a commit. */
export interface Listing {
  /** The id of the commit or of its tree, as GitHub gives it. */
  readonly oid: string;
  /** Every regular file, by its path. Symlinks and submodules are no files. */
  readonly paths: readonly string[];
}

interface Page {
  readonly oid: string;
  readonly whole: boolean;
  readonly entries: readonly TreeEntry[];
}

interface TreeEntry {
  readonly path: string;
  readonly oid: string;
  readonly mode: number;
  readonly type: string;
}

/**
 * Lists the tree of a commit. GitHub gives a whole tree in one answer, or says that it cut it (at 100,000 entries or
 * 7 MB); then each folder is asked for on its own.
 *
 * @param commit a commit id, a branch, or `HEAD`
 * @returns null where there is no such commit
 * @see https://docs.github.com/en/rest/git/trees#get-a-tree
 */
export async function listFiles(
  effects: PublishEffects,
  nameWithOwner: string,
  commit: string,
): Promise<Listing | null> {
  const page = await readTree(effects, nameWithOwner, commit, true).catch(missing);
  if (page === null) return null;
  const entries = page.whole ? page.entries : await walk(effects, nameWithOwner, commit, '');
  const paths = entries.filter(isFile).map(({ path }) => path);
  return { oid: page.oid, paths };
}

/** Lists a folder that was too large for one answer, folder by folder. */
async function walk(
  effects: PublishEffects,
  nameWithOwner: string,
  tree: string,
  folder: string,
): Promise<TreeEntry[]> {
  const page = await readTree(effects, nameWithOwner, tree, false);
  if (!page.whole) {
    const message = 'holds more entries than GitHub lists; name the files instead of using a glob';
    throw new FilesRefusedError([{ path: folder || 'the top folder', code: 'listing-cut', message }]);
  }
  const found: TreeEntry[] = [];
  for (const entry of page.entries) {
    const path = `${folder}${entry.path}`;
    if (entry.type !== 'tree') {
      found.push({ ...entry, path });
      continue;
    }
    const below = await readTree(effects, nameWithOwner, entry.oid, true);
    const inside = below.whole
      ? below.entries.map((one) => ({ ...one, path: `${path}/${one.path}` }))
      : await walk(effects, nameWithOwner, entry.oid, `${path}/`);
    for (const one of inside) found.push(one);
  }
  return found;
}

async function readTree(
  effects: PublishEffects,
  nameWithOwner: string,
  tree: string,
  recursive: boolean,
): Promise<Page> {
  const { owner, name } = splitName(nameWithOwner);
  const route = `GET /repos/{owner}/{name}/git/trees/{tree}${recursive ? '?recursive=1' : ''}`;
  const doing = {
    what: `Listing ${nameWithOwner} failed`,
    needs: 'contents: read',
    ours: false,
    rules: [],
  } as const;
  const place = { value: await get(effects, route, { owner, name, tree }, doing), path: '' };
  return {
    oid: textAt(at(place, 'sha')),
    whole: at(place, 'truncated').value !== true,
    entries: listAt(at(place, 'tree'), readTreeEntry),
  };
}

function readTreeEntry(place: Place): TreeEntry {
  return {
    path: textAt(at(place, 'path')),
    // A submodule of another kind of repository has no id here.
    oid: orNull(at(place, 'sha'), textAt) ?? '',
    mode: Number.parseInt(textAt(at(place, 'mode')), 8),
    type: textAt(at(place, 'type')),
  };
}

function isFile({ type, mode }: TreeEntry): boolean {
  return type === 'blob' && (mode === regularFile || mode === executableFile);
}

/** An absent branch and an empty repository are told by the question that follows, with a better message. */
function missing(error: unknown): null {
  if (
    error instanceof RefusedError &&
    (error.code === 'not-found' || /repository is empty/i.test(error.words))
  ) {
    return null;
  }
  throw error;
}

/** Which files of a repository are meant, by their paths from its top without `./`. */
export interface FileChoice {
  /** Files named one by one; each must exist. */
  readonly paths: readonly string[];
  /** Tells which files of the listing are meant besides; null where no folder or glob was given, which saves a call. */
  readonly matches: ((path: string) => boolean) | null;
}

/** The paths meant, those named first, each once. */
export function choosePaths({ paths, matches }: FileChoice, listing: Listing | null): string[] {
  const matched = matches === null || listing === null ? [] : listing.paths.filter(matches);
  return [...new Set([...paths, ...matched])];
}
