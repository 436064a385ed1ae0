import { existsSync, lstatSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CommandName } from '../config/option-definition.ts';
import { configurationFileNames, parseSettings, type RawOptions, type Settings } from '../config/settings.ts';
import { findFilesAbove } from '../files/read-text-file.ts';
import type { Publish } from '../git/push.ts';
import { createSnippetFetcher } from '../runtime/effects.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import { invalidInput, isError, usageError } from '../text/errors.ts';
import { version } from '../version.ts';
import type { CliEnvironment, CommandRunner, ExitName, Output, Progress } from './command-context.ts';
import { parseCommandLine, readEnvironmentVariables } from './command-line.ts';
import { refreshCommand } from './commands/refresh-command.ts';
import { describeCommandError, exitCodes, writeLine } from './report-result.ts';

/** Loads the function that runs a command. The code of less frequent commands is loaded only when they run. */
const runners: Readonly<Record<CommandName, () => Promise<CommandRunner>>> = {
  refresh: async () => refreshCommand,
  check: async () => refreshCommand,
  print: async () => (await import('./commands/print-command.ts')).printCommand,
  init: async () => (await import('./commands/init-command.ts')).initCommand,
  find: async () => (await import('./commands/embed-commands.ts')).findCommand,
  adopt: async () => (await import('./commands/embed-commands.ts')).adoptCommand,
  serve: async () => (await import('./commands/serve-command.ts')).serveCommand,
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
    const { exit, code, message } = describeCommandError(error);
    writeLine(stderr, `status-snippets: ${message}`);
    if (exit === 'internal' && error instanceof Error) {
      for (const [line] of error.stack?.matchAll(/^ {4}at .*$/gm) ?? []) writeLine(stderr, line);
    }
    if (wantsJson(args)) {
      const publish = isError(error) && error.fields.publish;
      const failed = { version: 1, outcome: 'failed', pages: [], files: [], error: { code, message } };
      const report = { ...failed, ...(publish && { publish }) };
      stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    }
    return exitCodes[exit].code;
  }
}

async function runCommand(args: readonly string[], environment: CliEnvironment): Promise<ExitName> {
  refuseFileNames(args, environment.cwd);
  const { command, files, options, help } = parseCommandLine(args);
  if (help !== null) {
    environment.stdout.write((await import('./help.ts')).helpText(help, environment.stdout.columns ?? 80));
    return 'success';
  }
  if (options.has('version')) {
    environment.stdout.write(`${version}\n`);
    return 'success';
  }
  // Options take precedence over environment variables, and these over the configuration file.
  const variables = readEnvironmentVariables(environment.env);
  for (const warning of variables.warnings) writeLine(environment.stderr, `warning: ${warning}`);
  const raw = new Map([...variables.options, ...options]);
  const settings = parseSettings(raw);
  const workingDirectory = resolveWorkingDirectory(environment.cwd, settings.cwd, raw.get('cwd')?.givenAs);
  let fetchSnippets: FetchSnippets | null = null;
  const runIn = async (folder: string, names: readonly string[], publish: Publish | null): Promise<ExitName> => {
    warnAboutOtherNames(environment.stderr, folder);
    const settings = parseSettings(new Map([...(await readNearestConfiguration(folder)), ...raw]));
    const progress = await createProgressLine(environment.stderr, settings.quiet);
    // Every attempt to push uses the same responses.
    fetchSnippets ??= createFetcher(settings, workingDirectory, environment, progress);
    const run = await runners[command]();
    const context = { command, files: names, settings, given: raw, workingDirectory: folder, fetchSnippets };
    return run({ ...context, publish, progress, environment });
  };
  if (!settings.push) {
    const idle = (['remote', 'branch', 'change-request', 'forge'] as const).find((name) => options.has(name));
    if (idle !== undefined) throw usageError(`--${idle} is about where to push`, 'add --push, or leave it out');
    return runIn(workingDirectory, files, null);
  }
  const { runAtRemoteHead } = await import('./push.ts');
  return runAtRemoteHead({ settings, files, workingDirectory }, environment, runIn);
}

function createFetcher(
  settings: Settings,
  workingDirectory: string,
  { effects }: CliEnvironment,
  progress: Progress,
): FetchSnippets {
  const serviceHost = new URL(settings.baseUrl).host;
  const onAttempt = (attempt: number, maxAttempts: number) =>
    progress.show(`asking ${serviceHost}, attempt ${attempt} of ${maxAttempts}`);
  const fetchAndShowProgress = createSnippetFetcher({ settings, effects, workingDirectory, onAttempt });
  return (slug) => fetchAndShowProgress(slug).finally(progress.clear);
}

/** Refuses an option that is also the name of a file: hooks pass the names of files as they are. */
function refuseFileNames(args: readonly string[], cwd: () => string): void {
  const end = args.indexOf('--');
  for (const arg of args.slice(0, end < 0 ? args.length : end).filter((each) => /^-./.test(each))) {
    let isFile = false;
    try {
      isFile = lstatSync(resolve(cwd(), arg)).isFile();
    } catch {
      // There is no such file, or the current folder was deleted.
    }
    if (!isFile) continue;
    throw usageError(`${arg} is an option, and also the name of a file in this folder`, `write ./${arg} for the file`);
  }
}

/** Names that people give to configuration files, but that are not read. */
const otherConfigurationNames = [
  ...['.status-snippets.json', '.status-snippetsrc', '.status-snippetsrc.json', '.status-snippets.yml'],
  ...['status-snippets.yml', 'status-snippets.yaml', 'status-snippets.config.js'],
];

function warnAboutOtherNames(stderr: Output, folder: string): void {
  for (const name of otherConfigurationNames.filter((each) => existsSync(join(folder, each)))) {
    writeLine(stderr, `warning: ${name} is not read: the configuration file is ${configurationFileNames.join(' or ')}`);
  }
}

/** Reads the nearest configuration file. The code for that is loaded only if there may be such a file. */
async function readNearestConfiguration(folder: string): Promise<RawOptions> {
  const paths = findFilesAbove(folder, configurationFileNames);
  if (paths.length === 0) return new Map();
  const { readConfiguration } = await import('../runtime/read-configuration.ts');
  return readConfiguration(folder, paths);
}

/** Creates the progress line. It shows nothing with `--quiet`, or if the output is not a terminal. */
async function createProgressLine(output: Output, isQuiet: boolean): Promise<Progress> {
  if (isQuiet || !output.isTerminal) return { show() {}, count() {}, clear() {} };
  return (await import('./terminal.ts')).createProgress(output);
}

/** Whether the arguments contain the flag `--json`, even if they are not a valid command line. */
function wantsJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).includes('--json');
}

function resolveWorkingDirectory(cwd: () => string, chosen: string | null, givenAs = '--cwd'): string {
  try {
    const workingDirectory = resolve(cwd(), chosen ?? '');
    if (statSync(workingDirectory).isDirectory()) return workingDirectory;
  } catch {
    // The message is the same whether the path is missing, not accessible, or a file.
  }
  const problem = 'is not a directory';
  throw invalidInput(givenAs, { value: chosen ?? '.', problem, fix: 'specify an existing directory' });
}
