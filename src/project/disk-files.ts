import { statSync } from 'node:fs';
import { basename, dirname, join, posix, resolve } from 'node:path';
import type { RawOptions } from '../config/settings.ts';
import {
  configurationFileNames,
  mayContainSettings,
  misnamedFileNames,
} from '../config/settings.ts';
import { exitOf, isError, tryOr } from '../core/errors.ts';
import type { Sources } from '../refresh/parse-file.ts';
import type { RefreshResult } from '../refresh/result.ts';
import { fileExtensions } from '../sections/format.ts';
import { parseSections } from '../sections/parse-sections.ts';
import { fileError } from './files/errors.ts';
import {
  type FindOptions,
  type FoundFile,
  findFiles,
  findFilesAbove,
  namesIn,
} from './files/find-files.ts';
import {
  decode,
  findGitRoot,
  readFileBytes,
  readIfExists,
  resolvePath,
} from './files/read-text-file.ts';
import { namesOfRepository } from './files/repository-name.ts';
import { readmeFoldersOf, relativePath } from './files/select-paths.ts';
import {
  type Notify,
  passOverTooLarge,
  type ReadSettings,
  readSourceFile,
} from './source-files.ts';

/** The files of a folder and of the repository around it, which are on the disk or in a commit. */
export interface ProjectFiles {
  /** What paths are relative to. */
  readonly folder: string;
  /** The top folder of the repository. */
  readonly top: string;
  /** Where GitHub looks for the README, in this order. */
  readonly readmeFolders: readonly string[];
  /** The path from the top. */
  toTop(path: string): string;
  /**
   * Of what is in a folder, apart from folders; empty if there is none. The folder is a path from
   * the top.
   */
  namesIn(folder: string): readonly string[] | Promise<readonly string[]>;
  /** Null if nothing is at this path from the top. */
  readText(path: string): Promise<string | null>;
  /**
   * The files that the entries select, else the README. Those that are too large are passed over,
   * unless the user named them.
   * @throws {StatusSnippetsError} as `selectPaths` does; `file-too-large` if all are
   */
  find(
    entries: readonly string[],
    options: ReadSettings & Pick<FindOptions, 'mayBeMissing'>,
    notify: Notify,
  ): Promise<FoundFile[]>;
  read(files: readonly FoundFile[], settings: ReadSettings): Sources;
  /**
   * Reads the nearest configuration file of a folder, up to the top.
   * @param warn is told about a file whose name is not one of those that are read
   * @returns `files` is relative to the folder; empty if no file contains settings
   * @throws {StatusSnippetsError} if the file is invalid, or is a link that leads out of the
   * repository
   */
  readConfiguration(folder: string, warn?: (message: string) => void): Promise<RawOptions>;
}

/** The folder is absolute. All that is found must be in `within`; null for anywhere. */
export function diskFiles(folder: string, within: string | null): ProjectFiles {
  const top = findGitRoot(folder);
  const files: ProjectFiles = {
    folder,
    top,
    get readmeFolders() {
      return readmeFoldersOf(namesOfRepository(top));
    },
    toTop: (path) => relativePath(top, resolve(folder, path)),
    namesIn: (path) => namesIn(join(top, path), (entry) => !entry.isDirectory()),
    readText: async (path) => readIfExists(path, top),
    async find(entries, options, notify) {
      const { format, mayBeMissing = false } = options;
      const places = { cwd: folder, within };
      const accepted = { extensions: fileExtensions, anyExtension: format !== null, mayBeMissing };
      const names = await entriesOrReadme(entries, files);
      const found = await findFiles(names, { ...places, ...accepted });
      const sizeOf = ({ realPath }: FoundFile) => tryOr(() => statSync(realPath).size, 0);
      return passOverTooLarge(found, sizeOf, options, notify);
    },
    *read(found, settings) {
      for (const file of found)
        yield readSourceFile(file, settings, file.isExplicit ? readNoLink : readFileBytes);
    },
    readConfiguration(from, warn) {
      const paths = findFilesAbove(from, [...configurationFileNames, ...misnamedFileNames]);
      return findConfiguration(from, paths, warn, async (path, name) => {
        return readFileBytes(name, resolvePath(path, top, name).realPath);
      });
    },
  };
  return files;
}

const maxPathBytes = 1024;

