import { OptionError } from '../../../config/errors.ts';
import { configurationFileNames, type RawOptions, type Settings } from '../../../config/settings.ts';
import { readmeFolders, readmesAmong } from '../../../files/select-paths.ts';
import type { GitHubClient } from '../../../github/client/client.ts';
import { regularFileMode, symlinkMode } from '../../../github/read/git-object.ts';
import type { CommitContents } from '../../../github/read/read-commit.ts';
import { type FirstSelection, readTexts } from '../../../github/read/read-files.ts';
import { entryAt } from '../../../github/read/read-selected-files.ts';
import { mayContainSettings } from '../../../runtime/read-configuration.ts';
import { mentionsMarkers } from '../../../sections/markers/marker.ts';
import { parseRequestedFiles, type RequestedFiles } from './parse-requested-files.ts';

/**
 * Selects what the first call reads: the configuration file, and the files that the inputs name or else the README. The
 * configuration file may name other files, which are read later.
 *
 * @throws {OptionError} in the same cases as `parseRequestedFiles`
 */
export async function createFirstSelection({ files, format }: Settings): Promise<FirstSelection> {
  if (files.length === 0) {
    const candidates = [...configurationFileNames, ...readmeFolders, 'README.md'];
    return { paths: [], matches: null, candidates };
  }
  const { paths, matches } = await parseRequestedFiles(files, format);
  return { paths, matches, candidates: configurationFileNames };
}

/**
 * Reads the configuration file at the top of a repository. Sends a request only if the first call did not get the whole
 * text.
 *
 * @returns the options that the file sets; empty if there is no such file
 * @throws {OptionError} if the file is invalid
 */
export async function readRepositoryConfiguration(client: GitHubClient, contents: CommitContents): Promise<RawOptions> {
  for (const name of configurationFileNames) {
    const entry = entryAt(contents, name);
    if (entry === null) continue;
    const isPackage = name === 'package.json';
    if (isPackage && (entry.mode !== regularFileMode || !mayContainSettings(name, entry.blob?.text ?? ''))) continue;
    if (entry.mode === symlinkMode) throw new OptionError(name, 'is a symbolic link: replace it with a file');
    const [file] = await readTexts(client, contents.nameWithOwner, [name], [entry], contents.where);
    const { parseConfigurationFile } = await import('../../../config/configuration-file.ts');
    const options = parseConfigurationFile(name, file?.text ?? '');
    if (options !== null) return options;
  }
  return new Map();
}

/**
 * Chooses the files of a run: the files that the inputs or the configuration file name, or else the README. A README in any
 * spelling is found, because the first call read the names of the files in its usual folders.
 *
 * @param areFilesOptional whether the files may be missing and need no section
 * @throws {OptionError} in the same cases as `parseRequestedFiles`
 */
export async function chooseFiles(
  settings: Settings,
  contents: CommitContents,
  areFilesOptional = false,
): Promise<RequestedFiles> {
  const { files, format, unmarked } = settings;
  const isRelevantContent = (bytes: string) =>
    mentionsMarkers(bytes) || (unmarked === 'adopt' && mentionsEmbedHost(bytes, settings));
  if (files.length > 0) return parseRequestedFiles(files, format, areFilesOptional, isRelevantContent);
  const [readme] = readmesAmong(
    readmeFolders.flatMap((folder) =>
      (entryAt(contents, folder)?.fileNames ?? []).map((name) => (folder === '' ? name : `${folder}/${name}`)),
    ),
  );
  return parseRequestedFiles([readme ?? 'README.md'], format, areFilesOptional, isRelevantContent);
}

/** Whether a text contains a host that the badge, link or widget of a page can point to. */
export function mentionsEmbedHost(
  text: string,
  { baseUrl, statusPageHost, customDomain }: Pick<Settings, 'baseUrl' | 'statusPageHost' | 'customDomain'>,
): boolean {
  const hosts = [new URL(baseUrl).host, statusPageHost, customDomain].filter((host) => host !== null);
  // Unlike `toLowerCase()`, a regular expression does not copy the text.
  return hosts.some((host) => new RegExp(host.replace(/[^\w-]/g, '\\$&'), 'i').test(text));
}
