import { realpathSync } from 'node:fs';
import { isAbsolute, posix, sep } from 'node:path';
import { configurationFileNames, type RawOptions, type Settings } from '../config/settings.ts';
import type { FoundFile } from '../files/find-files.ts';
import { decode, relativePath } from '../files/read-text-file.ts';
import { listOfPaths, type PathList, readmeFolders, readmesAmong, selectPaths } from '../files/select-paths.ts';
import type { FetchedCommit } from '../git/fetch-head.ts';
import { folderMode, fromBytes } from '../git/objects.ts';
import type { Publish } from '../git/push.ts';
import type { SourceFile } from '../refresh/input.ts';
import { type RefreshResult, warnAboutReadme } from '../refresh/result.ts';
import { mayContainSettings, parseConfigurationAt } from '../runtime/read-configuration.ts';
import { needOf } from '../runtime/source-files.ts';
import { fileExtensions, formatOf } from '../sections/format.ts';
import { mentionsMarkers } from '../sections/marker.ts';
import { type ErrorCode, invalidInput, isError, StatusSnippetsError } from '../text/errors.ts';

/** What a command reads and changes with `--push`, instead of the files on the disk. */
export interface PushRun {
  readonly files: CommittedFiles;
  /** @param texts the new texts by their path from the top of the repository */
  readonly publish: (texts: ReadonlyMap<string, string>, message: string) => ReturnType<Publish>;
}

const executableMode = '100755';

/** Why an entry is not read, as through the API of GitHub: a link may lead to what is not in the commit. */
const refusals: Readonly<Record<string, readonly [code: ErrorCode, problem: string, fix: string]>> = {
  [folderMode]: ['folder', 'is a folder', 'specify a file'],
  '120000': ['symlink', 'is a symbolic link', 'specify the file it points to'],
  '160000': ['submodule', 'is a submodule', 'run in a clone of its repository'],
};

/** So many files are in memory at once. */
const maxReadAtOnce = 200;

/**
 * The files of a commit, as a folder of it sees them: `path` is relative to that folder, `realPath` to the top of the
 * repository. What is chosen is what the action chooses through the API, so `.gitignore` does not matter.
 */
export class CommittedFiles {
  readonly #commit: FetchedCommit;
  readonly #folder: string;
  readonly #prefix: string;

  /**
   * @param folder the user's folder, for absolute paths
   * @param prefix its path in the repository, with a slash at its end; empty at the top
   */
  constructor(commit: FetchedCommit, folder: string, prefix: string) {
    this.#commit = commit;
    this.#folder = folder;
    this.#prefix = prefix;
  }

