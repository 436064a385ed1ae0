import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import type { World } from '../../src/cli/environment.ts';
import { runCli } from '../../src/cli/run.ts';
import type { TempFolder } from './temp-folder.ts';

/** The program as it is published: `npm test` builds it first. */
export const program = resolve('dist/cli/index.js');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  /** Variables besides the few that a run needs. */
  readonly env?: Readonly<Record<string, string>>;
  /** The current folder; the folder of the test unless given. */
  readonly cwd?: string;
  /** Whether a person seems to look; in this process alone. */
  readonly terminal?: boolean;
  /** Other parts of the world; in this process alone. */
  readonly world?: Partial<World>;
  /** What Node is told before the program. */
  readonly node?: readonly string[];
}

/** Runs the command line in a way, and waits for its end. */
export type RunCommand = (
  folder: TempFolder,
  words: readonly string[],
  surroundings?: Surroundings,
) => Promise<Ended>;

/** Starts the published program. */
export const asProcess: RunCommand = async (folder, words, { env, cwd, node = [] } = {}) => {
  const child = spawn(process.execPath, [...node, program, ...words], {
    cwd: cwd ?? folder.path,
    env: environment(folder, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
};

/** Runs the sources in this process, with the network and without waiting. */
export const inProcess: RunCommand = async (folder, words, surroundings = {}) => {
  let [stdout, stderr] = ['', ''];
  const { env, cwd, terminal = false, world: parts = {} } = surroundings;
  const output = (write: (words: string) => void) => ({ write, terminal, colour: terminal });
  const world: World = {
    env: environment(folder, env),
    folder: () => cwd ?? folder.path,
    platform: process.platform,
    home: folder.at('home'),
    terminal: {
      out: output((words) => {
        stdout += words;
      }),
      err: output((words) => {
        stderr += words;
      }),
    },
    fetch: globalThis.fetch,
    now: Date.now,
    sleep: async () => {},
    random: Math.random,
    ...parts,
  };
  const code = await runCli(words, world);
  return { code, stdout, stderr };
};

/** What a run gets of the environment: no settings, no colours, and a cache of its own. */
export function environment(
  folder: TempFolder,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const { PATH = '', SystemRoot = '' } = process.env;
  return { PATH, SystemRoot, HOME: folder.at('home'), XDG_CACHE_HOME: folder.at('.cache'), ...more };
}
