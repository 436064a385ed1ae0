import { readFileSync } from 'node:fs';
import * as core from '@actions/core';
import { createEffects, type Effects } from '../runtime/effects.ts';
import { createRunner, type Runner } from './runner.ts';

/** The side effects of the action, except for those on the files of the workspace. */
export interface Environment extends Effects {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly runner: Runner;
  /** @throws {Error} if the file cannot be read */
  readonly readFile: (path: string) => string;
}

/** The environment of a process on a runner. */
export function createEnvironment({ env, platform }: NodeJS.Process): Environment {
  return {
    ...createEffects(env, platform),
    env,
    runner: createRunner(core),
    readFile: (path) => readFileSync(path, 'utf8'),
  };
}
