import { homedir } from 'node:os';
import { createFetch } from '../runtime/fetch.ts';
import { type Terminal, terminalOf } from './output/terminal.ts';

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
    terminal: terminalOf(process),
    fetch: createFetch(process.env),
    now: Date.now,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
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
