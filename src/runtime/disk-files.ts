import { basename, dirname } from 'node:path';
import { configurationFileNames, misnamedFileNames, type RawOptions, type Settings } from '../config/settings.ts';
import { type FoundFile, findFiles, findReadmes } from '../files/find-files.ts';
import {
  findFilesAbove,
  findGitRoot,
  type IsRelevant,
  readTextFile,
  readTextFileIfRelevant,
  resolveFile,
} from '../files/read-text-file.ts';
import { relativePath } from '../files/select-paths.ts';
import type { Need, SourceFile } from '../refresh/parse-file.ts';
import { type RefreshResult, warnAboutReadme } from '../refresh/result.ts';
import { fileExtensions, formatOf } from '../sections/format.ts';
import { mentionsMarkers } from '../sections/marker.ts';
import { attempt, type Finding, isError } from '../text/errors.ts';

/** Finds the files that the entries select, else the README; all are inside of `within` unless it is null. */
export async function findSourceFiles(
  entries: readonly string[],
  { cwd, within, format }: Pick<Settings, 'format'> & { readonly cwd: string; readonly within: string | null },
): Promise<FoundFile[]> {
  const names = entries.length > 0 ? entries : [findReadmes(cwd)[0] ?? 'README.md'];
  return findFiles(names, { cwd, within, extensions: fileExtensions, anyExtension: format !== null });
}

/** A file that the user named must have a section, unless `ignore-unmarked` is set. */
export function needOf(isExplicit: boolean, { ignoreUnmarked }: Pick<Settings, 'ignoreUnmarked'>): Need {
  if (!isExplicit) return 'one-of-group';
  return ignoreUnmarked ? 'nothing' : 'section';
}

/** Null if it is not relevant. */
export type ReadText = (path: string, realPath: string, isRelevant: IsRelevant) => string | null;

/**
 * Returns a finding for a file that cannot be read, so that the run can report all of them.
 * @param isRelevant for a file that needs no section; if it returns false, the text is empty
 */
export function readSourceFile(
  { path, realPath, isExplicit }: FoundFile,
  settings: Pick<Settings, 'format' | 'ignoreUnmarked'>,
  isRelevant: IsRelevant = mentionsMarkers,
  read: ReadText = readTextFileIfRelevant,
): SourceFile {
  const need = needOf(isExplicit, settings);
  const readText = () => read(path, realPath, need === 'section' ? () => true : isRelevant) ?? '';
  const text = attempt(readText, (error): Finding => {
    const { code, fields, message } = error.about('this file');
    return { level: 'error', line: fields.line ?? 1, code, message };
  });
  return { path, need, format: settings.format ?? formatOf(path) ?? 'md', text };
}

/** For a run that names no file: a README that cannot be read does not matter. */
export function withReadmeWarning(result: RefreshResult, cwd: string): RefreshResult {
  const hasMarker = (path: string) =>
    attempt(
      () => mentionsMarkers(readTextFile(path, cwd)),
      () => false,
    );
  return warnAboutReadme(result, findReadmes(cwd), hasMarker);
}

/**
 * Reads the nearest configuration file of a folder, up to the top of its git repository.
 * @param cwd absolute
 * @param warn is told about a file whose name is not one of those that are read
 * @returns `files` is relative to `cwd`; empty if no file contains settings
 * @throws {StatusSnippetsError} if the file is invalid, or is a link that leads out of the repository
 */
export async function readConfiguration(cwd: string, warn: (message: string) => void = () => {}): Promise<RawOptions> {
  const paths = findFilesAbove(cwd, [...configurationFileNames, ...misnamedFileNames]);
  return findConfiguration(cwd, paths, async (path, name) => {
    if (misnamedFileNames.includes(basename(path))) {
      warn(`${name} is not read: the name is ${configurationFileNames[0]}`);
      return null;
    }
    const { realPath } = resolveFile(path, findGitRoot(cwd), name);
    return readTextFileIfRelevant(name, realPath, (bytes) => mayContainSettings(basename(path), bytes));
  });
}

/**
 * The settings of the first of the files that contains any.
 * @param folder that `files` is then relative to
 * @param read null if nothing is there
 */
export async function findConfiguration(
  folder: string,
  paths: readonly string[],
  read: (path: string, name: string) => Promise<string | null>,
): Promise<RawOptions> {
  for (const path of paths) {
    const name = relativePath(folder, path);
    const text = await read(path, name).catch((error: unknown) => {
      // A package.json may be anything: it is not made for this program.
      if (basename(path) === 'package.json' && isError(error, 'not-a-file')) return null;
      throw error;
    });
    if (text === null || !mayContainSettings(basename(path), text)) continue;
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

/** A package.json only if it contains the key, or a misspelled one; other files always. */
function mayContainSettings(name: string, text: string): boolean {
  return name !== 'package.json' || text.includes('"status-snippets"') || text.includes('"statusSnippets"');
}
