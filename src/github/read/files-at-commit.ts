import { query } from '../client/call.ts';
import { type PublishEffects, splitName } from '../client/client.ts';
import { refusalOfComplaints } from '../client/error-mapping.ts';
import type { Complaint } from '../client/failure.ts';
import { at, orNull } from '../client/response-reader.ts';
import { filesDocument, filesPerDocument } from './branch-query.ts';
import { choosePaths, type FileChoice, listFiles } from './list-tree.ts';
import { type FileAtHead, readTexts } from './read-files.ts';
import { type FileEntry, readEntries } from './tree-entry.ts';

/**
 * Reads files at a commit and writes nothing: one call for up to a hundred files, and the listing of the tree where
 * `matches` is given.
 *
 * @param repository `owner/name`
 * @param commit its full id
 * @throws {PublishError}
 */
export async function filesAt(
  effects: PublishEffects,
  repository: string,
  commit: string,
  choice: FileChoice,
): Promise<readonly FileAtHead[]> {
  const listing = choice.matches === null ? null : await listFiles(effects, repository, commit);
  const paths = choosePaths(choice, listing);
  const entries = await entriesAt(effects, repository, commit, paths);
  return readTexts(effects, repository, paths, entries, `at commit ${commit}`);
}

/** The entries at so many paths, asked for in portions. */
export async function entriesAt(
  effects: PublishEffects,
  repository: string,
  commit: string,
  paths: readonly string[],
): Promise<(FileEntry | null)[]> {
  const { owner, name } = splitName(repository);
  const what = `Reading ${repository} at ${commit} failed`;
  const doing = { what, needs: 'contents: read', ours: false, rules: [] } as const;
  const entries: (FileEntry | null)[] = [];
  for (let start = 0; start < paths.length; start += filesPerDocument) {
    const portion = paths.slice(start, start + filesPerDocument);
    const { text, variables } = filesDocument(owner, name, commit, portion);
    const { data, complaints } = await query(effects, text, variables, doing);
    if (complaints.length > 0) throw refusalOfComplaints(complaints, doing);
    const object = at(at({ value: data, path: '' }, 'repository'), 'object');
    const found = orNull(object, (place) => readEntries(place, portion.length));
    if (found === null) throw refusalOfComplaints([noCommit(commit)], doing);
    entries.push(...found);
  }
  return entries;
}

function noCommit(commit: string): Complaint {
  return { type: 'NOT_FOUND', message: `no object ${commit}`, path: 'repository.object' };
}
