import { execFile } from 'node:child_process';

export type ObjectFormat = 'sha1' | 'sha256';

/** One bare repository, driven through git's plumbing. */
export interface Git {
  readonly dir: string;
  readonly objectFormat: ObjectFormat;
  /** Runs git; rejects with a {@link GitError}. */
  run(args: readonly string[], options?: RunOptions): Promise<Buffer>;
  /** The same, as text without the last line break. */
  text(args: readonly string[], options?: RunOptions): Promise<string>;
}

interface RunOptions {
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
}

export class GitError extends Error {
  override readonly name = 'GitError';
}

export function gitAt(dir: string, objectFormat: ObjectFormat): Git {
  const run: Git['run'] = (args, { input = '', env = {} } = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        encoding: 'buffer',
        maxBuffer: 2 ** 30,
        env: { ...process.env, ...quiet, ...env },
      } as const;
      const child = execFile('git', ['--git-dir', dir, ...args], options, (error, stdout, stderr) => {
        if (error === null) resolve(stdout);
        else reject(new GitError(stderr.toString().trim() || error.message));
      });
      child.stdin?.on('error', () => {});
      child.stdin?.end(input);
    });
  return {
    dir,
    objectFormat,
    run,
    text: async (args, options) => (await run(args, options)).toString().replace(/\n$/, ''),
  };
}

/** No configuration of the machine takes part, and git never asks. */
const quiet = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
};
