import { basename, dirname } from 'node:path';
import { configurationFileNames, misnamedFileNames, type RawOptions } from '../config/settings.ts';
import {
  findFilesAbove,
  findGitRoot,
  readTextFileIfRelevant,
  relativePath,
  resolveFile,
} from '../files/read-text-file.ts';

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
  for (const path of paths) {
    const name = relativePath(cwd, path);
    if (misnamedFileNames.includes(basename(path))) {
      warn(`${name} is not read: the name is ${configurationFileNames[0]}`);
      continue;
    }
    const { realPath } = resolveFile(path, findGitRoot(cwd), name);
    const text = readTextFileIfRelevant(name, realPath, (bytes) => mayContainSettings(basename(path), bytes));
    if (text === null) continue;
    const parsed = await parseConfigurationAt(name, text);
    if (parsed !== null) return parsed;
  }
  return new Map();
}

/**
 * @param name relative to the folder that `files` is then relative to
 * @returns null if the file contains no settings
 */
export async function parseConfigurationAt(name: string, text: string): Promise<RawOptions | null> {
  const { parseConfigurationFile } = await import('../config/configuration-file.ts');
  const parsed = parseConfigurationFile(name, text);
  const folder = dirname(name);
  const files = parsed?.get('files');
  if (parsed === null || files === undefined || folder === '.') return parsed;
  const values = files.values.map((entry) => entry.replace(/^!?/, (mark) => `${mark}${folder}/`));
  return new Map(parsed).set('files', { ...files, values });
}

/** A package.json only if it contains the key, or a misspelled one; other files always. */
export function mayContainSettings(name: string, text: string): boolean {
  return name !== 'package.json' || text.includes('"status-snippets"') || text.includes('"statusSnippets"');
}
