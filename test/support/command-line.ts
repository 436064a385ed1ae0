import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { CliEnvironment } from '../../src/cli/command-context.ts';
import { runCli } from '../../src/cli/run.ts';
import { cacheDirectoryOf, createEffects, createFetch } from '../../src/project/effects.ts';
import type { Effects } from '../../src/service/request.ts';
import type { TempFolder } from './temp-folder.ts';

/** The program as it is published: `npm test` builds it first. */
export const program = resolve('dist/cli/index.js');

export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Whether the output is a terminal; for `runInProcess` only. */
  readonly isTerminal?: boolean;
  readonly columns?: number;
  readonly stdin?: string | Uint8Array;
  /** Effects that replace the real ones; for `runInProcess` only. */
  readonly effects?: Partial<Effects>;
  /** Options of Node.js; for `runAsProcess` only. */
  readonly node?: readonly string[];
  /** The milliseconds after which the process is ended; for `runAsProcess` only. */
  readonly timeout?: number;
}

export type RunCommand = (
  folder: TempFolder,
  args: readonly string[],
  options?: RunOptions,
) => Promise<CommandResult>;

export const runAsProcess: RunCommand = async (
  folder,
  args,
  { env, cwd, stdin = '', node = [], timeout } = {},
) => {
  const child = spawn(process.execPath, [...node, program, ...args], {
    cwd: cwd ?? folder.path,
    env: environment(folder, env),
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout,
  });
  // A program that does not read its input closes the pipe.
  child.stdin.on('error', () => {}).end(stdin);
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
};

/** Runs the source code in this process, with real network requests, but without waiting between attempts. */
export const runInProcess: RunCommand = async (folder, args, options) => {
  const { ended, stdout, stderr } = startInProcess(folder, args, options);
  return { code: await ended, stdout: stdout(), stderr: stderr() };
};

interface StartedRun {
  /** What it has written so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** As Ctrl-C does. */
  readonly interrupt: () => void;
  /** The exit code. */
  readonly ended: Promise<number>;
}

/** For a command that does not end by itself. */
export function startInProcess(
  folder: TempFolder,
  args: readonly string[],
  options: RunOptions = {},
): StartedRun {
  let [stdout, stderr] = ['', ''];
  let interrupt = () => {};
  const interruption = new Promise<void>((resolve) => {
    interrupt = resolve;
  });
  const { cwd, isTerminal = false, columns, stdin = '', effects } = options;
  const env = environment(folder, options.env);
  const output = (write: (text: string) => void) => ({ write, isTerminal, columns });
  const testEnvironment: CliEnvironment = {
    env,
    cwd: () => cwd ?? folder.path,
    stdin: () => Readable.from([Buffer.from(stdin)]),
    stdout: output((text) => {
      stdout += text;
    }),
    stderr: output((text) => {
      stderr += text;
    }),
    interruption: () => interruption,
    effects: {
      ...createEffects(createFetch(env), env),
      sleep: async () => {},
      cacheDirectory: () => cacheDirectoryOf(env, process.platform, folder.at('home')),
      ...effects,
    },
  };
  const ended = runCli(args, testEnvironment);
  return { stdout: () => stdout, stderr: () => stderr, interrupt, ended };
}

/** The environment variables of a run: no settings, no colors, and a cache that only this test uses. */
export function environment(
  folder: TempFolder,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const { PATH = '', SystemRoot = '' } = process.env;
  return {
    PATH,
    SystemRoot,
    HOME: folder.at('home'),
    XDG_CACHE_HOME: folder.at('.cache'),
    ...more,
  };
}
