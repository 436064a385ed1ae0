import { posix } from 'node:path';
import { type CommitEntry, fileMode, folderMode, withFolders } from '../text/git-entry.ts';
import type { Repository } from './repository.ts';
import { gitError } from './run-git.ts';

/** What is fetched gets no name here. */
export const quietFetch = ['fetch', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];

type Entries = ReadonlyMap<string, CommitEntry>;

/** A command line has no place for more, and then the whole commit is listed. */
const maxFoldersPerCommand = 50;

const folderOf = (path: string) => path.replace(/\/?[^/]*$/, '');

/** What a commit contains. */
export class Tree {
  readonly #repository: Repository;
  readonly #commit: string;
  readonly #known: Map<string, CommitEntry>;
  readonly #listedFolders = new Set<string>();

  constructor(repository: Repository, commit: string) {
    this.#repository = repository;
    this.#commit = commit;
    this.#known = new Map([['', { mode: folderMode, id: commit }]]);
  }

  /** What is in the folders of these paths, and in the folders above them. */
  async entries(paths: readonly string[]): Promise<Entries> {
    const isListed = (folder: string) => this.#listedFolders.has(folder);
    const isKnown = (folder: string) => isListed(folder) || (isListed(folderOf(folder)) && !this.#known.has(folder));
    const folders = withFolders(paths.map(folderOf)).filter((folder) => !isKnown(folder));
    const isShort = folders.length <= maxFoldersPerCommand;
    if (folders.length > 0) await (isShort ? this.#list('-t', folders) : this.#list('-rt'));
    for (const folder of folders) this.#listedFolders.add(folder);
    return this.#known;
  }

  /** The files, links and submodules at any depth. One that is not UTF-8 cannot be specified. */
  async files(): Promise<Entries> {
    await this.#list('-rt');
    return new Map([...this.#known].filter(([path, { mode }]) => mode !== folderMode && !path.includes('\uFFFD')));
  }

  /** Apart from folders. Empty if there is no such folder. */
  async namesIn(folder: string): Promise<string[]> {
    const entries = await this.entries([`${folder}/`]);
    const files = [...entries].filter(([path, { mode }]) => mode !== folderMode && folderOf(path) === folder);
    return files.map(([path]) => posix.basename(path));
  }

  async #list(depth: '-t' | '-rt', folders: readonly string[] = []): Promise<void> {
    const paths = folders.map((folder) => posix.join('.', folder, '/'));
    const args = ['--literal-pathspecs', 'ls-tree', '-z', '--full-tree', depth, this.#commit, '--', ...paths];
    const lines = `${await this.#repository.run(args)}`.matchAll(/(\d+) \w+ (\w+)\t([^\0]+)\0/g);
    for (const [, mode = '', id = '', path = ''] of lines) this.#known.set(path, { mode, id });
  }

  /** In the order of the ids. */
  async readBlobs(ids: readonly string[]): Promise<Buffer[]> {
    if (ids.length > 1) await this.#fetchMissing(ids);
    const output = await this.#repository.run(['cat-file', '--batch'], ids.map((id) => `${id}\n`).join(''));
    let position = 0;
    return ids.map((id) => {
      const start = output.indexOf('\n', position) + 1;
      const [, size] = /^\w+ blob (\d+)\n$/.exec(output.toString('latin1', position, start)) ?? [];
      if (size === undefined) throw gitError('push-failed', `git cannot read the object ${id}`, 'check the repository');
      position = start + Number(size) + 1;
      return output.subarray(start, position - 1);
    });
  }

  /** At once: git itself would fetch each blob that a partial clone lacks by a connection of its own. */
  async #fetchMissing(ids: readonly string[]): Promise<void> {
    const { git, online } = this.#repository;
    if (!(await git(['config', '--get-regexp', '^remote\\..*\\.promisor$'])).ok) return;
    const { bytes } = await git(['rev-list', '--objects', '--no-walk', '--missing=print', this.#commit]);
    const missing = new Set([...bytes.toString('latin1').matchAll(/^\?(\w+)/gm)].map(([, id]) => id));
    const wanted = ids.filter((id) => missing.has(id));
    const args = ['-c', 'fetch.negotiationAlgorithm=noop', ...quietFetch, '--filter=blob:none', '--stdin'];
    if (wanted.length > 0) await online(args, [], wanted.join('\n'));
  }

  /** The id of this tree with other texts. */
  async write(files: ReadonlyMap<string, string>): Promise<string> {
    const paths = withFolders([...files.keys()]);
    const entries = await this.entries(paths);
    const modeOf = (path: string) => entries.get(path)?.mode;
    const taken = paths.find((path) => modeOf(path) && files.has(path) === (modeOf(path) === folderMode));
    if (taken !== undefined) {
      throw gitError('push-failed', `${taken} cannot be written`, 'a file and a folder have this name');
    }
    // A commit that no branch keeps, only for its tree: `ls` writes it, and `reset` deletes the name.
    const name = 'refs/status-snippets';
    const writes = [...files].map(([path, text]) => {
      const quoted = path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n');
      return `M ${fileMode} inline "${quoted}"\ndata ${Buffer.byteLength(text)}\n${text}\n`;
    });
    const start = `commit ${name}\ncommitter <> 0 +0000\ndata 0\nfrom ${this.#commit}\n`;
    const end = `ls ""\nreset ${name}\nfrom ${'0'.repeat(this.#commit.length)}\n`;
    const printed = await this.#repository.run(['fast-import', '--quiet'], [start, ...writes, end].join(''));
    return /^\d+ tree (\w+)/.exec(`${printed}`)?.[1] ?? '';
  }
}
