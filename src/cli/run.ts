import { lstatSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandName } from '../config/option-definition.ts';
import { optionsOf } from '../config/option-table.ts';
import { parseSettings, type RawOptions, type Settings } from '../config/settings.ts';
import { exitOf, internalError, invalidInput, isError, tryOr, usageError } from '../core/errors.ts';
import { diskFiles, type ProjectFiles } from '../project/disk-files.ts';
import { createConnection } from '../project/effects.ts';
import { findGitRoot } from '../project/files/read-text-file.ts';
import { prepare } from '../project/prepare.ts';
import { emptyReport } from '../refresh/result.ts';
import type { Service } from '../service/connection.ts';
import { version } from '../version.ts';
import {
  type CliEnvironment,
  type Command,
  exitCodes,
  type RemoteFiles,
} from './command-context.ts';
import { parseCommandLine, readEnvironmentVariables } from './command-line.ts';
import { refreshCommand } from './refresh-command.ts';
import { writeFinding, writeLine } from './report-result.ts';

/** Returns the exit code of the process. Never throws. */
export async function runCli(
  args: readonly string[],
  environment: CliEnvironment,
): Promise<number> {
  try {
    return exitCodes[await runCommand(args, environment)].code;
  } catch (error) {
    const { stdout, stderr } = environment;
    const internal = `${internalError.message} (Node.js ${process.version}): ${error}`;
    const { code, message, fields } = isError(error)
      ? error
      : { code: null, message: internal, fields: null };
    writeFinding(environment, { level: 'error', message });
    if (code === null && error instanceof Error)
      for (const [line] of error.stack?.matchAll(/^ {4}at .*$/gm) ?? []) writeLine(stderr, line);
    // The flag counts even if the rest of the command line is not valid.
    if (optionsIn(args).includes('--json')) {
      const report = emptyReport('failed', { code: code ?? internalError.code, message });
      await stdout.write(`${JSON.stringify({ ...report, publish: fields?.publish }, null, 2)}\n`);
    }
    return exitCodes[code === null ? 'internal' : exitOf(code)].code;
  }
}

function optionsIn(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).filter((arg) => /^-./.test(arg));
}

async function runCommand(args: readonly string[], environment: CliEnvironment) {
  refuseOptionsNamedLikeFiles(args, environment.cwd);
  const { command, names, options, help } = parseCommandLine(args);
  if (help !== null) {
    await environment.stdout.write(
      (await import('./help.ts')).helpText(help, environment.stdout.columns ?? 80),
    );
    return 'success';
  }
  if (options.has('version')) {
    await environment.stdout.write(`${version}\n`);
    return 'success';
  }
  // Options take precedence over environment variables, and these over the configuration file.
  const variables = readEnvironmentVariables(environment.env, command);
  const warn = printOnce(environment, 'warning');
  const note = printOnce(environment, 'note');
  for (const message of variables.warnings) warn(message);
  const given = new Map([...variables.options, ...options]);
  const settingsWithoutFile = parseSettings(given);
  const workingDirectory = resolveWorkingDirectory(
    environment.cwd,
    settingsWithoutFile.cwd,
    given.get('cwd')?.givenAs,
  );
  refuseNeedlessOptions(options, settingsWithoutFile);
  const { connection, progress } = await connect(
    environment,
    settingsWithoutFile,
    workingDirectory,
  );
  const isCheck = command === 'check' || command === 'find';
  /**
   * Runs the command with the files on the disk, or with those at the head of the remote branch.
   */
  const runWith = async (files: ProjectFiles, push: RemoteFiles | null, isRetry: boolean) => {
    const input = { options: given, connection, isCheck };
    const { settings, service } = await prepare(files, input, isRetry, ({ message }) =>
      warn(message),
    );
    const execute = await loadCommand[command]();
    const fetchSnippets: Service['fetchSnippets'] = (slug) =>
      service.fetchSnippets(slug).finally(progress?.clear);
    return execute({
      command,
      names,
      settings,
      given,
      workingDirectory,
      environment,
      files,
      push,
      progress,
      service: { ...service, fetchSnippets },
      notify: settings.quiet ? () => {} : note,
    });
  };
  if (settingsWithoutFile.push) {
    const { runAtRemoteHead } = await import('./push.ts');
    const target = { settings: settingsWithoutFile, names, folder: workingDirectory };
    return runAtRemoteHead(target, environment, (push, isRetry) =>
      runWith(push.files, push, isRetry),
    );
  }
  // Somebody else may have written the configuration file, so it must not name files outside the
  // repository.
  const within = names.length > 0 ? null : findGitRoot(workingDirectory);
  return runWith(diskFiles(workingDirectory, within), null, false);
}

