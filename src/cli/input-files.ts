import { isError, usageError } from '../core/errors.ts';
import type { FoundFile } from '../project/files/find-files.ts';
import { passedOver } from '../project/source-files.ts';
import type { CommandContext } from './command-context.ts';

/**
 * Finds the files that the command line names, else those of the configuration file, else the
 * README.
 */
export async function findInputFiles(context: CommandContext): Promise<FoundFile[]> {
  const { settings, names, files, notify } = context;
  if (names.includes('-'))
    throw usageError('only refresh and check read the standard input', 'name a file');
  const entries = names.length > 0 ? names : settings.files;
  return files.find(entries, settings, notify).catch(async (error: unknown) => {
    if (!isError(error, 'file-not-found') && !(names.length === 0 && isError(error, 'no-match')))
      throw error;
    const { explainMissingFile } = await import('./help.ts');
    throw await explainMissingFile(error, context);
  });
}

export async function* readInputFiles(context: CommandContext, found: readonly FoundFile[]) {
  const { files, push, progress, settings } = context;
  let count = 0;
  for await (const source of files.read(found, settings)) {
    yield source;
    count += 1;
    if (push === null) progress?.count(count, found.length, 'read');
  }
}

/**
 * For commands that need the whole of each file: one notice counts those that have another
 * encoding.
 */
export async function* readWholeFiles(context: CommandContext, found: readonly FoundFile[]) {
  let count = 0;
  for await (const source of readInputFiles(context, found)) {
    if (source.text === null) count += 1;
    else yield source;
  }
  if (count > 0) context.notify(passedOver(count, 'because of the encoding: a file must be UTF-8'));
}
