import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import * as core from '@actions/core';
import type { ActionFetch } from './fetch-for.ts';
import { createRunner, type Runner } from './runner.ts';

/** The side effects of the action, except for those on the files of the workspace. */
export interface Environment {
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

/** The environment of a process on a runner. */
export function createEnvironment({ env, platform }: NodeJS.Process): Environment {
  return {
    env,
    platform,
    home: homeDirectory(),
    runner: createRunner(core),
    readFile: (path) => readFileSync(path, 'utf8'),
    fetch: async (...request) => (await import('./fetch-over-http.ts')).fetchOverHttp(...request),
    now: Date.now,
    sleep: (milliseconds) => setTimeout(milliseconds),
    random: Math.random,
  };
}

/** In a container, the user may have no entry in the system, and so no home. */
function homeDirectory(): string {
  try {
    return homedir();
  } catch {
    return '';
  }
}
