import type { GitHubEffects } from '../client/client.ts';
import { type FileSelection, listFiles, selectPaths } from './list-tree.ts';
import { readEntries } from './read-entries.ts';
import { type RepositoryFile, readTexts } from './read-files.ts';

/**
 * Reads files at a commit: one call for up to a hundred files, and the listing of the tree if the selection contains a
 * pattern.
 *
 * @param nameWithOwner `owner/name`
 * @param commit its full id
 * @throws {GitHubError}
 */
export async function readCommit(
  effects: GitHubEffects,
  nameWithOwner: string,
  commit: string,
  selection: FileSelection,
): Promise<readonly RepositoryFile[]> {
  const listing = selection.matches === null ? null : await listFiles(effects, nameWithOwner, commit);
  const paths = selectPaths(selection, listing);
  const entries = await readEntries(effects, nameWithOwner, commit, paths);
  return readTexts(effects, nameWithOwner, paths, entries, `at commit ${commit}`);
}
