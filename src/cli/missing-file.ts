import { posix, resolve } from 'node:path';
import { commands } from '../config/option-definition.ts';
import { adviceInsteadOf } from '../config/other-words.ts';
import { namesIn } from '../files/find-files.ts';
import { type ErrorCode, StatusSnippetsError } from '../text/errors.ts';
import { didYouMean } from '../text/suggest.ts';
import type { CommandContext } from './command-context.ts';

const commandNames: readonly string[] = commands.map(({ name }) => name);

/** Adds what was probably meant to the error about a file that does not exist. */
export function explainMissingFile({ code, fields }: StatusSnippetsError, context: CommandContext) {
  const { command, names, settings, workingDirectory } = context;
  const { subject: name = '', fix = '' } = fields;
  const refuse = (problem: string, advice: string) =>
    new StatusSnippetsError(code, { ...fields, problem, fix: advice });
  if (names.length + settings.files.length === 0) return missingReadme(code, workingDirectory);
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

function missingReadme(code: ErrorCode, folder: string): StatusSnippetsError {
  const other = namesIn(folder).find((name) => /^readme(?:\.(?:rst|adoc|txt|org))?$/i.test(name));
  const [problem, fix] = other
    ? [`found no README that is Markdown or HTML; ${other} is neither`, 'put the section in another file and name that']
    : ['found no README here', 'name a file, or the folder with --cwd'];
  return new StatusSnippetsError(code, { problem, fix });
}
