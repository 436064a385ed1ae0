import { commandNamed, commands } from '../config/commands.ts';
import { UsageError } from '../config/errors.ts';
import { isFileError } from '../files/errors.ts';
import { type FoundFile, findFiles } from '../files/find/find-files.ts';
import { readFoundFile } from '../files/read-found.ts';
import type { InputFile } from '../refresh/input.ts';
import { type Format, formatExtensions, formatOf } from '../sections/format.ts';
import { mentionsMarkers } from '../sections/mentions-markers.ts';
import { suggest } from '../text/suggest.ts';
import type { Job } from './command-context.ts';
import { progressLine } from './output/progress.ts';

/** A file of a run, before it is read. */
export interface Source extends FoundFile {
  readonly format: Format;
}

/**
 * Finds the files of a run.
 *
 * @throws {FileError} for a file that is not there or of another format, and a folder or glob without a match
 * @throws {UsageError} where the names only take files away
 */
export async function findSources({ settings, folder }: Job, names: readonly string[]): Promise<Source[]> {
  const extensions = Object.keys(formatExtensions).map((extension) => `.${extension}`);
  const found = await findFiles(names, {
    cwd: folder,
    extensions,
    anyExtension: settings.format !== null,
  }).catch((error: unknown) => {
    throw withSuggestion(error);
  });
  if (found.length === 0) {
    throw new UsageError(names.join(' '), 'only takes files away', 'name the files to work on too');
  }
  return found.map((file) => ({ ...file, format: settings.format ?? formatOf(file.path) ?? 'md' }));
}

/** Reads the files of a run one after the other, and shows the progress. */
export function* readSources({ cli, world, folder }: Job, sources: readonly Source[]): Generator<InputFile> {
  const progress = progressLine(world.terminal.err, cli.quiet ? 0 : sources.length);
  for (const { path, format, isExplicit, matchedBy, real } of sources) {
    progress.step();
    const content = readFoundFile({ path, real, isExplicit, matchedBy }, folder, mentionsMarkers);
    yield { path, format, isExplicit, matchedBy, content };
  }
}

/** A word that is no file may be meant as a command. */
function withSuggestion(error: unknown): unknown {
  if (!isFileError(error, 'file-not-found')) return error;
  if (commandNamed(error.path)) {
    error.message += ' (a command goes before the files, and alone)';
    return error;
  }
  const words = [...commands.map(({ name }) => name), '--help', '--version'];
  const meant = suggest(error.path, words);
  if (meant !== null) error.message += ` (or did you mean ${meant}?)`;
  return error;
}
