import { FileError } from '../disk/file-error.ts';
import { findFiles } from '../disk/find-files.ts';
import { readTextFile } from '../disk/read-text-file.ts';
import { commands } from '../options/commands.ts';
import { suggest } from '../options/suggest.ts';
import type { RefreshSettings } from '../refresh/settings.ts';
import type { FileReading, SourceFile } from '../refresh/source-file.ts';
import { type Format, formatExtensions, formatOf } from '../sections/format.ts';
import type { Job } from './job.ts';
import { progressLine } from './progress.ts';

/** The settings of a run, as the engine takes them. */
export function refreshSettings({ settings }: Job, verb: RefreshSettings['verb']): RefreshSettings {
  const { slug, customDomain, show, baseUrl, statusPageHost, source } = settings;
  return { slug, customDomain, show, baseUrl, statusPageHost, source, verb };
}

/**
 * Finds the files of a run, which read themselves when asked to.
 *
 * @throws {FileError} for a file that is not there or of another format, and a folder or glob without a match
 */
export async function findSources(
  { settings, cli, world, folder }: Job,
  names: readonly string[],
): Promise<SourceFile[]> {
  const extensions = Object.keys(formatExtensions).map((extension) => `.${extension}`);
  const found = await findFiles(names, { cwd: folder, extensions, anyName: settings.format !== null }).catch(
    (error: unknown) => {
      throw withSuggestion(error);
    },
  );
  const progress = progressLine(world.terminal.err, cli.quiet ? 0 : found.length);
  return found.map(({ path, named }, index) => ({
    path,
    named,
    format: formatFor(path, settings.format),
    async read() {
      const reading = await readSource(path, folder);
      progress.step();
      if (index === found.length - 1) progress.clear();
      return reading;
    },
  }));
}

/** The format a file is read as: the one that was set, else the one its name tells. */
export function formatFor(path: string, set: Format | null): Format {
  return set ?? formatOf(path) ?? 'md';
}

/** Reads a file, and says as data what is wrong with one that cannot be read. */
export async function readSource(path: string, folder: string): Promise<FileReading> {
  try {
    return { outcome: 'read', text: await readTextFile(path, folder) };
  } catch (error) {
    if (error instanceof FileError) return { outcome: 'refused', code: error.code, message: error.message };
    throw error;
  }
}

/** A word that is neither a command nor a file may be meant as a command. */
function withSuggestion(error: unknown): unknown {
  if (!(error instanceof FileError) || error.code !== 'file-not-found') return error;
  const meant = suggest(
    error.path,
    commands.map(({ name }) => name),
  );
  if (meant !== null) error.message += ` (or did you mean the command "${meant}"?)`;
  return error;
}
