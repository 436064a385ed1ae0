import type { FoundFile } from '../files/find-files.ts';
import type { IsRelevant } from '../files/read-text-file.ts';
import { isError, usageError } from '../text/errors.ts';
import type { CommandContext } from './command-context.ts';

/** Finds the files that the command line names, else those of the configuration file, else the README. */
export async function findInputFiles(context: CommandContext): Promise<FoundFile[]> {
  const { settings, names, files } = context;
  if (names.includes('-')) throw usageError('only refresh and check read the standard input', 'name a file');
  return files.find(names.length > 0 ? names : settings.files, settings).catch(async (error: unknown) => {
    if (!isError(error, 'file-not-found') && !(names.length === 0 && isError(error, 'no-match'))) throw error;
    const { explainMissingFile } = await import('./help.ts');
    throw await explainMissingFile(error, context);
  });
}

export async function* readInputFiles(
  { files, push, progress, settings }: CommandContext,
  found: readonly FoundFile[],
  isRelevant?: IsRelevant,
) {
  let count = 0;
  for await (const source of files.read(found, settings, isRelevant)) {
    yield source;
    count += 1;
    if (push === null) progress?.count(count, found.length, 'read');
  }
}