function refuseNeedlessOptions(options: RawOptions, { commit, push }: Settings): void {
  const unused = optionsOf.cli.find(({ name, isAboutPush }) => isAboutPush && options.has(name));
  if (unused !== undefined && !push)
    throw usageError(`--${unused.name} is about where to push`, 'add --push, or leave it out');
  if (options.has('commit-message') && !commit && !push)
    throw usageError('--commit-message is for a commit', 'add --commit or --push, or leave it out');
}

/** Shows on a terminal what the run waits for, and with `verbose` each request. */
async function connect(environment: CliEnvironment, settings: Settings, workingDirectory: string) {
  const { effects, stderr, env } = environment;
  const { quiet, verbose, baseUrl } = settings;
  // A CI system shows the same line again and again.
  const isWatched = stderr.isTerminal && !quiet && !env.CI;
  const progress = isWatched ? (await import('./progress.ts')).createProgress(stderr.write) : null;
  const onAttempt = (attempt: number, maxAttempts: number) =>
    progress?.show(`asking ${new URL(baseUrl).host}, attempt ${attempt} of ${maxAttempts}`);
  const log = (line: string) => {
    progress?.clear();
    writeLine(stderr, line);
  };
  const logging = verbose ? await import('../project/log-requests.ts') : null;
  const fetch = logging?.logRequests(effects.fetch, effects.now, log) ?? effects.fetch;
  const connection = createConnection(
    settings,
    { ...effects, fetch },
    { workingDirectory, onAttempt },
  );
  return { connection, progress };
}

/** With `--push`, each attempt reads the same again. */
function printOnce(environment: CliEnvironment, level: 'warning' | 'note') {
  const given = new Set<string>();
  return (message: string) => {
    if (!given.has(message)) writeFinding(environment, { level, message });
    given.add(message);
  };
}

/** Hooks pass the names of files as they are. */
function refuseOptionsNamedLikeFiles(args: readonly string[], cwd: () => string): void {
  // False also if the current folder was deleted.
  const isFile = (name: string) => tryOr(() => lstatSync(resolve(cwd(), name)).isFile(), false);
  const name = optionsIn(args).find(isFile);
  if (name === undefined) return;
  throw usageError(
    `${name} is an option, and also the name of a file in this folder`,
    `write ./${name} for the file`,
  );
}

function resolveWorkingDirectory(
  cwd: () => string,
  chosen: string | null,
  givenAs = '--cwd',
): string {
  const workingDirectory = tryOr(() => resolve(cwd(), chosen ?? ''), '');
  // The message is the same whether the path is missing, not accessible, or a file.
  if (tryOr(() => statSync(workingDirectory).isDirectory(), false)) return workingDirectory;
  const fix = 'specify an existing directory';
  throw invalidInput(givenAs, { value: chosen ?? '.', problem: 'is not a directory', fix });
}

/** The code of less frequent commands is loaded only when they run. */
const loadCommand: Readonly<Record<CommandName, () => Promise<Command>>> = {
  refresh: async () => refreshCommand,
  check: async () => refreshCommand,
  print: async () => (await import('./print-command.ts')).printCommand,
  init: async () => (await import('./init-command.ts')).initCommand,
  find: async () => (await import('./embed-commands.ts')).findCommand,
  adopt: async () => (await import('./embed-commands.ts')).adoptCommand,
  serve: async () => (await import('./serve-command.ts')).serveCommand,
};
