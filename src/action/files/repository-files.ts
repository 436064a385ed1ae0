import { posix } from 'node:path';
import { configurationFileNames, type RawOptions, type Settings } from '../../config/settings.ts';
import { createQuery, mentionsEmbeds } from '../../embeds/embed.ts';
import {
  isPlainPath,
  listOfPaths,
  otherReadmeWarning,
  readmeFolders,
  readmesAmong,
  type SelectedPath,
  selectPaths,
} from '../../files/select-paths.ts';
import type { Target } from '../../github/branch-query.ts';
import type { GitHubClient } from '../../github/client.ts';
import { type FilesAt, readMore, readTexts, regularFileMode, type Selection, symlinkMode } from '../../github/files.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import { mayContainSettings } from '../../runtime/read-configuration.ts';
import { type Format, formatExtensions, formatOf } from '../../sections/format.ts';
import { mentionsMarkers } from '../../sections/markers/marker.ts';
import { invalidInput, isError } from '../../text/errors.ts';
import type { ConfiguredRun, RepositoryLimits, RepositoryRun } from '../mode.ts';

export interface RefreshedCommit {
  /** What was read of the commit, the files of the run included. */
  readonly at: FilesAt;
  readonly paths: readonly string[];
  readonly refresh: RefreshResult;
  readonly settings: ConfiguredRun['settings'];
}

/**
 * Selects what the first query reads: the configuration file, and the files that the inputs name or else the README. The
 * configuration file may name other files, which are read later.
 *
 * @throws {StatusSnippetsError} if an entry leads out of the repository
 */
export function firstSelection(
  { files, format }: Pick<Settings, 'files' | 'format'>,
  areFilesOptional = false,
): Selection {
  // Besides the README with its usual name, the names in the folders that can contain another one.
  if (files.length === 0) return { paths: [...configurationFileNames, 'README.md', ...readmeFolders], select: null };
  const { paths, select } = requestFiles(files, format, areFilesOptional);
  return { paths: [...configurationFileNames, ...paths], select };
}

/** Refreshes the files of a commit: reads the configuration file and the files that the run still needs. */
export async function refreshAt(
  { run, client, limits }: RepositoryRun<Target>,
  first: FilesAt,
): Promise<RefreshedCommit> {
  const { settings, refreshFilesAndEmbeds } = run.configureRun(
    await readRepositoryConfiguration(client, first, limits),
  );
  const { areFilesOptional, maxFileBytes } = limits;
  let at = first;
  let requested: RequestedFiles;
  // What is read decides what is requested: a README may be in a folder whose names were not read yet.
  for (let size = -1; ; size = at.entries.size) {
    requested = chooseFiles(settings, at, areFilesOptional);
    if (at.entries.size === size) break;
    at = await readMore(client, at, requested);
  }
  const selected = await requested.selectFrom(at);
  const isExplicit = new Map(selected.map((file) => [file.path, file.isExplicit && !areFilesOptional]));
  const isRelevant = (path: string, bytes: string) =>
    isExplicit.get(path) === true ||
    mentionsMarkers(bytes) ||
    (settings.unmarked === 'adopt' && mentionsEmbeds(bytes, createQuery(settings)));
  const paths = selected.map(({ path }) => path);
  const texts = await readTexts(client, at, paths, { maxBytes: maxFileBytes, isRelevant });
  const refresh = await refreshFilesAndEmbeds(
    texts.map(({ path, text }) => ({
      path,
      format: settings.format ?? formatOf(path) ?? 'md',
      mustHaveSection: isExplicit.get(path) ?? false,
      isSearched: !areFilesOptional && isExplicit.get(path) === false,
      text,
    })),
  );
  const isUnnamed = settings.files.length === 0 && !areFilesOptional;
  if (!isUnnamed || refresh.failure?.code !== 'no-section') return { at, paths, refresh, settings };
  return { at, paths, refresh: await warnAboutReadme(client, at, refresh), settings };
}

/**
 * Reads the configuration file at the top of a repository. Sends a request only if the first query did not get the whole
 * text.
 *
 * @returns the options that the file sets; empty if there is no such file
 * @throws {StatusSnippetsError} if the file is invalid
 */
export async function readRepositoryConfiguration(
  client: GitHubClient,
  at: FilesAt,
  { maxFileBytes }: Pick<RepositoryLimits, 'maxFileBytes'>,
): Promise<RawOptions> {
  for (const name of configurationFileNames) {
    const entry = at.entries.get(name) ?? null;
    if (entry === null) continue;
    const isPackage = name === 'package.json';
    if (isPackage && (entry.mode !== regularFileMode || !mayContainSettings(name, entry.object?.text ?? ''))) continue;
    if (entry.mode === symlinkMode)
      throw invalidInput(name, { problem: 'is a symbolic link', fix: 'replace it with a file' });
    const [file] = await readTexts(client, at, [name], { maxBytes: maxFileBytes });
    const { parseConfigurationFile } = await import('../../config/configuration-file.ts');
    const options = parseConfigurationFile(name, file?.text ?? '');
    if (options !== null) return options;
  }
  return new Map();
}

