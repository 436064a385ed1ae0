import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandName } from '../config/commands.ts';
import { NoSlugError, OptionError, UsageError } from '../config/errors.ts';
import { parseSettings } from '../config/settings.ts';
import { FileError } from '../files/errors.ts';
import { createSnippetFetcher } from '../runtime/create-snippet-fetcher.ts';
import { ServiceError } from '../service/service-error.ts';
import { InputError } from '../snippets/inputs/input-error.ts';
import { quote } from '../text/quote.ts';
import { version } from '../version.ts';
import { parseCommandLine, readEnvironmentVariables } from './arguments/command-line.ts';
import type { CliEnvironment, CommandRunner } from './command-context.ts';
import { type ExitName, exitCodes } from './exit-codes.ts';
import { GitError } from './git/errors.ts';
import { writeLine } from './output/report.ts';

/** The commands; each is loaded only if it runs. */
const commands: Readonly<Record<CommandName, () => Promise<CommandRunner>>> = {
  refresh: async () => (await import(/* webpackMode: "eager" */ './commands/refresh-command.ts')).refreshCommand,
  check: async () => (await import(/* webpackMode: "eager" */ './commands/refresh-command.ts')).refreshCommand,
  print: async () => (await import('./commands/print-command.ts')).printCommand,
  init: async () => (await import('./commands/init-command.ts')).initCommand,
};

/**
 * Runs the command line. Never throws.
 *
 * @param args the arguments after the name of the program
 * @returns the exit code of the process
 */
export async function runCli(args: readonly string[], environment: CliEnvironment): Promise<number> {
  try {
    return exitCodes[await runCommand(args, environment)].code;
  } catch (error) {
    const { stdout, stderr } = environment;
    const { exit, code, message, stack } = describeError(error);
    writeLine(stderr, `status-snippets: ${message}`);
    for (const [line] of stack.matchAll(/^ {4}at .*$/gm)) writeLine(stderr, line);
    if (wantsJson(args)) {
      const report = { version: 1, outcome: 'failed', pages: [], files: [], error: { code, message } };
      stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    }
    return exitCodes[exit].code;
  }
}

async function runCommand(args: readonly string[], environment: CliEnvironment): Promise<ExitName> {
  const { command, files, options } = parseCommandLine(args);
  const { stdout, env, effects } = environment;
  if (options.has('help')) {
    stdout.write((await import('./arguments/help.ts')).helpText());
    return 'success';
  }
  if (options.has('version')) {
    stdout.write(`${version}\n`);
    return 'success';
  }
  // Options take precedence over environment variables.
  const settings = parseSettings(new Map([...readEnvironmentVariables(env), ...options]));
  const folder = resolveWorkingFolder(environment.cwd, settings.cwd);
  const cacheDirectory = settings.cacheDir === null ? effects.cacheDirectory() : resolve(folder, settings.cacheDir);
  const fetchSnippets = createSnippetFetcher({
    settings,
    effects,
    cacheDirectory: settings.cache ? cacheDirectory : null,
  });
  const run = await commands[command]();
  return run({ command, files, settings, folder, fetchSnippets, environment });
}

const inputErrors = [UsageError, OptionError, NoSlugError, InputError, FileError, GitError];

/** What an error that ended a command means for the exit code and the report. An unexpected one is an internal error. */
function describeError(error: unknown): { exit: ExitName; code: string; message: string; stack: string } {
  if (error instanceof ServiceError) return { exit: error.kind, code: error.code, message: error.message, stack: '' };
  if (inputErrors.some((type) => error instanceof type)) {
    const { code, message } = error as InstanceType<(typeof inputErrors)[number]>;
    return { exit: 'input', code, message, stack: '' };
  }
  const message = `internal error in status-snippets, please report it: ${String(error)}`;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return { exit: 'internal', code: 'internal-error', message, stack };
}

/** Whether the report is to be JSON, even if the command line is invalid. */
function wantsJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).includes('--json');
}

function resolveWorkingFolder(cwd: () => string, chosen: string | null): string {
  try {
    const folder = resolve(cwd(), chosen ?? '');
    if (statSync(folder).isDirectory()) return folder;
  } catch {
    // A folder that is missing or not accessible gets the same message as a file.
  }
  throw new OptionError('cwd', `${quote(chosen ?? '.')} is not a folder: name an existing folder`);
}
