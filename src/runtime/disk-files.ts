import { basename, dirname, join, posix, resolve } from 'node:path';
import type { RawOptions, Settings } from '../config/settings.ts';
import { configurationFileNames, mayContainSettings, misnamedFileNames } from '../config/settings.ts';
import { fileError } from '../files/errors.ts';
import { type FindOptions, type FoundFile, findFiles, findFilesAbove, namesIn } from '../files/find-files.ts';
import type { IsRelevant } from '../files/read-text-file.ts';
import { findGitRoot, readIfExists, readTextIfRelevant, resolvePath } from '../files/read-text-file.ts';
import { readmeFolders, relativePath } from '../files/select-paths.ts';
import type { Need, SourceFile, Sources } from '../refresh/parse-file.ts';
import type { RefreshResult } from '../refresh/result.ts';
import { fileExtensions, formatOf } from '../sections/format.ts';
import { mentionsMarkers } from '../sections/marker.ts';
import { parseSections } from '../sections/parse-sections.ts';
import { attempt, exitOf, type Finding, isError } from '../text/errors.ts';

type ReadSettings = Pick<Settings, 'format' | 'ignoreUnmarked'>;

/** The files of a folder and of the repository around it, which are on the disk or in a commit. */
export interface ProjectFiles {
  /** What paths are relative to. */
  readonly folder: string;
  /** The top folder of the repository. */
  readonly top: string;
  /** The path from the top. */
  toTop(path: string): string;
  /** Of what is in a folder, apart from folders; empty if there is none. The folder is a path from the top. */
  namesIn(folder: string): readonly string[] | Promise<readonly string[]>;
  /** Null if nothing is at this path from the top. */
  readText(path: string): Promise<string | null>;
  /**
   * The files that the entries select, else the README. `warn` is told about those that are passed over.
   * @throws {StatusSnippetsError} as `selectPaths` does
   */
  find(
    entries: readonly string[],
    options: Pick<Settings, 'format'> &
      Pick<FindOptions, 'mayBeMissing'> & { readonly warn?: (message: string) => void },
  ): Promise<FoundFile[]>;
  /** @param isRelevant for a file that needs no section; if it returns false, the text is empty */
  read(files: readonly FoundFile[], settings: ReadSettings, isRelevant?: IsRelevant): Sources;
  /**
   * Reads the nearest configuration file of a folder, up to the top.
   * @param warn is told about a file whose name is not one of those that are read
   * @returns `files` is relative to the folder; empty if no file contains settings
   * @throws {StatusSnippetsError} if the file is invalid, or is a link that leads out of the repository
   */
  readConfiguration(folder: string, warn?: (message: string) => void): Promise<RawOptions>;
}

/** The folder is absolute. All that is found must be in `within`; null for anywhere. */
export function diskFiles(folder: string, within: string | null): ProjectFiles {
  const top = findGitRoot(folder);
  const files: ProjectFiles = {
    folder,
    top,
    toTop: (path) => relativePath(top, resolve(folder, path)),
    namesIn: (path) => namesIn(join(top, path), (entry) => !entry.isDirectory()),
    readText: async (path) => readIfExists(path, top),
    async find(entries, { format, mayBeMissing = false }) {
      const options = { extensions: fileExtensions, anyExtension: format !== null, mayBeMissing };
      return findFiles(await entriesOrReadme(entries, files), { cwd: folder, within, ...options });
    },
    *read(found, settings, isRelevant) {
      for (const file of found) yield readSourceFile(file, settings, isRelevant);
    },
    readConfiguration(from, warn) {
      const paths = findFilesAbove(from, [...configurationFileNames, ...misnamedFileNames]);
      return findConfiguration(from, paths, warn, async (path, name, matters) => {
        const { realPath } = resolvePath(path, top, name);
        return readTextIfRelevant(name, realPath, matters);
      });
    },
  };
  return files;
}

const readmeName = /^readme\.(?:md|markdown|mdown|mkdn?)$/i;

/**
 * The first is the one that GitHub shows: in a folder, `.md` before longer endings, and capitals
 * before small letters.
 */
