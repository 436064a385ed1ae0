import type { RawOptions } from '../config/settings.ts';
import { configurationCandidates } from '../files/configuration-candidates.ts';

/**
 * Reads the nearest configuration file of a folder, up to the top of its git repository.
 *
 * @returns the options that it sets, with `files` relative to that folder; empty if there is no file
 * @throws {FileError} and {OptionError} if the file cannot be read, or is invalid
 */
export async function readConfiguration(cwd: string): Promise<RawOptions> {
  for (const { path, folder, text } of configurationCandidates(cwd)) {
    const { parseConfigurationFile } = await import(
      /* webpackChunkName: "configuration" */ '../config/configuration-file.ts'
    );
    const parsed = parseConfigurationFile(path, text);
    if (parsed === null) continue;
    const files = parsed.get('files');
    if (files === undefined || folder === '') return parsed;
    const values = files.values.map((entry) => entry.replace(/^!?/, (mark) => `${mark}${folder}/`));
    return new Map(parsed).set('files', { ...files, values });
  }
  return new Map();
}
