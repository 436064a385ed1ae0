/**
 * Makes waiting take no time: it moves the clock instead. The file that VIRTUAL_CLOCK_FILE names contains by how many
 * milliseconds the clock is ahead; all processes with the same file share the clock. `node --import` loads this module before a
 * program.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const { VIRTUAL_CLOCK_FILE: file } = process.env;
if (file) {
  const realNow = Date.now;
  const realSleep = timers.setTimeout;
  const aheadMs = () => Number(readFileSync(file, 'utf8'));
  Date.now = () => realNow() + aheadMs();
  timers.setTimeout = async (delayMs, value) => {
    writeFileSync(file, String(aheadMs() + (delayMs ?? 0)));
    return realSleep(0, value);
  };
  syncBuiltinESMExports();
}