  /** @throws {StatusSnippetsError} if the commit does not have the folder */
  async requireFolder(): Promise<void> {
    const { tree, place } = this.#commit;
    if ((await tree.entry(this.toTop('.')))?.mode === folderMode) return;
    throw invalidInput(this.#prefix, { problem: `does not exist in ${place}`, fix: 'run in a folder that does' });
  }

  /** The path from the top of the repository. `entry` is for messages. */
  toTop(path: string, entry = path): string {
    // An absolute path can lead through a link to the folder.
    const starts = isAbsolute(path) ? [this.#folder, realpathSync(this.#folder)] : [];
    for (const relative of starts.length > 0 ? starts.map((start) => relativePath(start, path)) : [path]) {
      const full = posix.join(this.#prefix, relative);
      if (!/^\.\.(?:\/|$)/.test(full)) return full.replace(/^\.?\/?$|\/$/, '');
    }
    throw invalidInput(entry, { problem: 'is outside of the repository', fix: 'leave it out, or leave out --push' });
  }

  /** Of what is in a folder, itself a path from the top. */
  async namesIn(folder: string): Promise<string[]> {
    return [...(await this.#commit.tree.folder(folder)).keys()].map(fromBytes);
  }

  async find(entries: readonly string[], { format }: Pick<Settings, 'format'>): Promise<FoundFile[]> {
    const names = entries.length > 0 ? entries : [(await this.readmes())[0] ?? 'README.md'];
    const selectOptions = { extensions: fileExtensions, anyExtension: format !== null };
    const selected = await selectPaths(names, await this.#listFor(names), selectOptions);
    return selected.map(({ path: realPath, isExplicit }) => ({
      path: posix.relative(`/${this.#prefix}`, `/${realPath}`),
      realPath,
      isExplicit,
    }));
  }

  /** Only folders and globs need all files of the commit. */
  async #listFor(entries: readonly string[]): Promise<PathList> {
    const { tree } = this.#commit;
    const paths = entries.map((entry) => this.toTop(entry.replace(/^!/, ''), entry));
    const named = new Map(await Promise.all(paths.map(async (path) => [path, await tree.entry(path)] as const)));
    const areFiles = [...named.values()].every((entry) => entry !== undefined && entry.mode !== folderMode);
    const regular = areFiles ? [] : [...(await tree.files())].filter(([, { mode }]) => !(mode in refusals));
    const list = listOfPaths(regular.map(([path]) => path));
    const kindOf = (path: string, entry: string) => {
      const mode = named.get(path)?.mode;
      return mode === undefined || mode === folderMode ? list.kindOf(path, entry) : 'file';
    };
    return { ...list, separator: sep, normalize: (path, entry) => this.toTop(path, entry), kindOf };
  }

  /** As `readSourceFile` does. */
  async *read(
    files: readonly FoundFile[],
    settings: Pick<Settings, 'format' | 'ignoreUnmarked'>,
    isRelevant = mentionsMarkers,
  ): AsyncGenerator<SourceFile> {
    for (let start = 0; start < files.length; start += maxReadAtOnce) {
      const some = files.slice(start, start + maxReadAtOnce);
      const bytesOf = await this.#readBytes(some.map(({ realPath }) => realPath));
      for (const { path, realPath, isExplicit } of some) {
        const need = needOf(isExplicit, settings);
        const file = { path, need, format: settings.format ?? formatOf(path) ?? 'md' };
        try {
          const bytes = bytesOf(realPath);
          const matters = need === 'section' || isRelevant(bytes.toString('latin1'));
          yield { ...file, text: matters ? decode(path, bytes) : '' };
        } catch (error) {
          if (!isError(error)) throw error;
          const { code, fields, message } = error.about('this file');
          yield { ...file, text: { level: 'error', line: fields.line ?? 1, code, message } };
        }
      }
    }
  }

  /** Null if nothing is there. */
  async readText(realPath: string): Promise<string | null> {
    if ((await this.#commit.tree.entry(realPath)) === undefined) return null;
    const bytesOf = await this.#readBytes([realPath]);
    return decode(realPath, bytesOf(realPath));
  }

  /** Of the nearest configuration file, from a folder up to the top. */
  async readConfiguration(folder = this.#prefix): Promise<RawOptions> {
    for (let current = posix.join(folder, '.'); ; current = posix.dirname(current)) {
      for (const name of configurationFileNames) {
        const text = await this.readText(posix.join(current, name));
        if (text === null || !mayContainSettings(name, text)) continue;
        const shown = posix.relative(`/${folder}`, posix.join('/', current, name));
        const options = await parseConfigurationAt(shown, text);
        if (options !== null) return options;
      }
      if (current === '.') return new Map();
    }
  }

  /** For a run that names no file. */
  async withReadmeWarning(result: RefreshResult): Promise<RefreshResult> {
    if (result.failure?.code !== 'no-section') return result;
    const readmes = await this.readmes();
    const marked = new Set<string>();
    const settings = { format: null, ignoreUnmarked: true };
    for await (const { path, text } of this.read(await this.find(readmes, settings), settings)) {
      if (text !== '') marked.add(path);
    }
    return warnAboutReadme(result, readmes, (path) => marked.has(path));
  }

  /** The first is the one that GitHub shows. */
  async readmes(): Promise<string[]> {
    const namesIn = async (folder: string) =>
      (await this.namesIn(this.toTop(folder))).map((name) => posix.join(folder, name));
    return readmesAmong((await Promise.all(readmeFolders.map(namesIn))).flat());
  }

  /** As on GitHub: a program would be lost, or a text would become one. */
  async refuseExecutable(path: string): Promise<void> {
    if ((await this.#commit.tree.entry(this.toTop(path)))?.mode !== executableMode) return;
    const problem = 'is executable (mode 100755), and only files of mode 100644 are written';
    throw new StatusSnippetsError('executable', { subject: path, problem, fix: 'remove the bit, or leave it out' });
  }

  /** The function that is returned throws for what is no regular file. */
  async #readBytes(realPaths: readonly string[]): Promise<(realPath: string) => Buffer> {
    const entryAt = async (path: string) => [path, await this.#commit.tree.entry(path)] as const;
    const entries = new Map(await Promise.all(realPaths.map(entryAt)));
    const regular = [...entries].flatMap(([path, entry]) =>
      entry && !(entry.mode in refusals) ? [{ path, id: entry.id }] : [],
    );
    const blobs = await this.#commit.readBlobs(regular.map(({ id }) => id));
    const bytes = new Map(regular.map(({ path }, index) => [path, blobs[index]]));
    return (path) => {
      const blob = bytes.get(path);
      if (blob !== undefined) return blob;
      const [code, problem, fix] = refusals[entries.get(path)?.mode ?? ''] ?? [
        'irregular',
        'is not a regular file',
        '',
      ];
      throw new StatusSnippetsError(code, { subject: path, problem, fix });
    };
  }
}
