import { homedir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { wantsColour } from './colour.ts';
import type { Output, Terminal } from './terminal.ts';

/** Everything outside the program that the command line touches, but for files. */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly terminal: Terminal;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
}

/** The world of a process. */
export function worldOf(process: NodeJS.Process): World {
  return {
    env: process.env,
    folder: process.cwd(),
    platform: process.platform,
    home: homedir(),
    terminal: { out: outputOf(process.stdout, process.env), err: outputOf(process.stderr, process.env) },
    fetch: globalThis.fetch,
    now: Date.now,
    sleep: (milliseconds) => setTimeout(milliseconds),
    random: Math.random,
  };
}

/** A reader that closes the stream early, as `head` does, has what it wanted: that is no error. */
function outputOf(stream: NodeJS.WriteStream, env: World['env']): Output {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const terminal = stream.isTTY === true;
  return { write: (text) => void stream.write(text), terminal, colour: wantsColour(terminal, env) };
}
