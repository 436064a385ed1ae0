/**
 * Loaded before a program by `node --import`: waiting takes no time, but moves the clock of all processes that share the file in
 * VIRTUAL_CLOCK_FILE, which contains how many milliseconds it is ahead.
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
