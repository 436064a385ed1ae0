import { readdirSync } from 'node:fs';
import { commands } from '../config/option-definition.ts';
import { createQuery, mentionsEmbeds } from '../embeds/embed.ts';
import { findGitRoot } from '../files/read-text-file.ts';
import type { SourceFile } from '../refresh/input.ts';
import { findSourceFiles, readSourceFile, type UnreadFile } from '../runtime/source-files.ts';
import { isError, StatusSnippetsError, usageError } from '../text/errors.ts';
import { didYouMean } from '../text/suggest.ts';
import type { CommandContext } from './command-context.ts';

/**
 * Finds the files of a run: those that the command line names, else those of the configuration file, else the README.
 *
 * @param names the files, folders and globs of the command line
 * @throws {StatusSnippetsError} for a file that does not exist or has another format, a folder or glob without a match, and
 *   if there are only exclusions
 */
export async function findInputFiles(context: CommandContext, names = context.files): Promise<UnreadFile[]> {
  const { settings, workingDirectory: cwd } = context;
  const { files, format, allowNoSection } = settings;
  const isNamed = names.length > 0;
  const within = isNamed ? null : findGitRoot(cwd);
  try {
    const found = await findSourceFiles(isNamed ? names : files, { cwd, within, format, allowNoSection });
    if (found.length > 0) return found;
  } catch (error) {
    throw isError(error, 'file-not-found') ? withAdvice(error, context) : error;
  }
  const problem = `only exclusions are given (${(isNamed ? names : files).join(' ')})`;
  throw usageError(problem, 'specify at least one file, folder or glob');
}

/**
 * Reads the files of a run one after the other, and shows the progress.
 *
 * @param isRelevant as for `readSourceFile`
 */
export function* readInputFiles(
  { progress }: CommandContext,
  files: readonly UnreadFile[],
  isRelevant?: (latin1: string) => boolean,
): Generator<SourceFile> {
  for (const [index, file] of files.entries()) {
    yield readSourceFile(file, isRelevant);
    progress.count(index + 1, files.length, 'read');
  }
}

/**
 * Reads the files of a run that is about embeds. All files are read, because links to a custom domain that only the service
 * knows are embeds, too. A file that was found, not named, may be unreadable if it mentions no embed.
 */
export function* readFilesForEmbeds(context: CommandContext, files: readonly UnreadFile[]): Generator<SourceFile> {
  const isRelevant = (bytes: string) => mentionsEmbeds(bytes, createQuery(context.settings));
  for (const file of readInputFiles(context, files, () => true)) {
    const found = typeof file.text === 'string' ? undefined : files.find(({ path }) => path === file.path);
    yield found ? readSourceFile(found, isRelevant) : file;
  }
}

/** Says what the name of a file that does not exist may be meant as. */
function withAdvice({ code, fields }: StatusSnippetsError, { command, workingDirectory }: CommandContext) {
  const { subject = '', fix = '' } = fields;
  const names = commands.map(({ name }) => name);
  const [otherReadme] = readdirSync(workingDirectory).filter((name) =>
    /^readme(?:\.(?:rst|adoc|txt|org))?$/i.test(name),
  );
  let advice = didYouMean(subject, [...names, '--help', '--version'], fix);
  if (names.some((name) => name === subject)) advice = 'specify one command, before the files';
  else if (command === 'init' && /^[\w-]+$/.test(subject)) advice = `did you mean init --slug ${subject}?`;
  else if (subject === 'README.md' && otherReadme !== undefined) {
    advice = `${otherReadme} is neither Markdown nor HTML, so put the section in another file and name that`;
  }
  return new StatusSnippetsError(code, { ...fields, fix: advice });
}
