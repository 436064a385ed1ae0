import { writeSync } from 'node:fs';
import { exitCode } from '../exit-codes.ts';

/** Where a process writes. Its streams are made when they are first needed: that takes longer than most runs. */
export function terminalOf(process: NodeJS.Process): Terminal {
  let out: Output | undefined;
  let err: Output | undefined;
  return {
    get out() {
      out ??= outputOf(process.stdout, process);
      return out;
    },
    get err() {
      err ??= directly(2, () => outputOf(process.stderr, process));
      return err;
    },
  };
}

interface StreamOutput extends Output {
  readonly write: (text: string | Uint8Array) => void;
}

/** A reader that closes the stream early, as `head` does, has what it wanted: that is no error. A full disk is one. */
function outputOf(stream: NodeJS.WriteStream, process: NodeJS.Process): StreamOutput {
  stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || stream === process.stderr) return;
    process.stderr.write(`status-snippets: the result could not be written: ${message}\n`);
    process.once('exit', () => {
      process.exitCode = exitCode('input');
    });
  });
  const terminal = stream.isTTY === true;
  return {
    write: (text) => void stream.write(text),
    terminal,
    colour: wantsColour(terminal, process.env),
  };
}

/** Writes to a file descriptor as long as it takes what it is given, then to its stream, which waits. */
function directly(descriptor: number, open: () => StreamOutput): Output {
  let stream: StreamOutput | undefined;
  const opened = () => {
    stream ??= open();
    return stream;
  };
  return {
    write(text) {
      const rest = stream ? text : writeNow(descriptor, text);
      if (rest.length > 0) opened().write(rest);
    },
    get terminal() {
      return opened().terminal;
    },
    get colour() {
      return opened().colour;
    },
  };
}

/** Writes what can be written without waiting; gives back the rest. Where nobody can read it, there is none. */
function writeNow(descriptor: number, text: string): Uint8Array {
  let bytes = Buffer.from(text);
  try {
    while (bytes.length > 0) bytes = bytes.subarray(writeSync(descriptor, bytes));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return new Uint8Array();
  }
  return bytes;
}

/** Where the command line writes: results to `out`, reports to `err`. */
export interface Terminal {
  readonly out: Output;
  readonly err: Output;
}

export interface Output {
  readonly write: (text: string) => void;
  /** Whether a person looks at it. */
  readonly terminal: boolean;
  readonly colour: boolean;
}

/** Whether a stream gets colours: a terminal does, unless `NO_COLOR` is set to anything. */
export function wantsColour(
  terminal: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  return terminal && !environment.NO_COLOR && environment.TERM !== 'dumb';
}
