/**
 * Loaded before a program, writes the most memory that its process held, in KB, into the file that PEAK_INTO names.
 * Linux counts the memory of the process that forked this one into its maxRSS, but not into VmHWM.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const into = process.env.PEAK_INTO;
process.on('exit', () => {
  if (into) writeFileSync(into, String(fromLinux() ?? process.resourceUsage().maxRSS));
});

function fromLinux() {
  const status = '/proc/self/status';
  return existsSync(status) ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
}
