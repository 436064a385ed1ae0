import { createEffects, type Effects } from '../runtime/effects.ts';
import { exitCodes } from './exit-codes.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** What the command line gets from outside the program, apart from files. */
export interface Environment {
  readonly env: Variables;
  /** The current folder. Throws if it was deleted. */
  readonly cwd: () => string;
  readonly terminal: Terminal;
  readonly effects: Effects;
}

/** Where results (`out`) and reports (`err`) are written. */
export interface Terminal {
  readonly out: Output;
  readonly err: Output;
}

export interface Output {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  readonly hasColor: boolean;
}

/** The environment of a process. */
export function createEnvironment(process: NodeJS.Process): Environment {
  const { stdout, stderr, env } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that closes the stream early, as `head` does, has what it wanted. A full disk is an error.
    if (error.code === 'EPIPE') return;
    stderr.write(`status-snippets: the result could not be written: ${error.message}\n`);
    process.once('exit', () => {
      process.exitCode = exitCodes.input.code;
    });
  });
  // There is nowhere left to report that a report cannot be written.
  stderr.on('error', () => {});
  return {
    env,
    cwd: () => process.cwd(),
    terminal: { out: createOutput(stdout, env), err: createOutput(stderr, env) },
    effects: createEffects(env, process.platform),
  };
}

function createOutput(stream: NodeJS.WriteStream, env: Variables): Output {
  const isTerminal = stream.isTTY === true;
  return { write: (text) => void stream.write(text), isTerminal, hasColor: wantsColor(isTerminal, env) };
}

/** Whether a stream gets colors: a terminal does. `NO_COLOR` and `FORCE_COLOR` override that. */
export function wantsColor(isTerminal: boolean, env: Variables): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return isTerminal && env.TERM !== 'dumb';
}