export async function* findReadmes(files: ProjectFiles) {
  for (const folder of readmeFolders) {
    const names = (await files.namesIn(files.toTop(folder))).filter((name) => readmeName.test(name));
    names.sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
    yield* names.map((name) => posix.join(folder, name));
  }
}

export async function entriesOrReadme(entries: readonly string[], files: ProjectFiles): Promise<readonly string[]> {
  return entries.length > 0 ? entries : [(await findReadmes(files).next()).value ?? 'README.md'];
}

/** For a run that names no file: adds a warning if only a README that GitHub does not show has a section. */
export async function withReadmeWarning(result: RefreshResult, files: ProjectFiles, { format }: ReadSettings) {
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
    const message = `${path} has a section, but GitHub shows ${shown}: name the file, or set files in status-snippets.json`;
    const warning = { level: 'warning', code: 'other-readme', message } as const;
    return { ...result, findings: [...result.findings, warning] };
  }
  return result;
}

/** A file that the user named must have a section, unless `ignore-unmarked` is set. */
export function needOf(isExplicit: boolean, { ignoreUnmarked }: Pick<Settings, 'ignoreUnmarked'>): Need {
  return isExplicit ? (ignoreUnmarked ? 'nothing' : 'section') : 'one-of-group';
}

/** A file that cannot be read as relevant is read again as usual, so that it is a problem only if it mentions markers. */
export async function* readRelevant(
  files: ProjectFiles,
  found: readonly FoundFile[],
  settings: ReadSettings,
  isRelevant: IsRelevant,
) {
  for await (const source of files.read(found, settings, isRelevant)) {
    const unread = typeof source.text === 'string' ? [] : found.filter(({ path }) => path === source.path);
    yield* unread.length > 0 ? files.read(unread, settings) : [source];
  }
}

/** Null if it is not relevant. */
export type ReadText = (path: string, realPath: string, isRelevant: IsRelevant) => string | null;

/** Returns a finding for a file that cannot be read, so that the run can report all of them. */
export function readSourceFile(
  { path, realPath, isExplicit }: FoundFile,
  settings: ReadSettings,
  isRelevant: IsRelevant = mentionsMarkers,
  read: ReadText = readTextIfRelevant,
): SourceFile {
  const need = needOf(isExplicit, settings);
  const readText = () => read(path, realPath, need === 'section' ? () => true : isRelevant) ?? '';
  const text = attempt(readText, (error): Finding => {
    const { code, fields, message } = error.about('this file');
    return { level: 'error', line: fields.line ?? 1, code, message };
  });
  return { path, need, format: settings.format ?? formatOf(path) ?? 'md', text };
}

/**
 * The settings of the first of the files that contains any.
 * @param folder that `files` is then relative to
 * @param warn is told about a file whose name is not one of those that are read
 * @param read null if nothing is there
 */
export async function findConfiguration(
  folder: string,
  paths: readonly string[],
  warn: ((message: string) => void) | undefined,
  read: (path: string, name: string, matters: (text: string) => boolean) => Promise<string | null>,
): Promise<RawOptions> {
  for (const path of paths) {
    const name = relativePath(folder, path);
    if (misnamedFileNames.includes(basename(path))) {
      warn?.(`${name} is not read: the name is ${configurationFileNames[0]}`);
      continue;
    }
    const matters = (text: string) => mayContainSettings(basename(path), text);
    const text = await read(path, name, matters).catch((error: unknown) => {
      // A package.json may be anything: it is not made for this program.
      if (basename(path) === 'package.json' && isError(error, 'not-a-file', 'file-not-found')) return null;
      if (!isError(error, 'file-not-found')) throw error;
      const problem = 'is a link to a file that does not exist';
      throw fileError('file-not-found', name, { problem, fix: 'correct or remove the link' });
    });
    if (text === null || !matters(text)) continue;
    const { parseConfigurationFile } = await import('../config/configuration-file.ts');
    const parsed = parseConfigurationFile(name, text);
    if (parsed === null) continue;
    const files = parsed.get('files');
    if (files === undefined || dirname(name) === '.') return parsed;
    const values = files.values.map((entry) => entry.replace(/^!?/, (mark) => `${mark}${dirname(name)}/`));
    return new Map(parsed).set('files', { ...files, values });
  }
  return new Map();
}
