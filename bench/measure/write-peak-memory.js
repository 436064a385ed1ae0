/**
 * Loaded before a program by `node --import`: writes the peak of the process's memory, in KB, to the file in PEAK_MEMORY_FILE.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const resultFile = process.env.PEAK_MEMORY_FILE;
process.on('exit', () => {
  if (resultFile) writeFileSync(resultFile, String(peakOnLinux() ?? process.resourceUsage().maxRSS));
});

/** On Linux, maxRSS includes the memory of the process that forked this one; VmHWM does not. */
function peakOnLinux() {
  const status = '/proc/self/status';
  return existsSync(status) ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
}
