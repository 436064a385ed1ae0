import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, temporaryFolder } from './processes.js';

const into = join(temporaryFolder(), 'peak');
const script = new URL('peak.js', import.meta.url).href;

/** Runs a command, and tells the most memory that its process held at once. @param {import('./processes.js').Command} command */
export function peakMemory({ words, env, ...rest }) {
  rmSync(into, { force: true });
  const ended = run({ ...rest, words: ['--import', script, ...words], env: { ...env, PEAK_INTO: into } });
  const kilobytes = existsSync(into) ? Number(readFileSync(into, 'utf8')) : Number.NaN;
  return { ...ended, megabytes: kilobytes / 1024 };
}
