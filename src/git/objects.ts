import { posix } from 'node:path';
import { type CommitEntry, fileMode, folderMode, withFolders } from '../text/git-entry.ts';
import type { Repository } from './repository.ts';
import { gitError } from './run-git.ts';

/** What is fetched gets no name here. */
export const quietFetch = ['fetch', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];

type Entries = ReadonlyMap<string, CommitEntry>;

/** A command line has no place for more, and then the whole commit is listed. */
const maxPathsPerCommand = 50;

/** What a commit contains. */
export class Tree {
  readonly #repository: Repository;
  readonly #commit: string;

  constructor(repository: Repository, commit: string) {
    this.#repository = repository;
    this.#commit = commit;
  }

  /** What is at these paths, and at the folders above them. */
  async entries(paths: readonly string[]): Promise<Entries> {
    const wanted = paths.filter((path) => path !== '');
    const found = await (wanted.length > maxPathsPerCommand ? this.#list(['-rt']) : this.#list(['-t'], wanted));
    return new Map([['', { mode: folderMode, id: this.#commit }], ...found]);
  }

  /** The files, links and submodules at any depth. One that is not UTF-8 cannot be specified. */
  async files(): Promise<Entries> {
    return new Map([...(await this.#list(['-r']))].filter(([path]) => !path.includes('\uFFFD')));
  }

  /** Apart from folders. Empty if there is no such folder. */
  async namesIn(folder: string): Promise<string[]> {
    const entries = await this.#list([], folder === '' ? [] : [`${folder}/`]);
    return [...entries].filter(([, { mode }]) => mode !== folderMode).map(([path]) => posix.basename(path));
  }

  async #list(options: readonly string[], paths: readonly string[] = []): Promise<Entries> {
    const args = ['--literal-pathspecs', 'ls-tree', '-z', '--full-tree', ...options, this.#commit, '--', ...paths];
    const lines = `${await this.#repository.run(args)}`.matchAll(/(\d+) \w+ (\w+)\t([^\0]+)\0/g);
    return new Map([...lines].map(([, mode = '', id = '', path = '']) => [path, { mode, id }]));
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
