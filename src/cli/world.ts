import { homedir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { wantsColour } from './colour.ts';
import { exitCode } from './exit-codes.ts';
import type { Output, Terminal } from './terminal.ts';

/** Everything outside the program that the command line touches, but for files. */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The current folder. Throws where it is gone. */
  readonly folder: () => string;
  readonly platform: NodeJS.Platform;
  /** The user's home folder; empty where there is none. */
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
    folder: () => process.cwd(),
    platform: process.platform,
    home: homeOf(),
    terminal: { out: outputOf(process.stdout, process), err: outputOf(process.stderr, process) },
    fetch: globalThis.fetch,
    now: Date.now,
    sleep: (milliseconds) => setTimeout(milliseconds),
    random: Math.random,
  };
}

/** A container may run as a user the system has never heard of. */
function homeOf(): string {
  try {
    return homedir();
  } catch {
    return '';
  }
}

/** A reader that closes the stream early, as `head` does, has what it wanted: that is no error. A full disk is one. */
function outputOf(stream: NodeJS.WriteStream, process: NodeJS.Process): Output {
  stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || stream === process.stderr) return;
    process.stderr.write(`status-snippets: the result could not be written: ${message}\n`);
    process.once('exit', () => {
      process.exitCode = exitCode('input');
    });
  });
  const terminal = stream.isTTY === true;
  return {
    write: (text) => void stream.write(text),
    terminal,
    colour: wantsColour(terminal, process.env),
  };
}
