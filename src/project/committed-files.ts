import { isAbsolute, posix, sep } from 'node:path';
import { configurationFileNames, misnamedFileNames } from '../config/settings.ts';
import { invalidInput } from '../core/errors.ts';
import type { CommitEntry } from '../core/git-entry.ts';
import {
  folderMode,
  isFileMode,
  refusalOf,
  refuseExecutable,
  symlinkMode,
  withFolders,
} from '../core/git-entry.ts';
import { type Format, fileExtensions, maxBytesAt } from '../sections/format.ts';
import type { ProjectFiles } from './disk-files.ts';
import { entriesOrReadme, findConfiguration } from './disk-files.ts';
import { fileError, tooLarge } from './files/errors.ts';
import { listOfPaths } from './files/path-list.ts';
import { decode, realPathOf } from './files/read-text-file.ts';
import type { PathList } from './files/select-paths.ts';
import {
  leadsOutside,
  needlessPart,
  outsideRepository,
  pathsOf,
  readmeFoldersOf,
  relativePath,
  selectPaths,
} from './files/select-paths.ts';
import { passOverTooLarge, readSourceFile } from './source-files.ts';

/** A commit, wherever it is stored. Paths start at its top folder, which is the empty path. */
export interface CommitTree {
  /**
   * What is at these paths, and perhaps at others. A slash at the end stands for all that is in a
   * folder.
   */
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
  /** The name of the repository, or the address of a remote. */
  readonly repository: string;
  /** For messages. */
  readonly place: string;
  /** The user's folder, for absolute paths; if absent, they are refused. */
  readonly folder?: string;
}

/** The most links in a row that are followed. */
const maxLinks = 8;

/** The most files whose sizes are asked for at once. */
const maxFilesAtOnce = 100;

/** The most bytes of files in memory at once, unless one file has more. */
const maxBytesAtOnce = 8 * 1024 * 1024;

/**
 * The files of a commit, as a folder of it sees them: `path` is relative to that folder, `realPath`
 * to the top of the repository. `.gitignore` does not matter, because they are committed.
 */
