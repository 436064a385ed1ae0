/**
 * Writes the peak memory and the processor time of the process, as JSON, to the file that USAGE_FILE names. `node --import`
 * loads this module before a program.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const resultFile = process.env.USAGE_FILE;
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const usage = {
    peakKilobytes: peakOnLinux() ?? process.resourceUsage().maxRSS,
    processorMs: (user + system) / 1000,
  };
  if (resultFile) writeFileSync(resultFile, JSON.stringify(usage));
});

/** On Linux, maxRSS includes the memory of the process that forked this one; VmHWM does not. */
function peakOnLinux() {
  const status = '/proc/self/status';
  const peak = existsSync(status)
    ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]
    : undefined;
  return peak === undefined ? undefined : Number(peak);
}
