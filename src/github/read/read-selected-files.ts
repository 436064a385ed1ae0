import type { GitHubClient } from '../client/client.ts';
import { listFiles } from './list-tree.ts';
import type { TreeEntry } from './parse-branch.ts';
import { type CommitContents, readEntries } from './read-commit.ts';
import { type FileSelection, type RepositoryFile, readTexts, selectPaths } from './read-files.ts';

/** What was read, limited to the selected paths, and the files of `base` at these paths with their texts. */
export type WithSelectedFiles<Read> = Read & { readonly files: readonly RepositoryFile[] };

/** The entry of the commit at a path; null if the commit has nothing there, or the path was not read. */
export function entryAt({ paths, base }: CommitContents, path: string): TreeEntry | null {
  return base.entries[paths.indexOf(path)] ?? null;
}

/** Reads the selected files. Files that the first call has read are not requested again. */
export async function readSelectedFiles<Read extends CommitContents>(
  client: GitHubClient,
  contents: Read,
  selection: FileSelection,
): Promise<WithSelectedFiles<Read>> {
  const { nameWithOwner, base, head, where } = contents;
  const isListed = selection.matches === null || contents.listing !== null;
  const listing = isListed ? contents.listing : await listFiles(client, nameWithOwner, base.oid);
  const selected = selectPaths(selection, listing);

  async function withEntriesAt<C extends { oid: string; entries: readonly (TreeEntry | null)[] }>(
    commit: C,
    paths: readonly string[],
  ): Promise<C> {
    const entriesByPath = new Map(contents.paths.map((path, index) => [path, commit.entries[index] ?? null]));
    const rest = paths.filter((path) => !entriesByPath.has(path));
    const added = await readEntries(client, nameWithOwner, commit.oid, rest);
    for (const [index, path] of rest.entries()) entriesByPath.set(path, added[index] ?? null);
    return { ...commit, entries: paths.map((path) => entriesByPath.get(path) ?? null) };
  }
  const selectedBase = await withEntriesAt(base, selected);
  const isWanted = (_: unknown, index: number) => !selection.areFilesOptional || selectedBase.entries[index] !== null;
  const paths = selected.filter(isWanted);
  const existingBase = { ...selectedBase, entries: selectedBase.entries.filter(isWanted) };
  const existingHead = head && (await withEntriesAt(head, paths));
  const files = await readTexts(client, nameWithOwner, paths, existingBase.entries, where, selection.isRelevant);
  return { ...contents, base: existingBase, head: existingHead, paths, listing, files };
}
