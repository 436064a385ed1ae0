import { exitCodeOf } from '../exit-codes.ts';

/** Where the command line writes. */
export interface Terminal {
  /** For results. */
  readonly out: Output;
  /** For reports. */
  readonly err: Output;
}

export interface Output {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  readonly hasColor: boolean;
}

/** The terminal of a process. */
export function createTerminal(process: NodeJS.Process): Terminal {
  const { stdout, stderr, env } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that closes the stream early, as `head` does, has what it wanted. A full disk is an error.
    if (error.code === 'EPIPE') return;
    stderr.write(`status-snippets: the result could not be written: ${error.message}\n`);
    process.once('exit', () => {
      process.exitCode = exitCodeOf('input');
    });
  });
  // There is nowhere left to report that a report cannot be written.
  stderr.on('error', () => {});
  return { out: createOutput(stdout, env), err: createOutput(stderr, env) };
}

function createOutput(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv): Output {
  const isTerminal = stream.isTTY === true;
  return {
    write: (text) => void stream.write(text),
    isTerminal,
    hasColor: wantsColor(isTerminal, env),
  };
}

/** Whether a stream gets colors: a terminal does. `NO_COLOR` and `FORCE_COLOR` override that. */
export function wantsColor(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return isTerminal && env.TERM !== 'dumb';
}
