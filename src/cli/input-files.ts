import type { FoundFile } from '../files/find-files.ts';
import { findGitRoot, type IsRelevant } from '../files/read-text-file.ts';
import { findSourceFiles, readSourceFile } from '../runtime/disk-files.ts';
import { isError, usageError } from '../text/errors.ts';
import type { CommandContext } from './command-context.ts';

/** Finds the files that the command line names, else those of the configuration file, else the README. */
export async function findInputFiles(context: CommandContext): Promise<FoundFile[]> {
  const { settings, names, workingDirectory: cwd } = context;
  const entries = names.length > 0 ? names : settings.files;
  // A configuration file may be written by somebody else.
  const within = names.length > 0 ? null : findGitRoot(cwd);
  if (names.includes('-')) throw usageError('only refresh and check read the standard input', 'name a file');
  try {
    if (context.push !== null) return await context.push.files.find(entries, settings);
    return await findSourceFiles(entries, { ...settings, cwd, within });
  } catch (error) {
    if (!isError(error, 'file-not-found')) throw error;
    const { explainMissingFile } = await import('./help.ts');
    throw explainMissingFile(error, context);
  }
}

export async function* readInputFiles(context: CommandContext, files: readonly FoundFile[], isRelevant?: IsRelevant) {
  const { push, progress, settings } = context;
  if (push !== null) return yield* push.files.read(files, settings, isRelevant);
  for (const [index, file] of files.entries()) {
    yield readSourceFile(file, settings, isRelevant);
    progress?.count(index + 1, files.length, 'read');
  }
}
