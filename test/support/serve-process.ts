import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { environment, program } from './command-line.ts';
import type { TempFolder } from './temp-folder.ts';

export interface ServeProcess extends AsyncDisposable {
  /** The address of the stand-in, which is the first line that the process prints. */
  readonly baseUrl: string;
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly interrupt: () => Promise<number | null>;
}

export async function startServeProcess(
  folder: TempFolder,
  ...args: readonly string[]
): Promise<ServeProcess> {
  const words = ['serve', ...(args.includes('--port') ? [] : ['--port', '0']), ...args];
  const child = spawn(process.execPath, [program, ...words], {
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
  const [baseUrl] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(() => Promise.reject(new Error(`serve ended: ${stderr}`))),
  ]);
  const interrupt = async (): Promise<number | null> => {
    child.kill('SIGINT');
    const [code] = await ended;
    return code;
  };
  return {
    baseUrl,
    stdout: () => stdout,
    stderr: () => stderr,
    interrupt,
    async [Symbol.asyncDispose]() {
      await interrupt();
    },
  };
}
