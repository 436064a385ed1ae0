import { basename, dirname } from 'node:path';
import { configurationFileNames, misnamedFileNames, type RawOptions } from '../config/settings.ts';
import { findFilesAbove, findGitRoot, readTextFileIfRelevant, resolveFile } from '../files/read-text-file.ts';
import { relativePath } from '../files/select-paths.ts';
import { isError } from '../text/errors.ts';

/**
 * Reads the nearest configuration file of a folder, up to the top of its git repository.
 * @param cwd absolute
 * @param paths the files that may contain settings, the nearest first; `warn` is told about those with another name
 * @returns `files` is relative to `cwd`; empty if no file contains settings
 * @throws {StatusSnippetsError} if the file is invalid, or is a link that leads out of the repository
 */
export async function readConfiguration(
  cwd: string,
  paths = findFilesAbove(cwd, configurationFileNames),
  warn: (message: string) => void = () => {},
): Promise<RawOptions> {
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
