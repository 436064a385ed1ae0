import { commands } from '../config/commands.ts';
import { UsageError } from '../config/errors.ts';
import { isFileError } from '../files/errors.ts';
import { type FoundFile, findFiles, findReadme } from '../files/find-files.ts';
import { readFoundFile } from '../files/read-text-file.ts';
import type { InputFile } from '../refresh/refresh-input.ts';
import { type Format, formatExtensions, formatOf } from '../sections/format.ts';
import { suggest } from '../text/suggest.ts';
import { commandNamed } from './arguments/command-line.ts';
import type { CommandContext } from './command-context.ts';

/** A file of a run, before it is read. */
export interface UnreadFile extends FoundFile {
  readonly format: Format;
  readonly mustHaveSection: boolean;
}

/** Selects the files, folders and globs of the command line, else those of the configuration file, else the README. */
export function selectFileArguments({ files, settings, workingDirectory }: CommandContext): readonly string[] {
  if (files.length > 0) return files;
  return settings.files.length > 0 ? settings.files : [findReadme(workingDirectory) ?? 'README.md'];
}

/**
 * Finds the files of a run.
 *
 * @param names files, folders and globs
 * @throws {FileError} for a file that does not exist or has another format, and a folder or glob without a match
 * @throws {UsageError} if there are only exclusions
 */
export async function findInputFiles(
  { settings: { format, allowNoSection }, workingDirectory }: CommandContext,
  names: readonly string[],
): Promise<UnreadFile[]> {
  const extensions = Object.keys(formatExtensions).map((extension) => `.${extension}`);
  let found: readonly FoundFile[];
  try {
    found = await findFiles(names, { cwd: workingDirectory, extensions, anyExtension: format !== null });
  } catch (error) {
    throw withSuggestion(error);
  }
  if (found.length === 0) {
    const problem = `only exclusions are given (${names.join(' ')})`;
    throw new UsageError(problem, 'specify at least one file, folder or glob');
  }
  return found.map((file) => ({
    ...file,
    mustHaveSection: file.isExplicit && !allowNoSection,
    format: format ?? formatOf(file.path) ?? 'md',
  }));
}

/**
 * Reads the files of a run one after the other, and shows the progress.
 *
 * @param isRelevant as for `readFoundFile`
 */
export function* readInputFiles(
  { workingDirectory, progress }: CommandContext,
  files: readonly UnreadFile[],
  isRelevant?: (latin1: string) => boolean,
): Generator<InputFile> {
  for (const [index, file] of files.entries()) {
    yield { ...file, content: readFoundFile(file, workingDirectory, isRelevant) };
    progress.count(index + 1, files.length, 'read');
  }
}

/** Adds a suggestion to the error about a file that does not exist, because its name may be meant as a command. */
function withSuggestion(error: unknown): unknown {
  if (!isFileError(error, 'file-not-found')) return error;
  const meant = suggest(error.path, [...commands.map(({ name }) => name), '--help', '--version']);
  if (commandNamed(error.path)) error.message += ' (specify one command, before the files)';
  else if (meant !== null) error.message += ` (did you mean ${meant}?)`;
  return error;
}