export function committedFiles({
  tree,
  prefix,
  repository,
  place,
  folder: diskFolder,
}: CommitView) {
  /** `entry` is for messages. */
  function toTop(path: string, entry = path): string {
    // An absolute path can lead through a link to the folder.
    const starts =
      isAbsolute(path) && diskFolder !== undefined ? [diskFolder, realPathOf(diskFolder)] : [];
    for (const relative of starts.length > 0
      ? starts.map((start) => relativePath(start, path))
      : [path]) {
      const full = posix.join(prefix, relative);
      if (!leadsOutside.test(full)) return full.replace(needlessPart, '');
    }
    throw outsideRepository(entry);
  }

  async function modeOf(path: string): Promise<string | undefined> {
    return (await tree.entries([path])).get(path)?.mode;
  }

  /** Only folders and globs need all files of the commit. */
  async function listFor(entries: readonly string[]) {
    const separator = diskFolder === undefined ? '/' : sep;
    const { paths, areNamed } = pathsOf(entries, fileExtensions, { separator, normalize: toTop });
    const named = areNamed ? await tree.entries(paths) : null;
    const areFiles = paths.every((path) => named?.get(path)?.mode !== folderMode);
    const found = [...(named !== null && areFiles ? named : await tree.files())];
    const present = found.filter(([, { mode }]) => mode !== folderMode).map(([path]) => path);
    const regular = found.filter(([, { mode }]) => isFileMode(mode)).map(([path]) => path);
    const list: PathList = { ...listOfPaths(regular, present), separator, normalize: toTop };
    return { list, sizes: new Map(found.map(([path, { size }]) => [path, size])) };
  }

  /** Through links, as on the disk. Null if nothing is there, and for circular links. */
  async function follow(path: string, shownAs: string) {
    let realPath = path;
    for (let links = 0; links < maxLinks; links += 1) {
      const [, ...steps] = withFolders([realPath]);
      const entries = await tree.entries(steps);
      const link = steps.find((step) => entries.get(step)?.mode === symlinkMode);
      const mode = entries.get(realPath)?.mode;
      if (link === undefined) return mode === undefined ? null : { realPath, mode };
      const [target = ''] = (await tree.readBlobs([link])).map(String);
      realPath = posix.join(posix.dirname(link), target, realPath.slice(link.length));
      if (leadsOutside.test(realPath) || posix.isAbsolute(target))
        throw fileError('leads-outside', shownAs);
    }
    return null;
  }

  /** The function that is returned throws for anything but a regular file that is not too large. */
  async function readerOf(realPaths: readonly string[], format: Format | null = null) {
    const entries = await tree.entries(realPaths);
    const isRegular = (path: string) => isFileMode(entries.get(path)?.mode ?? '');
    const isSmall = (path: string) => (entries.get(path)?.size ?? 0) <= maxBytesAt(path, format);
    const readable = realPaths.filter((path) => isRegular(path) && isSmall(path));
    const blobs = await tree.readBlobs(readable);
    const contents = new Map(readable.map((path, index) => [path, blobs[index]]));
    return (path: string, realPath: string, maxBytes = maxBytesAt(realPath, format)) => {
      const { mode = '', size } = entries.get(realPath) ?? {};
      const content = contents.get(realPath);
      const length = size ?? content?.length ?? 0;
      if (isFileMode(mode) && length > maxBytes) throw tooLarge(path, maxBytes, length);
      if (content === undefined) throw refusalOf(path, mode);
      return content;
    };
  }

  const files: ProjectFiles = {
    folder: prefix,
    top: '',
    readmeFolders: readmeFoldersOf([repository]),
    toTop,
    async namesIn(folder) {
      const entries = [...(await tree.entries([`${folder}/`]))];
      const isIn = (path: string) => posix.dirname(path) === (folder || '.');
      const found = entries.filter(([path, { mode }]) => mode !== folderMode && isIn(path));
      return found.map(([path]) => posix.basename(path));
    },
    async readText(path) {
      if ((await modeOf(path)) === undefined) return null;
      const content = (await readerOf([path]))(path, path);
      return typeof content === 'string' ? content : decode(path, content);
    },
    async find(entries, options, notify) {
      const { format, mayBeMissing = false } = options;
      const names = await entriesOrReadme(entries, files);
      const accepted = {
        extensions: fileExtensions,
        anyExtension: format !== null,
        mayBeMissing,
        place,
      };
      const { list, sizes } = await listFor(names);
      const selected = await selectPaths(names, list, accepted);
      const found = selected.map(({ path, ...file }) => {
        return { ...file, path: posix.relative(`/${prefix}`, `/${path}`), realPath: path };
      });
      return passOverTooLarge(found, ({ realPath }) => sizes.get(realPath) ?? 0, options, notify);
    },
    async *read(found, settings) {
      for (let start = 0; start < found.length; start += maxFilesAtOnce) {
        const some = found.slice(start, start + maxFilesAtOnce);
        const entries = await tree.entries(some.map(({ realPath }) => realPath));
        for (const portion of portionsOf(
          some,
          ({ realPath }) => entries.get(realPath)?.size ?? 0,
        )) {
          const paths = portion.map(({ realPath }) => realPath);
          const read = await readerOf(paths, settings.format);
          for (const file of portion) yield readSourceFile(file, settings, read);
        }
      }
    },
    async readConfiguration(folder, warn) {
      const names = [...configurationFileNames, ...misnamedFileNames];
      const folders = withFolders([folder.replace(/\/$/, '')]).reverse();
      const entries = await tree.entries(folders.map((path) => `${path}/`));
      const paths = folders.flatMap((path) => names.map((name) => posix.join(path, name)));
      const found = paths.filter((path) => entries.has(path));
      return findConfiguration(folder, found, warn, async (path, name) => {
        const file = await follow(path, name);
        if (file === null) throw fileError('file-not-found', name);
        if (!isFileMode(file.mode)) throw fileError('not-a-file', name);
        return (await readerOf([file.realPath]))(name, file.realPath);
      });
    },
  };
  return {
    ...files,
    /** @throws {StatusSnippetsError} if the commit does not have the folder */
    async requireFolder(): Promise<void> {
      if ((await modeOf(toTop('.'))) === folderMode) return;
      throw invalidInput(prefix, {
        problem: `does not exist ${place}`,
        fix: 'run in a folder that does',
      });
    },
    async refuseExecutable(path: string): Promise<void> {
      refuseExecutable(path, await modeOf(toTop(path)), 'remove the bit, or leave it out');
    },
  };
}

/** Divides files where together they have more bytes than may be in memory at once. */
function* portionsOf<File>(files: readonly File[], sizeOf: (file: File) => number) {
  let portion: File[] = [];
  let bytes = 0;
  for (const file of files) {
    const size = sizeOf(file);
    if (portion.length > 0 && bytes + size > maxBytesAtOnce) {
      yield portion;
      portion = [];
      bytes = 0;
    }
    portion.push(file);
    bytes += size;
  }
  if (portion.length > 0) yield portion;
}

export type CommittedFiles = ReturnType<typeof committedFiles>;
