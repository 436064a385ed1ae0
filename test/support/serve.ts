import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { environment, program, startInProcess } from './command-line.ts';
import type { TempFolder } from './temp-folder.ts';

export interface Serving extends AsyncDisposable {
  /** The address of the stand-in, which is the first line that the command prints. */
  readonly baseUrl: string;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Presses Ctrl-C, and waits for the exit code. */
  readonly interrupt: () => Promise<number | null>;
}

/** Runs the source code of `serve` in this process. */
export async function startServe(folder: TempFolder, ...args: readonly string[]): Promise<Serving> {
  const { stdout, stderr, ended, interrupt } = startInProcess(folder, commandLine(args));
  return serving({
    stdout,
    stderr,
    ended,
    interrupt() {
      interrupt();
      return ended;
    },
  });
}

/** Starts `serve` of the program as it is published. */
export async function startServeProcess(
  folder: TempFolder,
  ...args: readonly string[]
): Promise<Serving> {
  const child = spawn(process.execPath, [program, ...commandLine(args)], {
    cwd: folder.path,
    env: environment(folder),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'], // with a channel, the process ends when this one does
  }) as ChildProcessByStdio<null, Readable, Readable>;
  const ended = once(child, 'close');
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  return serving({
    stdout: () => stdout,
    stderr: () => stderr,
    ended,
    async interrupt() {
      child.kill('SIGINT');
      const [code] = await ended;
      return code;
    },
  });
}

const commandLine = (args: readonly string[]) =>
  args.includes('--port') ? ['serve', ...args] : ['serve', '--port', '0', ...args];

type Started = Omit<Serving, 'baseUrl' | keyof AsyncDisposable> & {
  readonly ended: Promise<unknown>;
};

async function serving({ ended, ...started }: Started): Promise<Serving> {
  const firstLine = () => /^.*(?=\n)/.exec(started.stdout())?.[0];
  const fail = () => Promise.reject(new Error(`serve ended: ${started.stderr()}`));
  const baseUrl = await Promise.race([
    vi.waitUntil(firstLine, { timeout: 60_000, interval: 5 }),
    ended.then(fail),
  ]);
  return {
    ...started,
    baseUrl,
    async [Symbol.asyncDispose]() {
      await started.interrupt();
    },
  };
}
