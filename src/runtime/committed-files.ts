import { isAbsolute, posix, sep } from 'node:path';
import { configurationFileNames, type RawOptions } from '../config/settings.ts';
import { fileError } from '../files/errors.ts';
import type { FoundFile } from '../files/find-files.ts';
import { decode, realPathOf } from '../files/read-text-file.ts';
import {
  listOfPaths,
  outsideRepository,
  type PathList,
  pathsOf,
  relativePath,
  selectPaths,
} from '../files/select-paths.ts';
import type { SourceFile } from '../refresh/parse-file.ts';
import { fileExtensions } from '../sections/format.ts';
import { invalidInput, StatusSnippetsError } from '../text/errors.ts';
import { type CommitEntry, executableMode, folderMode, isFileMode, refusalOf, symlinkMode } from '../text/git-entry.ts';
import { entriesOrReadme, findConfiguration, type ProjectFiles, type ReadText, readSourceFile } from './disk-files.ts';

/** A commit, wherever it is stored. Paths start at its top folder, which is the empty path. */
export interface CommitTree {
  /** What is at these paths, and perhaps at others. A slash at the end stands for all that is in a folder. */
  entries(paths: readonly string[]): Promise<ReadonlyMap<string, CommitEntry>>;
  /** What is at any depth, apart from folders. */
  files(): Promise<ReadonlyMap<string, CommitEntry>>;
  /** What these entries contain, in their order. A text if it is known to be one. */
  readBlobs(paths: readonly string[]): Promise<readonly (Buffer | string)[]>;
}

interface CommitView {
  readonly tree: CommitTree;
  /** The folder that paths are relative to; empty, or with a slash at the end. */
  readonly prefix: string;
  /** For messages. */
  readonly place: string;
  /** The user's folder, for absolute paths; if absent, they are refused. */
  readonly folder?: string;
  readonly maxBytes?: number;
}

/** So many links in a row are followed. */
const maxLinks = 8;

/** So many files are in memory at once. */
const maxReadAtOnce = 200;

/**
 * The files of a commit, as a folder of it sees them: `path` is relative to that folder, `realPath` to the top of the
 * repository. `.gitignore` does not matter, because they are committed.
 */
export class CommittedFiles implements ProjectFiles {
  readonly folder: string;
  readonly top = '';
  readonly #view: CommitView;

  constructor(view: CommitView) {
    this.folder = view.prefix;
    this.#view = view;
  }

