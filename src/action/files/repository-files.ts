import { OptionError } from '../../config/errors.ts';
import { configurationFileNames, type RawOptions, type Settings } from '../../config/settings.ts';
import { chooseReadme, usualReadmePaths } from '../../files/find/readme.ts';
import type { GitHubClient } from '../../github/client/client.ts';
import { regularFileMode, symlinkMode } from '../../github/read/git-object.ts';
import { listFiles } from '../../github/read/list-tree.ts';
import type { CommitPaths } from '../../github/read/read-commit.ts';
import { type FirstSelection, readTexts } from '../../github/read/read-files.ts';
import { entryAt } from '../../github/read/select-files.ts';
import { mayContainSettings } from '../../runtime/read-configuration.ts';
import { mentionsMarkers } from '../../sections/markers/marker.ts';
import { type FilePatterns, parseFilePatterns } from './file-patterns.ts';

/**
 * What to read before the configuration file is known: that file, and the files of the inputs or the README.
 *
 * @throws {OptionError} as `parseFilePatterns` does
 */
export async function firstSelection({ files, format }: Settings): Promise<FirstSelection> {
  if (files.length === 0)
    return { paths: [], matches: null, candidates: [...configurationFileNames, ...usualReadmePaths()] };
  const { paths, matches } = await parseFilePatterns(files, format);
  return { paths, matches, candidates: configurationFileNames };
}

/**
 * Reads the configuration file at the top of a repository, which was read with its commit.
 *
 * @returns the options that it sets; empty if there is none
 * @throws {OptionError} if it is invalid
 */
export async function readRepositoryConfiguration(effects: GitHubClient, read: CommitPaths): Promise<RawOptions> {
  for (const name of configurationFileNames) {
    const entry = entryAt(read, name);
    if (entry === null) continue;
    const isPackage = name === 'package.json';
    if (isPackage && (entry.mode !== regularFileMode || !mayContainSettings(name, entry.blob?.text ?? ''))) continue;
    if (entry.mode === symlinkMode) throw new OptionError(name, 'is a symbolic link: replace it with a file');
    const [file] = await readTexts(effects, read.nameWithOwner, [name], [entry], read.where);
    const { parseConfigurationFile } = await import('../../config/configuration-file.ts');
    const options = parseConfigurationFile(name, file?.text ?? '');
    if (options !== null) return options;
  }
  return new Map();
}

/**
 * The files of a run: those of the inputs or the configuration file, else the README.
 *
 * @param isOptional whether the files may be missing, and need no section
 * @throws {OptionError} as `parseFilePatterns` does
 */
export async function selectPatterns(
  effects: GitHubClient,
  settings: Settings,
  read: CommitPaths,
  isOptional = false,
): Promise<FilePatterns> {
  const { files, format, unmarked } = settings;
  if (files.length > 0) {
    const isRelevant = (text: string) =>
      mentionsMarkers(text) || (unmarked === 'adopt' && mayContainEmbeds(text, settings));
    return parseFilePatterns(files, format, isOptional, isRelevant);
  }
  const readme = chooseReadme(read.paths.filter((path) => entryAt(read, path) !== null));
  if (readme !== null || isOptional) return parseFilePatterns([readme ?? 'README.md'], format, isOptional);
  // A README in an unusual spelling takes the listing of the tree.
  const listing = await listFiles(effects, read.nameWithOwner, read.base.oid);
  const spelled = chooseReadme(listing?.files.map(({ path }) => path) ?? []);
  return parseFilePatterns([spelled ?? 'README.md'], format);
}

/** Whether a text names a host whose address an embed outside sections can have. */
export function mayContainEmbeds(
  text: string,
  { baseUrl, statusPageHost, customDomain }: Pick<Settings, 'baseUrl' | 'statusPageHost' | 'customDomain'>,
): boolean {
  const lowerCase = text.toLowerCase();
  return [new URL(baseUrl).host, statusPageHost, customDomain].some(
    (host) => host !== null && lowerCase.includes(host),
  );
}
