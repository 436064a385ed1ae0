/** Measures the memory of a command. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, temporaryDirectory } from './run-process.js';

const resultFile = join(temporaryDirectory(), 'peak');
const script = new URL('write-peak-memory.js', import.meta.url).href;

/** Runs a command, and returns the peak of its process's memory as well. @param {import('./run-process.js').Command} command */
export function runWithPeakMemory({ args, env, ...rest }) {
  rmSync(resultFile, { force: true });
  const ended = run({
    ...rest,
    args: ['--import', script, ...args],
    env: { ...env, PEAK_MEMORY_FILE: resultFile },
  });
  const kilobytes = existsSync(resultFile) ? Number(readFileSync(resultFile, 'utf8')) : Number.NaN;
  return { ...ended, megabytes: kilobytes / 1024 };
}