/**
 * Where git makes no symbolic links, as often on Windows, a link is a text file that contains only
 * the path to which it leads. A section in it would become a part of that path.
 */
function readNoLink(path: string, realPath: string, maxBytes: number): Buffer {
  const bytes = readFileBytes(path, realPath, maxBytes);
  const target = bytes.length > maxPathBytes ? '' : bytes.toString();
  const isPath = target !== '' && !/[\r\n\0]/.test(target);
  const isFile = () => statSync(resolve(dirname(realPath), target)).isFile();
  if (!isPath || !tryOr(isFile, false)) return bytes;
  const problem =
    'contains only the path of another file, so it is a symbolic link that git checked out as text';
  const fix = `specify ${posix.join(posix.dirname(path), target)}`;
  throw fileError('not-a-file', path, { problem, fix });
}

const readmeName = /^readme\.(?:md|markdown|mdown|mkdn?)$/i;

/**
 * The first is the one that GitHub shows: in a folder, `.md` before longer endings, and capitals
 * before small letters.
 */
export async function* findReadmes(files: ProjectFiles) {
  for (const folder of files.readmeFolders) {
    const names = (await files.namesIn(files.toTop(folder))).filter((name) =>
      readmeName.test(name),
    );
    names.sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
    yield* names.map((name) => posix.join(folder, name));
  }
}

export async function entriesOrReadme(
  entries: readonly string[],
  files: ProjectFiles,
): Promise<readonly string[]> {
  return entries.length > 0 ? entries : [(await findReadmes(files).next()).value ?? 'README.md'];
}

/**
 * For a run that names no file: adds a warning if only a README that GitHub does not show has a
 * section.
 */
export async function withReadmeWarning(
  result: RefreshResult,
  files: ProjectFiles,
  { format }: ReadSettings,
) {
  if (result.failure?.code !== 'no-section') return result;
  let shown: string | undefined;
  for await (const path of findReadmes(files)) {
    shown ??= path;
    if (path === shown) continue;
    const text = await files.readText(files.toTop(path)).catch((error: unknown) => {
      // A README that cannot be read does not matter.
      if (isError(error) && exitOf(error.code) === 'input') return null;
      throw error;
    });
    const { sections, problems } = await parseSections(text ?? '', format ?? 'md');
    if (sections.length + problems.length === 0) continue;
    const message =
      `${path} has a section, but GitHub shows ${shown}: name the file, or set ` +
      'files in status-snippets.json';
    const warning = { level: 'warning', code: 'other-readme', message } as const;
    return { ...result, findings: [...result.findings, warning] };
  }
  return result;
}

/**
 * The settings of the first of the files that contains any.
 * @param folder that `files` is then relative to
 * @param warn is told about a file whose name is not one of those that are read
 */
export async function findConfiguration(
  folder: string,
  paths: readonly string[],
  warn: ((message: string) => void) | undefined,
  read: (path: string, name: string) => Promise<Buffer | string>,
): Promise<RawOptions> {
  for (const path of paths) {
    const name = relativePath(folder, path);
    if (misnamedFileNames.includes(basename(path))) {
      warn?.(`${name} is not read: the name is ${configurationFileNames[0]}`);
      continue;
    }
    const content = await read(path, name).catch((error: unknown) => {
      // A package.json may be anything: it is not made for this program.
      const isForOthers = basename(path) === 'package.json';
      if (isForOthers && isError(error, 'not-a-file', 'file-not-found', 'file-too-large'))
        return '';
      if (!isError(error, 'file-not-found')) throw error;
      const problem = 'is a link to a file that does not exist';
      throw fileError('file-not-found', name, { problem, fix: 'correct or remove the link' });
    });
    // What is looked for is ASCII, so any encoding of the bytes shows it.
    if (!mayContainSettings(basename(path), content.toString('latin1'))) continue;
    const text = typeof content === 'string' ? content : decode(name, content);
    const { parseConfigurationFile } = await import('../config/configuration-file.ts');
    const parsed = parseConfigurationFile(name, text);
    if (parsed === null) continue;
    const files = parsed.get('files');
    if (files === undefined || dirname(name) === '.') return parsed;
    const values = files.values.map((entry) =>
      entry.replace(/^!?/, (mark) => `${mark}${dirname(name)}/`),
    );
    return new Map(parsed).set('files', { ...files, values });
  }
  return new Map();
}
