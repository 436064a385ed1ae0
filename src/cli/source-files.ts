import { commandNamed, commands } from '../config/commands.ts';
import { UsageError } from '../config/errors.ts';
import { isFileError } from '../files/errors.ts';
import { findFiles } from '../files/find/find-files.ts';
import { readFoundFile } from '../files/read-found.ts';
import type { SourceFile } from '../refresh/input.ts';
import { mentionsMarkers } from '../refresh/section-requests.ts';
import { formatExtensions, formatOf } from '../sections/format.ts';
import { suggest } from '../text/suggest.ts';
import type { Job } from './command-context.ts';
import { progressLine } from './output/progress.ts';

/**
 * Finds the files of a run, which read themselves when asked to.
 *
 * @throws {FileError} for a file that is not there or of another format, and a folder or glob without a match
 * @throws {UsageError} where the names only take files away
 */
export async function findSources(
  { settings, cli, world, folder }: Job,
  names: readonly string[],
): Promise<SourceFile[]> {
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
  const progress = progressLine(world.terminal.err, cli.quiet ? 0 : found.length);
  return found.map((file) => ({
    path: file.path,
    named: file.isExplicit,
    foundBy: file.matchedBy,
    format: settings.format ?? formatOf(file.path) ?? 'md',
    async read() {
      progress.step();
      return readFoundFile(file, folder, mentionsMarkers);
    },
  }));
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
