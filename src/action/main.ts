import { readFileSync } from 'node:fs';
import { fetch } from 'undici';
import { createEffects } from '../runtime/effects.ts';
import type { Fetch } from '../runtime/fetch.ts';
import type { ActionEffects } from './mode-contract.ts';
import { reportError, runAction } from './run.ts';
import { runner } from './workflow-commands.ts';

/** How long open connections may keep the process running after the run has finished. */
const exitDelayMs = 5000;

const effects: ActionEffects = {
  // The one that @actions/core and @actions/github load in any case: that of Node.js would load undici again.
  ...createEffects(process.env, process.platform, fetch as unknown as Fetch),
  env: process.env,
  runner,
  readFile: (path) => readFileSync(path, 'utf8'),
};
// The error is reported like any other, because Node.js does not escape its output for the runner.
process.once('uncaughtException', (error) => void reportError(effects, error));
let isFinished = false;
// The event loop is empty but the run is not finished: fail instead of exiting with 0.
process.once('beforeExit', () => {
  if (!isFinished)
    void reportError(
      effects,
      new Error(
        'The run ended before it was finished: it waited for something that never happens. Please report this.',
      ),
    );
});
await runAction(effects);
isFinished = true;
setTimeout(() => process.exit(), exitDelayMs).unref();