export interface RequestedFiles extends Selection {
  /** Those of them that a commit has. Everything that is selected must have been read. */
  readonly selectFrom: (at: FilesAt) => Promise<readonly SelectedPath[]>;
}

/**
 * Chooses the files of a run: the files that the inputs or the configuration file name, or else the README that GitHub shows,
 * in any spelling.
 *
 * @param areFilesOptional whether files may be missing and need no section
 * @throws {StatusSnippetsError} if an entry leads out of the repository
 */
export function chooseFiles(
  { files, format }: Pick<Settings, 'files' | 'format'>,
  at: FilesAt,
  areFilesOptional: boolean,
): RequestedFiles {
  if (files.length > 0) return requestFiles(files, format, areFilesOptional);
  const [readme] = readmesOf(at);
  const requested = requestFiles([readme ?? 'README.md'], format, areFilesOptional);
  const unread = readmeFolders.filter(
    (folder) => !at.entries.has(folder) && namesIn(at, '').some(({ name, type }) => name === folder && type === 'tree'),
  );
  return { ...requested, paths: [...requested.paths, ...unread] };
}

/** The READMEs among the names that were read. The first is the one that GitHub shows. */
function readmesOf(at: FilesAt): string[] {
  return readmesAmong(
    readmeFolders.flatMap((folder) => {
      const files = namesIn(at, folder).filter(({ type }) => type === 'blob');
      return files.map(({ name }) => (folder === '' ? name : `${folder}/${name}`));
    }),
  );
}

function namesIn(at: FilesAt, folder: string) {
  return at.entries.get(folder)?.object?.entries ?? [];
}

/** Adds a warning if only a README that GitHub does not show has a section. */
async function warnAboutReadme(client: GitHubClient, at: FilesAt, refresh: RefreshResult): Promise<RefreshResult> {
  const [shown, ...others] = readmesOf(at);
  const more = await readMore(client, at, { paths: others, select: null });
  const other = others.find((path) => mentionsMarkers(more.entries.get(path)?.object?.text ?? ''));
  if (other === undefined) return refresh;
  return { ...refresh, findings: [...refresh.findings, otherReadmeWarning(other, shown)] };
}

const extensions = Object.keys(formatExtensions).map((extension) => `.${extension}`);

/**
 * Parses the entries of the option `files`. The tree is needed only if an entry is a folder, a glob, or a file without a known
 * extension. `.gitignore` is not applied, because the files of a repository are committed.
 */
function requestFiles(entries: readonly string[], format: Format | null, areFilesOptional: boolean): RequestedFiles {
  const wanted = entries.filter((entry) => !entry.startsWith('!'));
  if (wanted.length === 0) {
    const fix = 'name at least one file, folder or glob';
    throw invalidInput('files', { problem: 'contains only exclusions', fix });
  }
  const options = { extensions, anyExtension: format !== null };
  const named = wanted.filter((entry) => isPlainPath(entry, extensions));
  for (const entry of wanted) assertInside(entry);
  const paths = named.map((entry) => listOfPaths([]).normalize(entry, entry));
  const needsTree = named.length < wanted.length;
  async function selectFrom(files: readonly string[]): Promise<SelectedPath[]> {
    if (!areFilesOptional) return selectPaths(entries, listOfPaths(files), options);
    const exclusions = entries.filter((entry) => entry.startsWith('!'));
    const selected = await Promise.all(
      wanted.map((entry) => selectPaths([entry, ...exclusions], listOfPaths(files), options).catch(ignoreMissing)),
    );
    return [...new Map(selected.flat().map((file) => [file.path, file])).values()];
  }
  return {
    paths,
    select: needsTree ? async (files) => (await selectFrom(files)).map(({ path }) => path) : null,
    async selectFrom(at) {
      if (needsTree) return selectFrom((at.listing?.files ?? []).map(({ path }) => path));
      const isWanted = (path: string) => !areFilesOptional || at.entries.get(path) !== null;
      return [...new Set(paths)].filter(isWanted).map((path) => ({ path, isExplicit: true }));
    },
  };
}

/** Refuses an entry outside of the repository before the first request. */
function assertInside(entry: string): void {
  if (!posix.isAbsolute(entry) && !/^\.\.(?:\/|$)/.test(posix.normalize(entry))) return;
  const fix = 'write a path relative to its top directory, such as docs/index.md';
  throw invalidInput('files', { value: entry, problem: 'is outside the repository', fix });
}

function ignoreMissing(error: unknown): SelectedPath[] {
  if (isError(error, 'file-not-found', 'no-match')) return [];
  throw error;
}