  /** @throws {StatusSnippetsError} if the commit does not have the folder */
  async requireFolder(): Promise<void> {
    if ((await this.#modeOf('.')) === folderMode) return;
    const { prefix, place } = this.#view;
    throw invalidInput(prefix, { problem: `does not exist ${place}`, fix: 'run in a folder that does' });
  }

  /** `entry` is for messages. */
  toTop(path: string, entry = path): string {
    const { prefix, folder } = this.#view;
    // An absolute path can lead through a link to the folder.
    const starts = isAbsolute(path) && folder !== undefined ? [folder, realPathOf(folder)] : [];
    for (const relative of starts.length > 0 ? starts.map((start) => relativePath(start, path)) : [path]) {
      const full = posix.join(prefix, relative);
      if (!/^(?:\/|\.\.(?:\/|$))/.test(full)) return full.replace(/^\.?\/?$|\/$/, '');
    }
    throw outsideRepository(entry);
  }

  async namesIn(folder: string): Promise<string[]> {
    const entries = [...(await this.#view.tree.entries([`${folder}/`]))];
    const files = entries.filter(([path, { mode }]) => mode !== folderMode && posix.dirname(path) === (folder || '.'));
    return files.map(([path]) => posix.basename(path));
  }

  async find(...[entries, { format, mayBeMissing = false }]: Parameters<ProjectFiles['find']>): Promise<FoundFile[]> {
    const { prefix, place } = this.#view;
    const names = await entriesOrReadme(entries, this);
    const options = { extensions: fileExtensions, anyExtension: format !== null, mayBeMissing, place };
    const selected = await selectPaths(names, await this.#listFor(names), options);
    return selected.map(({ path, ...file }) => {
      return { ...file, path: posix.relative(`/${prefix}`, `/${path}`), realPath: path };
    });
  }

  /** Only folders and globs need all files of the commit. */
  async #listFor(entries: readonly string[]): Promise<PathList> {
    const normalize = (path: string, entry: string) => this.toTop(path, entry);
    const { paths, areNamed } = pathsOf(entries, fileExtensions, { normalize });
    const named = areNamed ? await this.#view.tree.entries(paths) : null;
    const areFiles = paths.every((path) => named?.get(path)?.mode !== folderMode);
    const found = [...(named !== null && areFiles ? named : await this.#view.tree.files())];
    const { kindOf } = listOfPaths(found.filter(([, { mode }]) => mode !== folderMode).map(([path]) => path));
    const list = listOfPaths(found.filter(([, { mode }]) => isFileMode(mode)).map(([path]) => path));
    const separator = this.#view.folder === undefined ? '/' : sep;
    return { ...list, separator, normalize, kindOf };
  }

  async *read(...[files, settings, isRelevant]: Parameters<ProjectFiles['read']>): AsyncGenerator<SourceFile> {
    for (let start = 0; start < files.length; start += maxReadAtOnce) {
      const some = files.slice(start, start + maxReadAtOnce);
      const textOf = await this.#reader(some.map(({ realPath }) => realPath));
      for (const file of some) yield readSourceFile(file, settings, isRelevant, textOf);
    }
  }

  async readText(realPath: string): Promise<string | null> {
    if (!(await this.#view.tree.entries([realPath])).has(realPath)) return null;
    return (await this.#reader([realPath]))(realPath, realPath, () => true);
  }

  readConfiguration(folder: string): Promise<RawOptions> {
    const folders = [posix.join(folder, '.')];
    while (folders[0] !== '.') folders.unshift(posix.dirname(folders[0] ?? ''));
    const paths = folders.reverse().flatMap((path) => configurationFileNames.map((name) => posix.join(path, name)));
    return findConfiguration(folder, paths, async (path, name) => {
      const file = await this.#follow(path, name);
      if (file === null) return null;
      if (!isFileMode(file.mode)) throw fileError('not-a-file', name);
      return (await this.#reader([file.realPath]))(name, file.realPath, () => true);
    });
  }

  /** Through links, as on the disk. Null if nothing is there; a circle of links leads nowhere. */
  async #follow(path: string, shownAs: string) {
    let realPath = path;
    for (let links = 0; links < maxLinks; links += 1) {
      const entry = (await this.#view.tree.entries([realPath])).get(realPath);
      if (entry?.mode !== symlinkMode) return entry ? { realPath, mode: entry.mode } : null;
      const target = String(...(await this.#view.tree.readBlobs([realPath])));
      realPath = posix.join(posix.dirname(realPath), target);
      if (/^\.\.(?:\/|$)/.test(realPath) || posix.isAbsolute(target)) throw fileError('leads-outside', shownAs);
    }
    return null;
  }

  /** As on GitHub: a program would be lost, or a text would become one. */
  async refuseExecutable(path: string): Promise<void> {
    if ((await this.#modeOf(path)) !== executableMode) return;
    const problem = 'is executable (mode 100755), and only files of mode 100644 are written';
    throw new StatusSnippetsError('executable', { subject: path, problem, fix: 'remove the bit, or leave it out' });
  }

  async #modeOf(path: string): Promise<string | undefined> {
    const realPath = this.toTop(path);
    return (await this.#view.tree.entries([realPath])).get(realPath)?.mode;
  }

  /** The function that is returned throws for what is no regular file. */
  async #reader(realPaths: readonly string[]): Promise<ReadText> {
    const entries = await this.#view.tree.entries(realPaths);
    const regular = realPaths.filter((path) => isFileMode(entries.get(path)?.mode ?? ''));
    const blobs = await this.#view.tree.readBlobs(regular);
    const contents = new Map(regular.map((path, index) => [path, blobs[index]]));
    return (path, realPath, matters) => {
      const content = contents.get(realPath);
      if (content === undefined) throw refusalOf(path, entries.get(realPath)?.mode ?? '');
      // What is known as text was read anyway.
      if (typeof content === 'string') return content;
      return matters(content.toString('latin1')) ? decode(path, content, this.#view.maxBytes) : null;
    };
  }
}
