import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import * as core from '@actions/core';
import type { ActionFetch } from './fetch-for.ts';
import { actionsRunner, type Runner } from './runner.ts';

/** Everything outside the program that the action touches, but for the files of the workspace. */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly runner: Runner;
  readonly readFile: (path: string) => string;
  readonly fetch: ActionFetch;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
}

/** The world of a process on a runner. */
export function worldOf({ env, platform }: NodeJS.Process): World {
  return {
    env,
    platform,
    home: homeFolder(),
    runner: actionsRunner(core),
    readFile: (path) => readFileSync(path, 'utf8'),
    fetch: async (...request) => (await import('./fetch-over-http.ts')).fetchOverHttp(...request),
    now: Date.now,
    sleep: (milliseconds) => setTimeout(milliseconds),
    random: Math.random,
  };
}

/** In a container the user may have no entry, and so no home. */
function homeFolder(): string {
  try {
    return homedir();
  } catch {
    return '';
  }
}
