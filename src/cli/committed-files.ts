import { realpathSync } from 'node:fs';
import { isAbsolute, posix, sep } from 'node:path';
import { configurationFileNames, type RawOptions, type Settings } from '../config/settings.ts';
import type { FoundFile } from '../files/find-files.ts';
import { decode } from '../files/read-text-file.ts';
import {
  listOfPaths,
  type PathList,
  readmeFolders,
  readmesAmong,
  relativePath,
  selectPaths,
} from '../files/select-paths.ts';
import type { Head } from '../git/fetch-head.ts';
import type { Publish } from '../git/push.ts';
import type { SourceFile } from '../refresh/input.ts';
import { type RefreshResult, warnAboutReadme } from '../refresh/result.ts';
import { findConfiguration } from '../runtime/read-configuration.ts';
import { type ReadText, readSourceFile } from '../runtime/source-files.ts';
import { fileExtensions } from '../sections/format.ts';
import { mentionsMarkers } from '../sections/marker.ts';
import { invalidInput, StatusSnippetsError } from '../text/errors.ts';
import { executableMode, folderMode, isFileMode, refusalOf } from '../text/git-entry.ts';

/** What a command reads and changes with `--push`, instead of the files on the disk. */
export interface PushRun {
  readonly files: CommittedFiles;
  /** @param texts the new texts by their path from the top of the repository */
  readonly publish: (texts: ReadonlyMap<string, string>, message: string) => ReturnType<Publish>;
}

/** So many files are in memory at once. */
const maxReadAtOnce = 200;

/**
 * The files of a commit, as a folder of it sees them: `path` is relative to that folder, `realPath` to the top of the
 * repository. What is chosen is what the action chooses through the API, so `.gitignore` does not matter.
 */
export class CommittedFiles {
  readonly #tree: Head['tree'];
  readonly #prefix: string;
  readonly #folder: string;

  /** @param folder the user's folder, for absolute paths */
  constructor({ tree, repository }: Head, folder: string) {
    this.#tree = tree;
    this.#prefix = repository.prefix;
    this.#folder = folder;
  }

  /** @throws {StatusSnippetsError} if the commit does not have the folder */
  async requireFolder(place: string): Promise<void> {
    if ((await this.#modeOf('.')) === folderMode) return;
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
  namesIn(folder: string): Promise<string[]> {
    return this.#tree.namesIn(folder);
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
    const paths = entries.map((entry) => this.toTop(entry.replace(/^!/, ''), entry));
    const named = await this.#tree.entries(paths);
    const areFiles = paths.every((path) => (named.get(path)?.mode ?? folderMode) !== folderMode);
    const regular = areFiles ? [] : [...(await this.#tree.files())].filter(([, { mode }]) => isFileMode(mode));
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
      const read: ReadText = (path, realPath, matters) => {
        const bytes = bytesOf(realPath);
        return matters(bytes.toString('latin1')) ? decode(path, bytes) : null;
      };
      for (const file of some) yield readSourceFile(file, settings, isRelevant, read);
    }
  }

  /** Null if nothing is there. */
  async readText(realPath: string): Promise<string | null> {
    const entries = await this.#tree.entries([realPath]);
    return entries.has(realPath) ? decode(realPath, (await this.#readBytes([realPath]))(realPath)) : null;
  }

  /** Of the nearest configuration file, from a folder up to the top. */
  readConfiguration(folder = this.#prefix): Promise<RawOptions> {
    const folders = [posix.join(folder, '.')];
    while (folders[0] !== '.') folders.unshift(posix.dirname(folders[0] ?? ''));
    const paths = folders.reverse().flatMap((path) => configurationFileNames.map((name) => posix.join(path, name)));
    return findConfiguration(folder, paths, (path) => this.readText(path));
  }

  /** For a run that names no file. */
  async withReadmeWarning(result: RefreshResult): Promise<RefreshResult> {
    if (result.failure?.code !== 'no-section') return result;
    const readmes = await this.readmes();
    const settings = { format: null, ignoreUnmarked: true };
    const marked: string[] = [];
    for await (const { path, text } of this.read(await this.find(readmes, settings), settings)) {
      if (text !== '') marked.push(path);
    }
    return warnAboutReadme(result, readmes, (path) => marked.includes(path));
  }

  /** The first is the one that GitHub shows. */
  async readmes(): Promise<string[]> {
    const namesIn = async (folder: string) =>
      (await this.namesIn(this.toTop(folder))).map((name) => posix.join(folder, name));
    return readmesAmong((await Promise.all(readmeFolders.map(namesIn))).flat());
  }

  /** As on GitHub: a program would be lost, or a text would become one. */
  async refuseExecutable(path: string): Promise<void> {
    if ((await this.#modeOf(path)) !== executableMode) return;
    const problem = 'is executable (mode 100755), and only files of mode 100644 are written';
    throw new StatusSnippetsError('executable', { subject: path, problem, fix: 'remove the bit, or leave it out' });
  }

  async #modeOf(path: string): Promise<string | undefined> {
    const realPath = this.toTop(path);
    return (await this.#tree.entries([realPath])).get(realPath)?.mode;
  }

  /** The function that is returned throws for what is no regular file. */
  async #readBytes(realPaths: readonly string[]): Promise<(realPath: string) => Buffer> {
    const entries = await this.#tree.entries(realPaths);
    const regular = realPaths.flatMap((path) => {
      const entry = entries.get(path);
      return entry && isFileMode(entry.mode) ? [{ path, id: entry.id }] : [];
    });
    const blobs = await this.#tree.readBlobs(regular.map(({ id }) => id));
    const bytes = new Map(regular.map(({ path }, index) => [path, blobs[index]]));
    return (path) => {
      const blob = bytes.get(path);
      if (blob === undefined) throw refusalOf(path, entries.get(path)?.mode ?? '');
      return blob;
    };
  }
}
