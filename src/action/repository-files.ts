import { posix } from 'node:path';
import { configurationFileNames, type RawOptions, type Settings } from '../config/settings.ts';
import { maxFileBytes } from '../files/errors.ts';
import { isPlainPath, listOfPaths, readmeFolders, readmesAmong, selectPaths } from '../files/select-paths.ts';
import type { Target } from '../github/branch-query.ts';
import type { GitHubClient } from '../github/client.ts';
import { type FilesAt, readMore, readTexts, type Selection } from '../github/files.ts';
import { mattersTo } from '../mark/embed.ts';
import { type RefreshResult, warnAboutReadme } from '../refresh/result.ts';
import { findConfiguration, mayContainSettings } from '../runtime/read-configuration.ts';
import { needOf } from '../runtime/source-files.ts';
import { fileExtensions, formatOf } from '../sections/format.ts';
import { mentionsMarkers } from '../sections/marker.ts';
import { invalidInput } from '../text/errors.ts';
import { symlinkMode } from '../text/git-entry.ts';
import type { RepositoryRun } from './action-run.ts';

/**
 * The configuration file may name other files, which are read later.
 * @throws {StatusSnippetsError} if an entry leads out of the repository
 */
export function firstSelection(inputs: Settings): Selection {
  // Besides the README with its usual name, the names in the folders that can contain another one.
  const readme = { paths: ['README.md', ...readmeFolders], select: null };
  const { paths, select } = inputs.files.length === 0 ? readme : selectionOf(inputs);
  return { paths: [...configurationFileNames, ...paths], select };
}

export async function refreshAt({ inputs, configure, client }: RepositoryRun<Target>, first: FilesAt) {
  const areMany = inputs.repositories.length > 0;
  const { settings, refreshFiles } = configure(await readRepositoryConfiguration(client, first, inputs));
  // Twice, because the first query of several repositories reads not all folders that may contain the README.
  const readRequested = async (read: FilesAt) => readMore(client, read, selectionAt(settings, read));
  const at = await readRequested(await readRequested(first));
  const selected = await selectionAt(settings, at).selectFrom(at);
  // Of several repositories, those without a section are not reported.
  const needs = new Map(selected.map(({ path, isExplicit }) => [path, needOf(isExplicit && !areMany, settings)]));
  const paths = [...needs.keys()];
  const isRelevant = mattersTo(settings);
  const texts = await readTexts(client, at, paths, {
    maxBytes: maxBytesOf(inputs),
    isRelevant: (path, bytes) => needs.get(path) === 'section' || isRelevant(bytes),
  });
  const files = texts.map(({ path, text }) => {
    return { path, format: settings.format ?? formatOf(path) ?? 'md', need: needs.get(path) ?? 'nothing', text };
  });
  const result = await refreshFiles(files);
  const isWithoutSection = !areMany && settings.files.length === 0 && result.failure?.code === 'no-section';
  return { at, paths, refreshed: isWithoutSection ? await readReadmeWarning(client, at, result) : result, settings };
}

/** Sends a request only if the first query did not get the whole text. */
export function readRepositoryConfiguration(client: GitHubClient, at: FilesAt, inputs: Settings): Promise<RawOptions> {
  return findConfiguration('', configurationFileNames, async (name) => {
    const entry = at.entries.get(name) ?? null;
    if (entry === null || !mayContainSettings(name, entry.object?.text ?? '')) return null;
    if (entry.mode === symlinkMode)
      throw invalidInput(name, { problem: 'is a symbolic link', fix: 'replace it with a file' });
    const [file] = await readTexts(client, at, [name], { maxBytes: maxBytesOf(inputs) });
    return file?.text ?? null;
  });
}

function maxBytesOf({ repositories }: Settings): number {
  // Of several repositories, none may take so much that it ends or blocks the run for the others.
  return repositories.length > 0 ? 1024 * 1024 : maxFileBytes;
}

export function selectionAt(settings: Settings, at: FilesAt) {
  if (settings.files.length > 0) return selectionOf(settings);
  const [readme = 'README.md'] = readmesOf(at);
  const requested = selectionOf({ ...settings, files: [readme] });
  const unread = readmeFolders.filter((folder) => !at.entries.has(folder) && namesIn(at, '', 'tree').includes(folder));
  return { ...requested, paths: [...requested.paths, ...unread] };
}

/** `.gitignore` is not applied, because the files of a repository are committed. */
function selectionOf({ files: entries, format, repositories }: Settings) {
  const wanted = entries.filter((entry) => !entry.startsWith('!'));
  const mayBeMissing = repositories.length > 0;
  const select = (files: readonly string[]) =>
    selectPaths(entries, listOfPaths(files), {
      extensions: fileExtensions,
      anyExtension: format !== null,
      mayBeMissing,
    });
  const { normalize } = listOfPaths([]);
  // Globs too, because one that leads out of the repository is refused before any request.
  const paths = wanted.map((entry) => ({ entry, path: normalize(entry, entry) }));
  const named = paths.filter(({ entry }) => isPlainPath(entry, fileExtensions)).map(({ path }) => path);
  const needsTree = named.length < wanted.length;
  return {
    paths: named,
    select: needsTree ? select : null,
    /** Everything that is selected must have been read. */
    selectFrom: (at: FilesAt) => {
      // A named file that does not exist is refused with the name of the branch when it is read.
      const existing = named.filter((path) => !(mayBeMissing && at.entries.get(path) === null));
      return select(needsTree ? (at.listing?.files ?? []).map(({ path }) => path) : existing);
    },
  };
}

/** The first is the one that GitHub shows. */
function readmesOf(at: FilesAt): string[] {
  return readmesAmong(
    readmeFolders.flatMap((folder) => namesIn(at, folder, 'blob').map((name) => posix.join(folder, name))),
  );
}

function namesIn({ entries }: FilesAt, folder: string, wanted: 'blob' | 'tree'): string[] {
  const names = entries.get(folder)?.object?.entries ?? [];
  return names.filter(({ type }) => type === wanted).map(({ name }) => name);
}

async function readReadmeWarning(client: GitHubClient, at: FilesAt, result: RefreshResult): Promise<RefreshResult> {
  const readmes = readmesOf(at);
  const { entries } = await readMore(client, at, { paths: readmes, select: null });
  return warnAboutReadme(result, readmes, (path) => mentionsMarkers(entries.get(path)?.object?.text ?? ''));
}
