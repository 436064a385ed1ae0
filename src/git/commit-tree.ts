import { posix } from 'node:path';
import {
  type CommitEntry,
  fileMode,
  folderMode,
  folderOf,
  withFolders,
} from '../core/git-entry.ts';
import type { Repository } from './repository.ts';
import { gitError } from './run-git.ts';

/** A command line may have no room for more: then the whole commit is listed. */
const maxFoldersPerCommand = 50;

/** What is in a commit. It lists and reads only what it is asked for. */
export function openTree(
  { git, fetchObjects, run, remoteName, isPartial }: Repository,
  commit: string,
) {
  const known = new Map<string, CommitEntry>([['', { mode: folderMode, id: commit }]]);
  const listedFolders = new Set<string>();

  /**
   * What is in the folders of these paths, and in the folders above them. `docs/` is a path in
   * `docs`.
   */
  async function entries(paths: readonly string[]): Promise<ReadonlyMap<string, CommitEntry>> {
    const isAbsent = (folder: string): boolean =>
      listedFolders.has(folderOf(folder))
        ? !known.has(folder)
        : folder !== '' && isAbsent(folderOf(folder));
    const folders = withFolders(paths.map(folderOf)).filter(
      (path) => !listedFolders.has(path) && !isAbsent(path),
    );
    if (folders.length > 0)
      await (folders.length <= maxFoldersPerCommand ? list('-t', folders) : list('-rt'));
    for (const folder of folders) listedFolders.add(folder);
    return known;
  }

  /** The files, links and submodules at any depth. One that is not UTF-8 cannot be specified. */
  async function files(): Promise<ReadonlyMap<string, CommitEntry>> {
    await list('-rt');
    return new Map(
      [...known].filter(([path, { mode }]) => mode !== folderMode && !path.includes('\uFFFD')),
    );
  }

  async function list(depth: '-t' | '-rt', folders: readonly string[] = []): Promise<void> {
    const paths = folders.map((folder) => posix.join('.', folder, '/'));
    // In a partial clone, git would fetch each file to tell its size.
    const options = isPartial
      ? ['-z', '--full-tree', depth]
      : ['-z', '--full-tree', depth, '--long'];
    const args = ['--literal-pathspecs', 'ls-tree', ...options, commit, '--', ...paths];
    const lines = `${await run(args)}`.matchAll(/(\d+) \w+ (\w+)(?: +(\d+|-))?\t([^\0]+)\0/g);
    for (const [, mode = '', id = '', size = '-', path = ''] of lines)
      known.set(path, { mode, id, size: size === '-' ? undefined : Number(size) });
  }

  /** In the order of the paths, which were among the entries. */
  async function readBlobs(paths: readonly string[]): Promise<Buffer[]> {
    const ids = paths.map((path) => known.get(path)?.id ?? '');
    await fetchMissing(ids);
    const output = await run(['cat-file', '--batch'], ids.map((id) => `${id}\n`).join(''));
    let position = 0;
    return ids.map((id) => {
      const start = output.indexOf('\n', position) + 1;
      const [, size] = /^\w+ blob (\d+)\n$/.exec(output.toString('latin1', position, start)) ?? [];
      if (size === undefined)
        throw gitError('push-failed', `git cannot read the object ${id}`, 'check the repository');
      position = start + Number(size) + 1;
      return output.subarray(start, position - 1);
    });
  }

  /**
   * At once: git itself would fetch each blob that a partial clone lacks by its own connection,
   * without a time limit.
   */
  async function fetchMissing(ids: readonly string[]): Promise<void> {
    if (!isPartial) return;
    const { bytes } = await git(['rev-list', '--objects', '--no-walk', '--missing=print', commit]);
    const missing = new Set(
      [...bytes.toString('latin1').matchAll(/^\?(\w+)/gm)].map(([, id]) => id),
    );
    const wanted = ids.filter((id) => missing.has(id));
    if (wanted.length === 0) return;
    const { ok, messages } = await fetchObjects(wanted);
    const fix = 'check the address and the credentials';
    if (!ok) throw gitError('push-failed', `git could not fetch from ${remoteName}`, fix, messages);
  }

  /** The id of this tree with other texts. */
  async function write(texts: ReadonlyMap<string, string>): Promise<string> {
    const paths = withFolders([...texts.keys()]);
    const found = await entries(paths);
    const modeOf = (path: string) => found.get(path)?.mode;
    const taken = paths.find(
      (path) => modeOf(path) && texts.has(path) === (modeOf(path) === folderMode),
    );
    if (taken !== undefined)
      throw gitError(
        'push-failed',
        `${taken} cannot be written`,
        'a file and a folder have this name',
      );
    // A commit that no branch keeps, only for its tree: `ls` writes it, and `reset` deletes the
    // name.
    const name = `refs/status-snippets-${crypto.randomUUID()}`;
    const writes = [...texts].map(([path, text]) => {
      const quoted = path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n');
      return `M ${fileMode} inline "${quoted}"\ndata ${Buffer.byteLength(text)}\n${text}\n`;
    });
    const start = `commit ${name}\ncommitter <> 0 +0000\ndata 0\nfrom ${commit}\n`;
    const end = `ls ""\nreset ${name}\nfrom ${'0'.repeat(commit.length)}\n`;
    const printed = await run(['fast-import', '--quiet'], [start, ...writes, end].join(''));
    return /^\d+ tree (\w+)/.exec(`${printed}`)?.[1] ?? '';
  }

  return { entries, files, readBlobs, write };
}
