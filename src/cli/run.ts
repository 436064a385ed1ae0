import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandName } from '../config/commands.ts';
import { mergeGivens } from '../config/raw-values.ts';
import { readSettings } from '../config/settings.ts';
import { InputError } from '../snippets/inputs/input-error.ts';
import { version } from '../version.ts';
import { readCommandLine } from './arguments/command-line.ts';
import { readEnvironment } from './arguments/environment-variables.ts';
import { readCliSettings } from './arguments/settings.ts';
import type { Command } from './command-context.ts';
import type { World } from './environment.ts';
import { endingOf } from './errors.ts';
import { type ExitCode, type ExitName, exitCode } from './exit-codes.ts';
import { reportLine } from './output/report.ts';

/** The commands, each loaded only when it is called for. */
const commands: Readonly<Record<CommandName, () => Promise<Command>>> = {
  refresh: async () => (await import(/* webpackMode: "eager" */ './commands/refresh.ts')).refreshCommand,
  check: async () => (await import(/* webpackMode: "eager" */ './commands/refresh.ts')).refreshCommand,
  print: async () => (await import('./commands/print.ts')).printCommand,
  init: async () => (await import('./commands/init.ts')).initCommand,
};

/**
 * Runs the command line.
 *
 * @param words the arguments after the name of the program
 * @returns what the process is to exit with; see exit-codes.ts
 */
export async function runCli(words: readonly string[], world: World): Promise<ExitCode> {
  try {
    return exitCode(await carryOut(words, world));
  } catch (error) {
    const { exit, code, message, stack = '' } = endingOf(error);
    const { err } = world.terminal;
    reportLine(err, `status-snippets: ${message}`);
    for (const [place] of stack.matchAll(/^ {4}at .*$/gm)) reportLine(err, place);
    if (wantsJson(words)) {
      const report = { version: 1, outcome: 'failed', pages: [], files: [], error: { code, message } };
      world.terminal.out.write(`${JSON.stringify(report, null, 2)}\n`);
    }
    return exitCode(exit);
  }
}

async function carryOut(words: readonly string[], world: World): Promise<ExitName> {
  const line = readCommandLine(words);
  if (line.givens.has('help')) {
    world.terminal.out.write((await import('./arguments/help.ts')).helpText());
    return 'done';
  }
  if (line.givens.has('version')) {
    world.terminal.out.write(`${version}\n`);
    return 'done';
  }
  const givens = mergeGivens(readEnvironment(world.env), line.givens);
  const [settings, cli] = [readSettings(givens), readCliSettings(givens)];
  const command = await commands[line.command]();
  return command({ line, settings, cli, world, folder: workingFolder(world, cli.cwd) });
}

/** Whoever asked for JSON gets it even where the command line itself is wrong. */
function wantsJson(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return words.slice(0, end < 0 ? words.length : end).includes('--json');
}

/**
 * The folder that file names start from.
 *
 * @param chosen the one that was asked for, relative to the current one; null for that
 * @throws {InputError} where it is none
 */
export function workingFolder(world: World, chosen: string | null): string {
  try {
    const folder = resolve(world.folder(), chosen ?? '');
    if (statSync(folder).isDirectory()) return folder;
  } catch {
    // Whatever keeps us from looking keeps us from working there.
  }
  throw new InputError({
    input: 'cwd',
    value: chosen ?? '.',
    problem: 'is not a folder',
    fix: 'name one that exists',
  });
}
