import { posix, resolve } from 'node:path';
import { adviceInsteadOf, commands } from '../config/option-definition.ts';
import { type FoundFile, namesIn } from '../files/find-files.ts';
import { findGitRoot, type IsRelevant } from '../files/read-text-file.ts';
import { findSourceFiles, readSourceFile } from '../runtime/disk-files.ts';
import { isError, StatusSnippetsError, usageError } from '../text/errors.ts';
import { didYouMean } from '../text/suggest.ts';
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
    throw explainMissingFile(error, context);
  }
}

export async function* readInputFiles(
  { push, progress, settings }: CommandContext,
  files: readonly FoundFile[],
  isRelevant?: IsRelevant,
) {
  if (push !== null) return yield* push.files.read(files, settings, isRelevant);
  for (const [index, file] of files.entries()) {
    yield readSourceFile(file, settings, isRelevant);
    progress.count(index + 1, files.length, 'read');
  }
}

const commandNames: readonly string[] = commands.map(({ name }) => name);

/** Adds what was probably meant to the error about a file that does not exist. */
function explainMissingFile({ code, fields }: StatusSnippetsError, context: CommandContext) {
  const { command, names, settings, workingDirectory } = context;
  const { subject: name = '', fix = '' } = fields;
  if (names.length + settings.files.length === 0) return missingReadme(workingDirectory);
  const refuse = (problem: string, advice: string) =>
    new StatusSnippetsError(code, { ...fields, problem, fix: advice });
  if (names.length === 0) return refuse(fields.problem, 'correct files in the configuration file');
  const isWord = /^[\w-]+$/.test(name);
  const isCommand = commandNames.includes(name);
  const isFirstWord = isWord && command === 'refresh' && !isCommand;
  const slug = settings.slug === null && slugIn(name, settings.statusPageHost);
  const folder = posix.dirname(name);
  const near = namesIn(resolve(workingDirectory, folder));
  const advice =
    (isCommand && 'specify one command, before the files') ||
    (isFirstWord && (adviceInsteadOf(name) ?? didYouMean(name, commandNames, ''))) ||
    (slug && `did you mean --slug ${slug}?`) ||
    didYouMean(posix.basename(name), near, '', (meant) => posix.join(folder, meant)) ||
    (isWord && settings.slug === null && `if it is a page, write --slug ${name}`) ||
    fix;
  return refuse(isFirstWord ? 'is no command, file or folder' : fields.problem, advice);
}

/** The slug in the address or the host name of a page. */
function slugIn(name: string, statusPageHost: string | null): string | null {
  const [, host = ''] = /^(?:https?:\/\/)?([^/]+)\/?$/i.exec(name) ?? [];
  const end = `.${statusPageHost}`;
  return statusPageHost !== null && host.toLowerCase().endsWith(end) ? host.slice(0, -end.length) : null;
}

function missingReadme(folder: string): StatusSnippetsError {
  const other = namesIn(folder).find((name) => /^readme(?:\.(?:rst|adoc|txt|org))?$/i.test(name));
  const [problem, fix] = other
    ? [`found no README that is Markdown or HTML; ${other} is neither`, 'put the section in another file and name that']
    : ['found no README here', 'name a file, or the folder with --cwd'];
  return new StatusSnippetsError('file-not-found', { problem, fix });
}
