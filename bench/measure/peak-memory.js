/** Measures the memory of a command. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, temporaryDirectory } from './run-process.js';

const resultFile = join(temporaryDirectory(), 'usage');
const script = new URL('write-usage.js', import.meta.url).href;

/**
 * Runs a command. The result also contains the peak memory of the process.
 *
 * @param {import('./run-process.js').Command} command
 */
export function runWithPeakMemory({ args, env, ...rest }) {
  rmSync(resultFile, { force: true });
  const result = run({
    ...rest,
    args: ['--import', script, ...args],
    env: { ...env, USAGE_FILE: resultFile },
  });
  const usage = existsSync(resultFile) ? JSON.parse(readFileSync(resultFile, 'utf8')) : { peakKilobytes: Number.NaN };
  return { ...result, megabytes: usage.peakKilobytes / 1024 };
}
