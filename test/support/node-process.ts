import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';

interface NodeProcess {
  readonly kill: (signal: NodeJS.Signals) => boolean;
  readonly stdout: () => string;
  /** The exit code and the signal, once all output has been read. */
  readonly ended: Promise<readonly unknown[]>;
  /** Waits for what the process should do. Fails with its words if it ends before. */
  readonly until: (condition: () => boolean | Promise<boolean>) => Promise<void>;
}

export function startNode(
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): NodeProcess {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  return {
    kill: (signal) => child.kill(signal),
    stdout: () => stdout,
    ended: once(child, 'close'),
    async until(condition) {
      while (!(await condition())) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`the process has ended: ${stderr}`);
        await setTimeout(1);
      }
    },
  };
}
