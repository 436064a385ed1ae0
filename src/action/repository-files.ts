import { configurationFileNames, type Settings } from '../config/settings.ts';
import { listOfPaths, pathsOf, readmeFolders, selectPaths } from '../files/select-paths.ts';
import type { GitHubClient } from '../github/client.ts';
import { type FilesAt, listFiles, readBlob, readMore, type Selection, unreadOf } from '../github/files.ts';
import { mattersTo } from '../mark/embed.ts';
import { type CommitTree, CommittedFiles } from '../runtime/committed-files.ts';
import { fileExtensions } from '../sections/format.ts';
import { folderMode } from '../text/git-entry.ts';
import type { ActionRun } from './run-context.ts';

/**
 * What the first query reads. The configuration file may name other files, which are read later.
 * @throws {StatusSnippetsError} if an entry leads out of the repository
 */
export function firstSelection({ files: entries, format, repositories }: Settings): Selection {
  const { paths, areNamed } = pathsOf(entries, fileExtensions, listOfPaths([]));
  const select = (files: readonly string[]) => {
    const options = {
      extensions: fileExtensions,
      anyExtension: format !== null,
      mayBeMissing: repositories.length > 0,
    };
    return selectPaths(entries, listOfPaths(files), options);
  };
  // Besides the README with its usual name, the names in the folders that can contain another one.
  const named = entries.length === 0 ? ['README.md', ...readmeFolders] : paths;
  return { paths: [...configurationFileNames, ...(areNamed ? named : [])], select: areNamed ? null : select };
}

/** These paths are to be read together with files of other repositories. */
export class Unread extends Error {
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    super('some files are not read yet');
    this.paths = paths;
  }
}

/** How many more files of a repository are read together with those of others. Each is two look-ups. */
const maxSharedPaths = 4;

/** Reads what the commit has when it is asked for. */
function treeAt(client: GitHubClient, at: FilesAt, shared: readonly string[] | null): CommitTree {
  const entries: CommitTree['entries'] = async (paths) => {
    if (!paths.every((path) => at.entries.has(path))) {
      const unread = unreadOf(at, paths);
      // What GitHub does not show, although it was asked for by its commit, is not asked for together again.
      const isNew = unread.some((path) => !shared?.includes(path));
      if (shared !== null && isNew && unread.length <= maxSharedPaths) throw new Unread(unread);
      await readMore(client, at, paths);
    }
    return new Map([...at.entries].flatMap(([path, entry]) => (entry ? [[path, entry]] : [])));
  };
  return {
    entries,
    files: () => listFiles(client, at),
    async namesIn(folder) {
      await entries([folder]);
      const children = [...(at.entries.get(folder)?.children ?? [])];
      return children.filter(([, { mode }]) => mode !== folderMode).map(([name]) => name);
    },
    async readBlobs(ids) {
      const paths = new Map([...at.entries].map(([path, entry]) => [entry?.id, path]));
      const blobs: (string | Buffer)[] = [];
      for (const id of ids) blobs.push(await readBlob(client, at, paths.get(id) ?? ''));
      return blobs;
    },
  };
}

/** @param shared what was just read together with files of other repositories, so that the next few files are, too */
export async function refreshAt(
  { inputs, configure }: ActionRun,
  client: GitHubClient,
  at: FilesAt,
  shared: readonly string[] | null = null,
) {
  const areMany = inputs.repositories.length > 0;
  const { base, commit } = at;
  const files = new CommittedFiles({
    tree: treeAt(client, at, shared),
    prefix: '',
    place: base ? `on branch "${base.name}"` : `at commit ${commit.oid}`,
    // Of several repositories, none may take so much that it ends or blocks the run for the others.
    ...(areMany && { maxBytes: 1024 * 1024 }),
  });
  const { settings, refreshFiles } = configure(await files.readConfiguration());
  const found = await files.find(settings.files, { ...settings, mayBeMissing: areMany });
  // Of several repositories, those without a section are not reported.
  const selected = areMany ? found.map((file) => ({ ...file, isExplicit: false })) : found;
  const refreshed = await refreshFiles(files.read(selected, settings, mattersTo(settings)));
  const isReadme = !areMany && settings.files.length === 0;
  return {
    paths: selected.map(({ path }) => path),
    refreshed: isReadme ? await files.withReadmeWarning(refreshed) : refreshed,
    settings,
  };
}
