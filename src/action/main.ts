import { readFileSync } from 'node:fs';
import { fetch } from 'undici';
import { createEffects, createFetch, type Fetch } from '../project/effects.ts';
import type { ActionEffects } from './job-context.ts';
import { reportError } from './report.ts';
import { runAction } from './run.ts';
import { runner } from './workflow-commands.ts';

/** Open connections may keep the process running for so long after the run. */
const exitDelayMs = 5000;

const effects: ActionEffects = {
  // The fetch of the package undici, which @actions/core and @actions/github load in any case. The
  // global fetch of Node.js would load a second copy of undici.
  ...createEffects(createFetch(process.env, fetch as unknown as Fetch), process.env),
  env: process.env,
  runner,
  readFile: (path) => readFileSync(path, 'utf8'),
};
// The error is reported like any other, because Node.js does not escape its output for the runner.
process.once('uncaughtException', (error) => void reportError(runner, error));
// A run that waits for something that never happens would end with 0.
const failUnfinished = () =>
  void reportError(runner, new Error('The run ended before it was finished.'));
process.once('beforeExit', failUnfinished);
await runAction(effects);
process.off('beforeExit', failUnfinished);
setTimeout(() => process.exit(), exitDelayMs).unref();
