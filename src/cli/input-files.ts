import { readdirSync } from 'node:fs';
import { commands } from '../config/option-definition.ts';
import type { FoundFile } from '../files/find-files.ts';
import { findGitRoot } from '../files/read-text-file.ts';
import type { SourceFile } from '../refresh/input.ts';
import { findSourceFiles, readSourceFile } from '../runtime/source-files.ts';
import { isError, StatusSnippetsError, usageError } from '../text/errors.ts';
import { didYouMean } from '../text/suggest.ts';
import type { CommandContext } from './command-context.ts';

/** Finds the files that the command line names, else those of the configuration file, else the README. */
export async function findInputFiles(context: CommandContext): Promise<FoundFile[]> {
  const { settings, names, workingDirectory: cwd } = context;
  const entries = names.length > 0 ? names : settings.files;
  // A configuration file may be written by somebody else.
  const within = names.length > 0 ? null : findGitRoot(cwd);
  if (names.includes('-'))
    throw usageError('only refresh and check read the standard input', 'name a file instead of -');
  try {
    return await findSourceFiles(entries, { ...settings, cwd, within });
  } catch (error) {
    throw isError(error, 'file-not-found') ? withMeantName(error, context) : error;
  }
}

export function* readInputFiles(
  { progress, settings }: CommandContext,
  files: readonly FoundFile[],
  isRelevant?: (latin1: string) => boolean,
): Generator<SourceFile> {
  for (const [index, file] of files.entries()) {
    yield readSourceFile(file, settings, isRelevant);
    progress.count(index + 1, files.length, 'read');
  }
}

function withMeantName({ code, fields }: StatusSnippetsError, context: CommandContext) {
  const { command, names, settings, workingDirectory } = context;
  const { subject = '', fix = '' } = fields;
  const commandNames: readonly string[] = commands.map(({ name }) => name);
  const [otherReadme] = readdirSync(workingDirectory).filter((name) =>
    /^readme(?:\.(?:rst|adoc|txt|org))?$/i.test(name),
  );
  let advice = didYouMean(subject, [...commandNames, '--help', '--version'], fix);
  if (names.length === 0 && settings.files.length > 0) advice = 'correct files in the configuration file';
  else if (commandNames.includes(subject)) advice = 'specify one command, before the files';
  else if (command === 'init' && /^[\w-]+$/.test(subject)) advice = `did you mean init --slug ${subject}?`;
  else if (subject === 'README.md' && otherReadme !== undefined) {
    advice = `${otherReadme} is neither Markdown nor HTML, so put the section in another file and name that`;
  }
  return new StatusSnippetsError(code, { ...fields, fix: advice });
}
